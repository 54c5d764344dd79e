/** Whose records: one bit for each id from the lowest on. Asked in one step however many they are. */
export interface OwnerSet {
  readonly lowest: number;
  readonly bits: Buffer;
}

export function ownerSet(ids: readonly string[]): OwnerSet {
  const numbers = ids.map(Number);
  const lowest = numbers.reduce((least, id) => Math.min(least, id), Infinity);
  const highest = numbers.reduce((most, id) => Math.max(most, id), -Infinity);
  const bits = Buffer.alloc(numbers.length ? Math.floor((highest - lowest) / 8) + 1 : 0);
  for (const id of numbers) bits[(id - lowest) >> 3]! |= 0x80 >> ((id - lowest) & 7);
  return { lowest: numbers.length ? lowest : 0, bits };
}

export function hasOwner({ lowest, bits }: OwnerSet, id: string): boolean {
  const place = Number(id) - lowest;
  return place >= 0 && ((bits[Math.floor(place / 8)] ?? 0) & (0x80 >> (place & 7))) !== 0;
}

/** The ids in their order. */
export const ownersIn = ({ lowest, bits }: OwnerSet): number[] =>
  [...bits].flatMap((byte, index) =>
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bit) => (byte & (0x80 >> bit) ? [lowest + index * 8 + bit] : [])),
  );

/** As the policies of the database read it (see functions/sharing.sql). */
export const ownerSetText = ({ lowest, bits }: OwnerSet) => `${lowest}:${bits.toString('hex')}`;
