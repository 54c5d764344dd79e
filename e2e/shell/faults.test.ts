import type { Call } from '@edp/contract/kernel/call.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { role } from '@edp/contract/modules/session/session.ts';
import { start } from '@edp/contract/modules/start/start.ts';
import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { openNewBrand } from '../testing/screens/brand-screen.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { cell, dialog, field, save } from '../testing/screens/list-screen.ts';
import { chooseRole } from '../testing/log-in.ts';
import { alerts, pollOptions } from '../testing/page-state.ts';
import { greeting } from '../testing/screens/shell-screen.ts';

const journey = useJourney();
const hour = 3_600_000;

it('本机时间快一小时，页面照常使用', async () => {
  // Requests sent before the clock is synchronised are rejected and repeated once.
  const page = await journey.open('/brand', {
    as: 'admin',
    expected: [responseLine(start.all, 400)],
    prepare: (opened) =>
      opened.addInitScript(`{
      const now = Date.now;
      Date.now = () => now() + ${hour};
    }`),
  });
  await expect(cell(page, '恒拓轴承')).toBeShown();
  await openNewBrand(page);
  await field(page, '品牌编码').fill('CLOCK1');
  await field(page, '品牌名称').fill('时钟品牌');
  await save(page);
  await expect(dialog(page, '新增品牌')).toBeGone();
  expect(await alerts(page)).toEqual([]);
});

/** The server becomes unavailable under an open page, as a network error or as a response of the proxy. */
async function goAway(page: Page, answer: 'nothing' | 503) {
  const calls: readonly Call[] = [brand.list, brand.save];
  for (const { path } of calls) {
    await page.route(`**${path}`, (route) =>
      answer === 'nothing'
        ? route.abort()
        : route.fulfill({ status: answer, contentType: 'text/html', body: '<h1>Service Unavailable</h1>' }),
    );
  }
  return () => page.unrouteAll();
}

it('服务器重启，连接不上或代理答复 503 时说明原因，页面与填写的内容都在，恢复后自动继续', async () => {
  const outcomes = ['net::ERR_FAILED', 503].flatMap((outcome) => [
    responseLine(brand.list, outcome),
    responseLine(brand.save, outcome),
  ]);
  const page = await journey.open('/brand', {
    as: 'admin',
    expected: outcomes,
    prepare: (opened) => opened.clock.install(),
  });
  await expect(cell(page, '恒拓轴承')).toBeShown();
  for (const [answer, message] of [
    ['nothing', '网络连接失败，请检查网络后重试'],
    [503, '服务器暂时无法响应，请稍后重试'],
  ] as const) {
    const comeBack = await goAway(page, answer);
    await page.getByRole('button', { name: '查询' }).click();
    await expect.poll(() => alerts(page), pollOptions).toContainEqual(expect.stringContaining(message));
    await expect(cell(page, '恒拓轴承')).toBeShown();

    await openNewBrand(page);
    await field(page, '品牌编码').fill(`AWAY${answer}`.toUpperCase());
    await field(page, '品牌名称').fill('重启品牌');
    const isSave = (request: Request) => request.url().endsWith(brand.save.path);
    const refused =
      answer === 'nothing' ? page.waitForEvent('requestfailed', isSave) : page.waitForEvent('requestfinished', isSave);
    await save(page);
    // The list still shows the same message.
    await refused;
    await expect.poll(() => alerts(page), pollOptions).toContainEqual(expect.stringContaining(message));
    expect(await field(page, '品牌名称').inputValue()).toBe('重启品牌');

    await comeBack();
    // The list refetches by itself after some seconds, and its message disappears.
    await page.clock.runFor(5000);
    await expect(page.locator('section > p[role=alert]')).toBeGone();
    await save(page);
    await expect(dialog(page, '新增品牌')).toBeGone();
  }
});

it('断网时页头说明，页面上的内容还在；恢复后说明消失', async () => {
  const page = await journey.open('/brand', { as: 'zhangwei' });
  await expect(cell(page, '恒拓轴承')).toBeShown();
  await page.context().setOffline(true);
  const mark = page.getByRole('banner').getByText('网络已断开');
  await expect(mark).toBeShown();
  await expect(cell(page, '恒拓轴承')).toBeShown();
  await page.context().setOffline(false);
  await expect(mark).toBeGone();
});

it('角色或菜单读不到时说明，可以重试', async () => {
  const calls = [start.all, role.ofUser, role.resources];
  const page = await journey.open('/brand', {
    as: 'admin',
    expected: calls.map((call) => responseLine(call, 500)),
    prepare: (opened) =>
      Promise.all(
        calls.map(({ path }) =>
          opened.route(`**${path}`, (route) => route.fulfill({ status: 500, body: '<h1>Internal error</h1>' })),
        ),
      ),
  });
  await expect(page.getByText('角色获取失败!', { exact: true })).toBeShown();
  await page.unroute(`**${role.ofUser.path}`);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('菜单获取失败!', { exact: true })).toBeShown();
  await page.unrouteAll();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(cell(page, '恒拓轴承')).toBeShown();
});

it('使用中的角色被收回：打开的页面说明原因，换一个角色可以继续，没有权限的页面显示 403', async () => {
  const page = await journey.open('/brand', { as: 'zhangwei' });
  await openNewBrand(page);
  await field(page, '品牌名称').fill('收回之前');
  const owner = await journey.app.owner();
  const ofActiveRole = `from user_role where tenant_id = 1 and user_id = (select id from user_account where tenant_id = 1 and account = 'zhangwei')
    and role_id = (select id from role where tenant_id = 1 and code = 'MASTER_DATA')`;
  const {
    rows: [taken],
  } = await owner.query(`select * ${ofActiveRole}`);
  await owner.query(`delete ${ofActiveRole}`);
  await expect(page).toBeAt('/login');
  await expect(page).toShow('当前角色已被收回，请选择其他角色');
  await chooseRole(page, '仓储专员');
  await expect(greeting(page, '张伟')).toBeShown();
  expect(await page.getByRole('menuitem', { name: '品牌管理' }).count()).toBe(0);
  await page.goto(`${journey.app.baseUrl}/#/brand`);
  await expect(page).toShow('403');
  await owner.query('insert into user_role (tenant_id, user_id, role_id) values ($1, $2, $3)', [
    taken.tenant_id,
    taken.user_id,
    taken.role_id,
  ]);
});

it('名称中的 HTML 与脚本：品牌与租户的名称处处原样显示，从不执行', async () => {
  const script = `<img src=x onerror="document.title='坏了'"><b>粗</b>`;
  const admin = await journey.app.as('admin');
  await admin.succeed(brand.save, { code: 'HTML', name: script, active: 1, sortOrder: 0, description: script });
  const owner = await journey.app.owner();
  const {
    rows: [tenant],
  } = await owner.query('select name from app.tenant where id = 1');
  await owner.query('update app.tenant set name = $1 where id = 1', [script]);
  const page = await journey.open('/brand?code=HTML', { as: 'admin' });
  await expect(cell(page, script).first()).toBeShown();
  await page.getByRole('button', { name: `删除 ${script}` }).click();
  await expect(page.getByRole('dialog').getByText(script)).toBeShown();
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem', { name: '首页' }).click();
  await expect(page.getByRole('region', { name: '最新变更' }).getByText(script).first()).toBeShown();
  expect(await page.title()).not.toContain('坏了');
  expect(await page.locator('main b, main img[src=x]').count()).toBe(0);
  await owner.query('update app.tenant set name = $1 where id = 1', [tenant.name]);
});
