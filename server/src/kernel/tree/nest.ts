interface Row {
  id: string;
  parentId: string | null;
}

type Nested<R extends Row> = R & { children?: Nested<R>[] };

/**
 * Rows in their order become the tree below a node, or the whole one, in linear time; what has lost its parent among
 * them is left out with all below it.
 */
export function nest<R extends Row>(rows: readonly R[], below: string | null = null): Nested<R>[] {
  const nodes = new Map<string, Nested<R>>();
  // The rows themselves become the nodes: to copy tens of thousands takes longer than all the rest.
  for (const row of rows) nodes.set(row.id, row);
  const roots: Nested<R>[] = [];
  for (const node of nodes.values()) {
    const parent = node.parentId === null ? undefined : nodes.get(node.parentId);
    if (parent) (parent.children ??= []).push(node);
    else if (node.parentId === below) roots.push(node);
  }
  return roots;
}
