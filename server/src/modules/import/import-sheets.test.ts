import { exchange } from '@edp/contract/modules/exchange/exchange.ts';
import { sheets } from '@edp/contract/sheets.ts';
import { expect, it } from 'vitest';
import { requiredCells } from '../../testing/imports/required-cells.ts';
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
  const cellsOf = await requiredCells(used.admin);
  for (const sheet of written) {
    const { noun, columns } = sheet;
    const pictures = new Set(columns.flatMap(({ kind, title }) => (kind === 'picture' ? [title.ZHS] : [])));
    const response = await fetch(used.admin.baseUrl + exchange.template.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...used.admin.headersOf() },
      body: JSON.stringify({ noun }),
    });
    const headings = (await readWorkbook(Buffer.from(await response.arrayBuffer())))[0];
    const cells = cellsOf(sheet);
    const row = columns.filter(({ isWritten }) => isWritten).map(({ field }) => cells.get(field) ?? '');
    const run = await checkFile(used.admin, noun, `${headings!.join()}\n${row.join()}\n`);
    const expected = importers.some(({ sheet: own, isUpdateOnly }) => own.noun === noun && isUpdateOnly)
      ? [[2, 'wrong', '“SAMPLE1”不存在']]
      : [[2, 'new']];
    expect([
      noun,
      run.columns.filter(({ field, heading }) => !field && !pictures.has(heading)),
      await rowsOf(used.admin, run.id),
    ]).toEqual([noun, [], expected]);
  }
});
