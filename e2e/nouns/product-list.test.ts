import { category } from '@edp/contract/modules/category/category.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { importKinds } from '@edp/server/testing/imports/use-import-app.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseOption } from '../testing/choose-option.ts';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import { batchBar, box, cellTexts, dialog, dialogRows, filter, headings, names, rowButton, rowNamed, rows, runExtra } from '../testing/screens/list-screen.ts';
import { pollOptions, searchOf } from '../testing/page-state.ts';
import { loadTwoOfTwelve } from '../testing/product/inventory-screen.ts';
import { addMaterial } from '../testing/product/material-screen.ts';
import { addProducts, choices } from '../testing/product/product-list-screen.ts';
import { press } from '../testing/screens/record-screen.ts';

const journey = useJourney({ jobKinds: importKinds });

/** Beside the title; the bar below has buttons of the same name. */
const toolButton = (page: Page, name: string) => page.getByRole('main').locator('header').getByRole('button', { name, exact: true });
/** What a category needs for the shelf, for the time of a test. */
async function withRequirement(needed: readonly string[], test: (categoryId: string) => Promise<void>) {
  const admin = await journey.app.as('admin');
  const categoryId = (await choices(admin)).categoryId.at(-1)!;
  await admin.succeed(product.setRequirement, { categoryId, needed: needed as [] });
  await test(categoryId).finally(() => admin.succeed(product.setRequirement, { categoryId, needed: null }));
}

describe('查询', () => {
  it('从菜单进入；名称、编码、分类（含下级）与上架状态写在地址中，收起后是标签', async () => {
    const admin = await journey.app.as('admin');
    const { start, added } = await addProducts(admin, 2);
    await admin.succeed(product.up, { ids: [added[0]!.id] });
    const page = await journey.open('/home', { as: 'zhangwei' });
    await page.getByRole('menuitem', { name: '商品管理' }).click();
    await expect(page).toBeAt('/mchManage');
    await filter(page, '商品名称').fill(start);
    await expect.poll(() => names(page, start), pollOptions).toEqual([`${start}02`, `${start}01`]);
    await filter(page, '商品编码').fill(added[1]!.code);
    await expect.poll(() => names(page, start), pollOptions).toEqual([`${start}02`]);
    await filter(page, '商品编码').fill('');

    const [root] = (await choices(admin)).categoryId;
    const rootName = (await admin.data(category.tree, { categorySetCode: 'PRO_BASE_CLASS' })).find(({ id }) => id === root)!.name;
    await page.getByRole('button', { name: '展开', exact: true }).click();
    await filter(page, '商品分类').fill(rootName);
    await page.locator('.ant-select-tree-title').getByText(rootName, { exact: true }).click();
    await expect.poll(() => searchOf(page), pollOptions).toEqual({ name: start, categoryId: root });
    await chooseOption(filter(page, '上架状态'), '上架');
    await expect.poll(() => names(page, start), pollOptions).toEqual([`${start}01`]);
    expect(searchOf(page)).toEqual({ name: start, categoryId: root, active: '1' });
    await chooseOption(filter(page, '上架状态'), '下架');
    await expect.poll(() => names(page, start), pollOptions).toEqual([`${start}02`]);
    await chooseOption(filter(page, '上架状态'), '全部');
    await expect.poll(async () => (await names(page, start)).length, pollOptions).toBe(2);
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
  });

  it('一行有缩略图、分类、品牌、价格、库存、上架状态、完整度与规格数，缺少什么在提示中', async () => {
    const admin = await journey.app.as('admin');
    const { start, added, route } = await addProducts(admin, 1);
    const [variant] = (await admin.data(product.detail, { proId: added[0]!.id })).specList;
    await admin.succeed(material.setStock, { key: `${start}库存`, entries: [{ itemCode: variant!.itemCode, invOrgCode: 'INV01', quantity: '1280.5' }] });
    const page = await journey.open(route, { as: 'zhangwei', viewport: { width: 1440, height: 900 } });
    await expect.poll(() => cellTexts(page, `${start}01`), pollOptions).toEqual(expect.arrayContaining([added[0]!.code, '18.50', '1,280.5', '下架', '1']));
    await expect(page.getByRole('img', { name: `${start}01` })).toBeShown();
    const { completeness } = (await admin.data(product.list, { name: start }))[0]!;
    const bar = rowNamed(page, `${start}01`).getByTitle(/还可补充：.*商品参数/);
    expect(await bar.innerText()).toContain(`${completeness.percent}%`);
    expect((await headings(page)).slice(0, 9)).toEqual(['商品编码', '图片', '商品名称', '商品分类', '价格区间', '库存', '上架状态', '完整度', '品牌']);
  });
});

describe('打开商品', () => {
  it('名称、查看与点击一行进入商品的页面，新增进入空白的页面，规格列表进入它的规格；其他页面的链接也能找到它', async () => {
    const zhangwei = await journey.app.as('zhangwei');
    const { start, added, route } = await addProducts(zhangwei, 1);
    const { invorgId } = await zhangwei.data(session.info, {});
    const record = `/mchManage/${added[0]!.id}/${invorgId}`;
    const page = await journey.open(route, { as: 'zhangwei' });
    await rowButton(page, '查看', `${start}01`).click();
    await expect(page).toBeAt(record);
    await page.goBack();
    await page.getByRole('link', { name: `${start}01`, exact: true }).filter({ visible: true }).click();
    await expect(page).toBeAt(record);
    await page.goBack();
    await rowNamed(page, `${start}01`).getByText('18.50').click();
    await expect(page).toBeAt(record);
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: '新增商品' }).filter({ visible: true }).click();
    await expect(page).toBeAt('/mchManage/0/0');
    await page.goBack();
    await rowButton(page, '规格列表', `${start}01`).click();
    await expect(page).toBeAt(`/mySpecification/${added[0]!.id}`);
    const other = await journey.open(`/mchManage?open=${added[0]!.id}`, { as: 'zhangwei' });
    await expect(other).toBeAt(record);
  });
});

it('从列表打开一件商品的最近变更与共享范围', async () => {
  const admin = await journey.app.as('admin');
  const { start, added, route } = await addProducts(admin, 1);
  await admin.succeed(product.update, { ...(await admin.data(product.detail, { proId: added[0]!.id })), keyword: '改过的关键字' });
  const page = await journey.open(route, { as: 'zhangwei' });
  await runExtra(page, '最近变更', `${start}01`);
  await expect(page.getByRole('tabpanel', { name: '最近变更' }).getByText('改过的关键字')).toBeShown();
  await press(page, '返回');
  await expect(page).toBeAt('/mchManage');
  await runExtra(page, '共享范围', `${start}01`);
  await expect(page.getByRole('tabpanel', { name: '共享范围' }).getByText(/^以下人员可以看到这条记录/)).toBeShown();
});

describe('上架与下架', () => {
  it('没有选择时提示；跨页选择后上架，缺少资料的逐条说明，其余的上架', async () => {
    await withRequirement(['document'], async (categoryId) => {
      const admin = await journey.app.as('admin');
      const { start, route } = await addProducts(admin, 11);
      const page = await journey.open(route, { as: 'zhangwei' });
      await rows(page).nth(9).waitFor();
      await press(page, '上架');
      await expect(page).toShow('请先选择商品');
      await press(page, '下架');
      await expect(page).toShow('请先选择商品');
      await box(page, `${start}01`).check();
      await page.getByRole('button', { name: '下一页' }).click();
      await box(page, `${start}11`).check();
      await expect.poll(() => batchBar(page).getByRole('button').allInnerTexts(), pollOptions).toEqual(['选择全部 11 条', '批量修改', '上架', '下架', '删除', '取消选择']);
      await toolButton(page, '上架').click();
      const refused = dialog(page, '0 条成功，2 条失败');
      await expect.poll(async () => (await dialogRows(refused)).slice(1), pollOptions).toEqual([`${start}01 缺少商品资料，不能上架`, `${start}11 缺少商品资料，不能上架`]);
      expect(await accessibilityViolations(page, 'all')).toEqual([]);
      await refused.getByRole('button', { name: '关闭' }).last().click();

      await admin.succeed(product.setRequirement, { categoryId, needed: [] });
      await page.getByRole('button', { name: '上一页' }).click();
      await box(page, `${start}01`).check();
      await box(page, `${start}02`).check();
      await batchBar(page).getByRole('button', { name: '上架' }).click();
      await expect(page).toShow('已上架 2 个商品');
      await expect.poll(async () => (await cellTexts(page, `${start}01`)).includes('上架'), pollOptions).toBe(true);
      await box(page, `${start}01`).check();
      await toolButton(page, '下架').click();
      await expect.poll(async () => (await cellTexts(page, `${start}01`)).includes('下架'), pollOptions).toBe(true);
    });
  });

  it('选择全部时先看影响，上架后可以撤销；逐条选择的其间被删除时说明，其余的照常', async () => {
    const admin = await journey.app.as('admin');
    const { start, added, route } = await addProducts(admin, 11);
    const page = await journey.open(route, { as: 'zhangwei' });
    await rows(page).nth(9).waitFor();
    await box(page, `${start}01`).check();
    await batchBar(page).getByRole('button', { name: '选择全部 11 条' }).click();
    await batchBar(page).getByRole('button', { name: '上架' }).click();
    await expect(page.getByRole('heading', { name: '批量上架商品' })).toBeShown();
    await press(page, '上架 11 条');
    await expect(page).toShow('已上架 11 条');
    await expect(page.getByRole('button', { name: '撤销修改' })).toBeShown();
    await expect.poll(async () => (await admin.data(product.list, { name: start, active: 1, pageSize: 20 })).length, pollOptions).toBe(11);

    await page.goBack();
    await box(page, `${start}02`).check();
    await box(page, `${start}03`).check();
    await admin.succeed(product.down, { ids: [added[1]!.id] });
    await admin.succeed(product.delete, { ids: [added[1]!.id] });
    await batchBar(page).getByRole('button', { name: '下架' }).click();
    await expect(dialog(page, '1 条成功，1 条失败')).toBeShown();
    await dialog(page, '1 条成功，1 条失败').getByRole('button', { name: '关闭' }).last().click();
    await expect.poll(async () => (await cellTexts(page, `${start}03`)).includes('下架'), pollOptions).toBe(true);
  });
});

describe('上架要求', () => {
  it('按分类设置上架必需的资料，列表随之说明；可以恢复沿用上级', async () => {
    await withRequirement([], async () => {
      const admin = await journey.app.as('admin');
      const { start, route } = await addProducts(admin, 1);
      const path = (await admin.data(product.list, { name: start }))[0]!.categoryText.split(',');
      const page = await journey.open(route, { as: 'zhangwei' });
      await expect(rowNamed(page, `${start}01`).getByTitle(/^还可补充：/)).toBeShown();
      await press(page, '上架要求');
      const question = dialog(page, '上架要求');
      await question.getByLabel('查找分类').fill(path.at(-1)!);
      await question.getByRole('treeitem', { name: new RegExp(`^${path.at(-1)}`) }).first().click();
      await expect(question.getByText('没有勾选任何资料，该分类的商品可以直接上架。')).toBeShown();
      expect(await question.getByRole('checkbox').count()).toBe(8);
      expect(await accessibilityViolations(page, 'all')).toEqual([]);
      await question.getByRole('checkbox', { name: '英文名称' }).check();
      await question.getByRole('button', { name: /保 ?存/ }).click();
      await expect(page).toShow('操作成功');
      await page.keyboard.press('Escape');
      await expect(question).toBeGone();
      await expect(rowNamed(page, `${start}01`).getByTitle(/^上架前需补充：英文名称/)).toBeShown();
      await runExtra(page, '上架', `${start}01`);
      await expect(page).toShow('缺少英文名称，不能上架');

      await press(page, '上架要求');
      await question.getByLabel('查找分类').fill(path.at(-1)!);
      await question.getByRole('treeitem', { name: new RegExp(`^${path.at(-1)}`) }).first().click();
      await question.getByRole('checkbox', { name: '沿用上级分类' }).check();
      await question.getByRole('button', { name: /保 ?存/ }).click();
      await expect(rowNamed(page, `${start}01`).getByTitle(/^还可补充：/)).toBeShown();
    });
  });
});

describe('加载商品', () => {
  it('当前组织没有的可以跨页选择，什么都没选时提示；加载后列表中可见，不再列出', async () => {
    const { start, route } = await addProducts(await journey.app.as('admin'), 12);
    const page = await journey.open(route, { as: 'zhangwei', roleCode: 'MASTER_DATA' });
    await loadTwoOfTwelve(page, '商品', start);
    expect(await names(page, start)).toEqual([`${start}01`, `${start}12`]);
  });
});

describe('删除与多语言', () => {
  it('已上架的不能删除并说明；下架后删除', async () => {
    const admin = await journey.app.as('admin');
    const { start, added, route } = await addProducts(admin, 2);
    await admin.succeed(product.up, { ids: [added[0]!.id] });
    const page = await journey.open(route, { as: 'zhangwei' });
    const remove = async () => {
      await runExtra(page, '删除', `${start}01`);
      await dialog(page, `确认删除商品“${start}01”？`).getByRole('button', { name: '删除' }).click();
    };
    await remove();
    await expect(page).toShow('商品已上架，请先下架');
    await runExtra(page, '下架', `${start}01`);
    await expect.poll(async () => (await cellTexts(page, `${start}01`)).includes('下架'), pollOptions).toBe(true);
    await remove();
    await expect.poll(() => names(page, start), pollOptions).toEqual([`${start}02`]);
  });

  it('有库存的、是别的物料的配件的不能删除，说明用在哪里；逐条与批量都是', async () => {
    const admin = await journey.app.as('admin');
    const { start, added, route } = await addProducts(admin, 3);
    const variants = await Promise.all(added.map(async ({ id }) => (await admin.data(product.detail, { proId: id })).specList[0]!));
    await admin.succeed(material.setStock, { key: `${start}库存`, entries: [{ itemCode: variants[0]!.itemCode, invOrgCode: 'INV01', quantity: '7' }] });
    await addMaterial(admin, { productionOptions: [variants[1]!.id] });
    const page = await journey.open(route, { as: 'zhangwei' });
    await runExtra(page, '删除', `${start}01`);
    await dialog(page, `确认删除商品“${start}01”？`).getByRole('button', { name: '删除' }).click();
    await expect(page).toShow('商品正在使用，不能删除：物料库存 (1)');
    await page.getByRole('checkbox', { name: '选择本页全部' }).check();
    await batchBar(page).getByRole('button', { name: '删除' }).click();
    await dialog(page, /^确认删除选中的/).getByRole('button', { name: '删除' }).click();
    const result = dialog(page, '1 条成功，2 条失败');
    await expect.poll(async () => (await dialogRows(result)).slice(1), pollOptions).toEqual([`${start}01 商品正在使用，不能删除：物料库存 (1)`, `${start}02 商品正在使用，不能删除：物料的生产配件 (1)`]);
    await result.getByRole('button', { name: '关闭' }).last().click();
    await expect.poll(() => names(page, start), pollOptions).toEqual([`${start}01`, `${start}02`]);
  });

  it('英文界面显示译名，文字都是英文', async () => {
    const { start, route } = await addProducts(await journey.app.as('admin'), 1);
    const page = await journey.open(route, { as: 'zhangwei' });
    await runExtra(page, '多语言', `${start}01`);
    await page.getByLabel('名称（English）').fill(`Listed pump ${start}`);
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
    await expect(page).toShow('修改成功');
    const english = await journey.open(route, { as: 'zhangwei', language: 'ENG' });
    await expect(rowNamed(english, `Listed pump ${start}`)).toBeShown();
    expect((await headings(english)).slice(0, 3)).toEqual(['Product code', 'Picture', 'Product name']);
    await press(english, 'Put on shelf');
    await expect(english).toShow('Please select products first');
  });
});

describe('权限', () => {
  it('只能查看的人没有新增、上架、加载与删除', async () => {
    const { start, route } = await addProducts(await journey.app.as('admin'), 1);
    const viewer = await journey.open(route, { as: 'lina' });
    await expect(rowButton(viewer, '查看', `${start}01`)).toBeShown();
    expect(await viewer.getByRole('main').getByRole('button', { name: /新增|加载|^(上|下) ?架$|上架要求|删除/ }).count()).toBe(0);
    expect(await viewer.getByRole('main').getByRole('checkbox').count()).toBe(0);
    await rowButton(viewer, '更多', `${start}01`).click();
    await expect.poll(() => viewer.getByRole('menuitem').filter({ visible: true, hasText: /最近变更|共享范围|多语言|架|删除/ }).allInnerTexts(), pollOptions).toEqual(['最近变更', '共享范围']);
    await viewer.keyboard.press('Escape');
    await rowButton(viewer, '规格列表', `${start}01`).click();
    await expect(viewer.getByRole('heading', { level: 1, name: `规格列表：${start}01` })).toBeShown();
    await expect(rowNamed(viewer, `${start}01`)).toBeShown();
    expect(await rows(viewer).getByRole('button').count()).toBe(0);
  });
});
