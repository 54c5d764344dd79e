/** Without the letters and digits that people mistake for one another when they read it out. */
const groups = ['ABCDEFGHJKMNPQRSTUVWXYZ', 'abcdefghjkmnpqrstuvwxyz', '23456789'] as const;
const length = 12;

/** Letters of both kinds and digits in turn, so that every rule about what a password must contain is kept. */
export function suggestPassword(): string {
  return [...crypto.getRandomValues(new Uint32Array(length))]
    .map((random, place) => {
      const group = groups[place % groups.length] ?? '';
      return group[random % group.length];
    })
    .join('');
}
