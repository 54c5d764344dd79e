import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { updateMenus } from '../src/modules/tenant/menu-resources.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const menuOf = async (tenant: number) => {
  const { rows } = await (await app.asTenant(tenant)).query<{ code: string; name: string; url: string; parent: string; english: string; roles: number }>(`
    select r.code, r.name, r.url, p.code as parent, t.name as english, (select count(*)::int from role_resource rr where rr.resource_id = r.id) as roles
      from resource r join resource p on p.id = r.parent_id left join translation t on t.table_name = 'resource' and t.record_id = r.id
     where r.code in ('people', 'organisation', 'employee.view', 'organisation.view') order by r.code`);
  return rows;
};

it('执行后，原来的“人员与组织”成为员工管理，组织管理自成一项，权限仍属于原来的角色；租户自己改过的名称不变', async () => {
  const owner = await app.owner();
  await owner.query(`
    drop trigger announce_update on inventory_organisation;
    drop trigger announce_delete on inventory_organisation;
    alter table organisation drop column head_id;
    delete from migration.applied where name = '0035-organisation.sql'`);
  for (const tenant of [1, 2]) {
    const before = await app.asTenant(tenant);
    await before.query(`update resource set name = '人员与组织', url = '' where code = 'people'`);
    await before.query(`update translation set name = 'People and organisations' where table_name = 'resource' and record_id = (select id from resource where code = 'people')`);
    await before.query(`update resource set parent_id = (select id from resource where code = 'people') where code like 'organisation.%'`);
    await before.query(`insert into role_resource (role_id, resource_id) select (select id from role where code = 'VIEWER'), id from resource where code = 'organisation.view'`);
    await before.query(`delete from resource where code = 'organisation'`);
  }
  await (await app.asTenant(2)).query(`update resource set name = '我们的同事' where code = 'people'`);

  expect(await migrate(app.ownerUrl)).toBe(1);
  const pool = new pg.Pool({ connectionString: app.databaseUrl });
  await owner.query(`delete from app.setting where name = 'menu'`);
  await updateMenus(pool);
  await pool.end();

  expect(await menuOf(1)).toEqual([
    { code: 'employee.view', name: '查看', url: '', parent: 'people', english: 'View', roles: 0 },
    { code: 'organisation', name: '组织管理', url: '/organisation', parent: 'system', english: 'Organisations', roles: 0 },
    { code: 'organisation.view', name: '查看组织', url: '', parent: 'organisation', english: 'View organisations', roles: 1 },
    { code: 'people', name: '员工管理', url: '/employee', parent: 'system', english: 'Employees', roles: 0 },
  ]);
  expect((await menuOf(2)).at(-1)).toMatchObject({ name: '我们的同事', url: '/employee' });
  const { rows } = await owner.query(`select column_name from information_schema.columns where table_name = 'organisation' and column_name = 'head_id'`);
  expect(rows).toHaveLength(1);
});
