import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check } from '../../testing/imports/import-file.ts';
import { requiredCells } from '../../testing/imports/required-cells.ts';
import { importKinds } from '../../testing/imports/use-import-app.ts';
import { uploadSheet } from '../../testing/imports/upload-sheet.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { eachOf } from '../each-of.ts';
import { otherCell, readWords, type Words } from './cells.ts';
import { newPicture, zipName, zipOf } from './import-zip.ts';
import { addLockedPeople, type LockedPeople } from './locked-people.ts';
import { canHide, type LockedSheet, lockedSheets } from './sheet-records.ts';

/**
 * Rows of a spreadsheet that make records: of the fields that the role is kept from, those alone are read that a new
 * record cannot do without. There is a file for each noun, with a row for each column that a role may be kept from. Rows
 * that change records are in runs.test.ts.
 */
let app: TestApp;
let people: LockedPeople;
let words: Words;
let cellsOf: Awaited<ReturnType<typeof requiredCells>>;

/** While one waits for its jobs, others go on. */
const sheetsAtOnce = 3;
/** The user adds people to the department of their own alone. */
const department: Readonly<Record<string, string>> = { organizationId: '物料数据组' };

const making = lockedSheets.filter(({ importer }) => !('isUpdateOnly' in importer && importer.isUpdateOnly));

beforeAll(async () => {
  app = await startTestApp({}, { kinds: importKinds });
  people = await addLockedPeople(app, await app.as('admin'));
  words = await readWords(people.open, making);
  cellsOf = await requiredCells(people.open);
});
afterAll(() => app.stop());

/** Each row says its result, what became of it, and why. */
const toldOf = async (client: TestClient, id: string) =>
  (await client.data(imports.rows, { id, pageSize: 1000 })).map(({ result, state, message, cells }) =>
    [result, state, ...cells.map(({ error }) => error), message].filter(Boolean).join(' '),
  );
const fieldsOf = (columns: readonly SheetColumn[]) => columns.map(({ field }) => field);

let codes = 0;

/** A row for each column that fills in what a new record needs, and that column. */
function fileOf(locked: LockedSheet): Buffer {
  const { sheet } = locked.importer;
  const written = sheet.columns.filter(({ isWritten }) => isWritten);
  const needed = cellsOf(sheet);
  const picture = newPicture();
  const cellOf = (column: SheetColumn, own: SheetColumn) => {
    if (column.field === sheet.key) return `new${++codes}`;
    if (column !== own) return needed.get(column.field) ?? department[column.field] ?? '';
    return column.kind === 'picture' ? picture.name : otherCell(locked, column, {}, words)!;
  };
  const headings = written.map(({ title }) => title.ZHS);
  return zipOf([headings, ...locked.columns.map((own) => written.map((column) => cellOf(column, own)))], picture);
}

describe.each(['hidden', 'readonly'] as const)('%s', (restriction) => {
  const eachSheet = (work: (sheet: LockedSheet, client: TestClient) => Promise<unknown>) =>
    eachOf(making, (sheet) => work(sheet, people[restriction]), sheetsAtOnce);

  it('限制之后上传的：只读取新记录不可缺少、又看得见的字段；缺少的是错误行', async () => {
    await eachSheet(async (sheet, client) => {
      const {
        body: { data },
      } = await uploadSheet(client, sheet.name, fileOf(sheet), zipName);
      const matched = new Set(data.columns.map(({ field }) => field));
      const isHidden = (column: SheetColumn) => restriction === 'hidden' && canHide(sheet, column);
      const required = sheet.columns.filter(({ isRequired }) => isRequired);
      expect(fieldsOf(sheet.columns.filter(({ field }) => matched.has(field)))).toEqual(
        fieldsOf(required.filter((column) => !isHidden(column))),
      );
      const { id } = await check(client, data);
      const result = required.some(isHidden) ? 'wrong' : 'new';
      expect((await toldOf(client, id)).map((told) => told.split(' ')[0])).toEqual(sheet.columns.map(() => result));
    });
  });
});
