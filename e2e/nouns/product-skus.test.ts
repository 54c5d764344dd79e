import { material } from '@edp/contract/modules/material/material.ts';
import { product, sku } from '@edp/contract/modules/product/product.ts';
import { describe, expect, it } from 'vitest';
import { chooseOption, options } from '../testing/choose-option.ts';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import { batchBar, box, cellTexts, codes, dialog, filter, headings, rowButton, rowNamed } from '../testing/screens/list-screen.ts';
import { pollOptions, searchOf } from '../testing/page-state.ts';
import { addMultiStyle, addProducts } from '../testing/product/product-list-screen.ts';
import { heading, press } from '../testing/screens/record-screen.ts';

const journey = useJourney();

const add = async (values: readonly string[]) => addMultiStyle(journey.app, await journey.app.as('admin'), values);

describe('一个商品的规格列表', () => {
  it('从商品列表进入，标题带商品名称，每个规格一列；返回回到列表', async () => {
    const { id, name, specification, itemCodes } = await add(['DN15', 'DN20', '1/2 寸']);
    const list = `/mchManage?name=${encodeURIComponent(name)}`;
    const page = await journey.open(list, { as: 'zhangwei', viewport: { width: 1440, height: 900 } });
    await expect.poll(() => cellTexts(page, name), pollOptions).toEqual(expect.arrayContaining(['100.00 – 102.00', '3']));
    await rowButton(page, '规格列表', name).click();
    await expect(page).toBeAt(`/mySpecification/${id}`);
    await expect(heading(page, `规格列表：${name}`)).toBeShown();
    await expect(page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: `商品管理：规格列表：${name}` })).toBeShown();
    await expect.poll(() => cellTexts(page, `${name} 1/2 寸`), pollOptions).toEqual(expect.arrayContaining([itemCodes[2]!, '1/2 寸', '20.00', '102.00', '0', '上架']));
    expect((await headings(page)).slice(0, 8)).toEqual(['物料编码', '物料名称', specification, '条形码', '市场价', '标价', '库存', '上架状态']);
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await press(page, '返回');
    await expect(page).toBeAt('/mchManage');
    expect(searchOf(page)).toEqual({ name });
  });

  it('按物料编码查询；查不到时标题仍带商品名称', async () => {
    const { name, itemCodes, route } = await add(['红色', '蓝色']);
    const page = await journey.open(route, { as: 'zhangwei' });
    await expect.poll(() => codes(page), pollOptions).toEqual(itemCodes);
    await filter(page, '物料编码').fill(itemCodes[1]!);
    await expect.poll(() => codes(page), pollOptions).toEqual([itemCodes[1]]);
    await filter(page, '物料编码').fill('没有这个编码');
    await expect(page).toShow('没有符合条件的数据');
    await expect(heading(page, `规格列表：${name}`)).toBeShown();
  });

  it('按编码、价格与库存排列，写在地址中；全部商品的规格按编码排列，价格与库存不能', async () => {
    const admin = await journey.app.as('admin');
    const { name, code, itemCodes: [one, two, three], route } = await add(['甲', '乙', '丙']);
    await admin.succeed(material.setStock, { key: `${name}库存`, entries: [[one!, 20], [two!, 100], [three!, 3]].map(([itemCode, quantity]) => ({ itemCode: String(itemCode), invOrgCode: 'INV01', quantity: Number(quantity) })) });
    const page = await journey.open(route, { as: 'zhangwei', viewport: { width: 1440, height: 900 } });
    const sortBy = (title: string) => page.getByRole('columnheader', { name: title, exact: true }).getByRole('button', { name: title, exact: true }).click();
    await expect.poll(() => codes(page), pollOptions).toEqual([one, two, three]);
    await sortBy('库存');
    await expect.poll(() => codes(page), pollOptions).toEqual([three, one, two]);
    expect(searchOf(page)).toEqual({ sort: 'storageNum' });
    await sortBy('库存');
    await expect.poll(() => codes(page), pollOptions).toEqual([two, one, three]);
    await sortBy('标价');
    await expect.poll(() => codes(page), pollOptions).toEqual([one, two, three]);
    const all = await journey.open(`/specification/sku?productCode=${code}`, { as: 'zhangwei', viewport: { width: 1440, height: 900 } });
    await expect.poll(() => codes(all), pollOptions).toEqual([one, two, three]);
    const button = (title: string) => all.getByRole('columnheader', { name: title, exact: true }).getByRole('button', { name: title, exact: true });
    await button('物料编码').click();
    await button('物料编码').click();
    await expect.poll(() => codes(all), pollOptions).toEqual([three, two, one]);
    expect([await button('创建时间').count(), await button('标价').count(), await button('库存').count()]).toEqual([1, 0, 0]);
  });

  it('上架、下架与删除，逐条或批量；有库存的不能删除并说明', async () => {
    const admin = await journey.app.as('admin');
    const { id, name, itemCodes, route } = await add(['甲', '乙', '丙', '丁']);
    await admin.succeed(material.setStock, { key: `${name}库存`, entries: [{ itemCode: itemCodes[1]!, invOrgCode: 'INV01', quantity: '7' }] });
    const page = await journey.open(route, { as: 'zhangwei' });
    await rowButton(page, '下架', `${name} 甲`).click();
    await expect(rowButton(page, '上架', `${name} 甲`)).toBeShown();
    await box(page, `${name} 乙`).check();
    await box(page, `${name} 丙`).check();
    await batchBar(page).getByRole('button', { name: '下架' }).click();
    await expect(page).toShow('已下架 2 个规格');
    const shelf = async () => (await admin.data(sku.ofProduct, { productId: id })).map(({ active }) => active);
    expect(await shelf()).toEqual([0, 0, 0, 1]);

    await rowButton(page, '删除', `${name} 乙`).click();
    await dialog(page, `确认删除规格“${name} 乙”？`).getByRole('button', { name: '删除' }).click();
    await expect(page).toShow(/已被使用，不能删除：物料库存/);
    await rowButton(page, '删除', `${name} 甲`).click();
    await dialog(page, `确认删除规格“${name} 甲”？`).getByRole('button', { name: '删除' }).click();
    await expect.poll(() => codes(page), pollOptions).toEqual(itemCodes.slice(1));
    await box(page, `${name} 乙`).check();
    await box(page, `${name} 丙`).check();
    await batchBar(page).getByRole('button', { name: '删除' }).click();
    await dialog(page, /^确认删除选中的/).getByRole('button', { name: '删除' }).click();
    await expect(dialog(page, '1 条成功，1 条失败').getByText(/已被使用，不能删除：物料库存/)).toBeShown();
    expect((await admin.data(product.detail, { proId: id })).specList.map(({ itemCode }) => itemCode)).toEqual([itemCodes[1], itemCodes[3]]);
  });

  it('列宽等设置按规格保存，换一个商品不受影响', async () => {
    const [one, other] = [await add(['A1', 'A2']), await add(['B1', 'B2'])];
    const page = await journey.open(one.route, { as: 'zhangwei' });
    await expect.poll(() => headings(page), pollOptions).toContain(one.specification);
    await page.getByRole('button', { name: '列设置' }).click();
    await page.getByRole('checkbox', { name: one.specification, exact: true }).click();
    await expect.poll(() => headings(page), pollOptions).not.toContain(one.specification);
    const second = await journey.open(other.route, { as: 'zhangwei' });
    await expect.poll(() => headings(second), pollOptions).toContain(other.specification);
  });

  it('单一款式只有一条，没有规格列', async () => {
    const { start, added } = await addProducts(await journey.app.as('admin'), 1);
    const page = await journey.open(`/mySpecification/${added[0]!.id}`, { as: 'zhangwei' });
    await expect(rowNamed(page, `${start}01`)).toBeShown();
    expect((await headings(page)).slice(0, 3)).toEqual(['物料编码', '物料名称', '条形码']);
  });
});

describe('SKU 记录', () => {
  it('是规格管理的第二个页签，列出所有商品的规格；按商品编码、物料类型与上架状态查询', async () => {
    const admin = await journey.app.as('admin');
    const { id, name, code, itemCodes } = await add(['S1', 'S2']);
    const [first] = await admin.data(sku.ofProduct, { productId: id });
    await admin.succeed(sku.setActive, { ids: [first!.id], active: 0 });
    const page = await journey.open('/specification', { as: 'zhangwei' });
    await page.getByRole('link', { name: 'SKU 记录' }).click();
    await expect(heading(page, 'SKU 记录')).toBeShown();
    await filter(page, '商品编码').fill(code);
    await expect.poll(() => codes(page), pollOptions).toEqual(itemCodes);
    expect(await headings(page)).toContain('商品名称');
    await page.getByRole('button', { name: '展开', exact: true }).click();
    await chooseOption(filter(page, '上架状态'), '下架');
    await expect.poll(() => codes(page), pollOptions).toEqual([itemCodes[0]]);
    await chooseOption(filter(page, '物料类型'), '原材料');
    await expect(page).toShow('没有符合条件的数据');
    await chooseOption(filter(page, '物料类型'), '产成品');
    await expect(rowNamed(page, `${name} S1`)).toBeShown();
    expect(searchOf(page)).toEqual({ productCode: code, active: '0', proType: 'FINISHED' });
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
  });
});

it('SKU 记录的高级筛选：按商品（输入名称查找）与价格，显示为文字；地址中的条件重新打开也有商品的名称', async () => {
  const { id, name, itemCodes } = await add(['冷', '热', '常温']);
  const page = await journey.open('/specification/sku', { as: 'zhangwei', viewport: { width: 1440, height: 900 } });
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
  await expect(page.getByRole('button', { name: `修改高级筛选: 商品名称 是 ${name} 且 标价 大于 100` })).toBeShown();
  await expect.poll(() => codes(page), pollOptions).toEqual(itemCodes.slice(1));
  expect(JSON.parse(searchOf(page).condition!)).toMatchObject({ tests: [{ field: 'productName', values: [id] }, { field: 'listPricePerUnit' }] });
  await page.reload();
  await expect(page.getByRole('button', { name: `修改高级筛选: 商品名称 是 ${name} 且 标价 大于 100` })).toBeShown();
});
