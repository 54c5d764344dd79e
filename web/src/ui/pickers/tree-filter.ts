export interface TreeItem {
  readonly id: string;
  readonly name: string;
  readonly children: readonly TreeItem[];
}

/** The branches that contain a match; a matching item keeps its whole subtree. */
export function filterTree(items: readonly TreeItem[], text: string): TreeItem[] {
  const wanted = text.toLowerCase();
  return items.flatMap((item) => {
    if (item.name.toLowerCase().includes(wanted)) return [item];
    const children = filterTree(item.children, text);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}
