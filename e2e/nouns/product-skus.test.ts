import { material } from '@edp/contract/modules/material/material.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { sku } from '@edp/contract/modules/product/sku.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseOption, options } from '../testing/choose-option.ts';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import {
  batchBar,
  box,
  cellTexts,
  codes,
  dialog,
  filter,
  headings,
  rowButton,
  rowNamed,
  rows,
} from '../testing/screens/list-screen.ts';
import { pollOptions, searchOf } from '../testing/page-state.ts';
import { addMultiStyle, addProducts } from '../testing/product/product-list-screen.ts';
import { heading, press } from '../testing/screens/record-screen.ts';

const journey = useJourney();
const viewport = { width: 1440, height: 900 };

const add = async (values: readonly string[]) => addMultiStyle(journey.app, await journey.app.as('admin'), values);
/** Of the variants that the test has added; hidden tabs have lists too. */
const found = async (page: Page) => (await codes(page)).filter((code) => code.startsWith('LV-'));
const sortButton = (page: Page, title: string) =>
  page.getByRole('columnheader', { name: title }).getByRole('button', { name: title, exact: true });

describe('一个商品的规格列表', () => {
  it('从商品列表进入，标题带商品名称，每个规格一列，单一款式没有规格列；按编码查询，按库存与标价排列；无论查询与排列多少次，返回立即回到列表', async () => {
    const admin = await journey.app.as('admin');
    const { id, name, specification, itemCodes } = await add(['DN15', 'DN20', '1/2 寸']);
    const [one, two, three] = itemCodes;
    const { start, added } = await addProducts(admin, 1);
    await admin.succeed(material.setStock, {
      key: `${name}库存`,
      entries: [
        [one!, 20],
        [two!, 100],
        [three!, 3],
      ].map(([itemCode, quantity]) => ({
        itemCode: String(itemCode),
        invOrgCode: 'INV01',
        quantity: Number(quantity),
      })),
    });
    const page = await journey.open(`/mchManage?name=${encodeURIComponent(name)}`, { as: 'zhangwei', viewport });
    await expect
      .poll(() => cellTexts(page, name), pollOptions)
      .toEqual(expect.arrayContaining(['100.00 – 102.00', '3']));
    await rowButton(page, '规格列表', name).click();
    await expect(page).toBeAt(`/mySpecification/${id}`);
    await expect(heading(page, `规格列表：${name}`)).toBeShown();
    await expect(
      page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: `商品管理：规格列表：${name}` }),
    ).toBeShown();
    await expect
      .poll(() => cellTexts(page, `${name} 1/2 寸`), pollOptions)
      .toEqual(expect.arrayContaining([three!, '1/2 寸', '20.00', '102.00', '3', '上架']));
    expect((await headings(page)).slice(0, 8)).toEqual([
      '物料名称',
      '物料编码',
      '条形码',
      '市场价',
      '标价',
      '库存',
      '上架状态',
      specification,
    ]);
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await press(page, '返回');
    await expect(page).toBeAt('/mchManage');
    expect(searchOf(page)).toEqual({ name });

    await rowButton(page, '规格列表', name).click();
    await expect.poll(() => found(page), pollOptions).toEqual([one, two, three]);
    await sortButton(page, '库存').click();
    await expect.poll(() => found(page), pollOptions).toEqual([three, one, two]);
    expect(searchOf(page)).toEqual({ sort: 'storageNum' });
    await sortButton(page, '库存').click();
    await expect.poll(() => found(page), pollOptions).toEqual([two, one, three]);
    await sortButton(page, '标价').click();
    await expect.poll(() => found(page), pollOptions).toEqual([one, two, three]);
    await filter(page, '物料编码').fill(two!);
    await expect.poll(() => found(page), pollOptions).toEqual([two]);
    await filter(page, '物料编码').fill('没有这个编码');
    await expect(page).toShow('没有符合条件的数据');
    await expect(heading(page, `规格列表：${name}`)).toBeShown();
    await press(page, '返回');
    await expect(page).toBeAt('/mchManage');
    expect(searchOf(page)).toEqual({ name });
    await page.goto(`${journey.app.baseUrl}/#/mySpecification/${added[0]!.id}`);
    await expect(rowNamed(page, `${start}01`)).toBeShown();
    expect((await headings(page)).slice(0, 3)).toEqual(['物料名称', '物料编码', '条形码']);
  });

  it('上架、下架与删除，逐条或批量；有库存的不能删除并说明', async () => {
    const admin = await journey.app.as('admin');
    const { id, name, itemCodes, route } = await add(['甲', '乙', '丙', '丁']);
    await admin.succeed(material.setStock, {
      key: `${name}库存`,
      entries: [{ itemCode: itemCodes[1]!, invOrgCode: 'INV01', quantity: '7' }],
    });
    const page = await journey.open(route, { as: 'zhangwei' });
    await rowButton(page, '下架', `${name} 甲`).click();
    await expect(rowButton(page, '上架', `${name} 甲`)).toBeShown();
    await box(page, `${name} 乙`).check();
    await box(page, `${name} 丙`).check();
    await batchBar(page).getByRole('button', { name: '下架' }).click();
    await expect(page).toShow('已下架 2 个规格');
    const shelf = async () => (await admin.data(sku.ofProduct, { productId: id })).map(({ active }) => active);
    expect(await shelf()).toEqual([0, 0, 0, 1]);

    await rowButton(page, '删除', `${name} 甲`).click();
    await dialog(page, `确认删除规格“${name} 甲”？`).getByRole('button', { name: '删除' }).click();
    await expect.poll(() => codes(page), pollOptions).toEqual(itemCodes.slice(1));
    await box(page, `${name} 乙`).check();
    await box(page, `${name} 丙`).check();
    await batchBar(page).getByRole('button', { name: '删除' }).click();
    await dialog(page, /^确认删除选中的/)
      .getByRole('button', { name: '删除' })
      .click();
    await expect(dialog(page, '共2条，成功1条，失败1条').getByText(/已被使用，不能删除：物料库存/)).toBeShown();
    expect((await admin.data(product.detail, { proId: id })).specList.map(({ itemCode }) => itemCode)).toEqual([
      itemCodes[1],
      itemCodes[3],
    ]);
  });
});

it('SKU 记录是规格管理的第二个页签，列出所有商品的规格，不移动就看得到上架状态；按商品编码、类型与状态查询，价格与库存不能排列；高级筛选按商品与价格，刷新后仍有商品的名称', async () => {
  const admin = await journey.app.as('admin');
  const { id, name, code, itemCodes } = await add(['冷', '热', '常温']);
  const [one, two, three] = itemCodes;
  const [first] = await admin.data(sku.ofProduct, { productId: id });
  await admin.succeed(sku.setActive, { ids: [first!.id], active: 0 });
  const page = await journey.open('/specification', { as: 'zhangwei', viewport });
  await page.getByRole('link', { name: 'SKU 记录' }).click();
  await expect(heading(page, 'SKU 记录')).toBeShown();
  await rows(page).first().waitFor();
  const [shelf, actions] = [
    await page.getByRole('columnheader', { name: '上架状态', exact: true }).boundingBox(),
    await page.getByRole('columnheader', { name: '操作', exact: true }).boundingBox(),
  ];
  expect(shelf!.x + shelf!.width).toBeLessThanOrEqual(actions!.x);
  await filter(page, '商品编码').fill(code);
  await expect.poll(() => found(page), pollOptions).toEqual([one, two, three]);
  expect(await headings(page)).toContain('商品名称');
  await sortButton(page, '物料编码').click();
  await expect(page.locator('[aria-sort=ascending]').filter({ hasText: '物料编码' })).toBeShown();
  await sortButton(page, '物料编码').click();
  await expect.poll(() => found(page), pollOptions).toEqual([three, two, one]);
  expect([
    await sortButton(page, '创建时间').count(),
    await sortButton(page, '标价').count(),
    await sortButton(page, '库存').count(),
  ]).toEqual([1, 0, 0]);
  await chooseOption(filter(page, '上架状态'), '下架');
  await expect.poll(() => found(page), pollOptions).toEqual([one]);
  await chooseOption(filter(page, '物料类型'), '原材料');
  await expect(page).toShow('没有符合条件的数据');
  await chooseOption(filter(page, '物料类型'), '产成品');
  await expect(rowNamed(page, `${name} 冷`)).toBeShown();
  expect(searchOf(page)).toEqual({ productCode: code, sort: '-itemCode', active: '0', proType: 'FINISHED' });

  await page.getByRole('button', { name: '重置' }).click();
  await page.getByRole('button', { name: '筛选' }).click();
  const drawer = page.getByRole('dialog', { name: '高级筛选' });
  await chooseOption(drawer.getByLabel('字段'), '商品名称');
  const value = drawer.getByLabel('值');
  await value.click();
  await value.fill(name);
  await options(value).first().click();
  await expect(drawer.getByText('符合 3 条')).toBeShown();
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await drawer.getByRole('button', { name: '添加条件', exact: true }).click();
  await chooseOption(drawer.getByLabel('字段').nth(1), '标价');
  await chooseOption(drawer.getByLabel('运算').nth(1), '大于');
  await drawer.getByLabel('值').nth(1).fill('100');
  await drawer.getByRole('button', { name: /应 ?用/ }).click();
  const condition = page.getByRole('button', { name: '修改高级筛选: 标价 大于 100' });
  await expect(page.getByRole('button', { name: `修改高级筛选: 商品名称 是 ${name}`, exact: true })).toBeShown();
  await expect(condition).toBeShown();
  await expect.poll(async () => (await found(page)).toSorted(), pollOptions).toEqual([two, three]);
  expect(JSON.parse(searchOf(page).condition!)).toMatchObject({
    tests: [{ field: 'productName', values: [id] }, { field: 'listPricePerUnit' }],
  });
  await page.reload();
  await expect(condition).toBeShown();
});
