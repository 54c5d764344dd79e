/** The kept keys in the order of `first`; what only `second` has follows the same neighbour as there. */
export function mergeOrder(
  first: readonly string[],
  second: readonly string[],
  kept: ReadonlyMap<string, unknown>,
): string[] {
  const merged = first.filter((key) => kept.has(key));
  const known = new Set(first);
  const ofSecond = new Set(second);
  let place = 0;
  for (const key of second) {
    if (!kept.has(key)) continue;
    if (known.has(key)) {
      place = merged.indexOf(key) + 1;
      continue;
    }
    // Behind what `first` added at the same place.
    while (place < merged.length && !ofSecond.has(merged[place]!)) place++;
    merged.splice(place++, 0, key);
  }
  return merged;
}
