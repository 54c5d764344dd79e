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
const lists = [
  '/brand',
  '/classification',
  '/unit',
  '/specification',
  '/categorySet',
  '/labelSet',
  '/applicationManage',
  '/applicationSetup',
  '/zBook',
  '/shareRulesManage',
  '/contractManage',
  '/account',
];

it.each([{ language: 'ZHS' }, { language: 'ENG' }] as const)(
  '窗口宽1280像素时，各列表的列名与时间完整，不必左右移动（$language）',
  async ({ language }) => {
    const page = await journey.open('/home', { as: 'admin', language });
    for (const path of lists) {
      const before = await title(page).innerText();
      await page.evaluate(`location.hash = '#${path}'`);
      await expect.poll(() => title(page).innerText(), pollOptions).not.toBe(before);
      await rows(page).first().waitFor();
      expect.soft([path, ...(await truncatedColumns(page))]).toEqual([path]);
    }
  },
);

it('窗口宽窄高低都合用：50个字的名称大部分可见，可见不全时才有提示；列不会自行消失，很窄时编码与操作仍在眼前；一页十行占满列表，分页在底部', async () => {
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
