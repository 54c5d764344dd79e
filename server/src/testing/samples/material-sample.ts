import type { CategoryNode } from '@edp/contract/modules/category/category.ts';
import { category } from '@edp/contract/modules/category/category.ts';
import { materialDefaults } from '@edp/contract/modules/material/material-fields.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import type { TestClient } from '../test-client.ts';

/** The path to the first leaf of a tree. */
const firstLeaf = ([node]: readonly CategoryNode[]): string[] =>
  node ? [node.id, ...firstLeaf(node.children ?? [])] : [];

/** The choices of a material's form in the demo data. */
export async function materialChoices(client: TestClient) {
  const [categories, types, units] = await Promise.all([
    client.data(category.tree, { categorySetCode: materialSets.category, status: 1 }),
    client.data(category.tree, { categorySetCode: materialSets.type, status: 1 }),
    client.data(unit.options, {}),
  ]);
  const unitOf = (code: string) => units.find((each) => each.code === code)!.id;
  return {
    categories,
    types,
    itemCategoryId: firstLeaf(categories),
    itemTypeId: firstLeaf(types),
    unitId: unitOf('PCS'),
    unitOf,
  };
}

export type MaterialChoices = Awaited<ReturnType<typeof materialChoices>>;

/** A valid material. */
export const materialSample = ({ itemCategoryId, itemTypeId, unitId }: MaterialChoices, number: number) => ({
  ...materialDefaults,
  itemCode: `TEST-${number}`,
  itemName: `测试物料${number}`,
  itemCategoryId,
  itemTypeId,
  unitId,
  startDateActive: '2026-11-01',
});
