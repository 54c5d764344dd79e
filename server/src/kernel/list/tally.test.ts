import { brand } from '@edp/contract/modules/brand.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('列表总数在并发增删、回滚之后始终等于实际行数', async () => {
  const admin = await app.as('admin');
  const save = (i: number) => admin.attempt(brand.save, { code: `N${i % 90}`, name: `品牌${i}`, active: 1, sortOrder: 1 });
  // A few codes repeat: those statements fail.
  const saved = await Promise.all(Array.from({ length: 120 }, (_, i) => save(i)));
  const times = Map.groupBy(saved, (answer) => answer.status);
  expect([times.get(200)?.length, times.get(409)?.length]).toEqual([90, 30]);
  const rows = await admin.data(brand.list, { code: 'N', pageSize: 200 });
  await Promise.all(rows.slice(0, 40).map((row) => admin.attempt(brand.delete, { id: row.id })));
  await Promise.all(rows.slice(40, 70).map(({ id, code, name }) => admin.succeed(brand.save, { id, code, name, active: 0, sortOrder: 1 })));

  const tenantOne = await app.asTenant(1);
  const { rows: counted } = await tenantOne.query('select count(*)::int as n from brand');
  const { body } = await admin.succeed(brand.list, {});
  expect(body.total).toBe(counted[0].n);
  const { rows: [inactive] } = await tenantOne.query('select count(*)::int as n from brand where not active');
  expect(inactive.n).toBeGreaterThanOrEqual(30);
  expect((await admin.succeed(brand.list, { active: 0 })).body.total).toBe(inactive.n);
  expect((await admin.succeed(brand.list, { active: 1 })).body.total).toBe(counted[0].n - inactive.n);
});
