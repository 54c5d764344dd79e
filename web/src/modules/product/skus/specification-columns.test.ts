import { tableLayout } from '@edp/contract/modules/table-layout/table-layout.ts';
import { expect, it } from 'vitest';
import { specificationColumns } from './specification-columns.ts';

const rows = [
  { keyList: ['颜色', '口径'], specValues: ['蓝色', 'DN15'] },
  { keyList: ['口径', '1/2"'], specValues: ['DN20', '是'] },
  { keyList: [], specValues: [] },
];
const columns = specificationColumns(rows);

it('本页出现的每个规格一列，没有该规格的行留空', () => {
  expect(columns.map(({ title }) => title)).toEqual(['颜色', '口径', '1/2"']);
  expect(rows.map((row) => columns.map(({ render }) => render(row)))).toEqual([
    ['蓝色', 'DN15', ''],
    ['', 'DN20', '是'],
    ['', '', ''],
  ]);
});

it('列的名称各不相同，与所在的页无关，可以保存列设置', () => {
  const keys = columns.map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  expect(specificationColumns(rows.slice(1)).map(({ key }) => key)).toEqual(keys.slice(1));
  const layout = { columns: keys.map((key) => ({ key })), density: 'standard' };
  expect(tableLayout.save.input.safeParse({ table: 'sku.list', layout }).success).toBe(true);
});
