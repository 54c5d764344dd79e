import { brand } from '@edp/contract/modules/brand/brand.ts';
import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { materialDefaults } from '@edp/contract/modules/material/material-fields.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { roles } from '@edp/contract/modules/role/role.ts';
import { tenantApplication } from '@edp/contract/modules/tenant-application/tenant-application.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { loginAs } from '@edp/server/testing/login-as.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useJourney } from '../testing/journey.ts';
import { cell, rowButton } from '../testing/screens/list-screen.ts';
import { chooseRole, enterAccount, enterCompany, logIn } from '../testing/log-in.ts';
import { pollOptions } from '../testing/page-state.ts';
import { formField, press } from '../testing/screens/record-screen.ts';
import { greeting } from '../testing/screens/shell-screen.ts';

const journey = useJourney();

const company = { name: '成都蜀工精密机械有限公司', code: 'SGJM', account: '13812340007', password: 'Demo1234' };
const clerk = { account: 'luhua', password: 'Begin2026', ownPassword: 'MyOwn2026' };
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });

/** A material with a price, and what it needs: a department that it belongs to, a unit, a category and a type. */
async function addMaterial(admin: TestClient) {
  const [department] = await admin.data(organisation.list, {});
  const [own] = await admin.data(employee.list, { account: company.account });
  await admin.succeed(employee.update, {
    ...(await admin.data(employee.detail, { id: own!.id })),
    organizationId: department!.id,
  });
  const { id: unitId } = await admin.data(unit.save, {
    code: 'PCS',
    name: '件',
    unitCategory: 'CountUnit',
    active: 1,
    sortOrder: 1,
  });
  const path = async (code: string) => {
    const set = (await admin.data(categorySet.list, {})).find((each) => each.code === code);
    return [
      (await admin.data(category.save, { categorySetId: set!.id, code: 'A', name: '通用', sort: 1, status: 1 })).id,
    ];
  };
  const [itemCategoryId, itemTypeId] = [await path('PRO_BASE_CLASS'), await path('ITEM_TYPE_CLASS')];
  return admin.data(material.save, {
    ...materialDefaults,
    itemCode: 'M-1',
    itemName: '深沟球轴承',
    unitId,
    itemCategoryId,
    itemTypeId,
    marketPrice: '4321.5',
  });
}

it('平台通过申请后，新管理员建立部门、角色与员工；员工首次登录须修改密码，看到的正是角色给的，别的一概没有', async () => {
  const platform = await journey.app.as('admin', { tenantCode: 'PLATFORM' });
  const [applied] = await platform.data(tenantApplication.list, { name: company.name });
  await platform.succeed(tenantApplication.approve, {
    id: applied!.id,
    tenantCode: company.code,
    tenantName: company.name,
  });

  const page = await journey.open('/auth');
  await logIn(page, company.account, '系统管理员', { company: company.code, password: company.password });
  await expect(greeting(page, '罗文斌')).toBeShown();
  await expect(menu(page).getByText('租户申请')).toBeGone();
  await page.goto(`${journey.app.baseUrl}/#/tenantApplication`);
  await expect(page).toShow(/没有访问权限/);
  const admin = await loginAs(journey.app.baseUrl, {
    account: company.account,
    password: company.password,
    tenantCode: company.code,
  });
  const { id: organizationId } = await admin.data(organisation.save, { code: 'D01', name: '采购部', sortOrder: 10 });

  await menu(page).getByText('角色权限').click();
  await page.getByRole('button', { name: '新增角色' }).click();
  const adding = page.getByRole('dialog', { name: '新增角色' });
  await adding.getByLabel('角色名称').fill('采购录入员');
  await adding.getByLabel('角色编码').fill('ENTRY');
  await adding.getByRole('button', { name: '保存' }).click();
  await expect(adding).toBeGone();
  await expect(page.getByRole('heading', { level: 2, name: '采购录入员' })).toBeShown();
  for (const right of ['物料管理 · 查看', '物料管理 · 编辑', '品牌管理 · 查看', '品牌管理 · 编辑', '单位管理 · 查看'])
    await page.getByRole('checkbox', { name: right, exact: true }).check();
  await page.getByRole('button', { name: '展开 物料管理' }).click();
  for (const price of ['市场价 隐藏', '标价 隐藏']) {
    const choice = page.getByRole('radio', { name: price });
    await choice.waitFor({ state: 'attached' });
    await choice.check({ force: true });
  }
  await page.getByRole('button', { name: '添加组织' }).click();
  await page.getByRole('menuitem', { name: '总部库存组织' }).click();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText(/处未保存/)).toBeGone();

  const [added] = await admin.data(roles.query, { keyword: 'ENTRY' });
  await admin.succeed(employee.add, {
    realname: '陆华',
    account: clerk.account,
    password: clerk.password,
    organizationId,
    roleIds: [added!.id],
  });
  const { id } = await addMaterial(admin);

  const person = await journey.open('/auth');
  const loaded = person.waitForEvent('load');
  await enterCompany(person, company.code);
  await loaded;
  await enterAccount(person, clerk.account, { password: clerk.password });
  const change = person.getByRole('dialog', { name: '修改密码' });
  await change.getByLabel('原密码').fill(clerk.password);
  await change.getByLabel('新密码', { exact: true }).fill(clerk.ownPassword);
  await change.getByLabel('确认新密码').fill(clerk.ownPassword);
  await change.getByRole('button', { name: '修改并继续' }).click();
  await chooseRole(person, '采购录入员');
  await expect(greeting(person, '陆华')).toBeShown();
  await expect
    .poll(
      async () => (await menu(person).getByRole('menuitem').allInnerTexts()).filter((text) => text.endsWith('管理')),
      pollOptions,
    )
    .toEqual(['物料管理', '品牌管理', '单位管理']);

  await menu(person).getByText('物料管理').click();
  await expect(cell(person, 'M-1')).toBeShown();
  const head = person.getByRole('columnheader');
  expect(await head.filter({ hasText: '规格型号' }).count()).toBe(1);
  expect(await head.filter({ hasText: /市场价|标价/ }).count()).toBe(0);
  await rowButton(person, '查看', '深沟球轴承').click();
  await press(person, '编辑');
  await expect(formField(person, '物料名称')).toBeShown();
  await expect(person.getByText('市场价')).toBeGone();
  await formField(person, '物料名称').fill('深沟球轴承 6204');
  await press(person, '提交');
  await expect
    .poll(async () => (await admin.data(material.detail, { skuId: id })).itemName, pollOptions)
    .toBe('深沟球轴承 6204');
  expect((await admin.data(material.detail, { skuId: id })).marketPrice).toBe('4321.5');

  const caller = await loginAs(journey.app.baseUrl, {
    account: clerk.account,
    password: clerk.ownPassword,
    tenantCode: company.code,
  });
  expect(JSON.stringify(await caller.data(material.detail, { skuId: id }))).not.toContain('4321.5');
  for (const [call, input] of [
    [material.delete, { id }],
    [brand.delete, { id: '1' }],
    [unit.save, {}],
    [employee.list, {}],
  ] as const) {
    expect((await caller.attempt(call, input as never)).status).toBe(403);
  }
});
