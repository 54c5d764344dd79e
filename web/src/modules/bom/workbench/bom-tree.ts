import { emptyInTree, type BomItem, type BomNode } from '@edp/contract/modules/bom/bom-item.ts';
import { bomNoun } from '@edp/contract/modules/bom/bom.noun.ts';
import { materialNoun } from '@edp/contract/modules/material/material.noun.ts';
import { productNoun } from '@edp/contract/modules/product/product.noun.ts';
import type { TreeEntry } from '../../../ui/tree-editor/view/tree-model.ts';

/** A component in the tree, by the names that trees have. */
export interface Component extends BomItem {
  readonly name: string;
  readonly code: string;
  /** Of the BOM of a component above it, opened in place: only to be read. */
  readonly isInSubBom: boolean;
  /** Of the BOM or revision that this one is compared with: it is shown where it stood. */
  readonly isRemoved?: boolean;
  readonly children?: readonly this[] | undefined;
}

/** The trees of BOMs that were opened in place, by their id. */
export type SubTrees = ReadonlyMap<string, readonly BomNode[]>;

/** Components with BOMs of their own have the components of those below them, once they are opened. */
export function toComponents(nodes: readonly BomNode[], subTrees: SubTrees, above = ''): Component[] {
  const isInSubBom = above !== '';
  return nodes.map((node) => {
    const id = above + node.id;
    const opened = node.children ? undefined : subTrees.get(node.subBomId ?? '');
    const children = node.children
      ? toComponents(node.children, subTrees, above)
      : opened && toComponents(opened, subTrees, `${id}/`);
    return {
      ...emptyInTree,
      ...(node as BomItem),
      id,
      name: node.productName,
      code: node.itemCode ?? '',
      isInSubBom,
      children,
    };
  });
}

/** Has a BOM of its own that can be opened in place: components of its own come first. */
export const hasSubBom = ({ subBomId, subRevision, children }: Component) =>
  subBomId !== '' && subRevision > 0 && !children;

/** Its own picture, else that of what it refers to, else a sign of what that is. */
export const pictureOf = (node: Component) => ({
  url: node.picUrl || node.materialPicUrl || node.productPicUrl || '',
  icon: (node.proSpecId ? materialNoun : node.productId ? productNoun : bomNoun).menu.icon,
});

/** 2.4.1 */
export function numberOf({ index, parent }: TreeEntry<Component>): string {
  return parent ? `${numberOf(parent)}.${index + 1}` : String(index + 1);
}

export const searchedWords = ({ name, code, position, proSpecName }: Component) => [name, code, position, proSpecName];
