import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('执行后，已有角色的字段都可编辑；一个角色对一个字段只有一条限制', async () => {
  const owner = await app.owner();
  await owner.query(`
    drop table role_field;
    delete from app.change_root where table_name = 'role_field';
    delete from migration.applied where name = '0033-field-rights.sql'`);
  expect(await migrate(app.ownerUrl)).toBe(1);
  const tenantOne = await app.asTenant(1);
  expect((await tenantOne.query('select from role_field')).rowCount).toBe(0);
  const insert = () => tenantOne.query(`insert into role_field (role_id, noun, field, restriction) select id, 'material', 'marketPrice', 'hidden' from role limit 1`);
  await insert();
  await expect(insert()).rejects.toThrow('role_field_key');
});
