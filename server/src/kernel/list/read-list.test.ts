import { application } from '@edp/contract/modules/application/application.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.inTransaction({ tenantId: 1 }, async (db) => {
    await sql`insert into brand (code, name, sort_order, active) select 'D' || n, '翻页品牌' || n, n % 7, n % 3 <> 0 from generate_series(1, 480) n`.execute(
      db,
    );
    await sql`insert into application (code, name) select 'D' || n, '翻页应用' || n from generate_series(1, 320) n`.execute(
      db,
    );
  });
});
afterAll(() => app.stop());

it.each([
  ['全部', {}],
  ['按有效性', { active: 1 }],
  ['按名称', { name: '翻页' }],
  ['按名称与有效性', { name: '翻页', active: 0 }],
])('品牌列表%s：靠后的页与靠前的页接得上，总数相同', async (_way, filter) => {
  const admin = await app.as('admin');
  const read = async (pageNo: number, pageSize: number) => {
    const { data, total = 0 } = (await admin.succeed(brand.list, { ...filter, pageNo, pageSize })).body;
    return { ids: data.map(({ id }) => id), total };
  };
  const { ids: whole, total } = await read(1, 200);
  const pages = [];
  for (let pageNo = 2; (pageNo - 1) * 50 < total; pageNo++) pages.push(await read(pageNo, 50));
  const all = [...whole.slice(0, 50), ...pages.flatMap(({ ids }) => ids)];
  expect(new Set(all).size).toBe(total);
  expect(all.slice(0, 200)).toEqual(whole);
  expect(pages.map((page) => page.total)).toEqual(pages.map(() => total));
  expect(await read(99, 50)).toEqual({ ids: [], total });
});

it('同一列表靠前、靠后、再靠前，各得其页', async () => {
  const admin = await app.as('admin');
  const codes = async (pageNo: number) =>
    (await admin.data(application.list, { pageNo, pageSize: 10 })).map(({ code }) => code);
  const first = await codes(1);
  expect([first[0], (await codes(31))[0], (await codes(32))[0]]).toEqual(['D320', 'D20', 'D10']);
  expect(await codes(1)).toEqual(first);
});
