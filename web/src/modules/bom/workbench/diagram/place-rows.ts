/**
 * Where a row of a tree stands in its diagram: the column is its level, the line counts leaves from the top and may lie
 * between two.
 */
export interface Place {
  readonly column: number;
  readonly line: number;
  /** The index of the row that it hangs on; -1 for the whole. */
  readonly parent: number;
}

/**
 * Leaves below each other, everything else beside the middle of what hangs on it. `rows`: from top to bottom, as a tree
 * shows them.
 */
export function placeRows(rows: readonly { readonly level: number }[]): {
  places: readonly Place[];
  root: number;
  columns: number;
  lines: number;
} {
  const above: number[] = [];
  const parents = rows.map(({ level }, index) => {
    above[level] = index;
    return level === 1 ? -1 : above[level - 1]!;
  });
  const childrenOf = Map.groupBy(rows.keys(), (index) => parents[index]!);
  const places: Place[] = [];
  let lines = 0;
  for (const index of rows.keys())
    if (!childrenOf.has(index)) places[index] = { column: rows[index]!.level, line: lines++, parent: parents[index]! };
  const middleOf = (children: readonly number[]) => (places[children[0]!]!.line + places[children.at(-1)!]!.line) / 2;
  // From the bottom, so that what hangs on a row has its place already.
  for (const index of [...rows.keys()].toReversed())
    places[index] ??= { column: rows[index]!.level, line: middleOf(childrenOf.get(index)!), parent: parents[index]! };
  const roots = childrenOf.get(-1) ?? [];
  return {
    places,
    root: roots.length > 0 ? middleOf(roots) : 0,
    columns: rows.reduce((most, { level }) => Math.max(most, level), 0) + 1,
    lines: Math.max(1, lines),
  };
}
