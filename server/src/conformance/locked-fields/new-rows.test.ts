import type { Sheet, SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inputFields } from '../../kernel/exchange/import/parse-input.ts';
import { check, checkFile, runImport, undoImport } from '../../testing/imports/import-file.ts';
import { requiredCells } from '../../testing/imports/required-cells.ts';
import { importKinds } from '../../testing/imports/use-import-app.ts';
import { uploadSheet } from '../../testing/imports/upload-sheet.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { eachOf } from '../each-of.ts';
import { otherCell, readWords, type Words } from './cells.ts';
import { newPicture, zipName, zipOf } from './import-zip.ts';
import { addLockedPeople, type LockedPeople } from './locked-people.ts';
import { canHide, isAsked, type LockedSheet, lockedSheets } from './sheet-records.ts';

/**
 * Rows of a spreadsheet that make records: a new one has nothing in the fields that the role is kept from, except what
 * it cannot do without, which is given once. There is a file for each noun, with a row for each column that a role may
 * be kept from; every other one is hidden, the others are read-only, because what runs write does not depend on it. Rows
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
const refusal = '您的角色不能修改或使用该字段，请联系管理员';

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
/** The column that a row fills in beside those which a new record needs. */
type Own = SheetColumn | undefined;

const fieldsOf = (columns: readonly SheetColumn[]) => columns.map(({ field }) => field);

/** The values of a new record of which nothing is said. */
const initialIn = (sheet: Sheet) =>
  Object.fromEntries(
    Object.entries(inputFields(sheet)).map(([field, each]) => [field, each.safeParse(undefined).data]),
  );

let codes = 0;

/** A row for each of the columns, which fills in what a new record needs, that column and `besides`. */
function fileOf(locked: LockedSheet, columns: readonly Own[], besides: readonly SheetColumn[] = []): Buffer {
  const { sheet } = locked.importer;
  const written = sheet.columns.filter(({ isWritten }) => isWritten);
  const needed = cellsOf(sheet);
  const picture = newPicture();
  const initial = initialIn(sheet);
  const cellOf = (column: SheetColumn, own: Own) => {
    if (column.field === sheet.key) return `new${++codes}`;
    if (column !== own && !besides.includes(column)) return needed.get(column.field) ?? department[column.field] ?? '';
    return column.kind === 'picture' ? picture.name : otherCell(locked, column, initial, words)!;
  };
  const headings = written.map(({ title }) => title.ZHS);
  return zipOf([headings, ...columns.map((own) => written.map((column) => cellOf(column, own)))], picture);
}

interface Tried {
  readonly id: string;
  /** The own column of each row. */
  readonly columns: readonly Own[];
  /** The columns that every row fills in. */
  readonly besides: readonly SheetColumn[];
}

/**
 * Tried by a role that is kept from nothing: each row would make a record, the first one with nothing but what a new
 * record needs. All switches are turned, because others empty what they make pointless. What is refused alone, such as
 * an asset without serial numbers, is given together with the others of its kind.
 */
async function tryFiles(sheet: LockedSheet): Promise<Tried[]> {
  const tryFile = async (columns: readonly Own[], besides: readonly SheetColumn[]): Promise<Tried> => {
    const { id } = await checkFile(people.open, sheet.name, fileOf(sheet, columns, besides), zipName);
    return { id, columns, besides };
  };
  const plain = await tryFile([undefined], []);
  const switches = sheet.columns.filter((column) => column.kind === 'choice' && isAsked(sheet, column));
  const alone = await tryFile(sheet.columns, switches);
  const outcomes = await toldOf(people.open, alone.id);
  const isTaken = (_column: SheetColumn, place: number) => outcomes[place] === 'new';
  const refused = sheet.columns.filter((column, place) => !isTaken(column, place));
  if (refused.length === 0) return [plain, alone];
  const together = await tryFile(refused, [...refused, ...switches]);
  const toldTogether = await toldOf(people.open, together.id);
  expect(toldTogether, toldTogether.join()).toEqual(refused.map(() => 'new'));
  return [plain, await tryFile(sheet.columns.filter(isTaken), switches), together];
}

const eachSheet = (client: TestClient, work: (sheet: LockedSheet, client: TestClient) => Promise<unknown>) =>
  eachOf(making, (sheet) => work(sheet, client), sheetsAtOnce);

it('试运行之后限制的字段不能填写，表单要求的可以填写一次；没有填写的照常新增；撤销照常', async () => {
  await eachSheet(people.mixed, async (sheet, client) => {
    for (const { id, columns, besides } of await tryFiles(sheet)) {
      await runImport(client, id);
      const isWritten = columns.map((own) => [own ?? [], besides].flat().every((each) => isAsked(sheet, each)));
      const expected = isWritten.map((each) => (each ? 'new written' : `new failed ${refusal}`));
      const outcomes = await toldOf(people.open, id);
      const wrong = outcomes.flatMap((each, place) =>
        each === expected[place] ? [] : `${columns[place]?.field ?? 'nothing'}: ${each}`,
      );
      expect(wrong, wrong.join()).toEqual([]);
      expect(outcomes).toHaveLength(columns.length);
      const undoneCount = isWritten.filter(Boolean).length;
      if (undoneCount > 0) expect(await undoImport(client, id)).toMatchObject({ undoneCount, keptCount: 0 });
    }
  });
});

it.each(['hidden', 'readonly'] as const)(
  '限制为 %s 之后上传的：只读取新记录不可缺少、又看得见的字段；缺少的是错误行',
  async (restriction) => {
    await eachSheet(people[restriction], async (sheet, client) => {
      const {
        body: { data },
      } = await uploadSheet(client, sheet.name, fileOf(sheet, sheet.columns), zipName);
      const matched = new Set(data.columns.map(({ field }) => field));
      const isHidden = (column: SheetColumn) => restriction === 'hidden' && canHide(sheet, column);
      const required = sheet.columns.filter(({ isRequired }) => isRequired);
      expect(fieldsOf(sheet.columns.filter(({ field }) => matched.has(field)))).toEqual(
        fieldsOf(required.filter((column) => !isHidden(column))),
      );
      const { id } = await check(client, data);
      const isMade = !required.some(isHidden);
      expect((await toldOf(client, id)).map((outcome) => outcome.split(' ')[0])).toEqual(
        sheet.columns.map(() => (isMade ? 'new' : 'wrong')),
      );
      if (!isMade) return;
      expect(await runImport(client, id)).toMatchObject({ writtenCount: sheet.columns.length, failedCount: 0 });
    });
  },
);
