import { preference } from '@edp/contract/modules/preference/preference.ts';
import { expect, it } from 'vitest';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import { isFocused, pollOptions } from '../testing/page-state.ts';

// The tour of the first login.
const journey = useJourney({ hasTour: true });

it('第一次登录：不在首页时不打扰，在首页用键盘走完三步，之后不再出现', async () => {
  const page = await journey.open('/brand', { as: 'zhangwei' });
  const steps = page.getByRole('dialog');
  await expect(page).toShow('恒拓轴承');
  expect(await steps.count()).toBe(0);
  await page.goto(`${journey.app.baseUrl}/#/home`);
  await expect(steps.getByRole('heading', { name: '从菜单打开页面' })).toBeShown();
  await expect.poll(() => isFocused(page.getByRole('button', { name: '下一步' })), pollOptions).toBe(true);
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(steps.getByRole('heading', { name: '按 Ctrl+K 查找一切' })).toBeShown();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => isFocused(page.getByRole('button', { name: '下一步' })), pollOptions).toBe(true);
  await page.keyboard.press('Enter');
  await expect(steps.getByRole('heading', { name: '首页告诉您先做什么' })).toBeShown();
  await page.keyboard.press('Enter');
  await expect(steps).toBeGone();
  const zhangwei = await journey.app.as('zhangwei');
  await expect.poll(async () => (await zhangwei.data(preference.own, {})).tourSeen, pollOptions).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: /张伟/ }).first()).toBeShown();
  expect(await steps.count()).toBe(0);
});
