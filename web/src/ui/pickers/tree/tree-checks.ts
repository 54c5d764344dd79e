import type { TreeEntry, TreeModel, TreeNode } from '../../tree-editor/view/tree-model.ts';
import type { CheckState } from '../../tree-editor/view/tree-view.tsx';

/** A node to choose. */
export interface PickableNode extends TreeNode {
  readonly isDisabled?: boolean;
  /** At most one of its descendants can be chosen, as under a label of which one value applies. */
  readonly isExclusive?: boolean;
}

/**
 * `independent`: each node for itself; `descendants`: a node stands for everything below it, and only the topmost are
 * the value.
 */
export type TreeChecks = 'independent' | 'descendants';

type Ids = ReadonlySet<string>;

/** The nodes that are checked when the given ones are. */
export function checkedNodes<Node extends PickableNode>(
  model: TreeModel<Node>,
  ids: readonly string[],
  checks: TreeChecks,
): Ids {
  if (checks === 'independent') return new Set(ids);
  const checked = new Set(ids);
  for (const id of ids)
    for (const below of subtree(model.entries.get(id)?.node)) if (!below.isDisabled) checked.add(below.id);
  return checked;
}

export function toggleCheck<Node extends PickableNode>(
  model: TreeModel<Node>,
  checked: Ids,
  id: string,
  checks: TreeChecks,
): Ids {
  const entry = model.entries.get(id);
  if (!entry || entry.node.isDisabled) return checked;
  return checks === 'independent' ? toggleOne(entry, checked) : toggleSubtree(entry, checked);
}

/** The checked nodes without those whose parent is checked too: each stands for its subtree. */
export const topmost = <Node extends PickableNode>({ entries }: TreeModel<Node>, checked: Ids) =>
  [...checked].filter((id) => !checked.has(entries.get(id)?.parent?.node.id ?? ''));

/** What the checkbox of each node shows; nodes that are not in the map are not checked. */
export function checkStates<Node extends PickableNode>(
  { entries }: TreeModel<Node>,
  checked: Ids,
  checks: TreeChecks,
): ReadonlyMap<string, CheckState> {
  const states = new Map<string, CheckState>([...checked].map((id) => [id, true]));
  if (checks === 'independent') return states;
  for (const id of checked)
    for (let above = entries.get(id)?.parent; above && !states.has(above.node.id); above = above.parent)
      states.set(above.node.id, 'mixed');
  return states;
}

function toggleOne<Node extends PickableNode>(entry: TreeEntry<Node>, checked: Ids): Ids {
  const next = new Set(checked);
  if (next.delete(entry.node.id)) return next;
  for (let above = entry.parent; above; above = above.parent) {
    if (!above.node.isExclusive) continue;
    for (const { id } of subtree(above.node)) if (id !== above.node.id) next.delete(id);
  }
  next.add(entry.node.id);
  return next;
}

function toggleSubtree<Node extends PickableNode>(entry: TreeEntry<Node>, checked: Ids): Ids {
  const next = new Set(checked);
  const nodes = [...subtree(entry.node)].filter(({ isDisabled }) => !isDisabled);
  if (nodes.every(({ id }) => checked.has(id))) {
    for (const { id } of nodes) next.delete(id);
    for (let above = entry.parent; above; above = above.parent) next.delete(above.node.id);
    return next;
  }
  for (const { id } of nodes) next.add(id);
  for (
    let above = entry.parent;
    above && !above.node.isDisabled && above.node.children?.every((child) => child.isDisabled || next.has(child.id));
    above = above.parent
  )
    next.add(above.node.id);
  return next;
}

/** The node and everything below it. */
function* subtree<Node extends PickableNode>(node: Node | undefined): Generator<Node> {
  if (!node) return;
  yield node;
  for (const child of node.children ?? []) yield* subtree(child);
}
