import { brand } from '@edp/contract/modules/brand/brand.ts';
import { frame } from '@edp/contract/modules/frame/frame.ts';
import { menu } from '@edp/contract/modules/menu/menu.ts';
import { type MenuItem, role } from '@edp/contract/modules/session/session.ts';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/test-client.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();

const flat = (lines: readonly MenuItem[]): MenuItem[] => lines.flatMap((line) => [line, ...flat(line.list)]);
const shownTo = async (client: TestClient) => flat((await client.data(role.resources, {})).menuList);
const entryOf = async (code: string) => (await used.admin.data(menu.entries, {})).find((entry) => entry.code === code)!;
const byId = async (id: string) => (await used.admin.data(menu.entries, {})).find((entry) => entry.id === id)!;
const namesIn = async (parentId: string) =>
  (await used.admin.data(menu.entries, {})).filter((entry) => entry.parentId === parentId).map(({ name }) => name);
const page = (changes: object = {}) => ({
  type: 'external' as const,
  name: '报表中心',
  nameEng: 'Reports',
  icon: 'profile',
  url: 'https://reports.example/start',
  hidden: 0 as const,
  roleIds: [] as string[],
  ...changes,
});
const update = async (code: string, changes: object) => {
  const { url: _url, roleIds: _roleIds, ...entry } = await entryOf(code);
  return used.admin.attempt(menu.update, { ...entry, ...changes });
};
const roleOf = async (code: string) => (await used.admin.data(menu.roles, {})).find((each) => each.code === code)!.id;

describe('内置菜单', () => {
  it('改名后所有人看到新的中英文名称，内置名称仍在，可以恢复', async () => {
    const { body } = await update('brand', { name: '商标', nameEng: 'Trade marks', icon: 'shop' });
    expect(body.message).toBe('菜单已保存');
    expect((await shownTo(used.viewer)).find(({ url }) => url === '/brand')).toMatchObject({
      name: '商标',
      icon: 'shop',
    });
    const english = await used.app.as('lina', { language: 'ENG' });
    expect((await shownTo(english)).find(({ url }) => url === '/brand')?.name).toBe('Trade marks');
    const { builtInName, builtInNameEng, builtInIcon } = await entryOf('brand');
    expect([builtInName, builtInNameEng]).toEqual(['品牌管理', 'Brands']);
    await update('brand', { name: builtInName, nameEng: builtInNameEng, icon: builtInIcon });
    expect((await shownTo(used.viewer)).find(({ url }) => url === '/brand')?.name).toBe('品牌管理');
  });

  it('隐藏后不在菜单中，接口照常可用；显示后又在', async () => {
    await update('brand', { hidden: 1 });
    expect((await shownTo(used.viewer)).map(({ url }) => url)).not.toContain('/brand');
    expect((await shownTo(used.admin)).map(({ url }) => url)).not.toContain('/brand');
    expect((await used.viewer.attempt(brand.list, {})).status).toBe(200);
    expect((await entryOf('brand')).hidden).toBe(1);
    await update('brand', { hidden: 0 });
    expect((await shownTo(used.viewer)).map(({ url }) => url)).toContain('/brand');
  });

  it('隐藏分组时其下的菜单也不显示', async () => {
    await update('productCenter', { hidden: 1 });
    expect((await shownTo(used.viewer)).map(({ url }) => url)).not.toContain('/brand');
    await update('productCenter', { hidden: 0 });
  });

  it('菜单管理及其分组不能隐藏，也不能移入隐藏的分组', async () => {
    for (const code of ['menuManage', 'system']) {
      const { status, body } = await update(code, { hidden: 1 });
      expect([status, body.data.fields?.[0]?.field, body.message]).toEqual([
        400,
        'hidden',
        '“菜单管理”及其所在分组不能隐藏，否则无法再进入本页恢复',
      ]);
      expect((await entryOf(code)).canHide).toBe(0);
    }
    const { id: parentId } = await used.admin.data(
      menu.add,
      page({ type: 'group', name: '隐藏的分组', url: '', hidden: 1 }),
    );
    const { status } = await used.admin.attempt(menu.move, {
      id: (await entryOf('menuManage')).id,
      parentId,
      place: 0,
    });
    expect(status).toBe(400);
  });

  it('不能删除，地址不能改', async () => {
    const { id } = await entryOf('brand');
    const refused = await used.admin.attempt(menu.delete, { id });
    expect([refused.status, refused.body.message]).toEqual([400, '内置菜单不能删除，可以隐藏']);
    expect((await update('brand', { url: 'https://other.example/' })).body.message).toBe('内置菜单的地址不能修改');
    expect((await entryOf('brand')).url).toBe('/brand');
    expect((await update('brand', { roleIds: [await roleOf('VIEWER')] })).status).toBe(400);
  });

  it('两人同时修改，后一个被告知现在的样子', async () => {
    const { version } = await entryOf('unit');
    await update('unit', { name: '计量单位' });
    const { status, body } = await update('unit', { version, name: '单位' });
    expect(status).toBe(409);
    expect(body.data).toMatchObject({ error: 'error.stale', current: { name: '计量单位' } });
  });
});

describe('顺序与分组', () => {
  it('在组内移动，其余的顺序不变', async () => {
    const group = await entryOf('productCenter');
    const before = await namesIn(group.id);
    const last = (await used.admin.data(menu.entries, {})).findLast((entry) => entry.parentId === group.id)!;
    await used.admin.succeed(menu.move, { id: last.id, parentId: group.id, place: 1 });
    expect(await namesIn(group.id)).toEqual([before[0], last.name, ...before.slice(1, -1)]);
    expect((await shownTo(used.admin)).find(({ code }) => code === 'productCenter')!.list[1]!.name).toBe(last.name);
  });

  it('移到自建的分组后，原来有它的角色照样看得到', async () => {
    const { id: parentId } = await used.admin.data(
      menu.add,
      page({ type: 'group', name: '常用', nameEng: '', url: '' }),
    );
    await used.admin.succeed(menu.move, { id: (await entryOf('certificate')).id, parentId, place: 0 });
    expect(
      (await used.admin.data(role.resources, {})).menuList
        .find(({ name }) => name === '常用')!
        .list.map(({ url }) => url),
    ).toEqual(['/zBook']);
    const specialist = await used.app.as('zhangwei');
    expect(
      (await specialist.data(role.resources, {})).menuList
        .find(({ name }) => name === '常用')!
        .list.map(({ url }) => url),
    ).toEqual(['/zBook']);
    // Those who have nothing in it do not see an empty heading.
    expect((await used.app.as('kehu').then(shownTo)).map(({ name }) => name)).not.toContain('常用');
  });

  it('不能移到自己的下级，不能移到页面之下，最多三级', async () => {
    const add = async (name: string, parentId?: string) =>
      (await used.admin.data(menu.add, page({ type: 'group', name, url: '', parentId }))).id;
    const one = await add('一级');
    const two = await add('二级', one);
    const three = await add('三级', two);
    const messages = async (id: string, parentId: string) =>
      (await used.admin.attempt(menu.move, { id, parentId, place: 0 })).body.message;
    expect(await messages(one, three)).toBe('不能移到自身的下级');
    expect(await messages(three, (await entryOf('brand')).id)).toBe('上级不是分组或已不存在，请重新选择');
    expect(await messages((await entryOf('brand')).id, three)).toBe('菜单最多 3 级');
    const other = await add('另一个');
    expect(await messages(one, other)).toBe('菜单最多 3 级');
    const refused = await used.admin.attempt(menu.delete, { id: one });
    expect([refused.status, refused.body.message]).toEqual([400, '分组下还有菜单，请先移走后再删除']);
    for (const id of [three, two, one, other]) await used.admin.succeed(menu.delete, { id });
  });
});

describe('外部页面', () => {
  it('授予角色后，该角色的菜单中有它，能在框架中打开；收回或删除后没有', async () => {
    const viewer = await roleOf('VIEWER');
    const { parentId } = await entryOf('brand');
    const { id } = await used.admin.data(menu.add, page({ parentId, roleIds: [viewer] }));
    expect((await shownTo(used.viewer)).find((entry) => entry.id === id)).toMatchObject({
      name: '报表中心',
      url: 'https://reports.example/start',
    });
    expect((await used.viewer.attempt(frame.link, { menuId: id })).status).toBe(200);
    const { roleIds, ...entry } = await byId(id);
    expect(roleIds).toEqual([viewer]);
    await used.admin.succeed(menu.update, { ...entry, url: 'https://reports.example/other', roleIds: [] });
    expect((await shownTo(used.viewer)).map((each) => each.id)).not.toContain(id);
    expect((await used.viewer.attempt(frame.link, { menuId: id })).status).toBe(404);
    expect((await byId(id)).url).toBe('https://reports.example/other');
    await used.admin.succeed(menu.delete, { id });
    expect(await byId(id)).toBeUndefined();
  });

  it.each([
    'javascript:alert(1)',
    'ftp://a.example/',
    '/brand',
    'https://',
    'data:text/html,x',
    'https://user:secret@a.example/',
    "https://a'b.example/",
  ])('地址 %s 在该处提示', async (url) => {
    const { status, body } = await used.admin.attempt(menu.add, page({ url }));
    expect([status, body.data.fields]).toEqual([
      400,
      [{ field: 'url', message: '请输入以 https:// 或 http:// 开头的完整网址' }],
    ]);
  });

  it.each([
    ['没有地址', { url: '' }, 'url', '请输入外部页面的网址'],
    ['没有名称', { name: ' ' }, 'name', '请输入菜单名称'],
    ['地址过长', { url: `https://a.example/${'x'.repeat(500)}` }, 'url', '不超过500个字符'],
    ['角色不存在', { roleIds: ['999999'] }, 'roleIds', '所选数据不存在，请重新选择'],
    ['上级不存在', { parentId: '999999' }, 'parentId', '上级不是分组或已不存在，请重新选择'],
    ['图标不正确', { icon: '../x' }, 'icon', '请选择有效的选项'],
  ])('%s时在该处提示', async (_what, changes, field, message) => {
    const { status, body } = await used.admin.attempt(menu.add, page(changes));
    expect([status, body.data.fields]).toEqual([400, [{ field, message }]]);
  });

  it('别的租户的菜单、角色与分组都不存在', async () => {
    const { id } = await used.neighbour.data(menu.add, page());
    const theirRole = (await used.neighbour.data(menu.roles, {}))[0]!.id;
    expect((await used.admin.attempt(menu.delete, { id })).status).toBe(404);
    expect((await used.admin.attempt(menu.move, { id, place: 0 })).status).toBe(404);
    expect((await used.admin.attempt(menu.update, { ...page(), id })).status).toBe(404);
    expect((await used.admin.attempt(menu.add, page({ roleIds: [theirRole] }))).status).toBe(400);
    expect((await used.neighbour.data(menu.entries, {})).find((entry) => entry.id === id)).toMatchObject({
      name: '报表中心',
    });
  });
});

describe('不是管理员的人', () => {
  it('有菜单权限的角色能加外部页面并自己看到，但不能授予权限更多的角色', async () => {
    const owner = await used.app.owner();
    const { rows } = await owner.query<{ role_id: string }>(
      `select ur.role_id from user_role ur join user_account u on u.tenant_id = ur.tenant_id and u.id = ur.user_id where u.tenant_id = 1 and u.account = 'lina'`,
    );
    await owner.query(
      `insert into role_resource (tenant_id, role_id, resource_id) select 1, $1, id from resource where tenant_id = 1 and code = 'menu.edit'`,
      [rows[0]!.role_id],
    );
    const lina = await used.app.as('lina');
    const { id } = await lina.data(menu.add, page({ name: '我的报表' }));
    expect((await shownTo(lina)).map((each) => each.id)).toContain(id);
    const admins = (await lina.data(menu.roles, {})).find(({ administrator }) => administrator === 1)!.id;
    const { status, body } = await lina.attempt(menu.add, page({ roleIds: [admins] }));
    expect([status, body.data.fields?.[0]?.field]).toEqual([403, 'roleIds']);
  });
});
