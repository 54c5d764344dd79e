import { brand } from '@edp/contract/modules/brand/brand.ts';
import { label } from '@edp/contract/modules/label/label.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { importKinds } from '@edp/server/testing/imports/use-import-app.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { options } from '../testing/choose-option.ts';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import { batchBar as bar, box, rows } from '../testing/screens/list-screen.ts';
import { pollOptions } from '../testing/page-state.ts';
import { addProducts } from '../testing/product/product-list-screen.ts';

const journey = useJourney({ jobKinds: importKinds });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const undo = async (page: Page) => {
  await press(page, '撤销修改');
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '撤销修改' }).click();
};
/** Selects all that the list finds and opens the dialog. */
async function openBatch(page: Page, start: string, count: number) {
  await rows(page).first().waitFor();
  await box(page, `${start}01`).check();
  await bar(page).getByRole('button', { name: `选择全部 ${count} 条` }).click();
  await bar(page).getByRole('button', { name: '批量修改' }).click();
  return page.getByRole('dialog', { name: '批量修改' });
}

it('为全部符合条件的商品添加标签：标签从列表中选，查看改前与改后，修改后撤销', async () => {
  const admin = await journey.app.as('admin');
  const { start, added, route } = await addProducts(admin, 2);
  const set = await admin.data(labelSet.save, { name: '旅程标签', useObj: 'PRODUCT', state: 1 });
  const root = await admin.data(label.save, { name: '渠道', code: 'JCH', sort: 1, isRadio: 0, labelSetId: set.id });
  const shop = await admin.data(label.save, { name: '门店', code: 'JSHOP', sort: 1, labelSetId: set.id, parentId: root.id });
  const labelsOf = async () => Promise.all(added.map(async ({ id }) => (await admin.data(product.detail, { proId: id })).labelIds));
  const page = await journey.open(route, { as: 'admin' });
  const dialog = await openBatch(page, start, 2);
  const field = dialog.getByLabel('字段');
  await field.click();
  await options(field).first().waitFor();
  // Typed: there are more fields than the list shows at once.
  await field.fill('标签');
  await options(field).and(page.getByTitle('标签', { exact: true })).click();
  await expect(dialog.getByText('添加', { exact: true })).toBeShown();
  const value = dialog.getByLabel('新值');
  await value.click();
  await options(value).first().waitFor();
  await value.fill('门店');
  await options(value).and(page.getByTitle('渠道/门店', { exact: true })).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: '查看影响' }).click();
  await expect(page.getByRole('heading', { name: '批量修改商品' })).toBeShown();
  await expect(page).toShow('将修改 2 条，没有错误');
  await expect(page.getByRole('row', { name: new RegExp(`${start}01.*门店`) })).toBeShown();
  expect(await labelsOf()).toEqual([[], []]);
  await press(page, '开始修改 2 条');
  await expect(page).toShow('已修改 2 条');
  expect(await labelsOf()).toEqual([[shop.id], [shop.id]]);
  await undo(page);
  await expect(page).toShow('已恢复 2 条');
  await expect.poll(labelsOf, pollOptions).toEqual([[], []]);
});

it('全部下架：先看将下架的，下架后撤销', async () => {
  const admin = await journey.app.as('admin');
  const { start, added, route } = await addProducts(admin, 2);
  await admin.succeed(product.up, { ids: added.map(({ id }) => id) });
  const states = async () => Promise.all(added.map(async ({ id }) => (await admin.data(product.detail, { proId: id })).active));
  const page = await journey.open(route, { as: 'admin' });
  const dialog = await openBatch(page, start, 2);
  await dialog.getByRole('radio', { name: '下架' }).check();
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await dialog.getByRole('button', { name: '查看影响' }).click();
  await expect(page.getByRole('heading', { name: '批量下架商品' })).toBeShown();
  await expect(page).toShow('将下架 2 条');
  await press(page, '下架 2 条');
  await expect(page).toShow('已下架 2 条');
  expect(await states()).toEqual([0, 0]);
  await undo(page);
  await expect(page).toShow('已恢复 2 条');
  await expect.poll(states, pollOptions).toEqual([1, 1]);
});

it('停用全部品牌：导入记录说明做了什么', async () => {
  const admin = await journey.app.as('admin');
  for (const number of [1, 2]) await admin.succeed(brand.save, { code: `JSW${number}`, name: `待停品牌${number}`, active: 1, sortOrder: 20 });
  const page = await journey.open('/brand?name=待停品牌', { as: 'admin' });
  await rows(page).first().waitFor();
  await box(page, '待停品牌1').check();
  await box(page, '待停品牌2').check();
  await bar(page).getByRole('button', { name: '批量修改' }).click();
  const dialog = page.getByRole('dialog', { name: '批量修改' });
  await dialog.getByRole('radio', { name: '停用' }).check();
  await dialog.getByRole('button', { name: '查看影响' }).click();
  await expect(page).toShow('将停用 2 条');
  await press(page, '停用 2 条');
  await expect(page).toShow('已停用 2 条');
  await page.getByRole('link', { name: '导入记录' }).click();
  await expect(page.getByRole('row', { name: /停用.*品牌.*批量停用.*已完成/ })).toBeShown();
});
