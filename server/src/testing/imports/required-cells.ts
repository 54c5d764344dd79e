import type { Sheet, SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { application } from '@edp/contract/modules/application/application.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { category } from '@edp/contract/modules/category/category.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import type { TestClient } from '../test-client.ts';

/** What stands in the required columns of a new row, by the field; of most it follows from their kind. */
export async function requiredCells(client: TestClient): Promise<(sheet: Sheet) => ReadonlyMap<string, string>> {
  const [categories, types, [labels], brands, applications] = await Promise.all([
    client.data(category.tree, { categorySetCode: materialSets.category, status: 1 }),
    client.data(category.tree, { categorySetCode: materialSets.type, status: 1 }),
    client.data(labelSet.list, {}),
    client.data(brand.options, {}),
    client.data(application.list, {}),
  ]);
  const words: Readonly<Record<string, string>> = {
    itemCategoryId: categories[0]!.name,
    productTypeId: categories[0]!.name,
    itemTypeId: types[0]!.name,
    categoryId: categories[0]!.name,
    typeId: types[0]!.name,
    brandId: brands[0]!.name,
    unitId: 'PCS',
    proType: '产成品',
    unitCategory: '数量',
    useObj: labels!.useObjName,
    account: 'sample.one',
    appId: applications[0]!.code,
    startTime: '2026-01-01',
    endTime: '2027-01-01',
    remindScope: 'admin',
  };
  const cellOf = ({ field, kind, choices }: SheetColumn) =>
    words[field] ?? choices?.[0]!.text.ZHS ?? (kind === 'code' ? 'SAMPLE1' : kind === 'decimal' ? '1' : '样例');
  return ({ columns }) =>
    new Map(
      columns
        .filter(({ isWritten, isRequired }) => isWritten && isRequired)
        .map((column) => [column.field, cellOf(column)]),
    );
}
