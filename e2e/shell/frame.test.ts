import { frame } from '@edp/contract/modules/frame/frame.ts';
import { home } from '@edp/contract/modules/home/home.ts';
import { start } from '@edp/contract/modules/start/start.ts';
import { role } from '@edp/contract/modules/session/session.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { responseLine, useJourney } from '../testing/journey.ts';
import { cell, filter } from '../testing/screens/list-screen.ts';
import { isLoaded, pollOptions, searchOf } from '../testing/page-state.ts';
import { chooseFromUserMenu, menu, tabNames, tabs, userButton } from '../testing/screens/shell-screen.ts';

const journey = useJourney();

async function sql(statement: string) {
  const owner = await journey.app.owner();
  try {
    await owner.query(statement);
  } finally {
    await owner.end();
  }
}

const chooseFromTab = async (page: Page, tab: string, wanted: string) => {
  await tabs(page).getByRole('link', { name: tab }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: wanted }).click();
};

const addLink = (id: string, name: string) =>
  sql(`insert into resource (tenant_id, kind, code, name, url, sort_order) values (1, 'menu', 'LINK_${id}', '${name}', 'https://${id}.example/start', 900)`);

describe('首页配置', () => {
  it('浏览器标题与页脚来自配置，标题前有页面名称', async () => {
    const page = await journey.open('/home', { as: 'zhangwei' });
    await expect.poll(() => page.title(), pollOptions).toBe('佰瑞华集团主数据平台');
    await expect(page.getByRole('contentinfo').getByText('© 2026 佰瑞华集团')).toBeShown();
    await menu(page).getByRole('menuitem', { name: '品牌管理' }).click();
    await expect.poll(() => page.title(), pollOptions).toBe('品牌管理 - 佰瑞华集团主数据平台');
    await chooseFromUserMenu(page, '退出');
    await expect.poll(() => page.title(), pollOptions).toBe('EDP 主数据平台');
  });

  it('网络中断时说明正在重试，恢复后生效', async () => {
    const page = await journey.open('/login', { as: 'zhangwei', expected: [start.all, home.config].map((call) => responseLine(call, 'net::ERR_FAILED')) });
    await page.route(`**${start.all.path}`, (route) => route.abort());
    let isBroken = true;
    await page.route(`**${home.config.path}*`, (route) => {
      const broken = isBroken;
      isBroken = false;
      return broken ? route.abort() : route.continue();
    });
    await page.goto(`${journey.app.baseUrl}/#/home`);
    await expect(page).toShow('网络不稳定，界面配置获取失败，正在重试…');
    await expect(page.getByRole('contentinfo').getByText('© 2026 佰瑞华集团')).toBeShown();
  });
});

describe('标志与图标', () => {
  const icon = (page: Page) => page.locator('link[rel=icon]').getAttribute('href');
  const head = (page: Page) => page.getByRole('complementary');

  it('标志和浏览器图标来自配置，退出后恢复产品自己的图标', async () => {
    await sql('update home_config set (tab_icon_file_id, logo_file_id) = (select min(id), min(id) from file where tenant_id = 1) where tenant_id = 1');
    const page = await journey.open('/home', { as: 'zhangwei' });
    await expect.poll(() => icon(page), pollOptions).toContain('/file/v6/view/');
    await expect.poll(() => isLoaded(head(page).locator('img')), pollOptions).toBe(true);
    await chooseFromUserMenu(page, '退出');
    await expect.poll(() => icon(page), pollOptions).toBe('/favicon.svg');
  });

  it('配置为不显示标志时只有产品名称', async () => {
    await sql('update home_config set logo_shown = false where tenant_id = 1');
    const page = await journey.open('/home', { as: 'zhangwei' });
    await expect(head(page).getByText('EDP 主数据平台')).toBeShown();
    await expect(head(page).locator('img')).toBeGone();
  });
});

describe('水印', () => {
  const layers = (page: Page) =>
    page.evaluate<{ opacity: string; display: string }[]>(`[...document.querySelectorAll('body > div[aria-hidden]')]
      .filter((layer) => getComputedStyle(layer).backgroundImage.includes('svg'))
      .map((layer) => ({ opacity: getComputedStyle(layer).opacity, display: getComputedStyle(layer).display }))`);
  const find = `[...document.querySelectorAll('body > div[aria-hidden]')].find((layer) => layer.style.backgroundImage)`;
  const shown = [{ opacity: '1', display: 'block' }];

  it('有水印的用户看到水印，被移除、隐藏或改动后恢复，退出后消失', async () => {
    const page = await journey.open('/home', { as: 'kehu' });
    await expect.poll(() => layers(page), pollOptions).toEqual(shown);
    for (const tampering of ['.remove()', `.style.setProperty('display', 'none', 'important')`, `.style.setProperty('opacity', '0')`, '.hidden = true', `.removeAttribute('style')`]) {
      await page.evaluate(`${find}${tampering}`);
      await expect.poll(() => layers(page), pollOptions).toEqual(shown);
    }
    await chooseFromUserMenu(page, '退出');
    await expect(page).toBeAt('/login');
    await expect.poll(() => layers(page), pollOptions).toEqual([]);
  });

  it('管理员在企业设置中开启后，自己与其他人都看到水印；关闭后消失', async () => {
    const page = await journey.open('/home', { as: 'admin' });
    await chooseFromUserMenu(page, '企业设置');
    const watermark = page.getByRole('switch', { name: '安全水印' });
    await watermark.click();
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page).toShow('企业设置已保存');
    await expect.poll(() => layers(page), pollOptions).toEqual(shown);
    const other = await journey.open('/home', { as: 'zhangwei' });
    await expect.poll(() => layers(other), pollOptions).toEqual(shown);

    await watermark.click();
    await page.getByRole('button', { name: '保存' }).click();
    await expect.poll(() => layers(page), pollOptions).toEqual([]);
  });

  it('没有企业设置权限的人，用户菜单中没有这一项', async () => {
    const page = await journey.open('/home', { as: 'zhangwei' });
    await userButton(page).click();
    await expect(page.getByRole('menuitem', { name: '退出' })).toBeShown();
    expect(await page.getByRole('menuitem', { name: '企业设置' }).count()).toBe(0);
  });

  it('没有水印的用户看不到水印', async () => {
    const page = await journey.open('/home', { as: 'zhangwei' });
    await expect(page.getByRole('contentinfo')).toBeShown();
    await expect.poll(() => layers(page), pollOptions).toEqual([]);
  });
});

describe('版本', () => {
  it.each([
    { language: 'ZHS', button: /^您好，/, exit: '退出', line: '版本' },
    { language: 'ENG', button: /^Hello, /, exit: 'Exit', line: 'Version' },
  ] as const)('用户菜单的最后一行是服务器所说的版本：$line', async ({ language, button, exit, line }) => {
    const { version } = (await (await fetch(`${journey.app.baseUrl}/healthz`)).json()) as { version: string };
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    const page = await journey.open('/home', { as: 'lina', language });
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: button }).click();
    await expect(header.getByRole('menuitem', { name: exit })).toBeShown();
    await expect.poll(async () => (await header.getByRole('menu').innerText()).trim().split(/\s*\n\s*/).at(-1), pollOptions).toBe(`${line} ${version}`);
  });
});

describe('减少动态效果', () => {
  it('菜单立即以完整的大小显示，不会在出现之后再次变化', async () => {
    const page = await journey.open('/home', { as: 'zhangwei' });
    await expect(page.getByRole('contentinfo')).toBeShown();
    const heights = page.evaluate<number[]>(`new Promise((resolve) => {
      const seen = [];
      const look = () => {
        const menu = document.querySelector('header [role=menu]');
        if (menu) seen.push(menu.getBoundingClientRect().height);
        if (seen.length < 12) requestAnimationFrame(look);
        else resolve(seen);
      };
      look();
    })`);
    await userButton(page).click();
    expect(new Set(await heights).size).toBe(1);
  });
});

describe('页签菜单', () => {
  it('右键可关闭当前、关闭其他、关闭右侧', async () => {
    const page = await journey.open('/brand', { as: 'admin' });
    await expect(cell(page, '恒拓轴承')).toBeShown();
    await page.goto(`${journey.app.baseUrl}/#/no-such-page`);
    await page.goto(`${journey.app.baseUrl}/#/home`);
    await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页', '品牌管理', '页面不存在']);
    await chooseFromTab(page, '品牌管理', '关闭右侧');
    await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页', '品牌管理']);
    await expect(page).toBeAt('/home');

    await tabs(page).getByRole('link', { name: '品牌管理' }).click();
    await page.goto(`${journey.app.baseUrl}/#/no-such-page`);
    await chooseFromTab(page, '品牌管理', '关闭其他');
    await expect(page).toBeAt('/brand');
    await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页', '品牌管理']);
    await chooseFromTab(page, '品牌管理', '关闭当前');
    await expect(page).toBeAt('/home');
    await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页']);
  });

  it('刷新使页面重新开始，地址中的查询条件不变', async () => {
    const page = await journey.open('/brand', { as: 'admin' });
    await expect(cell(page, '恒拓轴承')).toBeShown();
    await page.getByRole('button', { name: '展开', exact: true }).click();
    await expect(filter(page, '有效性')).toBeShown();
    await filter(page, '品牌名称').fill('轴承');
    await expect.poll(() => searchOf(page), pollOptions).toEqual({ name: '轴承' });
    await tabs(page).getByRole('button', { name: '页签操作' }).click();
    await page.getByRole('menuitem', { name: '刷新' }).click();
    await expect(filter(page, '有效性')).toBeGone();
    await expect(cell(page, '恒拓轴承')).toBeShown();
    expect(await filter(page, '品牌名称').inputValue()).toBe('轴承');
  });

  it('浏览器刷新后恢复打开的页签及其查询条件，不存在的不恢复', async () => {
    const page = await journey.open('/brand?code=BRH', { as: 'admin' });
    await expect(cell(page, 'BRH')).toBeShown();
    await page.goto(`${journey.app.baseUrl}/#/no-such-page`);
    await page.goto(`${journey.app.baseUrl}/#/home`);
    await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页', '品牌管理', '页面不存在']);
    await page.reload();
    await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页', '品牌管理']);
    await tabs(page).getByRole('link', { name: '品牌管理' }).click();
    await expect.poll(() => filter(page, '品牌编码').inputValue(), pollOptions).toBe('BRH');
  });

  it('切换角色后再刷新，不会恢复没有权限的页签', async () => {
    const page = await journey.open('/brand', { as: 'zhangwei', roleCode: 'MASTER_DATA' });
    await expect(cell(page, '恒拓轴承')).toBeShown();
    await page.evaluate(`sessionStorage.setItem('kept', sessionStorage.getItem('edp_tabs'))`);
    await page.getByRole('banner').getByRole('button', { name: /当前角色/ }).click();
    await page.getByRole('menuitem', { name: '仓储专员' }).click();
    await expect(page).toShow('已切换到角色“仓储专员”');
    await page.evaluate(`sessionStorage.setItem('edp_tabs', sessionStorage.getItem('kept'))`);
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeShown();
    await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页']);
  });
});

describe('外部系统', () => {
  it('在自己的页签中以受限的框架显示，刷新后仍在', async () => {
    await addLink('reports', '报表中心');
    const page = await journey.open('/login', { as: 'admin' });
    await page.route('https://reports.example/**', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>月度报表</p>' }));
    await page.goto(`${journey.app.baseUrl}/#/home`);
    await menu(page).getByRole('menuitem', { name: '报表中心' }).click();
    const outer = page.locator('iframe');
    const inner = outer.contentFrame().locator('iframe');
    await expect(inner.contentFrame().getByText('月度报表')).toBeShown();
    await expect.poll(() => outer.getAttribute('title'), pollOptions).toBe('报表中心');
    for (const each of [outer, inner]) {
      await expect.poll(() => each.getAttribute('sandbox'), pollOptions).toBe('allow-scripts allow-forms allow-popups allow-same-origin');
      await expect.poll(() => each.getAttribute('referrerpolicy'), pollOptions).toBe('no-referrer');
    }
    const size = async () => [await outer.boundingBox(), await inner.boundingBox()];
    await expect.poll(async () => new Set((await size()).map((box) => JSON.stringify(box))).size, pollOptions).toBe(1);
    await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页', '报表中心']);
    await page.reload();
    await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页', '报表中心']);
    await expect(inner.contentFrame().getByText('月度报表')).toBeShown();
  });

  it('我们的页面不能嵌入或连接别处，嵌入页也只能显示它的那一个地址', async () => {
    await addLink('other', '另一个系统');
    const admin = await journey.app.as('admin');
    const { menuList } = await admin.data(role.resources, {});
    const { url } = await admin.data(frame.link, { menuId: menuList.find(({ name }) => name === '另一个系统')!.id });
    // Not one of the journey's pages, which fail on rejected requests.
    const context = await journey.browser.newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    const embedAt = async (path: string) => {
      await page.goto(journey.app.baseUrl + path);
      await page.evaluate(`(async () => {
        window.refused = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => refused.push(effectiveDirective + ' ' + blockedURI));
        const frames = ['https://evil.example/', 'https://other.example/'].map((src) => {
          const frame = Object.assign(document.createElement('iframe'), { src });
          document.body.append(frame);
          return new Promise((loaded) => { frame.addEventListener('load', loaded); });
        });
        const request = fetch('https://evil.example/').catch(() => {});
        try { new WebSocket('wss://evil.example/'); } catch {}
        await Promise.all([...frames, request]);
      })()`);
    };
    const refused = () => page.evaluate<string[]>('refused.toSorted()');
    await embedAt('/');
    await expect.poll(refused, pollOptions).toEqual(['connect-src https://evil.example/', 'connect-src wss://evil.example/', 'frame-src https://evil.example', 'frame-src https://other.example']);
    await embedAt(url);
    await expect.poll(refused, pollOptions).toEqual(['connect-src https://evil.example/', 'connect-src wss://evil.example/', 'frame-src https://evil.example']);
  });

  it('菜单中没有的不显示', async () => {
    const page = await journey.open('/frame/99999', { as: 'admin' });
    await expect(page.getByRole('heading', { name: '404 页面不存在' })).toBeShown();
  });
});

describe('接口文档', () => {
  it('有权限的人从用户菜单在新窗口打开，其他人没有这一项', async () => {
    const page = await journey.open('/home', { as: 'admin' });
    const opened = page.waitForEvent('popup');
    await chooseFromUserMenu(page, '接口文档');
    const popup = await opened;
    await expect(popup.getByRole('heading', { name: 'EDP 接口文档' })).toBeShown();
    expect(new URL(popup.url()).searchParams.get('s')).toBeTruthy();
    await popup.getByRole('link', { name: 'OpenAPI 3.1' }).click();
    await expect.poll(() => popup.url(), pollOptions).toContain('/docs/openapi.json?e=');

    const other = await journey.open('/home', { as: 'zhangwei' });
    await userButton(other).click();
    await expect(other.getByRole('menuitem', { name: '修改密码' })).toBeShown();
    await expect(other.getByRole('menuitem', { name: '接口文档' })).toBeGone();
  });
});
