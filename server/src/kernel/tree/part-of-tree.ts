import { assertFound } from '../app-error.ts';

interface Node<N> {
  children?: N[];
  hasChildren?: 0 | 1 | undefined;
}

export interface TreePart {
  parentId?: string | undefined;
  levels?: number | undefined;
}

/**
 * The part of a tree that is asked for, as `readNodes` reads it of a set. Of a tree whose numbers need all of it, so
 * that its size is saved in the answer and not in the reading.
 */
export function partOfTree<N extends Node<N>>(
  roots: readonly N[],
  { parentId, levels }: TreePart,
  idOf: (node: N) => string,
): N[] {
  const top =
    parentId === undefined ? roots : (assertFound(find(roots, (node) => idOf(node) === parentId)).children ?? []);
  return levels === undefined ? [...top] : cut(top, levels);
}

function find<N extends Node<N>>(nodes: readonly N[], isWanted: (node: N) => boolean): N | undefined {
  for (const node of nodes) {
    const found = isWanted(node) ? node : find(node.children ?? [], isWanted);
    if (found) return found;
  }
  return undefined;
}

/** A node keeps its list of children where it has one, which is then empty at the last level. */
const cut = <N extends Node<N>>(nodes: readonly N[], levels: number): N[] =>
  nodes.map((node) => ({
    ...node,
    hasChildren: node.children?.length ? 1 : 0,
    ...(node.children && { children: levels > 1 ? cut(node.children, levels - 1) : [] }),
  }));
