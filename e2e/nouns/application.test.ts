import { application } from '@edp/contract/modules/application/application.ts';
import { record } from '@edp/contract/modules/record/record.ts';
import { expect, it } from 'vitest';
import { addApplication } from '../testing/screens/application-screen.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { cell, dialog, rowButton } from '../testing/screens/list-screen.ts';
import { isFocused, pollOptions, searchOf } from '../testing/page-state.ts';
import { detail, formField, heading, press } from '../testing/screens/record-screen.ts';
import { tabNames } from '../testing/screens/shell-screen.ts';

const journey = useJourney();

it('先阅读；取消编辑要询问；编辑开始时载入他人的修改；填写到一半切换页签仍在；提交后回到原来的列表，页签随之关闭', async () => {
  const admin = await journey.app.as('admin');
  const { id, code, name, list } = await addApplication(admin, { remarks: '第一行\n第二行' });
  const page = await journey.open(list, { as: 'zhangwei' });
  await rowButton(page, '查看', name).click();
  await expect(heading(page, '应用详情')).toBeShown();
  await expect.poll(() => detail(page, '应用代码').innerText(), pollOptions).toBe(code);
  expect(await detail(page, '备注').innerText()).toBe('第一行\n第二行');
  expect(await detail(page, '状态').innerText()).toBe('启用');
  await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页', '应用管理', `应用管理：${name}`]);

  await press(page, '编辑');
  await expect(heading(page, '编辑应用')).toBeShown();
  await formField(page, '应用名称').fill('不要这个名称');
  await press(page, '取消');
  const question = dialog(page, /有尚未保存的修改/);
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toBeGone();
  await expect.poll(() => formField(page, '应用名称').inputValue(), pollOptions).toBe('不要这个名称');
  await press(page, '取消');
  await question.getByRole('button', { name: '放弃修改' }).click();
  await expect.poll(() => detail(page, '应用名称').innerText(), pollOptions).toBe(name);
  await expect.poll(() => isFocused(page.getByRole('button', { name: '编辑', exact: true })), pollOptions).toBe(true);

  // A save of another user is loaded when editing begins; after that it is reported as a conflict.
  await admin.succeed(application.update, { id, code: `${code}-FRESH`, name, remarks: '' });
  await press(page, '编辑');
  await expect.poll(() => formField(page, '应用代码').inputValue(), pollOptions).toBe(`${code}-FRESH`);
  await formField(page, '备注').fill('填了一半');
  await page.getByRole('menuitem', { name: '品牌管理' }).click();
  await expect(cell(page, 'HENGTUO')).toBeShown();
  await page.reload();
  await expect.poll(() => tabNames(page), pollOptions).toContain(`应用管理：${name}`);
  await page.getByRole('link', { name: `应用管理：${name}` }).click();
  await expect.poll(() => formField(page, '备注').inputValue(), pollOptions).toBe('填了一半');
  await formField(page, '应用名称').fill(`${name}新名`);
  await press(page, '提交');
  await expect(cell(page, 'HENGTUO')).toBeShown();
  await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页', '应用管理', '品牌管理']);
  expect(await admin.data(application.detail, { id })).toMatchObject({ name: `${name}新名`, remarks: '填了一半' });
});

it('从列表新增与编辑，提交后回到原来的列表；保存前已被他人删除时说明，填写的内容还在', async () => {
  const admin = await journey.app.as('admin');
  const { id, code, name, list } = await addApplication(admin);
  const page = await journey.open(list, {
    as: 'zhangwei',
    expected: [application.update, application.detail, record.changes].map((call) => responseLine(call, 404)),
  });
  await press(page, '新增应用');
  await expect(page).toBeAt('/applicationManage/0');
  await expect.poll(() => isFocused(formField(page, '应用代码')), pollOptions).toBe(true);
  expect(await tabNames(page)).toEqual(['首页', '应用管理', '应用管理：新增']);
  await formField(page, '应用代码').fill('CAR');
  await formField(page, '应用名称').fill('车辆调度');
  await press(page, '提交');
  await expect(page).toBeAt('/applicationManage');
  expect(searchOf(page)).toEqual({ code });
  await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页', '应用管理']);
  await press(page, '新增应用');
  await expect.poll(() => formField(page, '应用名称').inputValue(), pollOptions).toBe('');
  await press(page, '取消');

  await rowButton(page, '查看', name).click();
  await press(page, '编辑');
  await formField(page, '备注').fill('写了很久的备注');
  await admin.succeed(application.delete, { id });
  const reloaded = Promise.all(
    [application.detail, record.changes].map(({ path }) =>
      page.waitForResponse((response) => response.url().endsWith(path)),
    ),
  );
  await press(page, '提交');
  await expect(page).toShow('数据不存在或已被删除');
  await reloaded;
  expect(await formField(page, '备注').inputValue()).toBe('写了很久的备注');
});

it('没有上一页时返回列表；不能编辑的人只能阅读', async () => {
  const { route, name } = await addApplication(await journey.app.as('admin'));
  const page = await journey.open(route, { as: 'lina' });
  await expect.poll(() => detail(page, '应用名称').innerText(), pollOptions).toBe(name);
  expect(await page.getByRole('button', { name: '编辑', exact: true }).count()).toBe(0);
  await press(page, '返回');
  await expect(page).toBeAt('/applicationManage');
  await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页', '应用管理']);
  await page.goto(`${journey.app.baseUrl}/#/applicationManage/0`);
  await expect(page).toShow('您没有新增的权限');
});
