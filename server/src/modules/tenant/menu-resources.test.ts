import { brand } from '@edp/contract/modules/brand/brand.ts';
import { type MenuItem, role } from '@edp/contract/modules/session/session.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { updateMenus } from './menu-resources.ts';

const menuLinks = (lines: readonly MenuItem[]): string[] => lines.flatMap(({ url, list }) => [url, ...menuLinks(list)]);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('升级后已有租户得到新的菜单、权限与字典，自己改过的名称、图标、顺序与隐藏不变；权限随页面移动，仍属于原来的角色；再次启动无事可做', async () => {
  const tenantOne = await app.asTenant(1);
  // As it was before the version that brought brands, with a heading that the tenant renamed.
  await tenantOne.query(`delete from resource where code like 'brand%'`);
  await tenantOne.query(`update resource set name = '我们的产品' where code = 'productCenter'`);
  await tenantOne.query(`update resource set sort_order = 900, hidden = true, icon = 'shop' where code = 'unit'`);
  await tenantOne.query(`update resource set url = '' where code = 'homeSettings'`);
  // As it was before organisations had a screen of their own.
  await tenantOne.query(
    `insert into role_resource (role_id, resource_id) select (select id from role where code = 'VIEWER'), id from resource where code = 'organisation.view'`,
  );
  await tenantOne.query(
    `update resource set parent_id = (select id from resource where code = 'people') where code like 'organisation.%'`,
  );
  await tenantOne.query(`delete from resource where code = 'organisation'`);
  const dictionaries = `select code, (select count(*)::int from dictionary_item i where i.dictionary_id = d.id) as items from dictionary d where source = 1 order by code`;
  const { rows: expected } = await tenantOne.query(dictionaries);
  await tenantOne.query(`delete from dictionary where source = 1`);
  const before = await app.as('admin');
  expect((await before.attempt(brand.list, {})).status).toBe(403);

  const pool = new pg.Pool({ connectionString: app.databaseUrl });
  expect(await updateMenus(pool)).toBe(3);
  expect(await updateMenus(pool)).toBe(0);
  await pool.end();

  const after = await app.as('admin');
  expect((await after.attempt(brand.list, {})).status).toBe(200);
  const { menuList } = await after.data(role.resources, {});
  expect(menuList.find(({ code }) => code === 'productCenter')).toMatchObject({ name: '我们的产品' });
  expect(menuLinks(menuList)).toContain('/brand');
  const { rows } = await tenantOne.query(
    `select code, sort_order, hidden, icon, url from resource where code in ('unit', 'homeSettings') order by code desc`,
  );
  expect(rows).toMatchObject([
    { code: 'unit', sort_order: 900, hidden: true, icon: 'shop' },
    { code: 'homeSettings', url: '/homeConfig' },
  ]);
  const { rows: moved } = await tenantOne.query(`
    select r.code, p.code as parent, (select array_agg(o.code) from role_resource rr join role o on o.id = rr.role_id where rr.resource_id = r.id) as roles
      from resource r join resource p on p.id = r.parent_id where r.code in ('organisation', 'organisation.view') order by r.code`);
  expect(moved).toEqual([
    { code: 'organisation', parent: 'system', roles: null },
    { code: 'organisation.view', parent: 'organisation', roles: ['VIEWER'] },
  ]);
  expect(expected.length).toBeGreaterThan(0);
  expect((await tenantOne.query(dictionaries)).rows).toEqual(expected);
  // Roles other than the administrator's get nothing by themselves.
  expect((await (await app.as('lina')).attempt(brand.list, {})).status).toBe(403);
});
