import { category, type CategoryNode } from '@edp/contract/modules/category/category.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { jobKinds } from '@edp/server/job-kinds.ts';
import { type MaterialChoices, materialChoices, materialSample } from '@edp/server/testing/samples/material-sample.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import type { Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooseOption, typeDays } from '../../testing/choose-option.ts';
import { accessibilityViolations } from '../../testing/inspect-page.ts';
import { useJourney } from '../../testing/journey.ts';
import {
  batchBar,
  box,
  cellTexts,
  codes,
  dialog,
  filter,
  headings,
  names,
  rowButton,
  rowNamed,
  rows,
} from '../../testing/screens/list-screen.ts';
import { pollOptions, searchOf } from '../../testing/page-state.ts';
import { switchTo } from '../../testing/product/inventory-screen.ts';
import { press } from '../../testing/screens/record-screen.ts';
import { activityButton } from '../../testing/screens/shell-screen.ts';

const journey = useJourney({ jobKinds });

const total = async (client: TestClient, filters: object) =>
  (await client.succeed(material.list, { ...filters, exactTotal: 1, pageSize: 1 })).body.total ?? 0;
/** From the root to the first node of the name; empty where there is none. */
function pathTo(nodes: readonly CategoryNode[], name: string): CategoryNode[] {
  for (const node of nodes) {
    const below = node.name === name ? [] : pathTo(node.children ?? [], name);
    if (node.name === name || below.length > 0) return [node, ...below];
  }
  return [];
}

let choices: MaterialChoices | undefined;
let number = 0;
/** Materials of the test's own, whose names begin alike. */
async function addMaterials(client: TestClient, count: number, fields: object = {}) {
  choices ??= await materialChoices(client);
  const start = `列表物料${(number += 1)}号`;
  const added = [];
  for (let index = 1; index <= count; index += 1) {
    const input = {
      ...materialSample(choices, 0),
      itemCode: `LIST-${number}-${index}`,
      itemName: `${start}${String(index).padStart(2, '0')}`,
      ...fields,
    };
    added.push({ ...input, ...(await client.data(material.save, input)) });
  }
  return { start, added, route: `/materialManage?itemName=${encodeURIComponent(start)}&sort=itemName` };
}

it('从菜单进入；名称可用拼音首字母；类别包含下级，状态与日期范围写在地址中，收起后是标签，刷新后还在，可以移除', async () => {
  const admin = await journey.app.as('admin');
  const path = pathTo(await admin.data(category.tree, { categorySetCode: 'PRO_BASE_CLASS' }), '轴承');
  const bearings = path.at(-1)!;
  expect(bearings.children!.length).toBeGreaterThan(1);
  const filters = { itemCategoryId: bearings.id, enabled: 1, createTime: '2026-03-01,2026-06-30' };
  const expected = await total(admin, filters);
  expect(expected).toBeGreaterThan(10);
  expect(expected).toBeLessThan(await total(admin, { itemCategoryId: bearings.id }));

  const page = await journey.open('/home', { as: 'zhangwei' });
  await page.getByRole('menuitem', { name: '物料管理' }).click();
  await expect(page).toBeAt('/materialManage');
  await filter(page, '物料名称').fill('sgqzc');
  await expect.poll(async () => (await names(page, '深沟球轴承 ')).length, pollOptions).toBe(10);
  expect(searchOf(page)).toEqual({ itemName: 'sgqzc' });
  await filter(page, '物料编码').fill('zc-6204');
  await expect.poll(() => searchOf(page), pollOptions).toEqual({ itemName: 'sgqzc', itemCode: 'zc-6204' });
  await expect
    .poll(async () => (await codes(page)).every((code) => code.startsWith('ZC-6204')), pollOptions)
    .toBe(true);
  await page.getByRole('button', { name: '重置' }).click();
  await expect.poll(() => searchOf(page), pollOptions).toEqual({});

  await filter(page, '物料类别').fill('轴承');
  await page.locator('.ant-select-tree-title').getByText('轴承', { exact: true }).click();
  await expect.poll(() => searchOf(page), pollOptions).toEqual({ itemCategoryId: bearings.id });
  await chooseOption(filter(page, '状态'), '启用');
  await typeDays(filter(page, '创建时间').first(), page.getByRole('search').getByPlaceholder('结束日期').first(), [
    '2026-03-01',
    '2026-06-30',
  ]);
  await expect.poll(() => searchOf(page), pollOptions).toEqual({ ...filters, enabled: '1' });
  await expect(page).toShow(`共 ${expected} 条`);
  await page.getByRole('button', { name: '收起', exact: true }).click();
  const chips = [
    '状态：启用',
    `物料类别：${path.map(({ name }) => name).join(' / ')}`,
    '创建时间：2026-03-01 至 2026-06-30',
  ];
  for (const chip of chips) await expect(page).toShow(chip);
  await page.reload();
  for (const chip of chips) await expect(page).toShow(chip);
  await expect(page).toShow(`共 ${expected} 条`);
  await page.getByRole('button', { name: '移除查询条件 创建时间' }).click();
  await expect.poll(() => searchOf(page), pollOptions).toEqual({ itemCategoryId: bearings.id, enabled: '1' });
  await page.goto(`${journey.app.baseUrl}/#/materialManage?updatedTime=2026-11-01,`);
  await expect(page).toShow('更新时间：2026-11-01 起');
});

it('首列与操作列固定，控制方式以文字显示，价格与库存分节；点击一行或名称在列表旁打开物料，完整页面再点一下，查看直接进入；新增进入空白的页面，其他页面的链接也能找到它', async () => {
  const zhangwei = await journey.app.as('zhangwei');
  const { start, added, route } = await addMaterials(zhangwei, 1, {
    isLotControl: 1,
    marketPrice: '1234.5',
    specificationModel: 'XH-1',
  });
  await (
    await journey.app.as('admin')
  ).succeed(material.setStock, {
    key: start,
    entries: [{ itemCode: added[0]!.itemCode, invOrgCode: 'INV01', quantity: '12800.5' }],
  });
  const { invorgId } = await zhangwei.data(session.info, {});
  const record = `/materialManage/${added[0]!.id}/${invorgId}`;
  const page = await journey.open(route, { as: 'zhangwei' });
  await expect
    .poll(() => cellTexts(page, `${start}01`), pollOptions)
    .toEqual(expect.arrayContaining([added[0]!.itemCode, 'XH-1', '1,234.50', '12,800.5', '按批次', '不控制', '启用']));
  const table = page.getByRole('region', { name: '物料管理' });
  expect(await table.evaluate((element: { scrollWidth: number }) => element.scrollWidth)).toBeGreaterThan(1900);
  await table.evaluate((element: { scrollLeft: number }) => {
    element.scrollLeft = 5000;
  });
  const inWindow = async (text: string) => {
    const place = await page.getByRole('columnheader', { name: text }).first().boundingBox();
    return place !== null && place.x >= 0 && place.x + place.width <= 1280;
  };
  await expect.poll(() => inWindow('更新时间'), pollOptions).toBe(true);
  expect([await inWindow('物料编码'), await inWindow('操作'), await inWindow('物料类别')]).toEqual([true, true, false]);
  expect(await headings(page)).not.toContain('创建人');

  await rowButton(page, '查看', `${start}01`).click();
  await expect(page).toBeAt(record);
  await page.goBack();
  const drawer = page.getByRole('region', { name: '物料详情' });
  for (const part of [`${start}01`, 'XH-1']) {
    await rowNamed(page, `${start}01`).getByText(part, { exact: true }).click();
    await expect(drawer.getByRole('heading', { name: `${start}01` })).toBeShown();
    await expect(page).toBeAt('/materialManage');
    await page.goBack();
    await expect(drawer).toBeGone();
  }
  await rowNamed(page, `${start}01`).getByText(`${start}01`, { exact: true }).click();
  await drawer.getByRole('link', { name: '打开为页面' }).click();
  await expect(page).toBeAt(`/materialManage/${added[0]!.id}/0`);
  await page.goBack();
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: '新增物料' }).filter({ visible: true }).click();
  await expect(page).toBeAt('/materialManage/0/0');
  await page.goto(`${journey.app.baseUrl}/#/home`);
  await page
    .getByRole('main')
    .getByRole('link', { name: `${start}01` })
    .click();
  await expect(page).toBeAt('/materialManage');
  expect(searchOf(page)).toEqual({ itemName: `${start}01` });
  await page.goto(`${journey.app.baseUrl}/#/materialManage?open=${added[0]!.id}&enabled=1`);
  await expect(drawer.getByRole('heading', { name: `${start}01` })).toBeShown();
  await drawer.getByRole('button', { name: '关闭' }).click();
  await expect.poll(() => searchOf(page), pollOptions).toEqual({ enabled: '1' });
});

it('加载当前组织没有的物料：跨页选择，什么都没选时提示；加载后列表中可见，不再列出；一条也没有时说明可以做什么', async () => {
  const { start, route } = await addMaterials(await journey.app.as('admin'), 12);
  const page = await journey.open(route, { as: 'zhangwei', roleCode: 'MASTER_DATA' });
  const picker = dialog(page, '加载物料');
  const search = picker.getByLabel('按物料编码或名称查找');
  await press(page, '加载物料');
  await expect(picker.getByText('当前库存组织已有全部物料，无需加载')).toBeShown();
  await page.keyboard.press('Escape');
  await switchTo(page, '成都备件中心库存组织');
  await expect(page).toShow('没有符合条件的数据');
  await press(page, '加载物料');
  await search.fill(start);
  await expect(picker.getByText('共 12 条')).toBeShown();
  await picker.getByRole('button', { name: '确定' }).click();
  expect(await picker.getByRole('alert').innerText()).toBe('请选择物料!!!');
  await box(page, `${start}12`).check();
  await picker.getByRole('button', { name: '下一页' }).click();
  await box(page, `${start}01`).check();
  await expect(picker.getByText('已选 2 项')).toBeShown();
  await picker.getByRole('button', { name: '确定' }).click();
  await expect(page).toShow('物料已加载到当前库存组织');
  await expect(picker).toBeGone();
  await expect.poll(() => names(page, start), pollOptions).toEqual([`${start}01`, `${start}12`]);
  await press(page, '加载物料');
  await search.fill(start);
  await expect(picker.getByText('共 10 条')).toBeShown();
  await page.keyboard.press('Escape');
  await box(page, `${start}01`).check();
  await switchTo(page, '佰瑞华总部库存组织');
  await expect.poll(async () => (await names(page, start)).length, pollOptions).toBe(10);
  await expect(batchBar(page)).toBeGone();

  const tenantOne = await journey.app.asTenant(1);
  await tenantOne.query(
    `delete from material_assignment where inventory_organisation_id in (select id from inventory_organisation where code = 'INV03')`,
  );
  await switchTo(page, '成都备件中心库存组织');
  await page.goto(`${journey.app.baseUrl}/#/materialManage`);
  await expect(page).toShow('当前库存组织还没有物料');
  await expect(page).toShow('可以新增、导入，或从主组织加载已有的物料。');
  expect(await page.getByRole('main').getByRole('button', { name: '加载物料' }).count()).toBe(2);
});

it('打印前要先勾选；勾选后选择版式，在新窗口打开 PDF；很多时在后台生成，说明到哪里下载；英文界面', async () => {
  const page = await journey.open('/materialManage?itemName=轴承', { as: 'zhangwei' });
  await rows(page).nth(9).waitFor();
  await press(page, '批量打印');
  await expect(page).toShow('请先勾选物料');
  await page.getByRole('checkbox', { name: '选择本页全部' }).check();
  await expect
    .poll(async () => (await batchBar(page).getByRole('button').allInnerTexts()).slice(1), pollOptions)
    .toEqual(['批量修改', '启用', '停用', '打印', '删除', '取消选择']);
  await press(page, '批量打印');
  const choose = dialog(page, '打印物料');
  await expect(choose.getByText('10 项物料')).toBeShown();
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await choose.getByLabel('资料页').check();
  const [request] = await Promise.all([
    page.context().waitForEvent('request', (sent: Request) => sent.url().includes(material.printed.path)),
    choose.getByRole('button', { name: '打印' }).click(),
  ]);
  await expect(choose).toBeGone();
  const response = await fetch(request.url());
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);

  await batchBar(page)
    .getByRole('button', { name: /^选择全部/ })
    .click();
  await press(page, '批量打印');
  await expect(choose.getByText('超过 100 项时在后台生成')).toBeShown();
  await choose.getByRole('button', { name: '打印' }).click();
  await expect(page).toShow('已开始生成，完成后请在“我的任务”中下载');
  await activityButton(page).click();
  await expect(page).toShow(/打印物料（\d+ 项）/);
  await expect(page.getByRole('button', { name: /下载/ }).first()).toBeShown();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '简体中文' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect
    .poll(async () => (await headings(page)).slice(0, 2), pollOptions)
    .toEqual(['Material name', 'Material code']);
  await press(page, 'Load materials');
  await expect(
    dialog(page, 'Load materials').getByText('This inventory organisation has all materials already'),
  ).toBeShown();
});

it('只能查看的人没有新增、加载、修改与另存为，可以打印；仓储专员只看到本组织的物料，可以加载', async () => {
  const { start, route } = await addMaterials(await journey.app.as('admin'), 1);
  const viewer = await journey.open(route, { as: 'lina' });
  await expect(rowButton(viewer, '查看', `${start}01`)).toBeShown();
  expect(
    await viewer
      .getByRole('main')
      .getByRole('button', { name: /新增|加载|启用|停用|删除/ })
      .count(),
  ).toBe(0);
  expect(await viewer.getByRole('main').getByRole('link', { name: '新增物料' }).count()).toBe(0);
  await box(viewer, `${start}01`).check();
  await expect
    .poll(() => batchBar(viewer).getByRole('button').allInnerTexts(), pollOptions)
    .toEqual(['打印', '取消选择']);
  await rowButton(viewer, '更多', `${start}01`).click();
  await expect
    .poll(
      () =>
        viewer
          .getByRole('menuitem')
          .filter({ visible: true, hasText: /共享范围|多语言|删除/ })
          .allInnerTexts(),
      pollOptions,
    )
    .toEqual(['共享范围']);
  await viewer.getByRole('menuitem', { name: '共享范围' }).click();
  await expect(viewer.getByRole('tabpanel', { name: '共享范围' }).getByText('所有同事都可以看到这条记录')).toBeShown();
  await viewer.getByRole('link', { name: '打开为页面' }).click();
  await expect(viewer.getByRole('button', { name: '打印' }).filter({ visible: true })).toBeShown();
  for (const name of ['编辑', '另存为']) expect.soft(await viewer.getByRole('button', { name }).count(), name).toBe(0);
  await press(viewer, '返回');
  await expect(viewer).toBeAt('/materialManage');

  const keeper = await journey.open(route, { as: 'zhangwei', roleCode: 'WAREHOUSE' });
  await expect(keeper).toShow('没有符合条件的数据');
  await press(keeper, '加载物料');
  const picker = dialog(keeper, '加载物料');
  await picker.getByLabel('按物料编码或名称查找').fill(start);
  await box(keeper, `${start}01`).check();
  await picker.getByRole('button', { name: '确定' }).click();
  await expect(rowButton(keeper, '查看', `${start}01`)).toBeShown();
  expect(await keeper.getByRole('main').getByRole('link', { name: '新增物料' }).count()).toBe(0);
});
