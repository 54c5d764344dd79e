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

it('升级后已有租户得到新的菜单与权限，自己改过的名称、图标、顺序与隐藏不变，再次启动无事可做', async () => {
  const tenantOne = await app.asTenant(1);
  // As it was before the version that brought brands, with a heading that the tenant renamed.
  await tenantOne.query(`delete from resource where code like 'brand%'`);
  await tenantOne.query(`update resource set name = '我们的产品' where code = 'productCenter'`);
  await tenantOne.query(`update resource set sort_order = 900, hidden = true, icon = 'shop' where code = 'unit'`);
  await tenantOne.query(`update resource set url = '' where code = 'homeSettings'`);
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
  const { rows } = await tenantOne.query(`select code, sort_order, hidden, icon, url from resource where code in ('unit', 'homeSettings') order by code desc`);
  expect(rows).toMatchObject([{ code: 'unit', sort_order: 900, hidden: true, icon: 'shop' }, { code: 'homeSettings', url: '/homeConfig' }]);
  // Roles other than the administrator's get nothing by themselves.
  expect((await (await app.as('lina')).attempt(brand.list, {})).status).toBe(403);
});
