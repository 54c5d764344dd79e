import { brand } from '@edp/contract/modules/brand/brand.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pageIsWiderThanWindow, truncatedColumns } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import { cell, rowButton, rows } from '../testing/screens/list-screen.ts';
import { pollOptions } from '../testing/page-state.ts';

const journey = useJourney();
/** The pages of other tabs are hidden. */
const title = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true }).first();
const lists = ['/brand', '/classification', '/unit', '/specification', '/categorySet', '/labelSet', '/applicationManage', '/applicationSetup', '/zBook', '/shareRulesManage', '/contractManage', '/account'];

it.each([{ language: 'ZHS' }, { language: 'ENG' }] as const)('窗口宽1280像素时，各列表的列名与时间完整，不必左右移动（$language）', async ({ language }) => {
  const page = await journey.open('/home', { as: 'admin', language });
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of lists) {
    const before = await title(page).innerText();
    await page.evaluate(`location.hash = '#${path}'`);
    await expect.poll(() => title(page).innerText(), pollOptions).not.toBe(before);
    await rows(page).first().waitFor();
    expect.soft([path, ...(await truncatedColumns(page))]).toEqual([path]);
  }
});

it('列不会自行消失：窗口很窄时左右移动，编码与操作仍在眼前', async () => {
  const page = await journey.open('/brand', { as: 'admin' });
  await cell(page, 'HENGTUO').waitFor();
  const headings = await page.getByRole('columnheader').allInnerTexts();
  await page.setViewportSize({ width: 900, height: 800 });
  const table = page.getByRole('region', { name: '品牌管理' });
  await expect.poll(() => table.evaluate(({ scrollWidth, clientWidth }: { scrollWidth: number; clientWidth: number }) => scrollWidth > clientWidth), pollOptions).toBe(true);
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(headings);
  expect(await pageIsWiderThanWindow(page)).toBe(false);
  for (const left of [0, 200]) {
    await table.evaluate((region: { scrollLeft: number }, to) => { region.scrollLeft = to; }, left);
    const [first, last] = [await cell(page, 'HENGTUO').boundingBox(), await rowButton(page, '删除', '恒拓轴承').boundingBox()];
    const frame = (await table.boundingBox())!;
    expect(first!.x).toBeGreaterThanOrEqual(frame.x);
    expect(last!.x + last!.width).toBeLessThanOrEqual(frame.x + frame.width);
  }
});

it('50个字的名称在宽1440的窗口中大部分可见，可见不全时才有提示', async () => {
  const admin = await journey.app.as('admin');
  const name = '名'.repeat(50);
  const { id } = await admin.data(brand.save, { code: 'LONG', name, active: 1, sortOrder: 1, description: '' });
  const page = await journey.open('/brand', { as: 'admin', viewport: { width: 1440, height: 900 } });
  const shown = cell(page, name);
  const room = await shown.evaluate(({ clientWidth }: { clientWidth: number }) => clientWidth - 24);
  // Two lines of 14 pixels a character.
  expect(Math.floor(room / 14) * 2).toBeGreaterThanOrEqual(40);
  await shown.hover();
  expect(await shown.getAttribute('title')).toBe(null);
  await page.setViewportSize({ width: 1024, height: 800 });
  await cell(page, 'LONG').hover();
  await shown.hover();
  await expect.poll(() => shown.getAttribute('title'), pollOptions).toBe(name);
  await admin.succeed(brand.delete, { id });
});

it.each([{ height: 800 }, { height: 1080 }])('高 $height 像素的窗口中一页十行占满列表，分页在底部', async ({ height }) => {
  const page = await journey.open('/brand', { as: 'admin', viewport: { width: 1920, height } });
  await rows(page).nth(9).waitFor();
  const bottomOf = async (box: { y: number; height: number } | null) => box!.y + box!.height;
  const lastRow = await bottomOf(await rows(page).nth(9).boundingBox());
  const pages = (await page.getByRole('navigation', { name: '分页' }).boundingBox())!;
  expect(pages.y - lastRow).toBeLessThan(height / 8);
  expect(height - (pages.y + pages.height)).toBeLessThan(80);
});
