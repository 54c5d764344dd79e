import { application } from '@edp/contract/modules/application/application.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { label } from '@edp/contract/modules/label/label.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { importKinds } from '@edp/server/testing/imports/use-import-app.ts';
import { materialChoices, materialSample } from '@edp/server/testing/samples/material-sample.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooseOption, options } from '../testing/choose-option.ts';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import { batchBar as bar, box, rows } from '../testing/screens/list-screen.ts';
import { pollOptions } from '../testing/page-state.ts';
import { addProducts } from '../testing/product/product-list-screen.ts';

const journey = useJourney({ jobKinds: importKinds });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const undo = async (page: Page, name: string) => {
  await press(page, name);
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name }).click();
};
/** Ticks two brands and opens what happens to them. */
async function openBatch(page: Page, action: string) {
  await box(page, '全停品牌1').check();
  await box(page, '全停品牌2').check();
  await bar(page).getByRole('button', { name: '批量修改' }).click();
  const dialog = page.getByRole('dialog', { name: '批量修改' });
  await dialog.getByRole('radio', { name: action }).check();
  await dialog.getByRole('button', { name: '查看影响' }).click();
}
const stored = async () => {
  const found = await (await journey.app.as('admin')).data(brand.list, { code: 'JBE', pageSize: 50 });
  return [...new Set(found.map(({ sortOrder, description }) => `${sortOrder} ${description}`))];
};

it('选择全部符合条件的，改两个字段：查看改前与改后，修改，列表随之变化，撤销后恢复', async () => {
  const admin = await journey.app.as('admin');
  for (let number = 11; number <= 22; number++)
    await admin.succeed(brand.save, {
      code: `JBE${number}`,
      name: `待改品牌${number}`,
      active: 1,
      sortOrder: 20,
      description: '旧的说明',
    });
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
  await undo(page, '撤销修改');
  await expect(page).toShow('已恢复 12 条');
  await expect.poll(stored, pollOptions).toEqual(['20 旧的说明']);
  await page.getByRole('link', { name: '导入记录' }).click();
  await expect(page.getByRole('row', { name: /排序、描述.*批量修改.*已撤销/ })).toBeShown();
});

it('选择全部，直接按停用：先看影响，确认后停用，在这一页撤销，回到列表时选择已清空；逐条选择的批量删除与停用也先看影响，导入记录说明做了什么', async () => {
  const admin = await journey.app.as('admin');
  for (const number of [1, 2, 3])
    await admin.succeed(brand.save, {
      code: `JALL${number}`,
      name: `全停品牌${number}`,
      active: number === 3 ? 0 : 1,
      sortOrder: 20,
    });
  const states = async () =>
    (await admin.data(brand.list, { code: 'JALL', sort: 'code', pageSize: 50 })).map(({ active }) => active);
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
  await undo(page, '撤销修改');
  await expect(page).toShow('已恢复 2 条');
  await expect.poll(states, pollOptions).toEqual([1, 1, 0]);
  await page.goBack();
  await rows(page).first().waitFor();
  await expect(bar(page)).toBeGone();

  await openBatch(page, '删除');
  await expect(page.getByRole('heading', { name: '批量删除品牌' })).toBeShown();
  await expect(page).toShow('将删除 2 条');
  expect(await states()).toEqual([1, 1, 0]);
  await press(page, '删除 2 条');
  await expect(page).toShow('已删除 2 条');
  expect(await states()).toEqual([0]);
  await undo(page, '撤销删除');
  await expect(page).toShow('已恢复 2 条');
  await expect.poll(states, pollOptions).toEqual([1, 1, 0]);
  await page.goBack();

  await openBatch(page, '停用');
  await expect(page).toShow('将停用 2 条');
  await press(page, '停用 2 条');
  await expect(page).toShow('已停用 2 条');
  await page.getByRole('link', { name: '导入记录' }).click();
  await expect(page.getByRole('row', { name: /停用.*品牌.*批量停用.*已完成/ })).toBeShown();
});

it('分配库存组织：可选的与要分配到的两栏并列，组织再多也按名称或编码找得到，分配后撤销', async () => {
  const admin = await journey.app.as('admin');
  await (
    await journey.app.asTenant(1)
  ).query(
    `insert into inventory_organisation (code, name) select 'JORG' || n, '旅程仓' || n from generate_series(1001, 1260) n`,
  );
  const { id } = await admin.data(material.save, {
    ...materialSample(await materialChoices(admin), 0),
    itemCode: 'JASSIGN1',
    itemName: '待分配物料',
  });
  const organisations = async () =>
    (await admin.data(material.organisations, { skuId: id })).map(({ invOrgName }) => invOrgName);
  const before = await organisations();
  const page = await journey.open('/materialManage?itemCode=JASSIGN', { as: 'admin' });
  await box(page, '待分配物料').check();
  await bar(page).getByRole('button', { name: '批量修改' }).click();
  const dialog = page.getByRole('dialog', { name: '批量修改' });
  await dialog.getByRole('radio', { name: '分配库存组织' }).check();
  const search = dialog.getByLabel('在可选的组织中查找');
  await search.fill('旅程仓1259');
  await dialog.getByRole('checkbox', { name: '旅程仓1259' }).check();
  await search.fill('jorg1260');
  await dialog.getByRole('checkbox', { name: '旅程仓1260' }).check();
  await dialog.getByRole('button', { name: /^添\s?加/ }).click();
  await expect
    .poll(() => dialog.getByRole('region', { name: '要分配到的组织' }).innerText(), pollOptions)
    .toContain('旅程仓1260');
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await dialog.getByRole('button', { name: '查看影响' }).click();
  await press(page, '开始修改 1 条');
  await expect(page).toShow('已修改 1 条');
  expect(await organisations()).toEqual([...before, '旅程仓1259', '旅程仓1260']);
  await undo(page, '撤销修改');
  await expect(page).toShow('已恢复 1 条');
  expect(await organisations()).toEqual(before);
});

it('字段指向另一种记录的，从它的列表中选：证书的应用', async () => {
  const admin = await journey.app.as('admin');
  await admin.succeed(application.save, { code: 'JOTHER', name: '另一个应用' });
  const page = await journey.open('/zBook', { as: 'admin' });
  await rows(page).first().getByRole('checkbox').check();
  await bar(page).getByRole('button', { name: '批量修改' }).click();
  const dialog = page.getByRole('dialog', { name: '批量修改' });
  await chooseOption(dialog.getByLabel('字段'), '应用名称');
  await chooseOption(dialog.getByLabel('新值'), '另一个应用（JOTHER）');
  await dialog.getByRole('button', { name: '查看影响' }).click();
  await expect(page.getByRole('row', { name: /另一个应用/ })).toBeShown();
});

it('为全部符合条件的商品添加标签：标签从列表中选，查看改前与改后，修改后撤销；全部下架：先看将下架的，下架后撤销', async () => {
  const admin = await journey.app.as('admin');
  const { start, added, route } = await addProducts(admin, 2);
  const set = await admin.data(labelSet.save, { name: '旅程标签', useObj: 'PRODUCT', state: 1 });
  const root = await admin.data(label.save, { name: '渠道', code: 'JCH', sort: 1, isRadio: 0, labelSetId: set.id });
  const shop = await admin.data(label.save, {
    name: '门店',
    code: 'JSHOP',
    sort: 1,
    labelSetId: set.id,
    parentId: root.id,
  });
  const labelsOf = async () =>
    Promise.all(added.map(async ({ id }) => (await admin.data(product.detail, { proId: id })).labelIds));
  const page = await journey.open(route, { as: 'admin' });
  const dialog = page.getByRole('dialog', { name: '批量修改' });
  const openAll = async () => {
    await box(page, `${start}01`).check();
    await bar(page).getByRole('button', { name: '选择全部 2 条' }).click();
    await bar(page).getByRole('button', { name: '批量修改' }).click();
  };
  await openAll();
  const field = dialog.getByLabel('字段');
  await field.click();
  await options(field).first().waitFor();
  // Typed: there are more fields than the list shows at once.
  await field.fill('标签');
  await options(field)
    .and(page.getByTitle('标签', { exact: true }))
    .click();
  await expect(dialog.getByText('添加', { exact: true })).toBeShown();
  const value = dialog.getByLabel('新值');
  await value.click();
  await options(value).first().waitFor();
  await value.fill('门店');
  await options(value)
    .and(page.getByTitle('渠道/门店', { exact: true }))
    .click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: '查看影响' }).click();
  await expect(page.getByRole('heading', { name: '批量修改商品' })).toBeShown();
  await expect(page).toShow('将修改 2 条，没有错误');
  await expect(page.getByRole('row', { name: new RegExp(`${start}01.*门店`) })).toBeShown();
  expect(await labelsOf()).toEqual([[], []]);
  await press(page, '开始修改 2 条');
  await expect(page).toShow('已修改 2 条');
  expect(await labelsOf()).toEqual([[shop.id], [shop.id]]);
  await undo(page, '撤销修改');
  await expect(page).toShow('已恢复 2 条');
  await expect.poll(labelsOf, pollOptions).toEqual([[], []]);
  await page.goBack();

  await admin.succeed(product.up, { ids: added.map(({ id }) => id) });
  const states = async () =>
    Promise.all(added.map(async ({ id }) => (await admin.data(product.detail, { proId: id })).active));
  await openAll();
  await dialog.getByRole('radio', { name: '下架' }).check();
  await dialog.getByRole('button', { name: '查看影响' }).click();
  await expect(page.getByRole('heading', { name: '批量下架商品' })).toBeShown();
  await expect(page).toShow('将下架 2 条');
  await press(page, '下架 2 条');
  await expect(page).toShow('已下架 2 条');
  expect(await states()).toEqual([0, 0]);
  await undo(page, '撤销修改');
  await expect(page).toShow('已恢复 2 条');
  await expect.poll(states, pollOptions).toEqual([1, 1]);
});
