import type { TreeMoved } from '@edp/contract/kernel/record/tree.ts';
import type { MessageKey } from '@edp/contract/texts.ts';
import { isInSubtree, pathOf, siblingsOf, type TreeEntry, type TreeModel, type TreeNode } from './view/tree-model.ts';

/** The parent (undefined: a root) and the next sibling (undefined: at the end). */
export interface TreePosition {
  readonly parentId: string | undefined;
  readonly beforeId: string | undefined;
}

export interface DropTarget {
  readonly id: string;
  readonly where: 'before' | 'inside' | 'after';
}

/** The new position of a node dropped on another. */
export function positionOfDrop<Node extends TreeNode>(
  model: TreeModel<Node>,
  { id, where }: DropTarget,
  movedId: string,
): TreePosition {
  if (where === 'inside') return { parentId: id, beforeId: undefined };
  const target = model.entries.get(id)!;
  const parentId = target.parent?.node.id;
  if (where === 'before') return { parentId, beforeId: id };
  return {
    parentId,
    beforeId: siblingsOf(model, target)
      .slice(target.index + 1)
      .find((next) => next.id !== movedId)?.id,
  };
}

/** One step up or down among its siblings; undefined if it is the first or the last. */
export function positionOfShift<Node extends TreeNode>(
  model: TreeModel<Node>,
  entry: TreeEntry<Node>,
  by: -1 | 1,
): TreePosition | undefined {
  const siblings = siblingsOf(model, entry);
  if (!siblings[entry.index + by]) return undefined;
  return { parentId: entry.parent?.node.id, beforeId: siblings[by === -1 ? entry.index - 1 : entry.index + 2]?.id };
}

/** Why a node cannot be moved to a parent, as far as the browser knows; the server checks again. */
export function validateMove<Node extends TreeNode>(
  model: TreeModel<Node>,
  entry: TreeEntry<Node>,
  parentId: string | undefined,
  maxDepth: number,
): MessageKey | undefined {
  const parent = parentId === undefined ? undefined : model.entries.get(parentId);
  if (isInSubtree(parent, entry.node.id)) return 'tree.cycle';
  return (parent?.level ?? 0) + entry.height > maxDepth ? 'tree.tooDeep' : undefined;
}

/** The tree after a move on the server; unchanged nodes keep their identity. */
export function applyMove<Node extends TreeNode>(
  model: TreeModel<Node>,
  id: string,
  { parentId, beforeId }: TreePosition,
  { changed }: TreeMoved,
): readonly Node[] {
  const entry = model.entries.get(id)!;
  const changes = new Map(changed.map((change) => [change.id, change]));
  const withChange = (node: Node): Node => ({ ...node, ...changes.get(node.id) });
  const parent = parentId === undefined ? undefined : model.entries.get(parentId);
  const changedAncestors = new Set(
    [...(parent ? pathOf(parent) : []), ...(entry.parent ? pathOf(entry.parent) : [])].map((node) => node.id),
  );

  const rebuild = (nodes: readonly Node[], ownerId: string | undefined): readonly Node[] => {
    const kept = nodes
      .filter((node) => node.id !== id)
      .map((node) => (changedAncestors.has(node.id) ? withChildren(node) : node));
    if (ownerId !== parentId) return kept;
    const at = kept.findIndex((node) => node.id === beforeId);
    return kept
      .toSpliced(at === -1 ? kept.length : at, 0, entry.node)
      .map((node) => (changes.has(node.id) ? withChange(node) : node));
  };
  const withChildren = (node: Node): Node => {
    const children = rebuild(node.children ?? [], node.id);
    return { ...node, children: children.length > 0 ? children : undefined };
  };
  return rebuild(model.roots, undefined);
}
