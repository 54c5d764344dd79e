import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { batchEdit } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import { imports, type ImportRow } from '@edp/contract/modules/import/import.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importKinds } from '../../testing/imports/use-import-app.ts';
import { check, checkFile, runImport, undoImport, waitForImport } from '../../testing/imports/import-file.ts';
import { uploadSheet } from '../../testing/imports/upload-sheet.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { eachOf } from '../each-of.ts';
import { otherValueFor } from './batch-values.ts';
import { otherCell, readWords, sameCell, type Words } from './cells.ts';
import { addLockedPeople, type LockedPeople } from './locked-people.ts';
import type { Input } from './locked-paths.ts';
import { newPicture, zipName, zipOf } from './import-zip.ts';
import { snapshot } from './row-snapshot.ts';
import { addRecords, type LockedSheet, lockedSheets, type SheetRecord, valuesOf } from './sheet-records.ts';

/**
 * What a role may not see or change stays as it is when spreadsheets and batch edits are tried, written and undone. Of
 * each noun there are as many records as columns that a role may be kept from, and a file with a row for each that
 * changes one of them: every row is refused for its own column. The same user begins with all rights and goes on with
 * fewer, as after a change of the role: what runs write does not depend on whether a field is hidden or read-only, so
 * every other one is hidden. Forms and translations are in forms.test.ts.
 */
let app: TestApp;
let admin: TestClient;
let people: LockedPeople;
let words: Words;
const recordsOf = new Map<string, SheetRecord[]>();

/** While one waits for its jobs, others go on. */
const sheetsAtOnce = 3;

/** A field that tells records apart beside their key names another record where it is changed. */
const changeable = ({ columns, importer }: LockedSheet) => columns.filter(({ field }) => importer.scope !== field);
/**
 * Nothing tells certificates apart, so a file cannot name one: their rows are in new-rows.test.ts. Many that
 * exist are changed by batch edits.
 */
const filed = lockedSheets.filter(({ importer }) => importer.sheet.key !== undefined);
/**
 * Batch edits begin with rows of another origin, and the same jobs write and undo them: one column of each kind is enough
 * where files try all of them.
 */
const batched = (sheet: LockedSheet, columns: readonly SheetColumn[]) =>
  filed.includes(sheet) ? [...Map.groupBy(columns, ({ kind }) => kind).values()].map(([first]) => first!) : columns;
const eachFiled = (work: (sheet: LockedSheet) => Promise<unknown>) => eachOf(filed, work, sheetsAtOnce);
beforeAll(async () => {
  app = await startTestApp({}, { kinds: importKinds });
  admin = await app.as('admin');
  people = await addLockedPeople(app, admin);
  words = await readWords(people.open, lockedSheets);
  for (const sheet of lockedSheets)
    recordsOf.set(sheet.name, await addRecords(people.open, sheet, Math.max(changeable(sheet).length, 1)));
});
afterAll(() => app.stop());

const stored = ({ name, importer }: LockedSheet) =>
  snapshot(
    app,
    importer.table,
    recordsOf.get(name)!.map(({ id }) => id),
  );
const valuesIn = (sheet: LockedSheet): Promise<Input[]> =>
  Promise.all(recordsOf.get(sheet.name)!.map((record) => valuesOf(admin, sheet, record)));
const rowsIn = (client: TestClient, id: string): Promise<ImportRow[]> =>
  client.data(imports.rows, { id, pageSize: 1000 });

/** A file whose rows change one column each: the first row the first, and so on. Its picture is a new one each time. */
async function fileOf(sheet: LockedSheet): Promise<Buffer> {
  const columns = changeable(sheet);
  const picture = newPicture();
  const titleOf = (name: string) => sheet.importer.sheet.columns.find(({ field }) => field === name)!.title.ZHS;
  const rows = (await valuesIn(sheet)).map((values, row) =>
    columns.map((column, place) =>
      place !== row
        ? sameCell(column, values, words)
        : column.kind === 'picture'
          ? picture.name
          : otherCell(sheet, column, values, words),
    ),
  );
  expect(
    rows.flatMap((cells, row) => (cells.includes(undefined) ? [columns[row]!.field] : [])),
    'columns without another value',
  ).toEqual([]);
  const keys = recordsOf.get(sheet.name)!.map(({ key }) => key);
  return zipOf(
    [
      [titleOf(sheet.importer.sheet.key!), ...columns.map(({ title }) => title.ZHS)],
      ...rows.map((cells, row) => [keys[row]!, ...(cells as string[])]),
    ],
    picture,
  );
}

/** Tried by a role that is kept from nothing: each row would change its own column and no other. */
async function tryFile(sheet: LockedSheet): Promise<string> {
  const { id } = await checkFile(people.open, sheet.name, await fileOf(sheet), zipName);
  const rows = await rowsIn(people.open, id);
  const changed = rows.map(({ cells, message }) => [
    ...cells.flatMap(({ before, after }, place) => (before === after ? [] : [place - 1])),
    ...cells.flatMap(({ error }) => error || []),
    ...(message ? [message] : []),
  ]);
  expect(
    changed,
    changeable(sheet)
      .map(({ field }) => field)
      .join(),
  ).toEqual(changeable(sheet).map((_column, place) => [place]));
  return id;
}

const startBatch = (who: TestClient, { name }: LockedSheet, id: string, field: string, value: string) =>
  who.attempt(batchEdit.start, { noun: name, ids: [id], changes: [{ field, operation: 'set', value }] });

interface Batch {
  readonly field: string;
  readonly id: string;
}

/** Batch edits of one column, each in a record of its own, tried by a role that is kept from nothing. */
async function tryBatches(sheet: LockedSheet): Promise<Batch[]> {
  const { importer, name } = sheet;
  const fields = new Map((await people.open.data(batchEdit.fields, { noun: name })).map((each) => [each.field, each]));
  const values = await valuesIn(sheet);
  const columns = changeable(sheet);
  // The system makes some of them; other lists hold too much to choose from, or pictures.
  const closed = new Set([...importer.kept, ...Object.keys(importer.lists)]);
  expect(
    columns.filter(({ field, kind }) => !fields.has(field) && kind !== 'picture' && !closed.has(field)),
    name,
  ).toEqual([]);
  const batches: Batch[] = [];
  for (const column of batched(
    sheet,
    columns.filter(({ field }) => fields.has(field)),
  )) {
    const place = columns.indexOf(column);
    const value = await otherValueFor(admin, sheet, fields.get(column.field)!, column, values[place]!, words);
    expect(value, `another value of ${column.field}`).toBeDefined();
    const { status, body } = await startBatch(
      people.open,
      sheet,
      recordsOf.get(name)![place]!.id,
      column.field,
      value!,
    );
    expect(status, `${column.field} ${value}: ${JSON.stringify(body)}`).toBe(200);
    batches.push({ field: column.field, id: (body.data as unknown as { id: string }).id });
  }
  await expectOf(batches, { changedCount: 1 });
  return batches;
}

async function expectOf(batches: readonly Batch[], outcome: object): Promise<void> {
  for (const { field, id } of batches) expect(await waitForImport(people.open, id), field).toMatchObject(outcome);
}

/** Starts all of them before it waits for the first. */
async function all(batches: readonly Batch[], start: (id: string) => Promise<unknown>, outcome: object): Promise<void> {
  for (const { id } of batches) await start(id);
  await expectOf(batches, outcome);
}

const statesOf = async (id: string) =>
  (await rowsIn(people.open, id)).map(({ state, message }) => `${state} ${message}`);

it('导入：字段不能匹配，或者它的行是错误的', async () => {
  await eachFiled(async (sheet) => {
    const client = people.mixed;
    const before = await stored(sheet);
    const {
      body: { data },
    } = await uploadSheet(client, sheet.name, await fileOf(sheet), zipName);
    const open = new Set(data.columns.map(({ field }) => field));
    const closed = changeable(sheet).filter(({ field }) => !open.has(field));
    for (const { field } of closed) {
      const mapping = [
        { place: 0, field: sheet.importer.sheet.key! },
        { place: 1, field },
      ];
      expect((await client.attempt(imports.check, { id: data.id, mapping })).status, field).toBe(403);
    }
    // What a new record cannot do without is read; of these records it is refused.
    const { id } = await check(client, data);
    for (const [place, { cells, result }] of (await rowsIn(client, id)).entries()) {
      const isOpen = open.has(changeable(sheet)[place]!.field);
      expect([changeable(sheet)[place]!.field, result, ...cells.flatMap(({ error }) => error || [])]).toEqual([
        changeable(sheet)[place]!.field,
        ...(isOpen ? ['wrong', '您的角色不能修改或使用该字段，请联系管理员'] : ['unchanged']),
      ]);
    }
    expect(await stored(sheet)).toEqual(before);
  });
});

it('批量修改：字段不能选择；试运行之后限制的，什么都不写；写入之后限制的，不能撤销', async () => {
  await eachOf(
    lockedSheets,
    async (sheet) => {
      const client = people.mixed;
      const before = await stored(sheet);
      const [{ id: first }] = recordsOf.get(sheet.name) as [SheetRecord];
      for (const { field } of sheet.columns)
        expect((await startBatch(client, sheet, first, field, '8')).status, field).toBe(403);
      const run = (id: string) => ({ id, mode: 'update' as const, allOrNone: 0 as const });
      await all(await tryBatches(sheet), (id) => client.succeed(imports.run, run(id)), {
        writtenCount: 0,
        failedCount: 1,
      });
      expect(await stored(sheet)).toEqual(before);
      const batches = await tryBatches(sheet);
      await all(batches, (id) => people.open.succeed(imports.run, run(id)), { writtenCount: 1, failedCount: 0 });
      const after = await stored(sheet);
      expect(after).not.toEqual(before);
      await all(batches, (id) => client.succeed(imports.undo, { id }), { undoneCount: 0, keptCount: 1 });
      expect(await stored(sheet)).toEqual(after);
    },
    sheetsAtOnce,
  );
});

it('试运行之后限制的字段不写入，每行说明原因', async () => {
  await eachFiled(async (sheet) => {
    const before = await stored(sheet);
    const id = await tryFile(sheet);
    await runImport(people.mixed, id);
    expect(new Set(await statesOf(id))).toEqual(new Set(['failed 您的角色不能修改或使用该字段，请联系管理员']));
    expect(await stored(sheet)).toEqual(before);
  });
});

it('写入之后限制的字段不能撤销，每行说明原因', async () => {
  await eachFiled(async (sheet) => {
    const id = await tryFile(sheet);
    const count = changeable(sheet).length;
    expect(await runImport(people.open, id)).toMatchObject({ writtenCount: count, failedCount: 0 });
    const after = await stored(sheet);
    expect(await undoImport(people.mixed, id)).toMatchObject({ undoneCount: 0, keptCount: count });
    expect(
      (await statesOf(id)).filter((state) => !/^kept .*您的角色不能修改或使用该字段，请联系管理员/.test(state)),
    ).toEqual([]);
    expect(await stored(sheet)).toEqual(after);
  });
});
