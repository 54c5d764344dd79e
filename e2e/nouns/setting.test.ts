import { setting, type SettingType } from '@edp/contract/modules/setting/setting.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityViolations, chineseTexts, pageIsWiderThanWindow } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import { dialog, messages, rowButton, rows } from '../testing/screens/list-screen.ts';
import { pollOptions, searchOf } from '../testing/page-state.ts';
import { tabNames } from '../testing/screens/shell-screen.ts';

const journey = useJourney();

let number = 0;
async function addSetting(type: SettingType) {
  number += 1;
  const input = { type, name: `试验${number}`, code: `TRY${number}` };
  const admin = await journey.app.as('admin');
  const { id } = await admin.data(setting.save, input);
  return { ...input, admin, id };
}

const names = (page: Page) => rows(page).locator('td:nth-child(2)').allInnerTexts();
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
/** Above the list: the bar of the selection has a button of the same name. */
const inToolbar = (page: Page, name: string) =>
  page.getByRole('main').locator('header').getByRole('button', { name, exact: true });
const addButton = inToolbar;
const deleteButton = inToolbar;

/** The columns of a list, and what is asked before a ticked or a single row is deleted. */
async function asksBefore(
  page: Page,
  action: string,
  columns: readonly string[],
  [selected, single]: readonly [string, string],
) {
  await expect
    .poll(async () => (await page.getByRole('columnheader').allInnerTexts()).filter(Boolean), pollOptions)
    .toEqual(columns);
  await rows(page).first().getByRole('checkbox').check();
  await deleteButton(page, action).click();
  await dialog(page, selected).press('Escape');
  await expect(dialog(page, selected)).toBeGone();
  await page
    .getByRole('button', { name: new RegExp(`^${action} .`) })
    .filter({ visible: true })
    .first()
    .click();
  await dialog(page, single).press('Escape');
  await expect(dialog(page, single)).toBeGone();
}

it('从菜单进入模块，再到应用分类与应用标签，每个都有自己的地址、列名与删除前的确认；模块重置后每页20条', async () => {
  const page = await journey.open('/home', { as: 'zhangwei' });
  await page.getByRole('menuitem', { name: '设备管理' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '设备管理' })).toBeShown();
  await page.getByRole('menuitem', { name: '应用设置' }).click();
  await expect(page).toBeAt('/applicationSetup/moudel');
  await expect(page).toShow('共 12 条');
  await page.getByLabel('模块名称').fill('管理');
  await expect.poll(() => rows(page).count(), pollOptions).toBe(5);
  await page.getByRole('button', { name: '重置' }).click();
  await expect.poll(() => rows(page).count(), pollOptions).toBeGreaterThan(10);
  expect(searchOf(page)).toEqual({ pageSize: '20' });
  const part = (name: string) =>
    page.getByRole('navigation', { name: '应用设置' }).getByRole('link', { name }).filter({ visible: true });
  await part('应用分类').click();
  await expect(page).toBeAt('/applicationSetup/appsort');
  await expect(page).toShow('共 6 条');
  await asksBefore(
    page,
    '删除',
    ['应用分类名称', '更新日期', '操作'],
    ['确认删除选中的应用分类？', '确认删除该应用分类？'],
  );
  await part('应用标签').click();
  await expect(page).toBeAt('/applicationSetup/applabel');
  await expect(page).toShow('共 7 条');
  await asksBefore(
    page,
    '删除',
    ['应用标签名称', '更新日期', '操作'],
    ['确认删除选中的应用标签？', '确认删除该应用标签？'],
  );
  expect(await tabNames(page)).toEqual(['首页', '设备管理', '应用设置']);
  await page.goBack();
  await expect(page).toBeAt('/applicationSetup/appsort');
});

it('勾选后一次删除；没有勾选时说明；翻页后勾选仍在', async () => {
  const [first, second, third] = [
    await addSetting('APPLICATION_MODULE'),
    await addSetting('APPLICATION_MODULE'),
    await addSetting('APPLICATION_MODULE'),
  ];
  const page = await journey.open('/applicationSetup/moudel', { as: 'zhangwei', colorScheme: 'dark' });
  await page.getByTitle('2026-10-12 10:01:00').waitFor();
  await deleteButton(page, '删除').click();
  await expect(page).toShow('请选择要删除的数据');
  await box(page, '选择本页全部').press('Space');
  await expect(page).toShow('已选 10 条');
  await page.getByRole('button', { name: '下一页' }).click();
  await box(page, '选择本页全部').and(page.locator(':not(:checked)')).waitFor();
  await expect(page).toShow('已选 10 条');
  await page.getByRole('button', { name: '上一页' }).click();
  await page.getByRole('button', { name: '取消选择' }).click();
  await expect(page.getByRole('toolbar', { name: '批量操作' })).toBeGone();
  await box(page, `选择 ${first.name}`).check();
  await box(page, `选择 ${second.name}`).check();
  await expect(page).toShow('已选 2 条');
  await expect
    .poll(
      () => box(page, '选择本页全部').evaluate((each: { indeterminate?: boolean }) => each.indeterminate),
      pollOptions,
    )
    .toBe(true);
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await deleteButton(page, '删除').click();
  const question = dialog(page, '确认删除选中的模块？');
  await expect(question.getByText(`${second.name}、${first.name}`)).toBeShown();
  await question.getByRole('button', { name: '删除' }).click();
  await expect(page).toShow('已删除 2 个');
  await expect.poll(() => names(page), pollOptions).not.toContain(first.name);
  await rowButton(page, '删除', third.name).click();
  await dialog(page, '确认删除该模块？').getByRole('button', { name: '删除' }).click();
  await expect.poll(() => names(page), pollOptions).not.toContain(third.name);
  expect(await third.admin.data(setting.list, { name: '试验' })).toEqual([]);
});

it('英文界面：没有障碍，没有中文，提示与确认是英文', async () => {
  const page = await journey.open('/deviceManage', { as: 'zhangwei', language: 'ENG' });
  await page.getByRole('heading', { level: 1, name: 'Devices' }).waitFor();
  expect.soft(await accessibilityViolations(page, 'all')).toEqual([]);
  expect.soft(await pageIsWiderThanWindow(page)).toBe(false);
  expect.soft(await chineseTexts(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Application setup' }).click();
  await rows(page).nth(3).waitFor();
  await deleteButton(page, 'Delete').click();
  await expect(page).toShow('Please select the data to be deleted');
  await asksBefore(
    page,
    'Delete',
    ['Module name', 'Update date', 'Actions'],
    ['Confirm to delete the selected modules?', 'Confirm to delete this module?'],
  );
  await addButton(page, 'New').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => messages(page), pollOptions).toEqual(['Please enter the module name']);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.goto(`${journey.app.baseUrl}/#/applicationSetup/appsort`);
  await expect(page.getByRole('heading', { level: 1, name: 'Application categories' })).toBeShown();
  await asksBefore(
    page,
    'Delete',
    ['Category name', 'Update date', 'Actions'],
    ['Confirm to delete the selected application categories?', 'Confirm to delete this application category?'],
  );
  await page.goto(`${journey.app.baseUrl}/#/applicationSetup/applabel`);
  await expect(page.getByRole('heading', { level: 1, name: 'Application labels' })).toBeShown();
  await asksBefore(
    page,
    'Delete',
    ['Label name', 'Update date', 'Actions'],
    ['Confirm to delete the selected application labels?', 'Confirm to delete this application label?'],
  );
});
