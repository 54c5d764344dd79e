import { restrictableFields } from '@edp/contract/field-rights.ts';
import { type Call, pathOf } from '@edp/contract/kernel/call.ts';
import { pageIn } from '@edp/contract/kernel/envelope.ts';
import { pageInput } from '@edp/contract/kernel/paging.ts';
import type { FieldRight, Restriction } from '@edp/contract/kernel/record/field-rights.ts';
import { record } from '@edp/contract/modules/record/record.ts';
import { type AnyNoun, nouns } from '@edp/contract/nouns.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allCalls } from '../modules.ts';
import { histories } from '../modules/record/histories.ts';
import { addPerson } from '../testing/people/add-person.ts';
import { addRole } from '../testing/people/add-role.ts';
import { restrictFields } from '../testing/people/restrict-fields.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { nounOf } from './call-classes.ts';
import { eachOf } from './each-of.ts';
import { generateInput } from './input-schema.ts';

/**
 * What holds for every call of the contract and every field that a role can be kept from. The fields get values that
 * are found nowhere else; a role that has every permission, and may see none of these fields, calls everything that
 * reads.
 */
const secretText = '绝密内容';
const secretNumber = '98765.4321';
const isTold = (answer: unknown) => /绝密内容|98765\.43/.test(JSON.stringify(answer));

let app: TestApp;
let admin: TestClient;
let kept: TestClient;
/** The ids of records with such values. */
const ids = new Map<string, string[]>();

beforeAll(async () => {
  app = await startTestApp({}, { demo: 'whole' });
  const permissions = nouns.flatMap((noun) => ('menu' in noun ? noun.menu.permissions.map(({ code }) => code) : []));
  const roleId = await addRole(app, 'KEPT_FROM_ALL', permissions, ['INV01']);
  const restrictions = Object.entries(restrictableFields).flatMap(([noun, fields]) =>
    fields.map(({ name, canHide }): [FieldRight, Restriction] => [`${noun}.${name}`, canHide ? 'hidden' : 'readonly']),
  );
  await restrictFields(app, roleId, Object.fromEntries(restrictions));
  await fillIn();
  [admin, kept] = [await app.as('admin'), await addPerson(app, 'keptfromall', 'D0201', 'KEPT_FROM_ALL')];
});
afterAll(() => app.stop());

/** Puts the values into the newest records of each noun; the history tells which column is which field. */
async function fillIn() {
  const owner = new pg.Client({ connectionString: app.databaseUrl });
  await owner.connect();
  await owner.query(`set app.tenant = '1'`);
  for (const [name, fields] of Object.entries(restrictableFields)) {
    const noun = nouns.find((each) => each.name === name)!;
    // Among materials also variants, which other calls answer.
    const kinds = name === 'material' ? ['product_id is null', 'product_id is not null'] : ['true'];
    const found = await Promise.all(
      kinds.map((kind) =>
        owner.query<{ id: string }>(`select id from ${noun.table} where ${kind} order by id desc limit 3`),
      ),
    );
    ids.set(
      name,
      found.flatMap(({ rows }) => rows.map(({ id }) => id)),
    );
    const { rows: types } = await owner.query<{ column_name: string; data_type: string }>(
      'select column_name, data_type from information_schema.columns where table_name = $1',
      [noun.table],
    );
    const columns = new Set(
      Object.entries(histories[noun.name].columns)
        .filter(([, { name: field }]) => fields.some((each) => each.name === field && each.canHide))
        .map(([column]) => column),
    );
    const values = types
      .filter(({ column_name }) => columns.has(column_name))
      .flatMap(
        ({ column_name, data_type }) =>
          ({ text: [`${column_name} = '${secretText}'`], numeric: [`${column_name} = ${secretNumber}`] })[data_type] ??
          [],
      );
    if (values.length)
      await owner.query(`update ${noun.table} set ${values.join(', ')} where id = any($1)`, [ids.get(name)]);
  }
  await owner.end();
}

const reads = allCalls.filter(
  (call) =>
    !call.writes && !call.platform && call.answer !== 'raw' && !['anyone', 'link', 'visitor'].includes(call.can),
);

/**
 * A call about each of these records: by the record itself, by an input made up from it, and as a list. Of those that
 * mean the same to it, one.
 */
function inputsOf(call: Call): unknown[] {
  const isAbout = (noun: string) =>
    nounOf(call).startsWith(noun) ||
    noun.startsWith(nounOf(call)) ||
    (nounOf(call) === 'sku' && (noun === 'product' || noun === 'material'));
  const about = [...ids.entries()].filter(([noun]) => isAbout(noun)).flatMap(([, some]) => some);
  const lists = call.answer === 'page' ? [pageInput(call, 1, 100)] : [];
  const inputs = [...lists, ...about.flatMap((id) => [call.sample({ id }), generateInput(call, { id })])];
  return [
    ...new Map(
      inputs.flatMap((input) => {
        const { success, data } = call.input.safeParse(input);
        return success ? [[JSON.stringify(data), input] as const] : [];
      }),
    ).values(),
  ];
}

it('管理员看得到这些内容的地方，角色看不见：列表、详情、译文、修改记录', async () => {
  const callNames = new Set<string>();
  await eachOf(reads, async (call) => {
    for (const input of inputsOf(call)) {
      const send = (client: TestClient) => client.send(call.method, pathOf(call, input), input);
      const { status, body } = await send(kept);
      expect(status, JSON.stringify(input)).toBeLessThan(500);
      expect(isTold(body), JSON.stringify(body).slice(0, 300)).toBe(false);
      if (call.answer === 'page' && status === 200) expect(pageIn(body).rows).toBeDefined();
      if (!isTold((await send(admin)).body)) continue;
      callNames.add(call.name);
      // Otherwise it would be silent for another reason.
      expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
    }
  });
  expect([...callNames]).toEqual(
    expect.arrayContaining([
      'material.list',
      'material.detail',
      'product.detail',
      'brand.list',
      'brand.detail',
      'unit.detail',
      'bom.list',
      'bomAnalysis.cost',
      'application.list',
      'categorySet.list',
      'labelSet.list',
      'specification.detail',
      'brand.translations',
      'sku.list',
      'employee.list',
      'employee.detail',
    ]),
  );
});

it('修改记录中没有角色看不见的内容', async () => {
  await eachOf(
    Object.keys(restrictableFields).map((name) => ({ name: name as AnyNoun['name'] })),
    async ({ name }) => {
      for (const id of ids.get(name)!)
        expect(isTold(await kept.data(record.changes, { noun: name, id })), id).toBe(false);
    },
  );
});
