import { brand } from '@edp/contract/modules/brand/brand.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import { dialog, field } from '../testing/screens/list-screen.ts';
import { pollOptions } from '../testing/page-state.ts';

// What helps where it is needed: in an empty list, and behind the labels of a form.
const journey = useJourney();
const offers = (page: Page) =>
  page
    .locator('main')
    .getByRole('button')
    .filter({ visible: true, hasText: /新增品牌|导入|下载模板/ });

it('字段的说明：焦点在问号上时显示，Esc 收起而表单还在，读屏软件读到；空列表说明用途，提供新增、导入与模板；没有匹配的是另一回事，可以清空条件', async () => {
  const page = await journey.open('/unit', { as: 'zhangwei' });
  await page.getByRole('button', { name: '新增单位' }).first().click();
  await expect(dialog(page, '新增单位')).toBeShown();
  const label = dialog(page, '新增单位').locator('[data-field]', { hasText: '单位类别' });
  const help = label.getByRole('button', { name: '说明' });
  const bubble = label.getByRole('tooltip');
  await help.focus();
  await expect(bubble).toBeShown();
  expect(await bubble.innerText()).toBe('同一类别的单位才能互相换算');
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(bubble).toBeGone();
  await expect(dialog(page, '新增单位')).toBeShown();
  await help.hover();
  await expect(bubble).toBeShown();
  await dialog(page, '新增单位').getByRole('heading').first().hover();
  await expect(bubble).toBeGone();
  const described = await field(page, '排序').getAttribute('aria-describedby');
  expect(await page.locator(`[id="${described}"]`).textContent()).toBe('数字小的排在前面');
  await page.keyboard.press('Escape');

  await page.route(`**${brand.list.path}`, (route) =>
    route.fulfill({ json: { code: 0, status: true, message: '', data: [], total: 0 } }),
  );
  await page.goto(`${journey.app.baseUrl}/#/brand`);
  await expect(page).toShow('还没有品牌');
  await expect(page).toShow('品牌标明商品由谁出品，新增或导入后就可以在商品中选用。');
  await expect.poll(() => offers(page).count(), pollOptions).toBeGreaterThanOrEqual(3);
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载模板' }).click(),
  ]);
  expect(template.suggestedFilename()).toBe('导入模板.xlsx');
  await page.goto(`${journey.app.baseUrl}/#/brand?name=没有这一条`);
  await expect(page).toShow('没有符合条件的数据');
  expect(await page.getByRole('button', { name: '下载模板' }).count()).toBe(0);
});
