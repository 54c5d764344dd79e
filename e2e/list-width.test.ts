import { expect, it } from 'vitest';
import { truncatedColumns } from './inspect-page.ts';
import { useJourney } from './journey.ts';

const journey = useJourney();
const lists = ['/brand', '/unit', '/categorySet', '/labelSet', '/applicationManage', '/applicationSetup', '/zBook', '/shareRulesManage', '/contractManage', '/account'];

it.each([{ language: 'ZHS' }, { language: 'ENG' }] as const)('窗口宽1280像素时，各列表的列名与时间完整，不必左右移动（$language）', async ({ language }) => {
  const page = await journey.open('/home', { as: 'admin', language });
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of lists) {
    await page.evaluate(`location.hash = '#${path}'`);
    await page.reload();
    await page.locator('main tbody td:visible').first().waitFor();
    expect.soft([path, ...(await truncatedColumns(page))]).toEqual([path]);
  }
});
