import type { MenuResource } from '@edp/contract/modules/menu/menu.ts';
import type { TreeNode } from '../../ui/tree-editor/view/tree-model.ts';

/** Its code is its address, which the tree shows behind the name. */
export interface MenuNode extends TreeNode {
  readonly entry: MenuResource;
}

/** The flat list of the wire as a tree, in the language of the user. */
export function menuNodes(entries: readonly MenuResource[], isEnglish: boolean, parentId = ''): MenuNode[] {
  return entries
    .filter((entry) => entry.parentId === parentId)
    .map((entry) => {
      const children = menuNodes(entries, isEnglish, entry.id);
      return {
        id: entry.id,
        name: nameOf(entry, isEnglish),
        code: entry.url,
        entry,
        children: children.length > 0 ? children : undefined,
      };
    });
}

export const nameOf = ({ name, nameEng }: MenuResource, isEnglish: boolean) => (isEnglish && nameEng) || name;

export const isRenamed = (entry: MenuResource) =>
  entry.own === 0 &&
  (entry.name !== entry.builtInName || entry.nameEng !== entry.builtInNameEng || entry.icon !== entry.builtInIcon);

/** Whether a group above an entry is hidden. */
export function isInHidden(entries: readonly MenuResource[], { parentId }: MenuResource): boolean {
  const group = entries.find(({ id }) => id === parentId);
  return group !== undefined && (group.hidden === 1 || isInHidden(entries, group));
}
