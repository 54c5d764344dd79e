import { brand } from '@edp/contract/modules/brand/brand.ts';
import { bom } from '@edp/contract/modules/bom/bom.ts';
import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { goodsGroup } from '@edp/contract/modules/goods-group/goods-group.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { messageSending } from '@edp/contract/modules/message/message-sending.ts';
import { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { userGroup } from '@edp/contract/modules/user-group/user-group.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cutCells, cutTexts, pageIsWiderThanWindow, resizeTo, wideTables } from '../testing/inspect-page.ts';
import { listPages } from '../testing/list-pages.ts';
import { useJourney } from '../testing/journey.ts';
import { addMaterial, component, press } from '../testing/screens/bom-screen.ts';
import { cell, dialog, rowButton, rows } from '../testing/screens/list-screen.ts';
import { pollOptions } from '../testing/page-state.ts';
import { tab } from '../testing/product/material-screen.ts';
import { addProduct, addSpecification } from '../testing/product/product-screen.ts';

const journey = useJourney();
/** The pages of other tabs are hidden. */
const title = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true }).first();
/** Lists with more columns than fit. */
const wideLists = new Set([
  '/materialManage',
  '/mchManage',
  '/specification/sku',
  '/sparebom',
  '/employee',
  '/newsManage',
  '/loginRecord',
  '/organisation/inventory',
  '/tenantApplication',
]);
/** The platform's own. */
const platformLists = ['/tenantApplication'];
const widths = [1280, 1440];

/** What the demo data has none of: large amounts and counts, a product with many specifications, sent messages. */
async function addLongValues() {
  const admin = await journey.app.as('admin');
  const specifications = [];
  for (const name of ['颜色', '公称通径', '压力等级', '连接方式', '密封材料', '驱动方式'])
    specifications.push(await addSpecification(admin, `宽度${name}`, ['甲']));
  specifications.push(await addSpecification(admin, '宽度等级', ['一级', '二级']));
  const { id, read } = await addProduct(admin, specifications);
  const { specList } = await read();
  await admin.succeed(material.setStock, {
    key: '列宽库存',
    entries: specList.map(({ itemCode }) => ({ itemCode, invOrgCode: 'INV01', quantity: '123456789.125' })),
  });
  const [group] = await admin.data(goodsGroup.list, {});
  await admin.succeed(userGroup.save, { name: '列宽小组', remark: '' });
  const [department] = await admin.data(organisation.tree, {});
  await admin.succeed(messageSending.send, {
    kind: 'notice',
    title: '列宽通知',
    content: '请查收',
    link: '',
    recipients: { orgIds: [department!.orgId] },
  });
  const tenant = await journey.app.asTenant(1);
  await tenant.query('update material set market_price = 123456789.5, list_price = 98765432.25 + id % 3');
  await tenant.query(`update material set bar_code = '6901234567890123456789' where bar_code = '' and id % 2 = 0`);
  await tenant.query(
    `insert into import_run (user_id, noun, file_name, columns, state, file_id, written_count, failed_count) select id, 'material', '物料.xlsx', '[]', 'done', 1, 100000, 20000 from user_account where account = 'admin'`,
  );
  return {
    productPage: `/mchManage/${id}/0`,
    skuPage: `/mySpecification/${id}`,
    groupPage: `/classification/${group!.id}`,
  };
}
let added: ReturnType<typeof addLongValues> | undefined;
/** Once for all tests of the file. */
const longValues = () => (added ??= addLongValues());

async function goTo(page: Page, path: string) {
  const before = await title(page).innerText();
  await page.evaluate(`location.hash = '#${path}'`);
  await expect.poll(() => title(page).innerText(), pollOptions).not.toBe(before);
  await rows(page).first().waitFor();
}

/** What is wrong with the open list in either width. */
async function problemsAt(page: Page, mayBeWide: boolean): Promise<string[]> {
  const problems = [];
  for (const width of widths) {
    await resizeTo(page, width);
    const found = [...(mayBeWide ? [] : await wideTables(page)), ...(await cutTexts(page)), ...(await cutCells(page))];
    problems.push(...found.map((problem) => `${width} ${problem}`));
  }
  return problems;
}

/** Digits and Latin letters are wider than in the fonts that the product asks for first. */
const widen = (page: Page) =>
  page.addInitScript(
    `document.addEventListener('DOMContentLoaded', () => { document.body.style.fontFamily = '"DejaVu Sans", Verdana, sans-serif'; })`,
  );

it.each([{ language: 'ZHS' }, { language: 'ENG' }] as const)(
  '窗口宽1280与1440像素、字体的数字较宽时，每个列表中放得下的都不截断，再大的价格、库存与数量也完整；列不多的不必左右移动（$language）',
  async ({ language }) => {
    const { skuPage, groupPage } = await longValues();
    const page = await journey.open('/home', { as: 'admin', language, prepare: widen });
    for (const path of [...listPages.filter((each) => !platformLists.includes(each)), skuPage, groupPage]) {
      await goTo(page, path);
      const mayBeWide = wideLists.has(path) || path === skuPage || path === groupPage;
      expect.soft([path, ...(await problemsAt(page, mayBeWide))]).toEqual([path]);
    }
    const platform = await journey.open('/home', { as: 'admin', tenantCode: 'PLATFORM', language, prepare: widen });
    for (const path of platformLists) {
      await goTo(platform, path);
      expect.soft([path, ...(await problemsAt(platform, true))]).toEqual([path]);
    }
  },
);

it('一个商品的规格再多，窗口宽1440像素时不必左右移动就看得到上架状态', async () => {
  const { skuPage } = await longValues();
  const page = await journey.open(skuPage, { as: 'admin', viewport: { width: 1440, height: 900 } });
  await rows(page).first().waitFor();
  const head = async (name: string) => (await page.getByRole('columnheader', { name, exact: true }).boundingBox())!;
  const [shelf, actions] = [await head('上架状态'), await head('操作')];
  expect(shelf.x + shelf.width).toBeLessThanOrEqual(actions.x);
});

it('BOM成本超过一万、用量再大时，部件表格与各分析对话框中的数值完整；商品的规格与库存组织也是', async () => {
  const { productPage } = await longValues();
  const admin = await journey.app.as('admin');
  const [motor, bolt] = [
    await addMaterial(admin, '列宽电机', '76733.5'),
    await addMaterial(admin, '列宽螺栓', '98765432.25'),
  ];
  const { id } = await admin.data(bom.save, { productName: '列宽设备', proSpecName: '一', active: 1 });
  await admin.data(bomItem.save, { bomId: id, proSpecId: motor.id, quantity: '1', sort: 10 });
  await admin.data(bomItem.save, {
    bomId: id,
    proSpecId: bolt.id,
    quantity: '123456789.125',
    scrapRate: '12.3456',
    sort: 20,
  });
  const page = await journey.open(`/sparebom/${id}/tree`, { as: 'admin' });
  const expectWhole = async (what: string) =>
    expect.soft([what, ...(await problemsAt(page, true))], what).toEqual([what]);
  await expect(component(page, '列宽电机').getByText('76,733.50').first()).toBeShown();
  await expectWhole('部件表格');

  await press(page, '展开汇总');
  const explosion = dialog(page, /^展开汇总/);
  await explosion.getByLabel('产品数量').fill('1000000');
  await expect(explosion.getByRole('cell', { name: '1,000,000', exact: true })).toBeShown();
  await expectWhole('展开明细');
  await explosion.getByRole('tab', { name: '用料汇总' }).click();
  await expect(explosion.getByRole('cell', { name: '76,733,500,000.00' })).toBeShown();
  await expectWhole('用料汇总');
  await explosion
    .getByRole('button', { name: /关\s?闭/ })
    .last()
    .click();
  await component(page, '列宽螺栓').click();
  await page.getByRole('region', { name: '何处使用' }).getByRole('button', { name: '全部' }).click();
  await expect(dialog(page, /^何处使用/).getByRole('cell', { name: /123,456,789\.125/ })).toBeShown();
  await expectWhole('何处使用');

  await page.goto(`${journey.app.baseUrl}/#${productPage}`);
  await tab(page, '商品规格').click();
  await expect(page.getByRole('cell', { name: '123,456,789.125' }).first()).toBeShown();
  await expectWhole('商品规格');
  await tab(page, '库存组织').click();
  await expect(page.getByRole('cell', { name: '246,913,578.25' }).first()).toBeShown();
  await expectWhole('库存组织');
});

it('窗口宽窄高低都合用：50个字的名称大部分可见，可见不全时才有提示；列不会自行消失，很窄时编码与操作仍在眼前；一页十行占满列表，分页在底部', async () => {
  const admin = await journey.app.as('admin');
  const name = '名'.repeat(50);
  const { id } = await admin.data(brand.save, { code: 'LONG', name, active: 1, sortOrder: 1, description: '' });
  const page = await journey.open('/brand', { as: 'admin', viewport: { width: 1440, height: 900 } });
  const shown = cell(page, name);
  const room = await shown
    .getByRole('link', { name })
    .evaluate(({ clientWidth }: { clientWidth: number }) => clientWidth);
  // Two lines of 14 pixels a character.
  expect(Math.floor(room / 14) * 2).toBeGreaterThanOrEqual(40);
  await shown.hover();
  expect(await shown.getAttribute('title')).toBe(null);
  await page.setViewportSize({ width: 1024, height: 800 });
  await cell(page, 'HENGTUO').hover();
  await shown.hover();
  await expect.poll(() => shown.getAttribute('title'), pollOptions).toBe(`${name}\nLONG`);
  await admin.succeed(brand.delete, { id });
  await page.getByRole('button', { name: '查询' }).click();
  await expect(shown).toBeGone();

  const headings = await page.getByRole('columnheader').allInnerTexts();
  await page.setViewportSize({ width: 900, height: 800 });
  const table = page.getByRole('region', { name: '品牌管理' });
  await expect
    .poll(
      () =>
        table.evaluate(
          ({ scrollWidth, clientWidth }: { scrollWidth: number; clientWidth: number }) => scrollWidth > clientWidth,
        ),
      pollOptions,
    )
    .toBe(true);
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(headings);
  expect(await pageIsWiderThanWindow(page)).toBe(false);
  for (const left of [0, 200]) {
    await table.evaluate((region: { scrollLeft: number }, to) => {
      region.scrollLeft = to;
    }, left);
    const [first, last] = [
      await cell(page, 'HENGTUO').boundingBox(),
      await rowButton(page, '删除', '恒拓轴承').boundingBox(),
    ];
    const frame = (await table.boundingBox())!;
    expect(first!.x).toBeGreaterThanOrEqual(frame.x);
    expect(last!.x + last!.width).toBeLessThanOrEqual(frame.x + frame.width);
  }

  for (const height of [800, 1080]) {
    await page.setViewportSize({ width: 1920, height });
    const pages = async () => (await page.getByRole('navigation', { name: '分页' }).boundingBox())!;
    await expect.poll(async () => height - ((await pages()).y + (await pages()).height), pollOptions).toBeLessThan(80);
    const lastRow = (await rows(page).nth(9).boundingBox())!;
    expect((await pages()).y - (lastRow.y + lastRow.height)).toBeLessThan(height / 8);
  }
});
