import { session } from '@edp/contract/modules/session/session.ts';
import { testCaptcha } from '@edp/server/testing/login-as.ts';
import { expect, it } from 'vitest';
import { accessibilityViolations, pageIsWiderThanWindow } from '../testing/inspect-page.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { enterAccount } from '../testing/log-in.ts';
import { alerts, pollOptions } from '../testing/page-state.ts';

const journey = useJourney();

const secondsIn = (text = '') => {
  const [, minutes, seconds] = /请在 (\d+):(\d\d) 后再试/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

/** As often as the throttle allows; who they are for does not matter to the browser. */
async function failTenTimes(loginName: string) {
  const { tenantAuth } = (await journey.app.as('admin')).credentials;
  const stranger = journey.app.anonymous({ tenantAuth });
  for (let attempt = 0; attempt < 10; attempt++) await stranger.attempt(session.login, { loginName, password: 'wrong', captcha: testCaptcha, source: `web_${attempt}`, language: 'ZHS' });
}

it.each([{ colorScheme: 'light', width: 1280 }, { colorScheme: 'dark', width: 390 }] as const)('登录失败次数过多：$colorScheme $width，倒计时逐秒减少，期间不能提交，到时提示可以再试', async ({ colorScheme, width }) => {
  await failTenTimes('lina');
  const page = await journey.open('/login', { hasTenant: true, colorScheme, viewport: { width, height: 844 }, expected: [responseLine(session.login, 429)] });
  await page.getByLabel('用户名').waitFor();
  await page.clock.install();
  await enterAccount(page, 'lina', { password: 'wrong' });
  await expect.poll(() => alerts(page), pollOptions).toEqual([expect.stringMatching(/^尝试次数过多，请在 \d+:\d\d 后再试$/)]);
  const button = page.getByRole('button', { name: '登录' });
  expect(await button.isDisabled()).toBe(true);
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  expect(await pageIsWiderThanWindow(page)).toBe(false);

  const before = secondsIn((await alerts(page))[0]);
  expect(before).toBeGreaterThan(60);
  expect(before).toBeLessThanOrEqual(600);
  await page.clock.fastForward(30_000);
  await expect.poll(async () => secondsIn((await alerts(page))[0]), pollOptions).toBeLessThanOrEqual(before - 30);
  await page.clock.fastForward(600_000);
  await expect.poll(() => alerts(page), pollOptions).toEqual(['现在可以重新登录了']);
  expect(await button.isDisabled()).toBe(false);
});
