/** A node of any tree that is shown. */
export interface TreeNode {
  readonly id: string;
  readonly name: string;
  /** Empty where nodes have none. */
  readonly code: string;
  readonly children?: readonly this[] | undefined;
}

/** A node that can be moved. */
export interface EditableNode extends TreeNode {
  readonly version: number;
  readonly sort: number;
}

export interface TreeEntry<Node> {
  readonly node: Node;
  readonly parent: TreeEntry<Node> | undefined;
  /** 1 for a root. */
  readonly level: number;
  /** Its index among its siblings. */
  readonly index: number;
  /** The number of its descendants. */
  below: number;
  /** The number of levels of its subtree, itself included. */
  height: number;
}

export interface TreeModel<Node> {
  readonly roots: readonly Node[];
  readonly entries: ReadonlyMap<string, TreeEntry<Node>>;
}

/** A tree with an index of its nodes, to walk it from any node. */
export function buildTreeModel<Node extends TreeNode>(roots: readonly Node[]): TreeModel<Node> {
  const entries = new Map<string, TreeEntry<Node>>();
  const visit = (nodes: readonly Node[], parent: TreeEntry<Node> | undefined) => {
    const level = (parent?.level ?? 0) + 1;
    for (let index = 0; index < nodes.length; index++) {
      const node = nodes[index]!;
      const entry: TreeEntry<Node> = { node, parent, level, index, below: 0, height: 1 };
      entries.set(node.id, entry);
      if (node.children) visit(node.children, entry);
      if (!parent) continue;
      parent.below += entry.below + 1;
      parent.height = Math.max(parent.height, entry.height + 1);
    }
  };
  visit(roots, undefined);
  return { roots, entries };
}

export const siblingsOf = <Node extends TreeNode>(
  { roots }: TreeModel<Node>,
  { parent }: TreeEntry<Node>,
): readonly Node[] => parent?.node.children ?? (parent ? [] : roots);

/** From the root down to the node itself. */
export function pathOf<Node>(entry: TreeEntry<Node>): Node[] {
  const path: Node[] = [];
  for (let step: TreeEntry<Node> | undefined = entry; step; step = step.parent) path.unshift(step.node);
  return path;
}

export function isInSubtree<Node extends TreeNode>(entry: TreeEntry<Node> | undefined, ancestorId: string): boolean {
  for (let step = entry; step; step = step.parent) if (step.node.id === ancestorId) return true;
  return false;
}

const nameAndCode = ({ name, code }: TreeNode) => [name, code];

/** The nodes whose name or code contains a text, and their ancestors. */
export interface TreeMatches {
  readonly matches: number;
  readonly first: string | undefined;
  /** The matches and everything above them. */
  readonly shown: ReadonlySet<string>;
}

/** `wordsOf`: what is searched, where it is not name and code. */
export function searchTree<Node extends TreeNode>(
  { entries }: TreeModel<Node>,
  query: string,
  wordsOf: (node: Node) => readonly string[] = nameAndCode,
): TreeMatches | undefined {
  const keyword = query.trim().toLowerCase();
  if (!keyword) return undefined;
  const shown = new Set<string>();
  let matches = 0;
  let first: string | undefined;
  for (const entry of entries.values()) {
    if (!wordsOf(entry.node).some((word) => word.toLowerCase().includes(keyword))) continue;
    matches += 1;
    first ??= entry.node.id;
    for (let step: TreeEntry<Node> | undefined = entry; step && !shown.has(step.node.id); step = step.parent)
      shown.add(step.node.id);
  }
  return { matches, first, shown };
}

export interface TreeRow<Node> {
  readonly node: Node;
  readonly level: number;
  readonly place: number;
  readonly siblings: number;
  readonly isOpen: boolean;
  readonly hasChildren: boolean;
}

/** The visible rows, from top to bottom. Search results are expanded unless the user collapses them. */
export function visibleRows<Node extends TreeNode>(
  { roots }: TreeModel<Node>,
  isOpen: (id: string) => boolean,
  found: TreeMatches | undefined,
): TreeRow<Node>[] {
  const rows: TreeRow<Node>[] = [];
  const visit = (nodes: readonly Node[], level: number) => {
    const shown = found ? nodes.filter(({ id }) => found.shown.has(id)) : nodes;
    for (const [index, node] of shown.entries()) {
      const children = node.children ?? [];
      const hasChildren = found ? children.some(({ id }) => found.shown.has(id)) : children.length > 0;
      const open = hasChildren && isOpen(node.id);
      rows.push({ node, level, place: index + 1, siblings: shown.length, isOpen: open, hasChildren });
      if (open) visit(children, level + 1);
    }
  };
  visit(roots, 1);
  return rows;
}
