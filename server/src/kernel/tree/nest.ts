interface Row {
  id: string;
  parentId: string | null;
}

type Nested<R extends Row> = Omit<R, 'parentId'> & { children?: Nested<R>[] };

/**
 * Rows in their order become a tree, in linear time; what has no parent among them is a root, or,
 * where only roots may stand at the top, is left out with all below it.
 */
export function nest<R extends Row>(rows: readonly R[], orphans: 'roots' | 'left out' = 'left out'): Nested<R>[] {
  const nodes = new Map<string, Nested<R>>();
  for (const { parentId: _, ...node } of rows) nodes.set(node.id, node);
  const roots: Nested<R>[] = [];
  for (const { id, parentId } of rows) {
    const node = nodes.get(id)!;
    const parent = parentId === null ? undefined : nodes.get(parentId);
    if (parent) (parent.children ??= []).push(node);
    else if (parentId === null || orphans === 'roots') roots.push(node);
  }
  return roots;
}
