import { brand } from '@edp/contract/modules/brand/brand.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { importKinds } from '@edp/server/testing/imports/use-import-app.ts';
import { materialChoices, materialSample } from '@edp/server/testing/samples/material-sample.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooseOption, options } from '../testing/choose-option.ts';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import { batchBar as bar, box, rows } from '../testing/screens/list-screen.ts';
import { pollOptions } from '../testing/page-state.ts';

const journey = useJourney({ jobKinds: importKinds });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const stored = async () => {
  const found = await (await journey.app.as('admin')).data(brand.list, { code: 'JBE', pageSize: 50 });
  return [...new Set(found.map(({ sortOrder, description }) => `${sortOrder} ${description}`))];
};

it('选择全部符合条件的，改两个字段：查看改前与改后，修改，列表随之变化，撤销后恢复', async () => {
  const admin = await journey.app.as('admin');
  for (let number = 11; number <= 22; number++) await admin.succeed(brand.save, { code: `JBE${number}`, name: `待改品牌${number}`, active: 1, sortOrder: 20, description: '旧的说明' });
  const page = await journey.open('/brand?name=待改品牌', { as: 'admin' });
  await box(page, '待改品牌11').check();
  await bar(page).getByRole('button', { name: '选择全部 12 条' }).click();
  await bar(page).getByRole('button', { name: '批量修改' }).click();
  const dialog = page.getByRole('dialog', { name: '批量修改' });
  await expect(dialog.getByText('已选 12 条')).toBeShown();
  expect(await dialog.getByRole('button', { name: '查看影响' }).isDisabled()).toBe(true);
  await chooseOption(dialog.getByLabel('字段').nth(0), '排序');
  await chooseOption(dialog.getByLabel('操作').nth(0), '乘以');
  await dialog.getByLabel('新值').nth(0).fill('1.5');
  await dialog.getByRole('button', { name: '添加字段' }).click();
  await chooseOption(dialog.getByLabel('字段').nth(1), '描述');
  await dialog.getByLabel('新值').nth(1).fill('新的说明');
  await dialog.getByRole('button', { name: '查看影响' }).click();

  await expect(page.getByRole('heading', { name: '批量修改品牌' })).toBeShown();
  await expect(page).toShow('将修改 12 条，没有错误');
  await expect(page.getByRole('row', { name: /JBE11.*20.*30.*旧的说明.*新的说明/ })).toBeShown();
  expect(await stored()).toEqual(['20 旧的说明']);
  await press(page, '开始修改 12 条');
  await expect(page).toShow('已修改 12 条');
  expect(await stored()).toEqual(['30 新的说明']);
  await page.getByRole('link', { name: '查看数据' }).click();
  await expect(page.getByRole('row', { name: /JBE11.*30.*有效/ })).toBeShown();

  await page.goBack();
  await press(page, '撤销修改');
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '撤销修改' }).click();
  await expect(page).toShow('已恢复 12 条');
  await expect.poll(stored, pollOptions).toEqual(['20 旧的说明']);
  await page.getByRole('link', { name: '导入记录' }).click();
  await expect(page.getByRole('row', { name: /排序、描述.*批量修改.*已撤销/ })).toBeShown();
});

it('批量删除：先看哪些可以删除，删除后撤销，原样恢复', async () => {
  const admin = await journey.app.as('admin');
  for (const number of [1, 2]) await admin.succeed(brand.save, { code: `JDEL${number}`, name: `待删品牌${number}`, active: 1, sortOrder: 20 });
  const left = async () => (await admin.data(brand.list, { code: 'JDEL', pageSize: 50 })).length;
  const page = await journey.open('/brand?name=待删品牌', { as: 'admin' });
  await box(page, '待删品牌1').check();
  await box(page, '待删品牌2').check();
  await bar(page).getByRole('button', { name: '批量修改' }).click();
  const dialog = page.getByRole('dialog', { name: '批量修改' });
  await dialog.getByRole('radio', { name: '删除' }).check();
  await dialog.getByRole('button', { name: '查看影响' }).click();
  await expect(page.getByRole('heading', { name: '批量删除品牌' })).toBeShown();
  await expect(page).toShow('将删除 2 条');
  expect(await left()).toBe(2);
  await press(page, '删除 2 条');
  await expect(page).toShow('已删除 2 条');
  expect(await left()).toBe(0);
  await press(page, '撤销删除');
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '撤销删除' }).click();
  await expect(page).toShow('已恢复 2 条');
  await expect.poll(left, pollOptions).toBe(2);
});

it('选择全部，直接按停用：先看影响，确认后停用，在这一页撤销；回到列表时选择已清空', async () => {
  const admin = await journey.app.as('admin');
  for (const number of [1, 2, 3]) await admin.succeed(brand.save, { code: `JALL${number}`, name: `全停品牌${number}`, active: number === 3 ? 0 : 1, sortOrder: 20 });
  const states = async () => (await admin.data(brand.list, { code: 'JALL', sort: 'code', pageSize: 50 })).map(({ active }) => active);
  const page = await journey.open('/brand?name=全停品牌', { as: 'admin' });
  await box(page, '全停品牌1').check();
  await bar(page).getByRole('button', { name: '选择全部 3 条' }).click();
  await bar(page).getByRole('button', { name: '停用' }).click();
  await expect(page.getByRole('heading', { name: '批量停用品牌' })).toBeShown();
  await expect(page).toShow('将停用 2 条');
  await expect(page.getByRole('row', { name: /JALL1.*全停品牌1/ })).toBeShown();
  expect(await states()).toEqual([1, 1, 0]);
  await press(page, '停用 2 条');
  await expect(page).toShow('已停用 2 条');
  expect(await states()).toEqual([0, 0, 0]);
  await press(page, '撤销修改');
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '撤销修改' }).click();
  await expect(page).toShow('已恢复 2 条');
  await expect.poll(states, pollOptions).toEqual([1, 1, 0]);
  await page.goBack();
  await rows(page).first().waitFor();
  await expect(bar(page)).toBeGone();
});

it('分配库存组织：组织很多时按名称在服务器上查找，分配后撤销', async () => {
  const admin = await journey.app.as('admin');
  await (await journey.app.asTenant(1)).query(`insert into inventory_organisation (code, name) select 'JORG' || n, '旅程仓' || n from generate_series(1001, 1260) n`);
  const { id } = await admin.data(material.save, { ...materialSample(await materialChoices(admin), 0), itemCode: 'JASSIGN1', itemName: '待分配物料' });
  const organisations = async () => (await admin.data(material.organisations, { skuId: id })).map(({ invOrgName }) => invOrgName);
  const before = await organisations();
  const page = await journey.open('/materialManage?itemCode=JASSIGN', { as: 'admin' });
  await box(page, '待分配物料').check();
  await bar(page).getByRole('button', { name: '批量修改' }).click();
  const dialog = page.getByRole('dialog', { name: '批量修改' });
  await dialog.getByRole('radio', { name: '分配库存组织' }).check();
  const targets = dialog.getByLabel('选择库存组织');
  await targets.click();
  await targets.fill('旅程仓1259');
  await options(targets).and(page.getByTitle('旅程仓1259（JORG1259）', { exact: true })).click();
  await targets.fill('jorg1260');
  await options(targets).and(page.getByTitle('旅程仓1260（JORG1260）', { exact: true })).click();
  await page.keyboard.press('Escape');
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await dialog.getByRole('button', { name: '查看影响' }).click();
  await press(page, '开始修改 1 条');
  await expect(page).toShow('已修改 1 条');
  expect(await organisations()).toEqual([...before, '旅程仓1259', '旅程仓1260']);
  await press(page, '撤销修改');
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '撤销修改' }).click();
  await expect(page).toShow('已恢复 1 条');
  expect(await organisations()).toEqual(before);
});
