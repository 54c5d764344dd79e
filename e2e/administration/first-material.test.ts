import { tenantApplication } from '@edp/contract/modules/tenant-application/tenant-application.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooseNode, chooseOption } from '../testing/choose-option.ts';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import { logIn } from '../testing/log-in.ts';
import { pollOptions } from '../testing/page-state.ts';
import { choosePath } from '../testing/product/material-screen.ts';
import { cell, field, save } from '../testing/screens/list-screen.ts';
import { detail, formField, heading, press } from '../testing/screens/record-screen.ts';
import { confirmAndSend, fillIn } from '../testing/screens/register-screen.ts';
import { greeting, tabs } from '../testing/screens/shell-screen.ts';

const journey = useJourney();

const company = { code: 'XJWL', name: '深圳新建物料有限公司', account: '13900004321', password: 'Harbour7Lamp' };
const step = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(name) })
    .filter({ visible: true });
const isDone = (page: Page, name: string) => step(page, name).getByRole('img', { name: '已完成' }).count();

/** From the home page to where a step is done. */
async function follow(page: Page, name: string) {
  await tabs(page).getByRole('link', { name: '首页' }).click();
  await step(page, name).click();
}

async function backHome(page: Page, done: string) {
  await tabs(page).getByRole('link', { name: '首页' }).click();
  await expect.poll(() => isDone(page, done), pollOptions).toBe(1);
}

it('从注册到第一个物料：首页列出还差的步骤并带到那里；物料表单说明缺什么，补上之后不用重新打开', async () => {
  const page = await journey.open('/register');
  await fillIn(page, {
    companyName: company.name,
    phoneNumber: company.account,
    password: company.password,
    confirmPassword: company.password,
  });
  await confirmAndSend(page);
  await expect(page).toBeAt('/registerSuccess');
  const platform = await journey.app.as('admin', { tenantCode: 'PLATFORM' });
  const [applied] = await platform.data(tenantApplication.list, { name: company.name });
  await platform.succeed(tenantApplication.approve, {
    id: applied!.id,
    tenantCode: company.code,
    tenantName: company.name,
  });
  await page.getByRole('button', { name: '关闭', exact: true }).click();
  await logIn(page, company.account, '系统管理员', { company: company.code, password: company.password });
  await expect(greeting(page, '梁晓峰')).toBeShown();
  await expect(page).toShow('开始使用');
  for (const name of ['建立部门', '把自己加入部门', '建立计量单位', '录入或导入物料'])
    expect.soft(await isDone(page, name), name).toBe(0);
  // A new company begins with those of the system.
  for (const name of ['建立物料类别', '建立物料类型']) expect.soft(await isDone(page, name), name).toBe(1);
  expect(await accessibilityViolations(page, 'all')).toEqual([]);

  await page.goto(`${journey.app.baseUrl}/#/materialManage/0/0`);
  await expect(heading(page, '新增物料')).toBeShown();
  await expect(page).toShow('当前登录账号没有所属组织');
  await expect(page).toShow('还没有计量单位');
  await formField(page, '物料名称').fill('第一个轴承');
  await page.getByRole('link', { name: '去设置' }).click();
  await press(page, '编辑');
  await page.getByText('还没有部门').first().waitFor();
  await page.getByRole('main').getByRole('link', { name: '去新增' }).filter({ visible: true }).click();
  await expect(page).toBeAt('/organisation');
  await press(page, '新增一级部门');
  await formField(page, '部门编码').fill('D01');
  await formField(page, '部门名称').fill('物料部');
  await press(page, '保存');
  await expect(detail(page, '上级部门').getByText('无（一级部门）')).toBeShown();
  await backHome(page, '建立部门');

  await follow(page, '把自己加入部门');
  await chooseNode(formField(page, '所属部门'), '物料部');
  await press(page, '提交');
  await expect(page).toShow('操作成功');
  await backHome(page, '把自己加入部门');

  await follow(page, '建立计量单位');
  await page.getByRole('button', { name: '新增单位' }).first().click();
  await field(page, '单位编码').fill('PCS');
  await field(page, '单位名称').fill('件');
  await chooseOption(field(page, '单位类别'), '数量');
  await save(page);
  await expect(cell(page, 'PCS')).toBeShown();
  await backHome(page, '建立计量单位');

  await tabs(page).getByRole('link', { name: '物料管理：新增' }).click();
  await expect(page.getByText('当前登录账号没有所属组织')).toBeGone();
  await expect.poll(() => formField(page, '物料名称').inputValue(), pollOptions).toBe('第一个轴承');
  await page.getByLabel('自动生成编码').check();
  await choosePath(page, '物料类别', ['外购件', '机械件']);
  await choosePath(page, '物料类型', ['实物物料', '采购件']);
  await chooseOption(formField(page, '物料单位'), '件');
  await press(page, '提交');
  await expect(page).toBeAt('/home');
  await expect.poll(() => isDone(page, '录入或导入物料'), pollOptions).toBe(1);
  await follow(page, '录入或导入物料');
  await expect(cell(page, '第一个轴承')).toBeShown();
});
