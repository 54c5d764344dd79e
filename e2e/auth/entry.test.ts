import { session, tenant } from '@edp/contract/modules/session/session.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { responseLine, useJourney } from '../testing/journey.ts';
import { chooseRole, enterAccount, enterCompany, logIn } from '../testing/log-in.ts';
import { alerts, isFocused, isLoaded, pollOptions, storedValue, routeOf } from '../testing/page-state.ts';
import { greeting } from '../testing/screens/shell-screen.ts';

const journey = useJourney();

describe('授权码', () => {
  it('没有授权码时，任何页面都转到授权页', async () => {
    const page = await journey.open('/');
    await expect(page).toBeAt('/auth');
    await expect(page.getByLabel('授权码')).toBeShown();
    for (const route of ['/home', '/brand', '/no-such-page']) await isSentTo(page, '/auth', route);
  });

  it('预填 BRH，下一步进入登录页并记住公司', async () => {
    const page = await journey.open('/auth');
    await expect.poll(() => page.getByLabel('授权码').inputValue(), pollOptions).toBe('BRH');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: '下一步' }).click();
    await loaded;
    await expect(page).toBeAt('/login');
    await expect(page).toShow('登录到 佰瑞华集团');
    await expect.poll(() => storedValue(page, 'tenantAuth'), pollOptions).not.toBe('');
  });

  it('没有填写时提示请输入授权码', async () => {
    const page = await journey.open('/auth');
    await enterCompany(page, ' ');
    await expect.poll(() => alerts(page), pollOptions).toEqual(['请输入授权码']);
    expect(routeOf(page)).toBe('/auth');
  });

  it('授权码不正确时留在本页说明', async () => {
    const page = await journey.open('/auth', { expected: [responseLine(tenant.byCode, 400)] });
    await enterCompany(page, 'NOBODY');
    await expect.poll(() => alerts(page), pollOptions).toEqual(['授权码不正确']);
    expect(routeOf(page)).toBe('/auth');
    await expect.poll(() => storedValue(page, 'tenantAuth'), pollOptions).toBe('');
  });
});

describe('登录', () => {
  it('有授权码而未登录时，任何页面都转到登录页', async () => {
    const page = await journey.open('/', { hasTenant: true });
    await expect(page).toBeAt('/login');
    await expect(captchaField(page)).toBeShown();
    for (const route of ['/home', '/brand', '/no-such-page']) await isSentTo(page, '/login', route);
  });

  it('从授权码到首页', async () => {
    const page = await journey.open('/');
    await logIn(page, 'admin', '系统管理员');
    await expect(page).toBeAt('/home');
    await expect(greeting(page, '陈志远')).toBeShown();
  });

  it('未填写的各项在其下方提示', async () => {
    const page = await journey.open('/login', { hasTenant: true });
    await page.getByRole('button', { name: '登录' }).click();
    await expect.poll(() => alerts(page), pollOptions).toEqual(['请输入用户名', '请输入密码', '请输入验证码']);
  });

  it('密码不正确时在表单上说明，验证码换新', async () => {
    const page = await journey.open('/login', { hasTenant: true, expected: [responseLine(session.login, 400)] });
    const before = await captchaAddress(page);
    await enterAccount(page, 'admin', { password: 'wrong' });
    await expect.poll(() => alerts(page), pollOptions).toEqual(['用户名或密码不正确']);
    await expect.poll(() => captchaAddress(page), pollOptions).not.toBe(before);
    await expect.poll(() => captchaField(page).inputValue(), pollOptions).toBe('');
    await expect.poll(() => isFocused(captchaField(page)), pollOptions).toBe(true);
    await expect.poll(() => storedValue(page, 'corTicket'), pollOptions).toBe('');
  });

  it('验证码不正确时在验证码下方说明，换新后可以登录', async () => {
    const page = await journey.open('/login', { hasTenant: true, expected: [responseLine(session.login, 400)] });
    const before = await captchaAddress(page);
    await enterAccount(page, 'admin', { captcha: 'nope' });
    await expect.poll(() => alerts(page), pollOptions).toEqual(['验证码不正确或已过期']);
    await expect.poll(() => captchaAddress(page), pollOptions).not.toBe(before);
    await enterAccount(page, 'admin');
    await chooseRole(page, '系统管理员');
    await expect(page).toBeAt('/home');
  });

  it('点击验证码图片换一张', async () => {
    const page = await journey.open('/login', { hasTenant: true });
    const before = await captchaAddress(page);
    await captchaPicture(page).click();
    await expect.poll(() => captchaAddress(page), pollOptions).not.toBe(before);
    await expect.poll(() => isLoaded(captchaPicture(page)), pollOptions).toBe(true);
  });

  it('切换为英文后全页变为英文，并一直记住', async () => {
    const page = await journey.open('/login', { hasTenant: true });
    await page.getByLabel('语言').selectOption('English');
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeShown();
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect.poll(() => alerts(page), pollOptions).toEqual(['Please enter your username', 'Please enter your password', 'Please enter the captcha']);
    await expect.poll(() => storedValue(page, 'language'), pollOptions).toBe('ENG');
    await expect.poll(() => page.locator('html').getAttribute('lang'), pollOptions).toBe('en');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeShown();
  });
});

describe('选择角色', () => {
  const roleDialog = (page: Page) => page.getByRole('dialog', { name: '选择角色' });
  const atRoleChoice = async (account: string) => {
    const page = await journey.open('/login', { hasTenant: true });
    await enterAccount(page, account);
    await expect(roleDialog(page).getByRole('radio').first()).toBeShown();
    return page;
  };

  it('多个角色时必须选择一个', async () => {
    const page = await atRoleChoice('zhangwei');
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    await page.getByRole('button', { name: '进入系统' }).click();
    await expect.poll(() => alerts(page), pollOptions).toEqual(['请先选择当前角色']);
    expect(routeOf(page)).toBe('/login');
  });

  it('可按名称搜索角色', async () => {
    const page = await atRoleChoice('zhangwei');
    await page.getByLabel('搜索角色').fill('仓储');
    await expect.poll(() => page.getByRole('radio').count(), pollOptions).toBe(1);
    await chooseRole(page, '仓储专员');
    await expect(page).toBeAt('/home');
  });

  it('只有一个角色时已经选好', async () => {
    const page = await atRoleChoice('lina');
    expect(await page.getByRole('radio').count()).toBe(1);
    await expect.poll(() => page.getByRole('radio').isChecked(), pollOptions).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page).toBeAt('/home');
  });

  it.each([
    ['按 Esc', (page: Page) => page.keyboard.press('Escape')],
    ['点击返回登录', (page: Page) => page.getByRole('button', { name: '返回登录' }).click()],
  ])('%s离开时结束会话，不能进入首页', async (_how, leave) => {
    const page = await atRoleChoice('zhangwei');
    const ticket = await storedValue(page, 'corTicket');
    const client = journey.app.anonymous({ ticket, tenantAuth: await storedValue(page, 'tenantAuth') });
    await client.succeed(session.check, {});
    await leave(page);
    await expect(roleDialog(page)).toBeGone();
    await expect.poll(() => storedValue(page, 'corTicket'), pollOptions).toBe('');
    await expect.poll(async () => (await client.attempt(session.check, {})).status, pollOptions).toBe(401);
    await page.goto(`${journey.app.baseUrl}/#/home`);
    await expect(page).toBeAt('/login');
  });

  it('未选择而直接打开首页或刷新时，仍要求选择', async () => {
    const page = await atRoleChoice('zhangwei');
    await page.goto(`${journey.app.baseUrl}/#/home`);
    await page.reload();
    await expect(roleDialog(page).getByRole('radio').first()).toBeShown();
    expect(routeOf(page)).toBe('/login');
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
