import { exchange } from '@edp/contract/modules/exchange/exchange.ts';
import { application } from '@edp/contract/modules/application/application.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { category } from '@edp/contract/modules/category/category.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { sheets } from '@edp/contract/sheets.ts';
import { expect, it } from 'vitest';
import { readWorkbook } from '../../testing/samples/read-workbook.ts';
import { checkFile, rowsOf } from '../../testing/imports/import-file.ts';
import { useImportApp } from '../../testing/imports/use-import-app.ts';
import { importers } from './importers.ts';

const used = useImportApp();
const written = sheets.filter(({ save }) => save);

it('可以保存的每一种表都能导入，编码列与必填列齐全', () => {
  expect(importers.map(({ sheet }) => sheet.noun).toSorted()).toEqual(written.map(({ noun }) => noun).toSorted());
  for (const { noun, key, columns } of written)
    if (key)
      expect([noun, columns.find(({ field }) => field === key)]).toEqual([
        noun,
        expect.objectContaining({ isWritten: true, isRequired: true }),
      ]);
});

it('每一种表的模板填一行必填的内容，试运行通过', async () => {
  const [categories, types, [labels], brands, applications] = await Promise.all([
    used.admin.data(category.tree, { categorySetCode: materialSets.category, status: 1 }),
    used.admin.data(category.tree, { categorySetCode: materialSets.type, status: 1 }),
    used.admin.data(labelSet.list, {}),
    used.admin.data(brand.options, {}),
    used.admin.data(application.list, {}),
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
  for (const { noun, columns } of written) {
    const pictures = new Set(columns.flatMap(({ kind, title }) => (kind === 'picture' ? [title.ZHS] : [])));
    const response = await fetch(used.admin.baseUrl + exchange.template.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...used.admin.headersOf() },
      body: JSON.stringify({ noun }),
    });
    const headings = (await readWorkbook(Buffer.from(await response.arrayBuffer())))[0];
    const row = columns
      .filter(({ isWritten }) => isWritten)
      .map(({ field, kind, choices, isRequired }) =>
        isRequired
          ? (words[field] ??
            choices?.[0]!.text.ZHS ??
            (kind === 'code' ? 'SAMPLE1' : kind === 'decimal' ? '1' : '样例'))
          : '',
      );
    const run = await checkFile(used.admin, noun, `${headings!.join()}\n${row.join()}\n`);
    const expected = importers.some(({ sheet, ...rest }) => sheet.noun === noun && 'isUpdateOnly' in rest)
      ? [[2, 'wrong', '“SAMPLE1”不存在']]
      : [[2, 'new']];
    expect([
      noun,
      run.columns.filter(({ field, heading }) => !field && !pictures.has(heading)),
      await rowsOf(used.admin, run.id),
    ]).toEqual([noun, [], expected]);
  }
});
