import { expect, it } from 'vitest';
import { useJourney } from './journey.ts';
import { measurePage } from './page-weight.ts';
import { stored } from './visitor.ts';

const journey = useJourney();
const kib = 1024;

it('登录页的脚本与样式不超过 210 KiB', async () => {
  const { bytes, files } = await measurePage(journey.browser, {
    url: `${journey.app.baseUrl}/#/login`,
    storageState: await stored(journey.app, { hasTenant: true }),
    isReady: (page) => page.getByLabel('用户名').waitFor(),
  });
  expect(files.length).toBeGreaterThan(1);
  expect(bytes, JSON.stringify(files)).toBeLessThanOrEqual(210 * kib);
});

it('品牌列表的脚本与样式不超过 350 KiB', async () => {
  const { bytes, files } = await measurePage(journey.browser, {
    url: `${journey.app.baseUrl}/#/brand`,
    storageState: await stored(journey.app, { as: 'zhangwei' }),
    isReady: (page) => page.getByRole('cell', { name: 'HENGTUO', exact: true }).waitFor(),
  });
  expect(files.some(({ path }) => path.includes('brand-list'))).toBe(true);
  expect(bytes, JSON.stringify(files)).toBeLessThanOrEqual(350 * kib);
});
