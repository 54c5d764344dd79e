interface Identified {
  readonly id: string;
}

export const isPicked = (picked: readonly Identified[], { id }: Identified) => picked.some((each) => each.id === id);

/** In the order in which they were picked; rows of other pages stay. */
export function addPicked<Item extends Identified>(picked: readonly Item[], added: readonly Item[]): readonly Item[] {
  const ids = new Set(picked.map(({ id }) => id));
  return [...picked, ...added.filter(({ id }) => !ids.has(id))];
}

export function removePicked<Item extends Identified>(
  picked: readonly Item[],
  removed: readonly Identified[],
): readonly Item[] {
  const ids = new Set(removed.map(({ id }) => id));
  return picked.filter(({ id }) => !ids.has(id));
}
