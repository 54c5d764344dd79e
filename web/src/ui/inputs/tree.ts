/** A node of any tree: a category, an organisation, a region. */
export interface TreeNode {
  readonly id: string;
  readonly name: string;
  readonly children?: readonly TreeNode[] | undefined;
}

/** From the root to the node; undefined where the tree does not have it. */
export function pathTo(nodes: readonly TreeNode[], id: string): readonly TreeNode[] | undefined {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const below = pathTo(node.children ?? [], id);
    if (below) return [node, ...below];
  }
  return undefined;
}

/** The nodes of a path of ids; undefined where the tree does not have all of them. */
export function nodesOf(nodes: readonly TreeNode[], ids: readonly string[]): readonly TreeNode[] | undefined {
  const found: TreeNode[] = [];
  for (const id of ids) {
    const node: TreeNode | undefined = (found.at(-1)?.children ?? (found.length === 0 ? nodes : [])).find(
      (each) => each.id === id,
    );
    if (!node) return undefined;
    found.push(node);
  }
  return found;
}

/** The tree with a path in it that it may not have any more, such as one of a record whose category was disabled. */
export function withPath(nodes: readonly TreeNode[], path: readonly TreeNode[]): readonly TreeNode[] {
  const [first, ...rest] = path;
  if (!first) return nodes;
  const existing = nodes.find(({ id }) => id === first.id);
  const node = {
    ...(existing ?? first),
    ...(rest.length > 0 && { children: withPath(existing?.children ?? [], rest) }),
  };
  return existing ? nodes.map((each) => (each === existing ? node : each)) : [...nodes, node];
}

/** 外购件 / 轴承 */
export const pathText = (path: readonly TreeNode[] | undefined) => path?.map(({ name }) => name).join(' / ') ?? '';
