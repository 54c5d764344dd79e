import { brand } from '@edp/contract/modules/brand/brand.ts';
import type { Page } from 'playwright-core';

const many = Array.from({ length: 10_000 }, (_, index) => ({
  id: `${index + 1}`,
  version: 1,
  code: `C${index + 1}`,
  name: `品牌${index + 1}`,
  active: 1,
  sortOrder: index,
  labelPath: '',
  description: '',
  source: 2,
  editable: 1,
  createdName: '陈志远',
  createTime: '2026-09-01 09:00:00',
  updatedTime: '2026-09-01 09:00:00',
}));

/** Opens the list of brands with ten thousand rows in one page, which the server would not give. */
export async function showManyBrands(page: Page) {
  await page.route(`**${brand.list.path}`, (route) =>
    route.fulfill({ json: { code: 0, status: true, message: '', data: many, total: many.length } }),
  );
  await page.evaluate(`location.hash = '#/brand'`);
}

/** A wheel that is spun: ten thousand pixels a second, as long as the browser draws sixty frames in that time. */
export const spinWheel = (page: Page) =>
  page.evaluate(`(async () => {
  const region = [...document.querySelectorAll('section:has(> table)')].find((each) => each.checkVisibility());
  for (let frame = 0; frame < 120; frame += 1) {
    region.scrollTop += 160;
    await new Promise(requestAnimationFrame);
  }
})()`);
