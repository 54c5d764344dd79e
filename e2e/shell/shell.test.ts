import { session } from '@edp/contract/modules/session/session.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { responseLine, useJourney } from '../testing/journey.ts';
import { alerts, pollOptions, storedValue } from '../testing/page-state.ts';
import { chooseFromUserMenu, greeting, menu, tabNames, tabs } from '../testing/screens/shell-screen.ts';

const journey = useJourney();

const choice = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name });
const choose = async (page: Page, present: RegExp, wanted: string) => {
  await choice(page, present).click();
  await page.getByRole('menuitem', { name: wanted }).click();
};

describe('角色', () => {
  it('不同角色有不同菜单，切换后菜单随之改变并回到首页', async () => {
    const page = await journey.open('/home', { as: 'zhangwei', roleCode: 'MASTER_DATA' });
    await menu(page).getByRole('menuitem', { name: '品牌管理' }).click();
    await expect(page.getByRole('heading', { name: '品牌管理' })).toBeShown();

    await choose(page, /当前角色：主数据专员/, '仓储专员');
    await expect(page).toShow('已切换到角色“仓储专员”');
    await expect(page).toBeAt('/home');
    await expect(choice(page, /当前角色：仓储专员/)).toBeShown();
    await expect(menu(page).getByRole('menuitem', { name: '品牌管理' })).toBeGone();
    await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页']);

    await choose(page, /当前角色：仓储专员/, '主数据专员');
    await expect(menu(page).getByRole('menuitem', { name: '品牌管理' })).toBeShown();
  });

  it('没有权限的页面显示 403，可以返回首页', async () => {
    const page = await journey.open('/brand', { as: 'zhangwei', roleCode: 'WAREHOUSE' });
    await expect(page.getByRole('heading', { name: '403 没有访问权限' })).toBeShown();
    expect(await page.getByRole('table').count()).toBe(0);
    await page.getByRole('button', { name: '返回首页' }).click();
    await expect(page).toBeAt('/home');
  });

  it('经销客户没有菜单，也没有页签', async () => {
    const page = await journey.open('/home', { as: 'kehu' });
    await expect(greeting(page, '华东经销商')).toBeShown();
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('button', { name: '收起菜单' }).count()).toBe(0);
  });
});

describe('预先载入', () => {
  it('指针移到菜单或链接上，或用键盘走到链接上，就载入该页面的代码', async () => {
    const page = await journey.open('/materialManage', { as: 'zhangwei' });
    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
    const loads = async (file: RegExp) => await expect.poll(() => loaded, pollOptions).toContainEqual(expect.stringMatching(file));
    await menu(page).getByRole('menuitem', { name: '品牌管理' }).hover();
    await loads(/\/brand-[^/]+\.js$/);
    await page.getByRole('link', { name: '新增物料' }).hover();
    await loads(/\/material-record-page-/);
    await expect(page).toBeAt('/materialManage');
    await menu(page).getByRole('menuitem', { name: '商品管理' }).click();
    await page.getByRole('link', { name: '新增商品' }).focus();
    await loads(/\/product-record-page-/);
    await expect(page).toBeAt('/mchManage');
  });
});

describe('库存组织', () => {
  it('有多个时可以切换，刷新后仍是所选的', async () => {
    const page = await journey.open('/home', { as: 'zhangwei', roleCode: 'MASTER_DATA' });
    await choose(page, /库存组织：佰瑞华总部/, '成都备件中心库存组织');
    await expect(page).toShow('已切换到库存组织“成都备件中心库存组织”');
    await page.reload();
    await expect(choice(page, /库存组织：成都备件中心库存组织/)).toBeShown();
  });

  it('只有一个时没有选择器', async () => {
    const page = await journey.open('/home', { as: 'zhangwei', roleCode: 'WAREHOUSE' });
    await expect(choice(page, /当前角色：仓储专员/)).toBeShown();
    expect(await choice(page, /库存组织/).count()).toBe(0);
  });
});

describe('页头', () => {
  it('首页按钮回到首页；刷新按钮使当前页面重新读取数据', async () => {
    const page = await journey.open('/unit?unitCategory=WeightUnit', { as: 'zhangwei', roleCode: 'MASTER_DATA' });
    await expect(page.getByRole('cell', { name: 'kg', exact: true })).toBeShown();
    const admin = await journey.app.as('admin');
    await admin.succeed(unit.save, { code: 'NEWTON', name: '牛顿', unitCategory: 'WeightUnit', active: 1, sortOrder: 0 });
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: '刷新' }).click();
    await expect(page.getByRole('cell', { name: '牛顿', exact: true })).toBeShown();
    await banner.getByRole('button', { name: '首页' }).click();
    await expect(page).toBeAt('/home');
    await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页', '单位管理']);
  });

  it.each(['ZHS', 'ENG'] as const)('%s 1024 像素宽时，页头的按钮都在窗口内且互不重叠，首页没有超出', async (language) => {
    const page = await journey.open('/home', { as: 'zhangwei', roleCode: 'MASTER_DATA', language, viewport: { width: 1024, height: 768 } });
    await expect(page.getByRole('contentinfo')).toBeShown();
    await expect(page.getByRole('main').getByRole('list').first()).toBeShown();
    const buttons = await page.getByRole('banner').getByRole('button').filter({ visible: true }).all();
    const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
    // The headlines scroll behind one another.
    const ends = boxes.filter((box) => box!.height >= 30).map((box) => [box!.x, box!.x + box!.width]).toSorted(([a], [b]) => a! - b!);
    expect(ends.length).toBeGreaterThanOrEqual(10);
    expect(ends.filter(([left], index) => index > 0 && left! < ends[index - 1]![1]!)).toEqual([]);
    expect(ends.at(-1)![1]).toBeLessThanOrEqual(1024);
    const { scrollWidth, clientWidth } = await page.getByRole('main').evaluate(({ scrollWidth: whole, clientWidth: shown }: { scrollWidth: number; clientWidth: number }) => ({ scrollWidth: whole, clientWidth: shown }));
    expect(scrollWidth).toBe(clientWidth);
  });
});

describe('页签', () => {
  it('打开、切换、关闭；首页不能关闭', async () => {
    const page = await journey.open('/home', { as: 'zhangwei' });
    await menu(page).getByRole('menuitem', { name: '品牌管理' }).click();
    await expect(page).toBeAt('/brand');
    await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页', '品牌管理']);
    await tabs(page).getByRole('link', { name: '首页' }).click();
    await expect(page).toBeAt('/home');
    expect(await tabs(page).getByRole('button', { name: '关闭 首页' }).count()).toBe(0);
    await tabs(page).getByRole('link', { name: '品牌管理' }).click();
    await tabs(page).getByRole('button', { name: '关闭 品牌管理' }).click();
    await expect(page).toBeAt('/home');
    await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页']);
  });

  it('页签很多时，当前的始终可见；箭头、滚轮与列表都能找到其余的', async () => {
    const page = await journey.open('/home', { as: 'admin', viewport: { width: 1024, height: 768 } });
    const bar = tabs(page);
    const names = ['品牌管理', '单位管理', '分类集管理', '标签集管理', '设备管理', '合同管理', '应用管理', '应用设置', '证书管理', '共享规则', '账号管理'];
    for (const name of names) {
      await menu(page).getByRole('menuitem', { name }).click();
      await expect(bar.getByRole('link', { name })).toBeShown();
    }
    const active = bar.getByRole('link', { name: '账号管理' });
    await expect.poll(() => active.getAttribute('aria-current'), pollOptions).toBe('page');
    const isInView = async (name: string) => {
      const [list, link] = await Promise.all([bar.getByRole('list').boundingBox(), bar.getByRole('link', { name, exact: true }).boundingBox()]);
      return link!.x >= list!.x && link!.x + link!.width <= list!.x + list!.width;
    };
    await expect.poll(() => isInView('账号管理'), pollOptions).toBe(true);
    expect(await isInView('首页')).toBe(false);

    await bar.getByRole('button', { name: '向左查看页签' }).click();
    await expect.poll(() => isInView('账号管理'), pollOptions).toBe(false);
    await bar.getByRole('list').hover();
    await page.mouse.wheel(0, 4000);
    await expect.poll(() => isInView('账号管理'), pollOptions).toBe(true);
    expect(await bar.getByRole('button', { name: '向右查看页签' }).isDisabled()).toBe(true);

    await bar.getByRole('button', { name: '全部页签' }).click();
    await bar.getByRole('menuitem', { name: '品牌管理' }).click();
    await expect(page).toBeAt('/brand');
    await expect.poll(() => isInView('品牌管理'), pollOptions).toBe(true);
  });

  it('不存在的地址显示 404，可以返回首页', async () => {
    const page = await journey.open('/no-such-page', { as: 'lina' });
    await expect(page.getByRole('heading', { name: '404 页面不存在' })).toBeShown();
    await expect(menu(page)).toBeShown();
    await page.getByRole('button', { name: '返回首页' }).click();
    await expect(page).toBeAt('/home');
  });
});

describe('离开', () => {
  const loginKeys = ['corTicket', 'userId', 'userName', 'account', 'roleId', 'invorgId'];
  const keptOfLogin = (page: Page) => Promise.all(loginKeys.map((key) => storedValue(page, key))).then((kept) => kept.filter(Boolean));

  it('退出后清除登录信息，会话在服务器上也已结束', async () => {
    const page = await journey.open('/home', { as: 'zhangwei' });
    await expect(greeting(page, '张伟')).toBeShown();
    const client = journey.app.anonymous({ ticket: await storedValue(page, 'corTicket'), tenantAuth: await storedValue(page, 'tenantAuth') });
    await chooseFromUserMenu(page, '退出');
    await expect(page).toBeAt('/login');
    expect(await keptOfLogin(page)).toEqual([]);
    expect((await client.attempt(session.check, {})).status).toBe(401);
    await page.goBack();
    await expect(page).toBeAt('/login');
  });

  it('会话在别处结束，没有实时连接时，下一次操作提示并回到登录页', async () => {
    const page = await journey.open('/brand', { as: 'zhangwei', isLiveBroken: () => true, expected: [responseLine(brand.list, 401)] });
    await expect(page.getByRole('cell', { name: '恒拓轴承', exact: true }).first()).toBeShown();
    // The pictures of the rows come after the rows, and would be the next call instead.
    await page.getByRole('img', { name: '恒拓轴承' }).first().waitFor();
    const client = journey.app.anonymous({ ticket: await storedValue(page, 'corTicket'), tenantAuth: await storedValue(page, 'tenantAuth') });
    await client.succeed(session.logout, {});
    await page.getByRole('button', { name: '查询' }).click();
    await expect.poll(() => alerts(page), pollOptions).toContainEqual(expect.stringContaining('当前会话已失效，请重新登录'));
    await expect(page).toBeAt('/login');
    expect(await keptOfLogin(page)).toEqual([]);
    await expect.poll(() => storedValue(page, 'tenantAuth'), pollOptions).not.toBe('');
  });

  it('在一个窗口退出，另一个窗口也回到登录页', async () => {
    const page = await journey.open('/home', { as: 'zhangwei' });
    await expect(greeting(page, '张伟')).toBeShown();
    const other = await page.context().newPage();
    await other.goto(`${journey.app.baseUrl}/#/home`);
    await chooseFromUserMenu(other, '退出');
    await expect(page).toBeAt('/login');
    await expect.poll(() => alerts(page), pollOptions).toContainEqual(expect.stringContaining('当前会话已失效，请重新登录'));
    await expect.poll(() => alerts(other), pollOptions).toEqual([]);
  });
});
