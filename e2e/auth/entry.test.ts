import { homeSettings } from '@edp/contract/modules/home/home-settings.ts';
import { session, tenant } from '@edp/contract/modules/session/session.ts';
import { tenantLogo } from '@edp/contract/modules/session/tenant-logo.ts';
import { demoPicture } from '@edp/server/demo/demo-picture.ts';
import { testCaptcha } from '@edp/server/testing/login-as.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityViolations, pageIsWiderThanWindow } from '../testing/inspect-page.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { chooseRole, enterAccount, enterCompany } from '../testing/log-in.ts';
import { alerts, isFocused, isLoaded, pollOptions, storedValue, routeOf } from '../testing/page-state.ts';
import { greeting } from '../testing/screens/shell-screen.ts';

const journey = useJourney();

it('从授权码到首页：没有授权码时任何页面都转到授权页，没有登录时转到登录页；只有一个角色时已经选好', async () => {
  const page = await journey.open('/', { expected: [responseLine(tenant.byCode, 400)] });
  await expect(page).toBeAt('/auth');
  await expect.poll(() => page.getByLabel('授权码').inputValue(), pollOptions).toBe('BRH');
  for (const route of ['/home', '/brand', '/no-such-page']) await isSentTo(page, '/auth', route);
  await enterCompany(page, ' ');
  await expect.poll(() => alerts(page), pollOptions).toEqual(['请输入授权码']);
  await enterCompany(page, 'NOBODY');
  await expect.poll(() => alerts(page), pollOptions).toEqual(['授权码不正确']);
  expect(routeOf(page)).toBe('/auth');
  expect(await storedValue(page, 'tenantAuth')).toBe('');

  const loaded = page.waitForEvent('load');
  await enterCompany(page, 'BRH');
  await loaded;
  await expect(page).toBeAt('/login');
  await expect(page).toShow('登录到 佰瑞华集团');
  expect(await storedValue(page, 'tenantAuth')).not.toBe('');
  for (const route of ['/home', '/brand', '/no-such-page']) await isSentTo(page, '/login', route);

  await enterAccount(page, 'lina');
  const only = page.getByRole('dialog', { name: '选择角色' }).getByRole('radio');
  await expect.poll(() => only.isChecked(), pollOptions).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toBeAt('/home');
  await expect(greeting(page, '李娜')).toBeShown();
});

it('密码或验证码不正确时说明，验证码换新；点击图片也换一张', async () => {
  const page = await journey.open('/login', { hasTenant: true, expected: [responseLine(session.login, 400)] });
  let before = await captchaAddress(page);
  const isRenewed = async () => await expect.poll(() => captchaAddress(page), pollOptions).not.toBe(before);
  await enterAccount(page, 'admin', { password: 'wrong' });
  await expect.poll(() => alerts(page), pollOptions).toEqual(['用户名或密码不正确']);
  await isRenewed();
  await expect.poll(() => captchaField(page).inputValue(), pollOptions).toBe('');
  await expect.poll(() => isFocused(captchaField(page)), pollOptions).toBe(true);

  before = await captchaAddress(page);
  await enterAccount(page, 'admin', { captcha: 'nope' });
  await expect.poll(() => alerts(page), pollOptions).toEqual(['验证码不正确或已过期']);
  await isRenewed();
  expect(await storedValue(page, 'corTicket')).toBe('');

  before = await captchaAddress(page);
  await captchaPicture(page).click();
  await isRenewed();
  await expect.poll(() => isLoaded(captchaPicture(page)), pollOptions).toBe(true);
  await enterAccount(page, 'admin');
  await expect(page.getByRole('dialog', { name: '选择角色' })).toBeShown();
});

it('切换为英文后全页变为英文，并一直记住', async () => {
  const page = await journey.open('/login', { hasTenant: true });
  await page.getByLabel('语言').selectOption('English');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeShown();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect
    .poll(() => alerts(page), pollOptions)
    .toEqual(['Please enter your username', 'Please enter your password', 'Please enter the captcha']);
  expect(await storedValue(page, 'language')).toBe('ENG');
  await expect.poll(() => page.locator('html').getAttribute('lang'), pollOptions).toBe('en');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeShown();
});

it('多个角色时必须选择一个，重新打开也绕不开；按 Esc 或返回登录即结束会话；可按名称搜索', async () => {
  const page = await journey.open('/login', { hasTenant: true });
  const roles = page.getByRole('dialog', { name: '选择角色' });
  await enterAccount(page, 'zhangwei');
  await expect(roles.getByRole('radio').first()).toBeShown();
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  await page.getByRole('button', { name: '进入系统' }).click();
  await expect.poll(() => alerts(page), pollOptions).toEqual(['请先选择当前角色']);
  await page.goto(`${journey.app.baseUrl}/#/home`);
  await page.reload();
  await expect(roles.getByRole('radio').first()).toBeShown();
  expect(routeOf(page)).toBe('/login');

  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: '返回登录' }).click(),
  ]) {
    const client = journey.app.anonymous({
      ticket: await storedValue(page, 'corTicket'),
      tenantAuth: await storedValue(page, 'tenantAuth'),
    });
    await client.succeed(session.check, {});
    await leave();
    await expect(roles).toBeGone();
    expect(await storedValue(page, 'corTicket')).toBe('');
    await expect.poll(async () => (await client.attempt(session.check, {})).status, pollOptions).toBe(401);
    await isSentTo(page, '/login', '/home');
    await enterAccount(page, 'zhangwei');
    await expect(roles.getByRole('radio').first()).toBeShown();
  }

  await page.getByLabel('搜索角色').fill('仓储');
  await expect.poll(() => page.getByRole('radio').count(), pollOptions).toBe(1);
  await chooseRole(page, '仓储专员');
  await expect(page).toBeAt('/home');
});

describe('登录失败次数过多', () => {
  const secondsIn = (text = '') => {
    const [, minutes, seconds] = /请在 (\d+):(\d\d) 后再试/.exec(text) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };

  /** As often as the throttle allows; who they are for does not matter to the browser. */
  async function failTenTimes(loginName: string) {
    const { tenantAuth } = (await journey.app.as('admin')).credentials;
    const stranger = journey.app.anonymous({ tenantAuth });
    for (let attempt = 0; attempt < 10; attempt++)
      await stranger.attempt(session.login, {
        loginName,
        password: 'wrong',
        captcha: testCaptcha,
        source: `web_${attempt}`,
        language: 'ZHS',
      });
  }

  it('倒计时逐秒减少，期间不能提交，到时提示可以再试；浅色与深色都没有障碍，手机上不需要左右滚动', async () => {
    await failTenTimes('lina');
    const page = await journey.open('/login', { hasTenant: true, expected: [responseLine(session.login, 429)] });
    await page.getByLabel('用户名').waitFor();
    await page.clock.install();
    await enterAccount(page, 'lina', { password: 'wrong' });
    await expect
      .poll(() => alerts(page), pollOptions)
      .toEqual([expect.stringMatching(/^尝试次数过多，请在 \d+:\d\d 后再试$/)]);
    const button = page.getByRole('button', { name: '登录' });
    expect(await button.isDisabled()).toBe(true);
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await page.getByRole('button', { name: '切换到深色模式' }).click();
    expect(await accessibilityViolations(page, 'colours')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
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
});

describe('企业的样子', () => {
  const accent = (page: Page) =>
    page.evaluate<string>(`getComputedStyle(document.documentElement).getPropertyValue('--edp-accent')`);
  const buttonColour = (page: Page, name: string) =>
    page.evaluate<string>(
      `getComputedStyle([...document.querySelectorAll('button')].find((button) => button.textContent.trim() === '${name}')).backgroundColor`,
    );
  const colourField = (page: Page) => page.locator('[data-field=accentColor]').getByRole('textbox');

  it('管理员选定主题色与标志：预览随之改变，保存后立即生效；知道授权码的人登录前就看到，下次打开仍在；去掉后不留下破图', async () => {
    const page = await journey.open('/homeConfig', { as: 'admin' });
    await colourField(page).fill('#ffd400');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page).toShow('颜色太浅，按钮上的白色文字会看不清，请选择更深的颜色');
    await page.getByRole('radio', { name: '紫色' }).check();
    expect(await colourField(page).inputValue()).toBe('#7a3fb0');
    await expect(page.getByText(/颜色太浅/)).toBeGone();
    const previewed = (mode: string) =>
      page.evaluate<string>(`document.querySelector('[data-preview=${mode}]').style.getPropertyValue('--edp-accent')`);
    expect(await previewed('light')).toBe('#7a3fb0');
    expect(await previewed('dark')).not.toBe('#7a3fb0');
    await page
      .locator('[data-field=mainLogoId] input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: demoPicture('佰') });
    await expect(page.locator('[data-preview=dark] img')).toBeShown();
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page).toShow('企业设置已保存');
    await expect.poll(() => accent(page), pollOptions).toBe('#7a3fb0');
    await page.mouse.move(0, 0);
    await expect.poll(() => buttonColour(page, '保存'), pollOptions).toBe('rgb(122, 63, 176)');
    expect(await accessibilityViolations(page, 'all')).toEqual([]);

    const visitor = await journey.open('/auth', { expected: [responseLine(tenantLogo.logo, 404)] });
    expect(await accent(visitor)).toBe('#0f6b8c');
    await visitor.getByLabel('授权码').fill('BRH');
    await visitor.getByRole('button', { name: '下一步' }).click();
    await expect(visitor.getByLabel('用户名')).toBeShown();
    const logo = visitor.locator('aside img');
    await expect.poll(() => isLoaded(logo), pollOptions).toBe(true);
    expect(await buttonColour(visitor, '登录')).toBe('rgb(122, 63, 176)');
    await visitor.getByRole('button', { name: '切换到深色模式' }).click();
    expect(await accessibilityViolations(visitor, 'colours')).toEqual([]);

    // Before the first answer of the server: what is remembered is enough.
    await visitor.route('**/api/**', (route) =>
      route.request().url().includes('/logo?') ? route.continue() : route.abort(),
    );
    await visitor.reload();
    await expect.poll(() => isLoaded(logo), pollOptions).toBe(true);
    expect(await accent(visitor)).not.toMatch(/#0f6b8c|#1b7a9c/);

    // Removed meanwhile: a browser that remembers it shows no broken picture.
    await visitor.unrouteAll();
    const admin = await journey.app.as('admin');
    await admin.succeed(homeSettings.saveSettings, {
      ...(await admin.data(homeSettings.settings, {})),
      mainLogoId: '',
    });
    await visitor.evaluate(`localStorage.setItem('edp_tenantLogo', '/api/v7/tenant/logo?t=1&s=x&v=1')`);
    await visitor.reload();
    await expect(visitor.getByLabel('用户名')).toBeShown();
    await expect(logo).toBeGone();
    expect(await alerts(visitor)).toEqual([]);
  });
});

/** The guard reacts to a change of the address without a reload. */
async function isSentTo(page: Page, target: string, route: string) {
  await page.goto(`${journey.app.baseUrl}/#${route}`);
  await expect(page).toBeAt(target);
}

const captchaField = (page: Page) => page.getByLabel('验证码', { exact: true });
const captchaPicture = (page: Page) => page.getByRole('img', { name: '验证码图片' });
const captchaAddress = (page: Page) => captchaPicture(page).getAttribute('src');
