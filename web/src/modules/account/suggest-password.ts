/** Without letters and digits that are easily confused. */
const groups = ['ABCDEFGHJKMNPQRSTUVWXYZ', 'abcdefghjkmnpqrstuvwxyz', '23456789'] as const;
const length = 12;

/** Upper case, lower case and digits in turn, so that every password rule is met. */
export function suggestPassword(): string {
  return [...crypto.getRandomValues(new Uint32Array(length))]
    .map((random, place) => {
      const group = groups[place % groups.length] ?? '';
      return group[random % group.length];
    })
    .join('');
}
