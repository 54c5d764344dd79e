import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('在已有数据的数据库上执行后，企业没有自己的主题色，已有的申请各有编号', async () => {
  const owner = await app.owner();
  await owner.query(`alter table home_config drop column accent_color; alter table app.tenant_application drop column number; delete from migration.applied where name = '0047-entry.sql'`);
  expect(await migrate(app.ownerUrl)).toBe(1);
  const { rows: configs } = await owner.query('select distinct accent_color from home_config');
  expect(configs).toEqual([{ accent_color: '' }]);
  const { rows: applications } = await owner.query<{ id: string; number: string }>('select id, number from app.tenant_application');
  expect(applications.length).toBeGreaterThan(1);
  for (const { id, number } of applications) expect(number).toBe(`SQ${id.padStart(8, '0')}`);
  await expect(owner.query(`update home_config set accent_color = 'red'`)).rejects.toThrow(/accent_color/);
});
