import { expect, it } from 'vitest';
import { useJourney } from '../testing/journey.ts';
import { showManyBrands, spinWheel } from '../testing/many-rows.ts';
import { cell, rows } from '../testing/screens/list-screen.ts';
import { isFocused, pollOptions } from '../testing/page-state.ts';

const journey = useJourney();

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
