import { brand } from '@edp/contract/modules/brand/brand.ts';
import { expect, it } from 'vitest';
import { frameMs, frameTimes, percentile } from '../testing/frame-times.ts';
import { useJourney } from '../testing/journey.ts';
import { cell, rows } from '../testing/screens/list-screen.ts';
import { isFocused, pollOptions } from '../testing/page-state.ts';

const journey = useJourney();

it('一万行只渲染看得见的，滚动时不丢帧', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    id: `${index + 1}`, version: 1, code: `C${index + 1}`, name: `品牌${index + 1}`, active: 1, sortOrder: index, labelPath: '', description: '', source: 2, editable: 1,
    createdName: '陈志远', createTime: '2026-09-01 09:00:00', updatedTime: '2026-09-01 09:00:00',
  }));
  const page = await journey.open('/home', { as: 'zhangwei' });
  await page.route(`**${brand.list.path}`, (route) => route.fulfill({ json: { code: 0, status: true, message: '', data: many, total: many.length } }));
  await page.evaluate(`location.hash = '#/brand'`);
  await cell(page, 'C1').waitFor();
  expect(await rows(page).count()).toBeLessThan(60);
  expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
  // Ten thousand pixels a second, a wheel that is spun.
  const frames = await frameTimes(page, async () => {
    await page.evaluate(`(async () => {
      const region = [...document.querySelectorAll('section:has(> table)')].find((each) => each.checkVisibility());
      for (let frame = 0; frame < 120; frame += 1) {
        region.scrollTop += 160;
        await new Promise(requestAnimationFrame);
      }
    })()`);
  });
  expect(frames.length).toBeGreaterThan(60);
  // Other processes only make frames slower, so the best ones tell what a frame takes; one that mounts too much stands out against them.
  expect(percentile(frames, 10), frames.join(' ')).toBeLessThan(frameMs);
  expect(percentile(frames, 90) / percentile(frames, 10), frames.join(' ')).toBeLessThan(3);
  expect(await rows(page).count()).toBeLessThan(60);
  await rows(page).nth(20).focus();
  await page.keyboard.press('End');
  await expect(cell(page, 'C10000')).toBeShown();
  await expect.poll(() => isFocused(page.getByRole('row', { name: /C10000/ })), pollOptions).toBe(true);
  await page.keyboard.press('Home');
  await expect(cell(page, 'C1')).toBeShown();
});
