import { pageIn } from '@edp/contract/kernel/envelope.ts';
import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { pageInput } from '@edp/contract/kernel/paging.ts';
import { batchEdit } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import { bom } from '@edp/contract/modules/bom/bom.ts';
import { exchange } from '@edp/contract/modules/exchange/exchange.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { job } from '@edp/contract/modules/job/job.ts';
import { material, printLayouts } from '@edp/contract/modules/material/material.ts';
import { sheetOf, sheets } from '@edp/contract/sheets.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobKinds } from '../../job-kinds.ts';
import { writeWorkbook } from '../../testing/imports/read-sheets.ts';
import type { Importer } from '../../kernel/exchange/import/importer.ts';
import { isLookedUp } from '../../kernel/exchange/import/lookups.ts';
import { importers } from '../../modules/import/importers.ts';
import { checkFile, waitForImport } from '../../testing/imports/import-file.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { oneByOne } from '../each-of.ts';
import {
  addTester,
  assignTo,
  type HiddenRecord,
  hiddenCode,
  hideByOrganisation,
  hideBySharing,
  hiddenName,
  testedOrganisation,
  toldIn,
  unassign,
} from './hide-records.ts';
import { answerAt, answerOf } from './read-answer.ts';
import { referToHidden } from './refer-to-hidden.ts';
import { referencesTo, stateOf } from './stored-state.ts';

/**
 * Files that a user gets and gives, and changes to many records at once, where some records are hidden from the user:
 * what is read tells nothing of them, and what names them is refused as what names nothing that exists.
 */
let app: TestApp;
let admin: TestClient;
let tester: TestClient;
let hidden: HiddenRecord[];
/** What they have already may stay, which no other record can say. */
let referrers: ReadonlySet<string>;
let before: unknown;
beforeAll(async () => {
  app = await startTestApp({}, { kinds: jobKinds });
});
afterAll(() => app.stop());

/** For all tests, by the first of them: connections to the database belong to a test. */
let prepared: Promise<void> | undefined;
beforeEach(() => (prepared ??= prepare()));
async function prepare() {
  admin = await app.as('admin');
  hidden = [...(await hideByOrganisation(app)), ...(await hideBySharing(app, testedOrganisation))];
  tester = await addTester(app, 'FILES');
  referrers = new Set((await referToHidden(await app.asTenant(1), hidden)).map(({ id }) => id));
  before = [await stateOf(app, hidden), await referencesTo(app, hidden)];
}

/** The name, the code or the id of a record that does not exist, where those of a hidden one stand. */
const absent = (text: string) =>
  hidden.reduce(
    (changed, { id }) => changed.replaceAll(id, id.replace('7', '8')),
    text.replaceAll('HIDDEN-', 'ABSENT-').replaceAll(hiddenName, '莫须有物'),
  );
const ids = () => [...new Set(hidden.map(({ id }) => id))];

it('导出：任何列表的表格里都没有它们，指定它们也没有；总部的管理员导出时有', async () => {
  const inFiles = async (client: TestClient, noun: string, chosen?: string[]) => {
    const { status, body } = await client.attempt(exchange.columns, { noun });
    if (status !== 200) return '';
    const columns = (body.data as unknown as { field: string }[]).map(({ field }) => field);
    const texts: string[] = [];
    for (const format of ['xlsx', 'csv'] as const) {
      const input = { noun, format, columns, ...(chosen && { ids: chosen }) };
      const answer = await answerOf(client, exchange.export, input);
      expect([200, 400], answer.text).toContain(answer.status);
      texts.push(answer.text);
    }
    return toldIn(texts.join('\n'));
  };
  const all = [...new Set(sheets.map(({ noun }) => noun))].map((name) => ({ name }));
  const toldToAdmin: string[] = [];
  await oneByOne(all, async ({ name }) => {
    expect(await inFiles(tester, name)).toBe('');
    expect(await inFiles(tester, name, ids())).toBe('');
    if (await inFiles(admin, name)) toldToAdmin.push(name);
  });
  expect(toldToAdmin).toEqual(expect.arrayContaining(['material', 'product', 'sku', 'bom', 'brand', 'unit']));
});

it('后台导出、打印：做的时候看不到的不在文件里', async () => {
  const fileOf = async (client: TestClient) => {
    const columns = ['itemCode', 'itemName'];
    const { jobId } = await client.data(exchange.exportLater, { noun: 'material', format: 'xlsx', columns });
    const state = async () => (await client.data(job.list, {})).find(({ id }) => id === jobId)?.state;
    await expect.poll(state, { timeout: 60_000 }).toBe('succeeded');
    return (await answerOf(client, job.download, { id: jobId })).text;
  };
  expect([toldIn(await fileOf(tester)), toldIn(await fileOf(admin)) !== '']).toEqual(['', true]);

  const [{ id }] = hidden as [HiddenRecord];
  for (const layout of printLayouts) {
    await assignTo(await app.asTenant(1), 'material', id, testedOrganisation);
    const { url } = await tester.data(material.print, { ids: [id], layout });
    expect(toldIn((await answerAt(tester, url)).text), layout).not.toBe('');
    await unassign(await app.asTenant(1), 'material', id, testedOrganisation);
    expect(toldIn((await answerAt(tester, url)).text), layout).toBe('');
  }
});

it('BOM的工作簿：导出里没有看不到的组件；导入时它们的编码和不存在的编码一样', async () => {
  const [own] = await tester.data(bom.list, { productName: '看得到的BOM' });
  const input = { bomId: own!.id };
  expect(toldIn((await answerOf(tester, bom.exportExcel, input)).text)).toBe('');
  expect(toldIn((await answerOf(admin, bom.exportExcel, input)).text)).not.toBe('');

  const header = ['层级', '物料编码', '名称', '数量', '单位'].map((each) => ({ header: each, width: 10 }));
  const answerTo = async (text: (text: string) => string) => {
    const rows = hidden.flatMap((record) => [
      [1, text(hiddenCode(record.id)), '', 1, ''],
      [1, '', '组件', 1, text(hiddenCode(record.id))],
    ]);
    const content = await writeWorkbook({ name: 'BOM', columns: header, rows });
    return answerOf(tester, bom.importExcel, input, { name: 'bom.xlsx', content });
  };
  const { text } = await answerTo((each) => each);
  expect(text).toContain(hiddenCode(hidden[0]!.id));
  expect(absent(text)).toBe((await answerTo(absent)).text);
});

/** What stands for other records in a file, with the key of a new record. */
const naming = (importer: Importer) =>
  importer.sheet.columns.filter(
    (column) =>
      column.isWritten &&
      column.field !== importer.sheet.key &&
      ((isLookedUp(column) && column.kind !== 'choice') || column.field in importer.lists),
  );

/** The codes of what a column may be about, and the names, which all have. */
function textsFor({ kind, noun }: SheetColumn): string[] {
  const about = kind === 'reference' ? [noun] : kind === 'path' ? ['category'] : hidden.map((record) => record.noun);
  const records = hidden.filter((record) => about.includes(record.noun));
  return [...records.map(({ id }) => hiddenCode(id)), hiddenName, `${hiddenName}改`];
}

/** What the dry run says of each row of a file, and its workbook of wrong rows. */
async function outcomeOf(noun: string, content: string) {
  const { id } = await checkFile(tester, noun, content);
  const rows = await tester.data(imports.rows, { id, pageSize: 1000 });
  return [
    ...rows.map(({ cells, message, result }) =>
      [result, message, ...cells.flatMap(({ text, note, error }) => [text, note, error])].join(' '),
    ),
    (await answerOf(tester, imports.wrongRows, { id })).text,
  ];
}

const named = importers.map((importer) => ({ name: importer.sheet.noun, importer }));

it('导入：每一列里看不到的编码、名称和不存在的一样', async () => {
  const withColumns = named.filter(({ importer }) => naming(importer).length > 0);
  await oneByOne(withColumns, async ({ name, importer }) => {
    const columns = naming(importer);
    const key = importer.sheet.columns.find(({ field }) => field === importer.sheet.key);
    const rows = columns.flatMap((column, place) =>
      textsFor(column).map((text) => columns.map((_each, at) => (at === place ? text : ''))),
    );
    const fileOf = (change: (text: string) => string) =>
      [
        [...(key ? [key.title.ZHS] : []), ...columns.map(({ title }) => title.ZHS)],
        ...rows.map((cells, row) => [...(key ? [`NEW${row}`] : []), ...cells.map(change)]),
      ]
        .map((cells) => cells.join(','))
        .join('\n');
    const outcome = await outcomeOf(
      name,
      fileOf((text) => text),
    );
    expect(outcome.slice(0, -1).filter((row) => !row.startsWith('wrong'))).toEqual([]);
    expect(outcome.map(absent)).toEqual(await outcomeOf(name, fileOf(absent)));
  });
});

it('导入：看不到的记录的编码本身只说已被使用；只能修改的表格里，和不存在的一样', async () => {
  const withKey = named.filter(({ importer }) => importer.sheet.key !== undefined);
  await oneByOne(withKey, async ({ name, importer }) => {
    const { title } = importer.sheet.columns.find(({ field }) => field === importer.sheet.key)!;
    const fileOf = (change: (text: string) => string) =>
      [title.ZHS, ...ids().map((id) => change(hiddenCode(id)))].join('\n');
    const outcome = await outcomeOf(
      name,
      fileOf((text) => text),
    );
    expect(outcome.filter((row) => /changed|unchanged/.test(row))).toEqual([]);
    expect(toldIn(outcome.join('\n').replaceAll(/HIDDEN-\d+/g, ''))).toBe('');
    if (importer.isUpdateOnly) expect(outcome.map(absent)).toEqual(await outcomeOf(name, fileOf(absent)));
  });
});

it('批量修改：看不到的记录和不存在的一样，作为值也一样', async () => {
  await oneByOne(named, async ({ name }) => {
    const fields = await tester.data(batchEdit.fields, { noun: name });
    const [first] = fields;
    if (!first) return;
    const rowsFor = async (chosen: readonly string[], field: string, value: string) => {
      const changes = [{ field, operation: value ? ('set' as const) : ('clear' as const), value }];
      const { status, body } = await tester.attempt(batchEdit.start, { noun: name, ids: [...chosen], changes });
      if (status !== 200) return [`${status} ${JSON.stringify(body)}`];
      const { id } = body.data as unknown as { id: string };
      await waitForImport(tester, id);
      return (await tester.data(imports.rows, { id, pageSize: 1000 })).map((row) => JSON.stringify(row));
    };
    const clearable = fields.find(({ operations }) => operations.includes('clear')) ?? first;
    const same = async (chosen: readonly string[], field: string, value: string) => {
      const rows = await rowsFor(chosen, field, value);
      expect(rows.map(absent), `${field} ${value}`).toEqual(await rowsFor(chosen.map(absent), field, absent(value)));
      expect(toldIn(rows.join('\n')), `${field} ${value}`).toBe('');
    };
    await same(ids(), clearable.field, '');
    const list = sheetOf(name)!.list;
    const page = pageInput(list, 1, 20);
    const { rows } = pageIn<{ id: string }>((await tester.send(list.method, list.path, page)).body);
    const row = rows.find(({ id }) => !referrers.has(id));
    if (!row) return;
    for (const { field, kind, noun } of fields.filter((each) => ['reference', 'path', 'list'].includes(each.kind)))
      for (const id of new Set(hidden.flatMap((each) => (kind !== 'reference' || each.noun === noun ? each.id : []))))
        await same([row.id], field, id);
  });
});

it('以上都没有改动它们，也没有引用它们', async () => {
  expect([await stateOf(app, hidden), await referencesTo(app, hidden)]).toEqual(before);
});
