import { bom } from '@edp/contract/modules/bom/bom.ts';
import { type BomNode, bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import type { UsedApp } from '../use-test-app.ts';

let number = 0;

/** An item of an outline: a material by its id, or free text by its name. */
export interface Outline {
  material?: string;
  name?: string;
  quantity?: string | number;
  scrapRate?: string | number;
  below?: readonly Outline[];
}

/** BOMs and their trees as an administrator makes them. */
export function bomActions(used: UsedApp) {
  const add = async (head: object = {}) =>
    (await used.admin.data(bom.save, { productName: `测试BOM${++number}`, proSpecName: '规格', active: 1, ...head }))
      .id;
  const fill = async (bomId: string, outline: readonly Outline[], supId?: string): Promise<Record<string, string>> => {
    const ids: Record<string, string> = {};
    for (const [index, { material, name, quantity, scrapRate, below = [] }] of outline.entries()) {
      const { id } = await used.admin.data(bomItem.save, {
        bomId,
        supId,
        sort: (index + 1) * 10,
        proSpecId: material,
        productName: name,
        quantity,
        scrapRate,
      });
      ids[name ?? material!] = id;
      Object.assign(ids, await fill(bomId, below, id));
    }
    return ids;
  };
  /** 甲(乙, 丙(丁)): the names of a tree. */
  const shape = (nodes: readonly BomNode[]): string =>
    nodes.map(({ productName, children }) => productName + (children ? `(${shape(children)})` : '')).join(', ');
  return {
    add,
    fill,
    /** With a head that is a material. */
    of: async (materialId: string, outline: readonly Outline[], { isReleased = false } = {}) => {
      const id = await add({ proSpecId: materialId });
      await fill(id, outline);
      if (isReleased) await used.admin.succeed(bom.release, { id });
      return id;
    },
    tree: (bomId: string, revision?: number) =>
      used.admin.data(bomItem.tree, revision === undefined ? { bomId } : { bomId, revision }),
    shape: async (bomId: string, revision?: number) =>
      shape(await used.admin.data(bomItem.tree, revision === undefined ? { bomId } : { bomId, revision })),
  };
}
