import type { Permission } from '@edp/contract/kernel/permission.ts';
import { roleNoun } from '@edp/contract/modules/role/role.noun.ts';
import { roles } from '@edp/contract/modules/role/role.ts';
import { addRole } from '@edp/server/testing/people/add-role.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooseOption } from '../testing/choose-option.ts';
import { useJourney } from '../testing/journey.ts';
import { pollOptions } from '../testing/page-state.ts';

const journey = useJourney();

const entry = (page: Page, name: string) =>
  page.getByRole('complementary', { name: '角色' }).getByRole('button', { name });
const check = (page: Page, label: string) => page.getByRole('checkbox', { name: label, exact: true });
// An icon is part of the accessible name.
const button = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`(?:^|\\s)${name.replace('？', '\\？')}$`) });

async function openRole(page: Page, name: string) {
  await entry(page, name).click();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeShown();
  await expect(check(page, '产品中心 · 查看')).toBeShown();
}

it('打开时已选定第一个角色，地址中有它；谁能做这件事；窄屏时先显示列表', async () => {
  const page = await journey.open('/role', { as: 'admin' });
  await expect(page.getByRole('heading', { level: 2, name: '系统管理员', exact: true })).toBeShown();
  await expect.poll(() => page.url(), pollOptions).toContain('?open=');
  await openRole(page, '仓储专员');
  await button(page, '谁能做这件事？').click();
  const dialog = page.getByRole('dialog', { name: '谁能做这件事？' });
  await chooseOption(dialog.getByRole('combobox', { name: '菜单' }), '产品中心 / 物料管理');
  await chooseOption(dialog.getByRole('combobox', { name: '按钮或字段' }), '更新库存');
  await expect(dialog.getByText('仓储专员').first()).toBeShown();
  await expect(dialog.getByRole('cell', { name: 'zhangwei' })).toBeShown();
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await expect(dialog).toBeGone();

  const narrow = await journey.open('/role', { as: 'admin', viewport: { width: 720, height: 900 } });
  await expect(entry(narrow, '系统管理员')).toBeShown();
  await expect(narrow).toShow('请选择角色');
});

it('复制角色，去掉删除和两个字段，预览，再结束预览', async () => {
  const page = await journey.open('/role', { as: 'admin' });
  await openRole(page, '主数据专员');
  await button(page, '复制角色').click();
  const dialog = page.getByRole('dialog', { name: '复制角色' });
  await dialog.getByLabel('角色名称').fill('物料录入员');
  await dialog.getByLabel('角色编码').fill('MATERIAL_ENTRY');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeGone();
  await expect(page.getByRole('heading', { level: 2, name: '物料录入员' })).toBeShown();

  await check(page, '物料管理 · 删除').uncheck();
  await page.getByRole('button', { name: '展开 物料管理' }).click();
  const market = page.getByRole('radio', { name: '市场价 隐藏' });
  await market.waitFor({ state: 'attached' });
  await market.check({ force: true });
  await page.getByRole('radio', { name: '标价 只读' }).check({ force: true });
  await expect(page.getByText('3 处未保存')).toBeShown();
  await button(page, '保存').click();
  await expect(page.getByText('3 处未保存')).toBeGone();

  const client = await journey.app.as('admin');
  const [saved] = await client.data(roles.query, { keyword: 'MATERIAL_ENTRY' });
  expect((await client.data(roles.detail, { id: saved!.id })).fields).toEqual([
    { noun: 'material', field: 'listPricePerUnit', restriction: 'readonly' },
    { noun: 'material', field: 'marketPrice', restriction: 'hidden' },
  ]);

  await page.getByRole('tab', { name: '修改记录' }).click();
  const entryOf = (field: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: `字段权限“物料管理 · ${field}”` })
      .last();
  await expect(entryOf('市场价').getByText('隐藏')).toBeShown();
  expect([await entryOf('市场价').innerText(), await entryOf('标价').innerText()]).toEqual([
    '字段权限“物料管理 · 市场价” 可编辑 → 隐藏',
    '字段权限“物料管理 · 标价” 可编辑 → 只读',
  ]);

  await button(page, '以此角色预览').click();
  await expect(page.getByText('正在以角色“物料录入员”预览，只能查看')).toBeShown();
  await expect(page.getByRole('navigation').getByText('角色权限')).toBeGone();
  await page.getByRole('navigation').getByText('物料管理').click();
  await expect(page.getByRole('heading', { level: 1, name: '物料管理' })).toBeShown();
  await button(page, '结束预览').click();
  await expect(page.getByText(/正在以角色/)).toBeGone();
  await expect(page.getByRole('navigation').getByText('角色权限')).toBeShown();
});

it('有限的管理员看到带锁的项，不能修改权限更多的角色', async () => {
  const roleId = await addRole(
    journey.app,
    'KEEPER',
    [roleNoun.menu.code as Permission, 'role.view', 'role.edit', 'brand.view', 'brand.edit'],
    ['INV01'],
  );
  await addRole(journey.app, 'LESSER', ['brand.view'], ['INV01']);
  const admin = await journey.app.as('admin');
  const [viewers] = await admin.data(roles.query, { keyword: 'VIEWER' });
  const [lina] = await admin.data(roles.members, { roleId: viewers!.id });
  await admin.succeed(roles.addMembers, { roleId, userIds: [lina!.id] });
  const page = await journey.open('/role', { as: 'lina', roleCode: 'KEEPER' });
  await openRole(page, 'LESSER');
  await expect.poll(() => check(page, '品牌管理 · 编辑').isDisabled(), pollOptions).toBe(false);
  expect(await check(page, '品牌管理 · 删除').isDisabled()).toBe(true);
  expect(await check(page, '物料管理 · 查看').isDisabled()).toBe(true);
  await check(page, '品牌管理 · 编辑').check();
  await button(page, '保存').click();
  await expect(page.getByText('1 处未保存')).toBeGone();
  await openRole(page, '主数据专员');
  await expect(page.getByText(/^所选角色包含您没有的权限/)).toBeShown();
  await expect.poll(() => button(page, '保存').count(), pollOptions).toBe(0);
  expect(await check(page, '品牌管理 · 编辑').isDisabled()).toBe(true);
});
