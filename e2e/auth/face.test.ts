import { homeSettings } from '@edp/contract/modules/home/home-settings.ts';
import { tenantLogo } from '@edp/contract/modules/session/tenant-logo.ts';
import { demoPicture } from '@edp/server/demo/demo-picture.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { alerts, isLoaded, pollOptions } from '../testing/page-state.ts';

const journey = useJourney();

const accent = (page: Page) => page.evaluate<string>(`getComputedStyle(document.documentElement).getPropertyValue('--edp-accent')`);
const buttonColour = (page: Page, name: string) => page.evaluate<string>(`getComputedStyle([...document.querySelectorAll('button')].find((button) => button.textContent.trim() === '${name}')).backgroundColor`);
const colourField = (page: Page) => page.locator('[data-field=accentColor]').getByRole('textbox');

it('管理员选定主题色与标志：预览随之改变，保存后立即生效；知道授权码的人登录前就看到，下次打开仍在', async () => {
  const page = await journey.open('/homeConfig', { as: 'admin' });
  await colourField(page).fill('#ffd400');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page).toShow('颜色太浅，按钮上的白色文字会看不清，请选择更深的颜色');
  await page.getByRole('radio', { name: '紫色' }).check();
  expect(await colourField(page).inputValue()).toBe('#7a3fb0');
  await expect(page.getByText(/颜色太浅/)).toBeGone();
  const previewed = (mode: string) => page.evaluate<string>(`document.querySelector('[data-preview=${mode}]').style.getPropertyValue('--edp-accent')`);
  expect(await previewed('light')).toBe('#7a3fb0');
  expect(await previewed('dark')).not.toBe('#7a3fb0');
  await page.locator('[data-field=mainLogoId] input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: demoPicture('佰') });
  await expect(page.locator('[data-preview=dark] img')).toBeShown();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page).toShow('企业设置已保存');
  await expect.poll(() => accent(page), pollOptions).toBe('#7a3fb0');
  await page.mouse.move(0, 0);
  await expect.poll(() => buttonColour(page, '保存'), pollOptions).toBe('rgb(122, 63, 176)');
  expect(await accessibilityViolations(page, 'all')).toEqual([]);

  const visitor = await journey.open('/auth');
  expect(await accent(visitor)).toBe('#0f6b8c');
  await visitor.getByLabel('授权码').fill('BRH');
  await visitor.getByRole('button', { name: '下一步' }).click();
  await expect(visitor.getByLabel('用户名')).toBeShown();
  const logo = visitor.locator('aside img');
  await expect.poll(() => isLoaded(logo), pollOptions).toBe(true);
  expect(await buttonColour(visitor, '登录')).toBe('rgb(122, 63, 176)');
  await visitor.getByRole('button', { name: '切换到深色模式' }).click();
  expect(await accessibilityViolations(visitor, 'all')).toEqual([]);

  // Before the first answer of the server: what is remembered is enough.
  await visitor.route('**/api/**', (route) => (route.request().url().includes('/logo?') ? route.continue() : route.abort()));
  await visitor.reload();
  await expect.poll(() => isLoaded(logo), pollOptions).toBe(true);
  expect(await accent(visitor)).not.toMatch(/#0f6b8c|#1b7a9c/);
});

it('标志去掉后，记住旧标志的浏览器不留下破图', async () => {
  const admin = await journey.app.as('admin');
  await admin.succeed(homeSettings.saveSettings, { ...(await admin.data(homeSettings.settings, {})), mainLogoId: '' });
  const page = await journey.open('/login', { hasTenant: true, expected: [responseLine(tenantLogo.logo, 404)] });
  await page.evaluate(`localStorage.setItem('edp_tenantLogo', '/api/v7/tenant/logo?t=1&s=x&v=1')`);
  await page.reload();
  await expect(page.getByLabel('用户名')).toBeShown();
  await expect(page.locator('aside img')).toBeGone();
  expect(await alerts(page)).toEqual([]);
});
