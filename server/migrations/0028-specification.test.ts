import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('执行后，已有的类别可供规格使用；同一规格的值不能重复，但可以互换名称', async () => {
  const owner = await app.owner();
  await owner.query(`
    drop table specification_value, specification cascade;
    delete from app.change_root where table_name = 'specification_value';
    delete from migration.applied where name = '0028-specification.sql'`);
  expect(await migrate(app.ownerUrl)).toBe(1);
  const tenantOne = await app.asTenant(1);
  const { rows: [made] } = await tenantOne.query(`insert into specification (name, category_id) select '颜色', min(id) from category returning id`);
  await tenantOne.query(`insert into specification_value (specification_id, name) values ($1, 'Red'), ($1, '蓝')`, [made.id]);
  await expect(tenantOne.query(`insert into specification_value (specification_id, name) values ($1, 'ＲＥＤ')`, [made.id])).rejects.toThrow('specification_value_name_key');
  await tenantOne.query(`update specification_value set name = case name when '蓝' then 'Red' else '蓝' end where specification_id = $1`, [made.id]);
  const { rows } = await (await app.asTenant(2)).query('select from specification');
  expect(rows).toEqual([]);
});
