import { session } from '@edp/contract/modules/session/session.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useJourney } from '../testing/journey.ts';
import { alerts, pollOptions, storedValue } from '../testing/page-state.ts';
import { chooseFromUserMenu, greeting, menu, tabNames } from '../testing/screens/shell-screen.ts';

const journey = useJourney();

const choice = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name });
const choose = async (page: Page, present: RegExp, item: string) => {
  await choice(page, present).click();
  await page.getByRole('menuitem', { name: item }).click();
};

describe('页头', () => {
  /** All buttons are in the window, none covers another, and the page below is not wider than its place. */
  async function expectRoomFor(page: Page, width: number) {
    const buttons = await page.getByRole('banner').getByRole('button').filter({ visible: true }).all();
    const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
    // The headlines scroll behind one another.
    const ends = boxes
      .filter((box) => box!.height >= 30)
      .map((box) => [box!.x, box!.x + box!.width])
      .toSorted(([a], [b]) => a! - b!);
    expect(ends.length).toBeGreaterThanOrEqual(10);
    expect(ends.filter(([left], index) => index > 0 && left! < ends[index - 1]![1]!)).toEqual([]);
    expect(ends.at(-1)![1]).toBeLessThanOrEqual(width);
    const { scrollWidth, clientWidth } = await page
      .getByRole('main')
      .evaluate(({ scrollWidth: whole, clientWidth: shown }: { scrollWidth: number; clientWidth: number }) => ({
        scrollWidth: whole,
        clientWidth: shown,
      }));
    expect(scrollWidth).toBe(clientWidth);
  }

  it('1024 像素宽时，两种语言的按钮都在窗口内且互不重叠，首页没有超出；有多个库存组织时可以切换，刷新后仍是所选的', async () => {
    const page = await journey.open('/home', {
      as: 'zhangwei',
      roleCode: 'MASTER_DATA',
      viewport: { width: 1024, height: 768 },
    });
    await expect(page.getByRole('contentinfo')).toBeShown();
    await expect(page.getByRole('main').getByRole('list').first()).toBeShown();
    await expectRoomFor(page, 1024);
    await choose(page, /库存组织：佰瑞华总部/, '成都备件中心库存组织');
    await expect(page).toShow('已切换到库存组织“成都备件中心库存组织”');
    await page.reload();
    await expect(choice(page, /库存组织：成都备件中心库存组织/)).toBeShown();

    await choose(page, /^简体中文$/, 'English');
    await expect(page.getByRole('heading', { level: 1, name: /^Good \w+, 张伟$/ })).toBeShown();
    await expect(page.getByRole('main').getByRole('list').first()).toBeShown();
    await expectRoomFor(page, 1024);
  });
});

describe('角色', () => {
  it('切换后菜单随之改变并回到首页，只有一个库存组织时没有选择器；没有权限的页面显示 403，刷新后不恢复', async () => {
    const page = await journey.open('/brand', { as: 'zhangwei', roleCode: 'MASTER_DATA' });
    await expect(page.getByRole('heading', { name: '品牌管理' })).toBeShown();
    await choose(page, /当前角色：主数据专员/, '仓储专员');
    await expect(page).toShow('已切换到角色“仓储专员”');
    await expect(page).toBeAt('/home');
    await expect(choice(page, /当前角色：仓储专员/)).toBeShown();
    await expect(menu(page).getByRole('menuitem', { name: '品牌管理' })).toBeGone();
    await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页']);
    expect(await choice(page, /库存组织/).count()).toBe(0);

    await page.goto(`${journey.app.baseUrl}/#/brand`);
    await expect(page.getByRole('heading', { name: '403 没有访问权限' })).toBeShown();
    expect(await page.getByRole('table').filter({ visible: true }).count()).toBe(0);
    await page.getByRole('button', { name: '返回首页' }).click();
    await expect(page).toBeAt('/home');
    await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页', '没有访问权限']);
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeShown();
    await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页']);

    await choose(page, /当前角色：仓储专员/, '主数据专员');
    await expect(menu(page).getByRole('menuitem', { name: '品牌管理' })).toBeShown();
  });

  it('经销客户没有菜单、页签与数字，首页是公告与使用帮助；水印被移除后恢复，退出后消失', async () => {
    const page = await journey.open('/home', { as: 'kehu' });
    const part = (name: string) => page.getByRole('main').getByRole('region', { name });
    const watermarks = page.locator('body > div[aria-hidden][style*=svg]');
    await expect(greeting(page, '华东经销商')).toBeShown();
    await expect(part('使用帮助')).toBeShown();
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('button', { name: '收起菜单' }).count()).toBe(0);
    expect(await part('数据概览').count()).toBe(0);
    expect(await part('最新变更').count()).toBe(0);

    await expect(watermarks).toBeShown();
    expect(
      await page.evaluate(
        `[...document.querySelectorAll('body > div[aria-hidden][style*=svg]')].map((layer) => [getComputedStyle(layer).opacity, getComputedStyle(layer).display])`,
      ),
    ).toEqual([['0.35', 'block']]);
    await watermarks.evaluate((layer) => layer.remove());
    await expect.poll(() => watermarks.count(), pollOptions).toBe(1);
    await part('最新公告')
      .getByRole('button', { name: /月末库存盘点安排/ })
      .click();
    await expect(page.getByRole('dialog', { name: '月末库存盘点安排' })).toBeShown();
    await page.keyboard.press('Escape');
    await chooseFromUserMenu(page, '退出');
    await expect(page).toBeAt('/login');
    await expect.poll(() => watermarks.count(), pollOptions).toBe(0);
  });
});

describe('预先载入', () => {
  it('指针移到菜单或链接上，或用键盘走到链接上，就载入该页面的代码', async () => {
    const page = await journey.open('/mchManage', { as: 'zhangwei' });
    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
    const loads = async (file: RegExp) =>
      await expect.poll(() => loaded, pollOptions).toContainEqual(expect.stringMatching(file));
    await menu(page).getByRole('menuitem', { name: '品牌管理' }).hover();
    await loads(/\/brand-[^/]+\.js$/);
    await page.getByRole('link', { name: '首页' }).hover();
    await loads(/\/home-[^/]+\.js$/);
    await page.getByRole('link', { name: '新增商品' }).focus();
    await loads(/\/product-record-page-/);
    await expect(page).toBeAt('/mchManage');
  });
});

describe('离开', () => {
  const loginKeys = ['corTicket', 'userId', 'userName', 'account', 'roleId', 'invorgId'];
  const keptOfLogin = (page: Page) =>
    Promise.all(loginKeys.map((key) => storedValue(page, key))).then((kept) => kept.filter(Boolean));

  it('退出后清除登录信息，会话在服务器上也已结束；另一个窗口也回到登录页', async () => {
    const page = await journey.open('/home', { as: 'zhangwei' });
    await expect(greeting(page, '张伟')).toBeShown();
    const other = await page.context().newPage();
    await other.goto(`${journey.app.baseUrl}/#/brand`);
    await expect(other.getByRole('heading', { name: '品牌管理' })).toBeShown();
    const client = journey.app.anonymous({
      ticket: await storedValue(page, 'corTicket'),
      tenantAuth: await storedValue(page, 'tenantAuth'),
    });
    await chooseFromUserMenu(page, '退出');
    await expect(page).toBeAt('/login');
    expect(await keptOfLogin(page)).toEqual([]);
    await expect.poll(async () => (await client.attempt(session.check, {})).status, pollOptions).toBe(401);
    await expect(other).toBeAt('/login');
    await expect
      .poll(() => alerts(other), pollOptions)
      .toContainEqual(expect.stringContaining('当前会话已失效，请重新登录'));
    expect(await alerts(page)).toEqual([]);
    await page.goBack();
    await expect(page).toBeAt('/login');
  });
});
