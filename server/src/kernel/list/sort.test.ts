import type { Call } from '@edp/contract/kernel/call.ts';
import { pageIn } from '@edp/contract/kernel/envelope.ts';
import { pageInput } from '@edp/contract/kernel/paging.ts';
import { account } from '@edp/contract/modules/account/account.ts';
import { application } from '@edp/contract/modules/application/application.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inputSchema } from '../../conformance/input-schema.ts';
import { allCalls } from '../../modules.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
/** Of the platform tenant. */
let operator: TestClient;
/** What a list asks for beside the page. */
const required = new Map<string, object>();
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  operator = await app.as('admin', { tenantCode: 'PLATFORM' });
  await app.inTransaction({ tenantId: 1 }, async (db) => {
    await sql`insert into brand (code, name, sort_order) select 'S' || to_char(n, 'FM000'), '同名' || n % 3, 7 from generate_series(1, 260) n`.execute(
      db,
    );
    const { rows } = await sql<{
      productId: string;
    }>`select product_id as "productId" from material where product_id is not null group by product_id order by count(*) desc limit 1`.execute(
      db,
    );
    required.set('sku.ofProduct', rows[0]!);
    const { rows: roles } = await sql<{
      roleId: string;
    }>`select id as "roleId" from role where code = 'VIEWER'`.execute(db);
    required.set('role.members', roles[0]!);
  });
});
afterAll(() => app.stop());

const pinyin = new Intl.Collator('zh-u-co-pinyin');
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

it.each<[string, Call]>([
  ['品牌', brand.list],
  ['单位', unit.list],
  ['应用', application.list],
])('%s可按编码、名称、创建时间排序，正序倒序；名称按拼音', async (_noun, call) => {
  for (const column of ['code', 'name', 'createTime'] as const) {
    const read = async (sort: string) =>
      (await admin.data(call as typeof brand.list, { sort, pageSize: 1000 } as never)).map((row) => row[column]);
    const ascending = await read(column);
    expect(ascending).toEqual(ascending.toSorted(column === 'name' ? pinyin.compare : compare));
    expect(await read(`-${column}`)).toEqual(ascending.toReversed());
  }
});

it('拼音：陈、李、张，不按笔画或编码', async () => {
  const names = (await admin.data(account.list, { sort: 'name', pageSize: 1000 })).map(({ name }) => name);
  const placeOf = (name: string) => names.indexOf(name);
  expect(placeOf('陈志远')).toBeGreaterThanOrEqual(0);
  expect(placeOf('李娜')).toBeGreaterThan(placeOf('陈志远'));
  expect(placeOf('张伟')).toBeGreaterThan(placeOf('李娜'));
});

it('英文界面按所看到的英文名称排序', async () => {
  const english = await app.as('admin', { language: 'ENG' });
  const names = (await english.data(categorySet.list, { sort: 'name' })).map(({ name }) => name);
  expect(names).toContain('Customer categories');
  expect(names).toEqual(names.toSorted(pinyin.compare));
});

it('没有换算系数的单位排在最前，如同空白的文字', async () => {
  const factors = (await admin.data(unit.list, { sort: 'conversionFactor', pageSize: 1000 })).map(
    ({ conversionFactor }) => conversionFactor,
  );
  expect(factors[0]).toBe('');
  const numbers = factors.filter(Boolean).map(Number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});

/** Every list with the columns that it can be sorted by. */
const sortable = allCalls.flatMap((call) => {
  const sort = inputSchema(call).properties?.sort?.anyOf?.find((each) => each.enum)?.enum as string[] | undefined;
  return call.answer === 'page' && sort
    ? sort.filter((by) => !by.startsWith('-')).map((by) => [call.name, by, call] as const)
    : [];
});

it('各列表都可排序', () => {
  expect(new Set(sortable.map(([name]) => name))).toEqual(
    new Set([
      'account.list',
      'application.list',
      'bom.list',
      'brand.list',
      'categorySet.list',
      'certificate.list',
      'dictionary.list',
      'employee.list',
      'goodsGroup.list',
      'inventoryOrganisation.list',
      'labelSet.list',
      'material.list',
      'messageSending.list',
      'news.list',
      'organisation.list',
      'product.all',
      'product.choices',
      'product.choicesByOldName',
      'product.forStore',
      'product.list',
      'product.skus',
      'product.skusInStock',
      'role.members',
      'role.query',
      'setting.list',
      'sharing.list',
      'sku.list',
      'sku.ofProduct',
      'specification.list',
      'tenantApplication.list',
      'unit.list',
      'userGroup.list',
    ]),
  );
});

it.each(sortable)('%s 按 %s 排序，倒序正好相反，页与页首尾相接', async (name, by, call) => {
  const client = call.platform ? operator : admin;
  const idsOf = async (sort: string, pageNo: number, pageSize: number) => {
    const { status, body } = await client.send(call.method, call.path, {
      sort,
      ...required.get(name),
      ...pageInput(call, pageNo, pageSize),
    });
    expect(status, JSON.stringify(body).slice(0, 200)).toBe(200);
    return pageIn<{ id: string }>(body).rows.map(({ id }) => id);
  };
  const whole = await idsOf(by, 1, 10_000);
  expect(await idsOf(`-${by}`, 1, 10_000)).toEqual(whole.toReversed());
  expect([...(await idsOf(by, 1, 3)), ...(await idsOf(by, 2, 3))]).toEqual(whole.slice(0, 6));
});

it.each(['name', '-name', '-createTime', ''])('按 %j 排序时值相同的行次序稳定，页与页首尾相接', async (sort) => {
  const whole = (await admin.data(brand.list, { sort: sort as 'name', pageSize: 1000 })).map(({ id }) => id);
  const pages = [];
  for (let pageNo = 1; (pageNo - 1) * 30 < whole.length; pageNo++)
    pages.push(...(await admin.data(brand.list, { sort: sort as 'name', pageNo, pageSize: 30 })).map(({ id }) => id));
  expect(pages).toEqual(whole);
});

it('排序与查询可以同时使用', async () => {
  const rows = await admin.data(brand.list, { name: '同名1', code: 'S00', sort: '-code' });
  expect(rows.map(({ code }) => code)).toEqual(['S007', 'S004', 'S001']);
});
