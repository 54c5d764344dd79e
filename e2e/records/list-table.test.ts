import { tableLayout } from '@edp/contract/modules/table-layout/table-layout.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import { cell, headings, rows } from '../testing/screens/list-screen.ts';
import { isFocused, pollOptions } from '../testing/page-state.ts';
import { showManyBrands, spinWheel } from '../testing/many-rows.ts';

// What every list does beyond every-list.test.ts, shown by the list of brands.
const journey = useJourney();

const heading = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });

it('列设置：宽度、次序、隐藏与行高保存在服务器上，换一台电脑仍是自己的；可恢复默认', async () => {
  const zhangwei = await journey.app.as('zhangwei');
  const page = await journey.open('/brand', { as: 'zhangwei' });
  await cell(page, 'HENGTUO').waitFor();
  const original = await headings(page);
  const width = (await heading(page, '创建人').boundingBox())!.width;
  // By mouse: the edge of the heading, 40 pixels to the right.
  const edge = (await heading(page, '创建人').boundingBox())!;
  await page.mouse.move(edge.x + edge.width - 3, edge.y + 20);
  await page.mouse.down();
  await page.mouse.move(edge.x + edge.width + 37, edge.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => Math.round((await heading(page, '创建人').boundingBox())!.width), pollOptions)
    .toBe(Math.round(width) + 40);
  // By keyboard.
  await heading(page, '创建人').focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect
    .poll(async () => Math.round((await heading(page, '创建人').boundingBox())!.width), pollOptions)
    .toBe(Math.round(width) + 24);
  await page.keyboard.press('Control+ArrowLeft');
  await expect
    .poll(() => headings(page), pollOptions)
    .toEqual(['品牌名称', '品牌编码', '排序', '创建人', '状态', '创建时间', '操作']);

  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: '描述' }).click();
  await page.getByRole('checkbox', { name: '排序' }).click();
  await page.getByRole('button', { name: '上移 创建时间' }).click();
  await page.getByText('紧凑').click();
  await expect
    .poll(() => headings(page), pollOptions)
    .toEqual(['品牌名称', '品牌编码', '创建人', '状态', '创建时间', '描述', '操作']);
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await expect
    .poll(async () => (await zhangwei.data(tableLayout.read, {}))[0]?.layout.density, pollOptions)
    .toBe('compact');

  const elsewhere = await journey.open('/brand', { as: 'zhangwei' });
  await expect
    .poll(() => headings(elsewhere), pollOptions)
    .toEqual(['品牌名称', '品牌编码', '创建人', '状态', '创建时间', '描述', '操作']);

  await elsewhere.getByRole('button', { name: '列设置' }).click();
  await elsewhere.getByRole('button', { name: '恢复默认' }).click();
  await expect.poll(() => headings(elsewhere), pollOptions).toEqual(original);
  await expect.poll(() => zhangwei.data(tableLayout.read, {}), pollOptions).toEqual([]);
});

it('拖动列头移动列，别人设置的列与自己无关；固定的列左右移动时仍在眼前', async () => {
  const zhangwei = await journey.app.as('zhangwei');
  await zhangwei.succeed(tableLayout.save, {
    table: 'brand.list',
    layout: { columns: [{ key: 'sortOrder', isHidden: true }], density: 'compact' },
  });
  const page = await journey.open('/brand', { as: 'lina', viewport: { width: 900, height: 800 } });
  await cell(page, 'HENGTUO').waitFor();
  expect(await headings(page)).toEqual(['品牌名称', '品牌编码', '排序', '状态', '创建人', '创建时间', '操作']);
  await heading(page, '状态').locator('span').first().dragTo(heading(page, '排序'));
  await expect
    .poll(() => headings(page), pollOptions)
    .toEqual(['品牌名称', '品牌编码', '状态', '排序', '创建人', '创建时间', '操作']);
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('button', { name: '固定 创建时间 在左侧' }).click();
  await page.keyboard.press('Escape');
  await expect
    .poll(async () => (await headings(page)).slice(0, 3), pollOptions)
    .toEqual(['品牌名称', '品牌编码', '创建时间']);
  const table = page.getByRole('region', { name: '品牌管理' });
  const before = (await heading(page, '创建时间').boundingBox())!.x;
  await table.evaluate((region: { scrollLeft: number }) => {
    region.scrollLeft = 150;
  });
  expect((await heading(page, '创建时间').boundingBox())!.x).toBe(before);
});

it('一万行只渲染看得见的，滚动之后也是', async () => {
  const page = await journey.open('/home', { as: 'zhangwei' });
  await showManyBrands(page);
  await cell(page, 'C1').waitFor();
  expect(await rows(page).count()).toBeLessThan(60);
  expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
  await spinWheel(page);
  expect(await rows(page).count()).toBeLessThan(60);
  await rows(page).nth(20).focus();
  await page.keyboard.press('End');
  await expect(cell(page, 'C10000')).toBeShown();
  await expect.poll(() => isFocused(page.getByRole('row', { name: /C10000/ })), pollOptions).toBe(true);
  await page.keyboard.press('Home');
  await expect(cell(page, 'C1')).toBeShown();
});
