import { category } from '@edp/contract/modules/category/category.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { importKinds } from '@edp/server/testing/imports/use-import-app.ts';
import { expect, it } from 'vitest';
import { chooseOption } from '../testing/choose-option.ts';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import {
  batchBar,
  box,
  cellTexts,
  dialog,
  dialogRows,
  filter,
  headings,
  names,
  rowButton,
  rowNamed,
  rows,
  runExtra,
} from '../testing/screens/list-screen.ts';
import { pollOptions, searchOf } from '../testing/page-state.ts';
import { switchTo } from '../testing/product/inventory-screen.ts';
import { addMaterial } from '../testing/product/material-screen.ts';
import { addProducts, choices } from '../testing/product/product-list-screen.ts';
import { press } from '../testing/screens/record-screen.ts';

const journey = useJourney({ jobKinds: importKinds });

/** What a category needs for the shelf, for the time of a test. */
async function withRequirement(needed: readonly string[], test: () => Promise<void>) {
  const admin = await journey.app.as('admin');
  const categoryId = (await choices(admin)).categoryId.at(-1)!;
  await admin.succeed(product.setRequirement, { categoryId, needed: needed as [] });
  await test().finally(() => admin.succeed(product.setRequirement, { categoryId, needed: null }));
}

it('从菜单进入；一行有价格、库存、完整度与规格数；按分类（含下级）与上架状态查询，写在地址中', async () => {
  const admin = await journey.app.as('admin');
  const { start, added } = await addProducts(admin, 2);
  await admin.succeed(product.up, { ids: [added[0]!.id] });
  const [variant] = (await admin.data(product.detail, { proId: added[1]!.id })).specList;
  await admin.succeed(material.setStock, {
    key: `${start}库存`,
    entries: [{ itemCode: variant!.itemCode, invOrgCode: 'INV01', quantity: '1280.5' }],
  });
  const page = await journey.open('/home', { as: 'zhangwei', viewport: { width: 1440, height: 900 } });
  await page.getByRole('menuitem', { name: '商品管理' }).click();
  await expect(page).toBeAt('/mchManage');
  await filter(page, '商品名称').fill(start);
  await expect.poll(() => names(page, start), pollOptions).toEqual([`${start}02`, `${start}01`]);
  await expect
    .poll(() => cellTexts(page, `${start}02`), pollOptions)
    .toEqual(expect.arrayContaining([added[1]!.code, '18.50', '1,280.5', '下架', '1']));
  await expect(page.getByRole('img', { name: `${start}02` })).toBeShown();
  const { completeness } = (await admin.data(product.list, { name: `${start}02` }))[0]!;
  expect(
    await rowNamed(page, `${start}02`)
      .getByTitle(/还可补充：.*商品参数/)
      .innerText(),
  ).toContain(`${completeness.percent}%`);
  expect((await headings(page)).slice(0, 8)).toEqual([
    '商品名称',
    '商品编码',
    '商品分类',
    '价格区间',
    '库存',
    '上架状态',
    '完整度',
    '品牌',
  ]);

  await filter(page, '商品编码').fill(added[1]!.code);
  await expect.poll(() => names(page, start), pollOptions).toEqual([`${start}02`]);
  await filter(page, '商品编码').fill('');
  const [root] = (await choices(admin)).categoryId;
  const rootName = (await admin.data(category.tree, { categorySetCode: 'PRO_BASE_CLASS' })).find(
    ({ id }) => id === root,
  )!.name;
  await filter(page, '商品分类').fill(rootName);
  await page.locator('.ant-select-tree-title').getByText(rootName, { exact: true }).click();
  await expect.poll(() => searchOf(page), pollOptions).toEqual({ name: start, categoryId: root });
  await chooseOption(filter(page, '上架状态'), '上架');
  await expect.poll(() => names(page, start), pollOptions).toEqual([`${start}01`]);
  expect(searchOf(page)).toEqual({ name: start, categoryId: root, active: '1' });
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
});

it('名称与点击一行在列表旁打开商品，最近变更与共享范围打开其页签，查看进入商品的页面，新增进入空白的页面，规格列表进入它的规格；英文界面', async () => {
  const zhangwei = await journey.app.as('zhangwei');
  const { start, added, route } = await addProducts(zhangwei, 1);
  await zhangwei.succeed(product.update, {
    ...(await zhangwei.data(product.detail, { proId: added[0]!.id })),
    keyword: '改过的关键字',
  });
  const { invorgId } = await zhangwei.data(session.info, {});
  const record = `/mchManage/${added[0]!.id}/${invorgId}`;
  const page = await journey.open(route, { as: 'zhangwei' });
  await rowButton(page, '查看', `${start}01`).click();
  await expect(page).toBeAt(record);
  await page.goBack();
  await page
    .getByRole('link', { name: `${start}01`, exact: true })
    .filter({ visible: true })
    .click();
  const drawer = page.getByRole('region', { name: '商品详情' });
  await expect(drawer.getByRole('heading', { name: `${start}01` })).toBeShown();
  await page.goBack();
  await expect(drawer).toBeGone();
  await rowNamed(page, `${start}01`).getByText('18.50').click();
  await expect(drawer.getByRole('heading', { name: `${start}01` })).toBeShown();
  await drawer.getByRole('link', { name: '打开为页面' }).click();
  await expect(page).toBeAt(`/mchManage/${added[0]!.id}/0`);
  await page.goBack();
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: '新增商品' }).filter({ visible: true }).click();
  await expect(page).toBeAt('/mchManage/0/0');
  await page.goBack();
  await rowButton(page, '规格列表', `${start}01`).click();
  await expect(page).toBeAt(`/mySpecification/${added[0]!.id}`);
  await page.goBack();
  await runExtra(page, '最近变更', `${start}01`);
  await expect(page.getByRole('tabpanel', { name: '最近变更' }).getByText('改过的关键字')).toBeShown();
  await page.goBack();
  await expect(page).toBeAt('/mchManage');
  await runExtra(page, '共享范围', `${start}01`);
  await page.getByRole('tabpanel', { name: '共享范围' }).getByRole('button', { name: '查看人员' }).click();
  await expect(page.getByRole('tabpanel', { name: '共享范围' }).getByText(/^以下人员可以看到这条记录/)).toBeShown();
  await page.goBack();
  await expect(drawer).toBeGone();

  await runExtra(page, '多语言', `${start}01`);
  await page.getByLabel('名称（English）').fill(`Listed pump ${start}`);
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(page).toShow('修改成功');
  await page.getByRole('button', { name: '简体中文' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(rowNamed(page, `Listed pump ${start}`)).toBeShown();
  expect((await headings(page)).slice(0, 2)).toEqual(['Product name', 'Product code']);
  await press(page, 'Put on shelf');
  await expect(page).toShow('Please select products first');
  await page.goto(`${journey.app.baseUrl}/#/mchManage?open=${added[0]!.id}`);
  await expect(page.getByRole('heading', { name: `Listed pump ${start}` })).toBeShown();
});

it('按分类设置上架必需的资料，列表随之说明，缺少的逐条拒绝；恢复沿用上级后可以上架，已上架、有库存、是配件的不能删除', async () => {
  await withRequirement([], async () => {
    const admin = await journey.app.as('admin');
    const { start, added, route } = await addProducts(admin, 3);
    const [one, two, three] = [`${start}01`, `${start}02`, `${start}03`];
    const leaf = (await admin.data(product.list, { name: start }))[0]!.categoryText.split(',').at(-1)!;
    const page = await journey.open(route, {
      as: 'zhangwei',
      expected: [responseLine(product.up, 409), responseLine(product.delete, 409)],
    });
    await expect(rowNamed(page, one).getByTitle(/^还可补充：/)).toBeShown();
    const question = dialog(page, '上架要求');
    const change = async (name: string) => {
      await press(page, '上架要求');
      await question.getByLabel('查找分类').fill(leaf);
      await question
        .getByRole('treeitem', { name: new RegExp(`^${leaf}`) })
        .first()
        .click();
      await question.getByRole('checkbox', { name }).check();
    };
    await change('英文名称');
    expect(await question.getByRole('checkbox').count()).toBe(8);
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await question.getByRole('button', { name: /保 ?存/ }).click();
    await expect(page).toShow('操作成功');
    await page.keyboard.press('Escape');
    await expect(question).toBeGone();
    await expect(rowNamed(page, one).getByTitle(/^上架前需补充：英文名称/)).toBeShown();
    await runExtra(page, '上架', one);
    await expect(page).toShow('缺少英文名称，不能上架');
    await box(page, one).check();
    await box(page, two).check();
    await expect
      .poll(() => batchBar(page).getByRole('button').allInnerTexts(), pollOptions)
      .toEqual(['选择全部 3 条', '批量修改', '上架', '下架', '删除', '取消选择']);
    await batchBar(page).getByRole('button', { name: '上架' }).click();
    const refused = dialog(page, '操作失败，2 条均未处理');
    await expect
      .poll(async () => (await dialogRows(refused)).slice(1), pollOptions)
      .toEqual([`${one} 缺少英文名称，不能上架`, `${two} 缺少英文名称，不能上架`]);
    await refused.getByRole('button', { name: '关闭' }).last().click();

    await change('沿用上级分类');
    await question.getByRole('button', { name: /保 ?存/ }).click();
    await expect(rowNamed(page, one).getByTitle(/^还可补充：/)).toBeShown();
    await page.keyboard.press('Escape');
    await expect(question).toBeGone();
    await runExtra(page, '上架', one);
    await expect.poll(async () => (await cellTexts(page, one)).includes('上架'), pollOptions).toBe(true);
    const remove = async (name: string) => {
      await runExtra(page, '删除', name);
      await dialog(page, `确认删除商品“${name}”？`).getByRole('button', { name: '删除' }).click();
    };
    await remove(one);
    await expect(page).toShow('商品已上架，请先下架');
    const [, stocked, built] = await Promise.all(
      added.map(async ({ id }) => (await admin.data(product.detail, { proId: id })).specList[0]!),
    );
    await admin.succeed(material.setStock, {
      key: `${start}库存`,
      entries: [{ itemCode: stocked!.itemCode, invOrgCode: 'INV01', quantity: '7' }],
    });
    await addMaterial(admin, { productionOptions: [built!.id] });
    await remove(two);
    await expect(page).toShow('商品正在使用，不能删除：物料库存 (1)');
    await remove(three);
    await expect(page).toShow('商品正在使用，不能删除：物料的生产配件 (1)');
    await runExtra(page, '下架', one);
    await expect.poll(async () => (await cellTexts(page, one)).includes('下架'), pollOptions).toBe(true);
    await remove(one);
    await expect.poll(() => names(page, start), pollOptions).toEqual([two, three]);
  });
});

it('切换库存组织后，页签不再写着原组织的商品；加载当前组织没有的商品，加载后列表中可见', async () => {
  const { start, route } = await addProducts(await journey.app.as('admin'), 1);
  const page = await journey.open(route, { as: 'zhangwei', roleCode: 'MASTER_DATA' });
  const picker = dialog(page, '加载商品');
  await press(page, '加载商品');
  await expect(picker.getByText('当前库存组织已有全部商品，无需加载')).toBeShown();
  await page.keyboard.press('Escape');
  const tab = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: /^商品管理：/ });
  await rowButton(page, '查看', `${start}01`).click();
  await expect.poll(() => tab.innerText(), pollOptions).toBe(`商品管理：${start}01`);
  await page.goBack();
  await expect(rowNamed(page, `${start}01`)).toBeShown();
  await switchTo(page, '成都备件中心库存组织');
  await expect(tab).toBeGone();
  await expect(page).toShow('没有符合条件的数据');
  await press(page, '加载商品');
  await picker.getByLabel('按商品编码或名称查找').fill(start);
  await expect(picker.getByText('共 1 条')).toBeShown();
  await picker.getByRole('button', { name: '确定' }).click();
  expect(await picker.getByRole('alert').innerText()).toBe('请选择商品!!!');
  await box(page, `${start}01`).check();
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await picker.getByRole('button', { name: '确定' }).click();
  await expect(page).toShow('商品已加载到当前库存组织');
  await expect.poll(() => names(page, start), pollOptions).toEqual([`${start}01`]);
});

it('只能查看的人没有新增、上架、加载与删除', async () => {
  const { start, route } = await addProducts(await journey.app.as('admin'), 1);
  const viewer = await journey.open(route, { as: 'lina' });
  await expect(rowButton(viewer, '查看', `${start}01`)).toBeShown();
  expect(
    await viewer
      .getByRole('main')
      .getByRole('button', { name: /新增|加载|^(上|下) ?架$|上架要求|删除/ })
      .count(),
  ).toBe(0);
  expect(await viewer.getByRole('main').getByRole('checkbox').count()).toBe(0);
  await rowButton(viewer, '更多', `${start}01`).click();
  await expect
    .poll(
      () =>
        viewer
          .getByRole('menuitem')
          .filter({ visible: true, hasText: /最近变更|共享范围|多语言|架|删除/ })
          .allInnerTexts(),
      pollOptions,
    )
    .toEqual(['最近变更', '共享范围']);
  await viewer.keyboard.press('Escape');
  await rowButton(viewer, '规格列表', `${start}01`).click();
  await expect(viewer.getByRole('heading', { level: 1, name: `规格列表：${start}01` })).toBeShown();
  await expect(rowNamed(viewer, `${start}01`)).toBeShown();
  expect(await rows(viewer).getByRole('button').count()).toBe(0);
});
