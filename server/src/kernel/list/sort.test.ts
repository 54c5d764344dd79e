import type { Call } from '@edp/contract/kernel/call.ts';
import { application } from '@edp/contract/modules/application.ts';
import { brand } from '@edp/contract/modules/brand.ts';
import { unit } from '@edp/contract/modules/unit.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  await app.inTransaction({ tenantId: 1 }, (db) =>
    sql`insert into brand (code, name, sort_order) select 'S' || to_char(n, 'FM000'), '同名' || n % 3, 7 from generate_series(1, 260) n`.execute(db));
});
afterAll(() => app.stop());

const inOrder = (values: readonly string[]) => values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));

it.each<[string, Call]>([['品牌', brand.list], ['单位', unit.list], ['应用', application.list]])('%s可按编码、名称、创建时间排序，正序倒序', async (_noun, call) => {
  for (const column of ['code', 'name', 'createTime'] as const) {
    const read = async (sort: string) => (await admin.data(call as typeof brand.list, { sort, pageSize: 1000 } as never)).map((row) => row[column]);
    const ascending = await read(column);
    expect(ascending).toEqual(inOrder(ascending));
    expect(await read(`-${column}`)).toEqual(inOrder(ascending).toReversed());
  }
});

it.each(['name', '-name', '-createTime', ''])('按 %j 排序时值相同的行次序稳定，页与页首尾相接', async (sort) => {
  const whole = (await admin.data(brand.list, { sort: sort as 'name', pageSize: 1000 })).map(({ id }) => id);
  const pages = [];
  for (let pageNo = 1; (pageNo - 1) * 30 < whole.length; pageNo++) pages.push(...(await admin.data(brand.list, { sort: sort as 'name', pageNo, pageSize: 30 })).map(({ id }) => id));
  expect(pages).toEqual(whole);
});

it('排序与查询可以同时使用', async () => {
  const rows = await admin.data(brand.list, { name: '同名1', code: 'S00', sort: '-code' });
  expect(rows.map(({ code }) => code)).toEqual(['S007', 'S004', 'S001']);
});
