interface Sibling {
  id: string;
  sort: number;
}

const step = 10;
const largest = 2_147_483_647;

/**
 * The sort numbers that change when a node comes to stand at an index among its siblings: the node's own
 * and, only where there is no room, those that stand in its way. They move ten apart, so the next one finds room.
 */
export function placeAmong(siblings: readonly Sibling[], index: number, id: string): Sibling[] {
  const before = siblings[index - 1]?.sort ?? -1;
  const after = siblings[index]?.sort;
  if (after === undefined && before <= largest - step) return [{ id, sort: before === -1 ? step : before + step }];
  if (after !== undefined && after - before > 1) return [{ id, sort: Math.floor((before + after) / 2) }];
  return makeRoom(siblings, index, id, before) ?? renumber(siblings, index, id);
}

function makeRoom(siblings: readonly Sibling[], index: number, id: string, before: number): Sibling[] | undefined {
  const changed = [{ id, sort: before + 1 }];
  let last = before + 1;
  for (const { id: next, sort } of siblings.slice(index)) {
    if (sort > last) break;
    last += step;
    changed.push({ id: next, sort: last });
  }
  return last > largest ? undefined : changed;
}

/** The numbers have reached their end: all siblings are renumbered. */
function renumber(siblings: readonly Sibling[], index: number, id: string): Sibling[] {
  const order = [
    ...siblings.slice(0, index).map((each) => each.id),
    id,
    ...siblings.slice(index).map((each) => each.id),
  ];
  return order.map((each, place) => ({ id: each, sort: (place + 1) * step }));
}
