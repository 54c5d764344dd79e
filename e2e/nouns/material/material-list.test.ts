import { category, type CategoryNode } from '@edp/contract/modules/category/category.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { type MaterialChoices, materialChoices, materialSample } from '@edp/server/testing/samples/material-sample.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import { describe, expect, it } from 'vitest';
import { chooseOption, typeDays } from '../../testing/choose-option.ts';
import { accessibilityViolations } from '../../testing/inspect-page.ts';
import { responseLine, useJourney } from '../../testing/journey.ts';
import { batchBar, box, cellTexts, codes, dialog, filter, headings, names, rowButton, rowNamed, rows, runExtra } from '../../testing/screens/list-screen.ts';
import { pollOptions, searchOf } from '../../testing/page-state.ts';
import { loadTwoOfTwelve, switchTo } from '../../testing/product/inventory-screen.ts';
import { press } from '../../testing/screens/record-screen.ts';

const journey = useJourney();

const total = async (client: TestClient, filters: object) => (await client.succeed(material.list, { ...filters, exactTotal: 1, pageSize: 1 })).body.total ?? 0;
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
    const given = { ...materialSample(choices, 0), itemCode: `LIST-${number}-${index}`, itemName: `${start}${String(index).padStart(2, '0')}`, ...fields };
    added.push({ ...given, ...(await client.data(material.save, given)) });
  }
  return { start, added, route: `/materialManage?itemName=${encodeURIComponent(start)}&sort=itemName` };
}

describe('查询', () => {
  it('从菜单进入；编码与名称边输入边查询，名称可用拼音首字母', async () => {
    const page = await journey.open('/home', { as: 'zhangwei' });
    await page.getByRole('menuitem', { name: '物料管理' }).click();
    await expect(page).toBeAt('/materialManage');
    await expect(rows(page).first()).toBeShown();
    await filter(page, '物料名称').fill('sgqzc');
    await expect.poll(async () => (await names(page, '深沟球轴承 ')).length, pollOptions).toBe(10);
    expect(searchOf(page)).toEqual({ itemName: 'sgqzc' });
    await filter(page, '物料编码').fill('zc-6204');
    await expect.poll(async () => (await codes(page)).every((code) => code.startsWith('ZC-6204')), pollOptions).toBe(true);
    expect(searchOf(page)).toEqual({ itemName: 'sgqzc', itemCode: 'zc-6204' });
    await page.getByRole('button', { name: '重置' }).click();
    await expect.poll(() => searchOf(page), pollOptions).toEqual({});
  });

  it('类别包含下级，状态与日期范围写在地址中；收起后是标签，刷新后还在，可以移除', async () => {
    const admin = await journey.app.as('admin');
    const path = pathTo(await admin.data(category.tree, { categorySetCode: 'PRO_BASE_CLASS' }), '轴承');
    const bearings = path.at(-1)!;
    expect(bearings.children!.length).toBeGreaterThan(1);
    const wanted = { itemCategoryId: bearings.id, enabled: 1, createTime: '2026-03-01,2026-06-30' };
    const expected = await total(admin, wanted);
    expect(expected).toBeGreaterThan(10);
    expect(expected).toBeLessThan(await total(admin, { itemCategoryId: bearings.id }));

    const page = await journey.open('/materialManage', { as: 'zhangwei' });
    await page.getByRole('button', { name: '展开', exact: true }).click();
    await filter(page, '物料类别').fill('轴承');
    await page.locator('.ant-select-tree-title').getByText('轴承', { exact: true }).click();
    await expect.poll(() => searchOf(page), pollOptions).toEqual({ itemCategoryId: bearings.id });
    await chooseOption(filter(page, '状态'), '启用');
    await typeDays(filter(page, '创建时间').first(), page.getByRole('search').getByPlaceholder('结束日期').first(), ['2026-03-01', '2026-06-30']);
    await expect.poll(() => searchOf(page), pollOptions).toEqual({ ...wanted, enabled: '1' });
    await expect(page).toShow(`共 ${expected} 条`);
    await page.getByRole('button', { name: '收起', exact: true }).click();
    const chips = ['状态：启用', `物料类别：${path.map(({ name }) => name).join(' / ')}`, '创建时间：2026-03-01 至 2026-06-30'];
    for (const chip of chips) await expect(page).toShow(chip);
    await page.reload();
    for (const chip of chips) await expect(page).toShow(chip);
    await expect(page).toShow(`共 ${expected} 条`);
    await page.getByRole('button', { name: '移除查询条件 创建时间' }).click();
    await expect.poll(() => searchOf(page), pollOptions).toEqual({ itemCategoryId: bearings.id, enabled: '1' });
    await page.goBack();
    await expect(page).toShow(chips[2]!);
  });

  it('更新时间只有一端也可以；没有符合条件的可以清空', async () => {
    const { start } = await addMaterials(await journey.app.as('admin'), 1);
    const page = await journey.open(`/materialManage?itemName=${encodeURIComponent(start)}&updatedTime=2026-11-01,`, { as: 'zhangwei' });
    await expect(page).toShow('更新时间：2026-11-01 起');
    await expect(rowNamed(page, `${start}01`)).toBeShown();
    await filter(page, '物料编码').fill('没有这样的编码');
    await expect(page).toShow('没有符合条件的数据');
    await page.getByRole('button', { name: '清空查询条件' }).click();
    await expect(rows(page).first()).toBeShown();
    expect(searchOf(page)).toEqual({});
  });
});

describe('列', () => {
  it('首列与操作列固定，批次与序列号控制以文字显示，价格与库存分节；其余列在列设置中', async () => {
    const admin = await journey.app.as('admin');
    const { start, added, route } = await addMaterials(admin, 1, { isLotControl: 1, marketPrice: '1234.5', specificationModel: 'XH-1' });
    await admin.succeed(material.setStock, { key: start, entries: [{ itemCode: added[0]!.itemCode, invOrgCode: 'INV01', quantity: '12800.5' }] });
    const page = await journey.open(route, { as: 'zhangwei' });
    await expect.poll(() => cellTexts(page, `${start}01`), pollOptions).toEqual(expect.arrayContaining([added[0]!.itemCode, 'XH-1', '1,234.50', '12,800.5', '按批次', '不控制', '启用']));
    const table = page.getByRole('region', { name: '物料管理' });
    const width = await table.evaluate((element: { scrollWidth: number }) => element.scrollWidth);
    expect(width).toBeGreaterThan(1900);
    await table.evaluate((element: { scrollLeft: number }) => {
      element.scrollLeft = 5000;
    });
    const inWindow = async (text: string) => {
      const place = await page.getByRole('columnheader', { name: text, exact: true }).boundingBox();
      return place !== null && place.x >= 0 && place.x + place.width <= 1280;
    };
    await expect.poll(() => inWindow('更新时间'), pollOptions).toBe(true);
    expect([await inWindow('物料编码'), await inWindow('操作'), await inWindow('物料名称')]).toEqual([true, true, false]);
    expect(await headings(page)).not.toContain('创建人');
    await page.getByRole('button', { name: '列设置' }).click();
    await page.getByRole('checkbox', { name: '创建人', exact: true }).click();
    await expect.poll(() => headings(page), pollOptions).toContain('创建人');
    await page.getByRole('button', { name: '恢复默认' }).click();
    await expect.poll(() => headings(page), pollOptions).not.toContain('创建人');
  });
});

describe('打开物料', () => {
  it('点击一行或查看进入物料的页面，新增进入空白的页面；其他页面的链接也能找到它，后退回到列表', async () => {
    const zhangwei = await journey.app.as('zhangwei');
    const { start, added, route } = await addMaterials(zhangwei, 1);
    const { invorgId } = await zhangwei.data(session.info, {});
    const record = `/materialManage/${added[0]!.id}/${invorgId}`;
    const page = await journey.open(route, { as: 'zhangwei' });
    await rowButton(page, '查看', `${start}01`).click();
    await expect(page).toBeAt(record);
    await page.goBack();
    await rowNamed(page, `${start}01`).getByText(`${start}01`, { exact: true }).click();
    await expect(page).toBeAt(record);
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: '新增物料' }).filter({ visible: true }).click();
    await expect(page).toBeAt('/materialManage/0/0');

    const other = await journey.open(`/materialManage?open=${added[0]!.id}&enabled=1`, { as: 'zhangwei' });
    await expect(other).toBeAt(record);
    await other.goBack();
    await expect(other).toBeAt('/materialManage');
    expect(searchOf(other)).toEqual({ enabled: '1' });
    const home = await journey.open('/home', { as: 'zhangwei' });
    await home.getByRole('main').getByRole('link', { name: `${start}01` }).click();
    await expect(home).toBeAt('/materialManage');
    expect(searchOf(home)).toEqual({ itemName: `${start}01` });
    await expect(rowNamed(home, `${start}01`)).toBeShown();
  });
});

describe('加载物料', () => {
  it('当前组织没有的可以跨页选择，什么都没选时提示；加载后列表中可见，不再列出', async () => {
    const { start, route } = await addMaterials(await journey.app.as('admin'), 12);
    const page = await journey.open(route, { as: 'zhangwei', roleCode: 'MASTER_DATA' });
    await loadTwoOfTwelve(page, '物料', start);
    await box(page, `${start}01`).check();
    await switchTo(page, '佰瑞华总部库存组织');
    await expect.poll(async () => (await names(page, start)).length, pollOptions).toBe(10);
    await expect(batchBar(page)).toBeGone();
  });
});

describe('批量操作', () => {
  it('停用、启用与删除，有库存的不能删除并逐条说明；打印前要先勾选', async () => {
    const admin = await journey.app.as('admin');
    const { start, added, route } = await addMaterials(admin, 3);
    const [one, two, three] = [`${start}01`, `${start}02`, `${start}03`];
    await admin.succeed(material.setStock, { key: `${start}库存`, entries: [{ itemCode: added[1]!.itemCode, invOrgCode: 'INV01', quantity: '7' }] });
    const page = await journey.open(route, { as: 'zhangwei', expected: [responseLine(material.delete, 409)] });
    await rows(page).nth(2).waitFor();
    await press(page, '批量打印');
    await expect(page).toShow('请先勾选物料');
    for (const name of [one, two]) await box(page, name).check();
    await expect.poll(() => batchBar(page).getByRole('button').allInnerTexts(), pollOptions).toEqual(['选择全部 3 条', '批量修改', '启用', '停用', '打印', '删除', '取消选择']);
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await batchBar(page).getByRole('button', { name: '停用' }).click();
    await expect(page).toShow('已停用 2 个物料');
    await expect(rowButton(page, '启用', one)).toBeShown();
    expect(await rowButton(page, '停用', three).count()).toBe(1);
    await rowButton(page, '启用', one).click();
    await expect(rowButton(page, '停用', one)).toBeShown();

    await runExtra(page, '删除', two);
    await dialog(page, `确认删除物料“${two}”？`).getByRole('button', { name: '删除' }).click();
    await expect(page).toShow(/已被使用，不能删除：物料库存/);
    await page.getByRole('checkbox', { name: '选择本页全部' }).check();
    await batchBar(page).getByRole('button', { name: '删除' }).click();
    await dialog(page, /^确认删除选中的/).getByRole('button', { name: '删除' }).click();
    const result = dialog(page, '2 条成功，1 条失败');
    await expect(result.getByRole('cell', { name: two })).toBeShown();
    await expect(result.getByText(/已被使用，不能删除：物料库存/)).toBeShown();
    await result.getByRole('button', { name: '关闭' }).last().click();
    await expect.poll(() => names(page, start), pollOptions).toEqual([two]);
  });

  it('多语言的名称；英文界面显示译名，文字都是英文', async () => {
    const { start, route } = await addMaterials(await journey.app.as('admin'), 1);
    const page = await journey.open(route, { as: 'zhangwei' });
    await runExtra(page, '多语言', `${start}01`);
    await page.getByLabel('名称（English）').fill(`Listed part ${start}`);
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
    await expect(page).toShow('修改成功');
    const english = await journey.open(route, { as: 'zhangwei', language: 'ENG' });
    await expect(rowNamed(english, `Listed part ${start}`)).toBeShown();
    expect((await headings(english)).slice(0, 3)).toEqual(['Material code', 'Picture', 'Material name']);
    await press(english, 'Print selected');
    await expect(english).toShow('Please tick the materials first');
    await press(english, 'Load materials');
    await expect(dialog(english, 'Load materials').getByText('This inventory organisation has all materials already')).toBeShown();
  });
});

describe('权限', () => {
  it('只能查看的人没有新增、加载与修改；仓储专员只看到本组织的物料，可以加载', async () => {
    const { start, route } = await addMaterials(await journey.app.as('admin'), 1);
    const viewer = await journey.open(route, { as: 'lina' });
    await expect(rowButton(viewer, '查看', `${start}01`)).toBeShown();
    expect(await viewer.getByRole('main').getByRole('button', { name: /新增|加载|启用|停用|删除/ }).count()).toBe(0);
    expect(await viewer.getByRole('main').getByRole('link', { name: '新增物料' }).count()).toBe(0);
    await box(viewer, `${start}01`).check();
    await expect.poll(() => batchBar(viewer).getByRole('button').allInnerTexts(), pollOptions).toEqual(['打印', '取消选择']);
    await rowButton(viewer, '更多', `${start}01`).click();
    await expect.poll(() => viewer.getByRole('menuitem').filter({ visible: true, hasText: /共享范围|多语言|删除/ }).allInnerTexts(), pollOptions).toEqual(['共享范围']);
    await viewer.getByRole('menuitem', { name: '共享范围' }).click();
    await expect(viewer.getByRole('tabpanel', { name: '共享范围' }).getByText('所有同事都可以看到这条记录')).toBeShown();
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

  it('组织里一条物料也没有时，说明可以做什么', async () => {
    const tenantOne = await journey.app.asTenant(1);
    await tenantOne.query(`delete from material_assignment where inventory_organisation_id in (select id from inventory_organisation where code = 'INV03')`);
    const page = await journey.open('/materialManage', { as: 'zhangwei', roleCode: 'MASTER_DATA' });
    await rows(page).first().waitFor();
    await switchTo(page, '成都备件中心库存组织');
    await expect(page).toShow('当前库存组织还没有物料');
    await expect(page).toShow('可以新增、导入，或从主组织加载已有的物料。');
    expect(await page.getByRole('main').getByRole('button', { name: '加载物料' }).count()).toBe(2);
  });
});
