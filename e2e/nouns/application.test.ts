import { application } from '@edp/contract/modules/application/application.ts';
import { describe, expect, it } from 'vitest';
import { addApplication } from '../testing/screens/application-screen.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { cell, dialog, filter, rowButton, runExtra } from '../testing/screens/list-screen.ts';
import { isFocused, pollOptions, searchOf } from '../testing/page-state.ts';
import { detail, errors, formField, heading, press } from '../testing/screens/record-screen.ts';
import { tabNames } from '../testing/screens/shell-screen.ts';

const journey = useJourney();

describe('新增应用', () => {
  it('从列表进入，按规则提示，提交后回到列表，页签随之关闭', async () => {
    const page = await journey.open('/home', { as: 'zhangwei', expected: [responseLine(application.save, 409)] });
    await page.getByRole('menuitem', { name: '应用管理' }).click();
    await press(page, '新增应用');
    await expect(page).toBeAt('/applicationManage/0');
    await expect.poll(() => isFocused(formField(page, '应用代码')), pollOptions).toBe(true);
    expect(await tabNames(page)).toEqual(['首页', '应用管理', '应用管理：新增']);
    await formField(page, '应用名称').press('Enter');
    await expect.poll(() => errors(page), pollOptions).toEqual(['请输入应用代码', '请输入应用名称']);
    await expect.poll(() => isFocused(formField(page, '应用代码')), pollOptions).toBe(true);
    await formField(page, '应用代码').fill('ERP');
    await formField(page, '应用名称').fill('车辆调度');
    await formField(page, '备注').fill('派车与油耗');
    await press(page, '提交');
    await expect.poll(() => errors(page), pollOptions).toEqual(['应用代码已存在，请更换']);
    await formField(page, '应用代码').fill('CAR');
    await press(page, '提交');
    await expect(page).toShow('操作成功');
    await expect(page).toBeAt('/applicationManage');
    await expect(cell(page, '车辆调度')).toBeShown();
    await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页', '应用管理']);
    await press(page, '新增应用');
    await expect.poll(() => formField(page, '应用名称').inputValue(), pollOptions).toBe('');
  });
});

describe('查看与编辑应用', () => {
  it('先阅读；编辑后取消要询问，提交后回到原来的列表', async () => {
    const { code, name, list } = await addApplication(await journey.app.as('admin'), { remarks: '第一行\n第二行' });
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

    await press(page, '编辑');
    await formField(page, '应用名称').fill(`${name}新名`);
    await press(page, '提交');
    await expect(page).toBeAt('/applicationManage');
    expect(searchOf(page)).toEqual({ code });
    await expect(cell(page, `${name}新名`)).toBeShown();
  });

  it('填写到一半切换页签仍在；刷新后页签的名称不变', async () => {
    const { id, name, route } = await addApplication(await journey.app.as('admin'));
    const page = await journey.open(route, { as: 'zhangwei' });
    await press(page, '编辑');
    await formField(page, '备注').fill('填了一半');
    await page.getByRole('menuitem', { name: '品牌管理' }).click();
    await expect(cell(page, 'HENGTUO')).toBeShown();
    await page.getByRole('link', { name: `应用管理：${name}` }).click();
    await expect.poll(() => formField(page, '备注').inputValue(), pollOptions).toBe('填了一半');
    // A save of another user is loaded when editing begins; after that it is reported as a conflict.
    await press(page, '取消');
    await dialog(page, /有尚未保存的修改/).getByRole('button', { name: '放弃修改' }).click();
    await (await journey.app.as('admin')).succeed(application.update, { id, code: 'FRESH', name, remarks: '' });
    await press(page, '编辑');
    await expect.poll(() => formField(page, '应用代码').inputValue(), pollOptions).toBe('FRESH');
    await press(page, '取消');
    await page.getByRole('link', { name: '品牌管理' }).first().click();
    await page.reload();
    await expect.poll(() => tabNames(page), pollOptions).toContain(`应用管理：${name}`);
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
});

describe('不能这样保存', () => {
  it('过长、含中文时在该字段提示；保存前已被他人删除时说明，填写的内容还在', async () => {
    const admin = await journey.app.as('admin');
    const { id, route } = await addApplication(admin);
    const page = await journey.open(route, { as: 'zhangwei', expected: [responseLine(application.update, 404), responseLine(application.detail, 404)] });
    await press(page, '编辑');
    await formField(page, '应用代码').fill('应用');
    await formField(page, '应用名称').fill('长'.repeat(51));
    await formField(page, '备注').fill('长'.repeat(201));
    await press(page, '提交');
    await expect.poll(() => errors(page), pollOptions).toEqual(['不允许输入中文字符', '不超过50个字符', '不超过200个字符']);
    await formField(page, '应用代码').fill('LATE');
    await formField(page, '应用名称').fill('来晚了');
    await formField(page, '备注').fill('写了很久的备注');
    await admin.succeed(application.delete, { id });
    const reloaded = page.waitForResponse((response) => response.url().endsWith(application.detail.path));
    await press(page, '提交');
    await expect(page).toShow('数据不存在或已被删除');
    await reloaded;
    expect(await formField(page, '备注').inputValue()).toBe('写了很久的备注');
  });
});

describe('应用列表', () => {
  it('搜索可以收起；有证书的应用不能删除，说明用在哪里；读不到时说明，可以重试', async () => {
    const refused = [responseLine(application.delete, 409), responseLine(application.list, 500)];
    const page = await journey.open('/applicationManage', { as: 'admin', expected: refused });
    await runExtra(page, '删除', '员工移动端');
    await dialog(page, /确认删除应用“员工移动端”/).getByRole('button', { name: '删除' }).click();
    await expect(page).toShow(/已被使用，不能删除：证书 \(\d+\)/);
    await expect(cell(page, '员工移动端')).toBeShown();
    await press(page, '收起搜索');
    await expect(filter(page, '应用代码')).toBeGone();
    await press(page, '展开搜索');
    await page.route(`**${application.list.path}`, (answer) => answer.fulfill({ status: 500, json: { code: 5000, status: false, message: '', data: null } }));
    await filter(page, '应用代码').fill('ERP');
    await page.getByRole('button', { name: '查询' }).click();
    await expect(page.getByRole('main').getByText('获取服务器数据失败')).toBeShown();
    await page.unrouteAll();
    await press(page, '重试');
    await expect(cell(page, 'ERP')).toBeShown();
  });
});
