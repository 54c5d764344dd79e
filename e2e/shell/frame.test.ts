import { frame } from '@edp/contract/modules/frame/frame.ts';
import { home } from '@edp/contract/modules/home/home.ts';
import { start } from '@edp/contract/modules/start/start.ts';
import { role, session } from '@edp/contract/modules/session/session.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { responseLine, useJourney } from '../testing/journey.ts';
import { addBrand } from '../testing/screens/brand-screen.ts';
import { cell, dialog, filter } from '../testing/screens/list-screen.ts';
import { alerts, isFocused, isLoaded, pollOptions, searchOf } from '../testing/page-state.ts';
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

const go = (page: Page, route: string) => page.goto(`${journey.app.baseUrl}/#${route}`);
const chooseFromTab = async (page: Page, tab: string, item: string) => {
  await tabs(page).getByRole('link', { name: tab }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: item }).click();
};

const addLink = (id: string, name: string) =>
  sql(
    `insert into resource (tenant_id, kind, code, name, url, sort_order) values (1, 'menu', 'LINK_${id}', '${name}', 'https://${id}.example/start', 900)`,
  );

describe('首页配置', () => {
  const icon = (page: Page) => page.locator('link[rel=icon]').getAttribute('href');
  const head = (page: Page) => page.getByRole('complementary');
  const showPictures = (isLogoShown: boolean) =>
    sql(
      `update home_config set (tab_icon_file_id, logo_file_id, logo_shown) = (select min(id), min(id), ${isLogoShown} from file where tenant_id = 1) where tenant_id = 1`,
    );

  it('浏览器的标题与图标、标志与页脚来自配置，标题前有页面名称；退出后恢复产品自己的', async () => {
    await showPictures(true);
    const page = await journey.open('/home', { as: 'zhangwei' });
    await expect.poll(() => page.title(), pollOptions).toBe('佰瑞华集团主数据平台');
    await expect(page.getByRole('contentinfo').getByText('© 2026 佰瑞华集团')).toBeShown();
    await expect.poll(() => icon(page), pollOptions).toContain('/file/v6/view/');
    await expect.poll(() => isLoaded(head(page).locator('img')), pollOptions).toBe(true);
    await menu(page).getByRole('menuitem', { name: '品牌管理' }).click();
    await expect.poll(() => page.title(), pollOptions).toBe('品牌管理 - 佰瑞华集团主数据平台');
    await chooseFromUserMenu(page, '退出');
    await expect.poll(() => page.title(), pollOptions).toBe('EDP 主数据平台');
    await expect.poll(() => icon(page), pollOptions).toBe('/favicon.svg');
  });

  it('网络中断时说明正在重试，恢复后生效；不显示标志时只有产品名称', async () => {
    await showPictures(false);
    let isBroken = true;
    const page = await journey.open('/home', {
      as: 'zhangwei',
      expected: [start.all, home.config].map((call) => responseLine(call, 'net::ERR_FAILED')),
      async prepare(opened) {
        await opened.route(`**${start.all.path}`, (route) => route.abort());
        await opened.route(`**${home.config.path}*`, (route) => {
          const broken = isBroken;
          isBroken = false;
          return broken ? route.abort() : route.continue();
        });
      },
    });
    await expect(page).toShow('网络不稳定，界面配置获取失败，正在重试…');
    await expect(page.getByRole('contentinfo').getByText('© 2026 佰瑞华集团')).toBeShown();
    await expect(head(page).getByText('EDP 主数据平台')).toBeShown();
    await expect(head(page).locator('img')).toBeGone();
  });
});

describe('用户菜单', () => {
  const watermarks = (page: Page) => page.locator('body > div[aria-hidden][style*=svg]');

  it('立即以完整的大小显示；最后一行是服务器所说的版本，英文同样；没有权限的人没有企业设置与接口文档，也没有水印', async () => {
    const { version } = (await (await fetch(`${journey.app.baseUrl}/healthz`)).json()) as { version: string };
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
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
    const header = page.getByRole('banner');
    const lastLine = async () =>
      (await header.getByRole('menu').filter({ visible: true }).innerText())
        .trim()
        .split(/\s*\n\s*/)
        .at(-1);
    await expect(header.getByRole('menuitem', { name: '退出' })).toBeShown();
    expect(await lastLine()).toBe(`版本 ${version}`);
    for (const name of ['企业设置', '接口文档']) expect(await header.getByRole('menuitem', { name }).count()).toBe(0);
    expect(await watermarks(page).count()).toBe(0);

    await page.keyboard.press('Escape');
    await header.getByRole('button', { name: '简体中文' }).click();
    await header.getByRole('menuitem', { name: 'English' }).click();
    await header.getByRole('button', { name: /^Hello, / }).click();
    await expect(header.getByRole('menuitem', { name: 'Exit' })).toBeShown();
    expect(await lastLine()).toBe(`Version ${version}`);
  });

  it('管理员：存储空间显示自己与企业的用量，从 80% 起提示；接口文档在新窗口打开；在企业设置中开启水印后，自己与其他人都看到，关闭后消失', async () => {
    await sql(`
      insert into file (tenant_id, created_by, storage_key, original_name, content_type, bytes, sha256, source)
      select 1, id, '1/none', 'x', 'image/png', ${Math.round(4.2 * 1024 ** 3)}, '', 'storage journey' from user_account where tenant_id = 1 and account = 'admin'`);
    const page = await journey.open('/home', { as: 'admin' });
    await chooseFromUserMenu(page, '存储空间');
    const storage = dialog(page, '存储空间');
    await expect(storage).toShow('已用 4.2 GB，上限 5 GB');
    await expect(storage).toShow('已用 4.2 GB，上限 50 GB');
    await expect
      .poll(() => storage.getByRole('meter', { name: '我上传的文件' }).getAttribute('value'), pollOptions)
      .toBe('84');
    await expect.poll(() => alerts(page), pollOptions).toEqual(['已用 84%，即将达到上限，请联系管理员']);
    await page.keyboard.press('Escape');
    await expect(storage).toBeGone();
    await expect.poll(() => isFocused(userButton(page)), pollOptions).toBe(true);

    const opened = page.waitForEvent('popup');
    await chooseFromUserMenu(page, '接口文档');
    const popup = await opened;
    await expect(popup.getByRole('heading', { name: 'EDP 接口文档' })).toBeShown();
    expect(new URL(popup.url()).searchParams.get('s')).toBeTruthy();
    await popup.getByRole('link', { name: 'OpenAPI 3.1' }).click();
    await expect.poll(() => popup.url(), pollOptions).toContain('/docs/openapi.json?e=');
    await popup.close();

    await chooseFromUserMenu(page, '企业设置');
    const watermark = page.getByRole('switch', { name: '安全水印' });
    await watermark.click();
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page).toShow('企业设置已保存');
    await expect.poll(() => watermarks(page).count(), pollOptions).toBe(1);
    expect(await watermarks(page).getAttribute('style')).toContain('opacity: 0.35');
    expect((await (await journey.app.as('zhangwei')).data(session.info, {})).securityWatermarking).toContain('张伟');

    await watermark.click();
    await page.getByRole('button', { name: '保存' }).click();
    await expect.poll(() => watermarks(page).count(), pollOptions).toBe(0);
  });
});

describe('页签', () => {
  it('打开、切换、关闭，右键可关闭当前、其他与右侧；首页不能关闭；不存在的地址显示 404，可以返回首页', async () => {
    const page = await journey.open('/home', { as: 'admin' });
    const areOpen = async (...names: string[]) =>
      await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页', ...names]);
    await menu(page).getByRole('menuitem', { name: '品牌管理' }).click();
    await expect(page).toBeAt('/brand');
    await areOpen('品牌管理');
    await go(page, '/no-such-page');
    await expect(page.getByRole('heading', { name: '404 页面不存在' })).toBeShown();
    await expect(menu(page)).toBeShown();
    await page.getByRole('button', { name: '返回首页' }).click();
    await expect(page).toBeAt('/home');
    await areOpen('品牌管理', '页面不存在');
    expect(await tabs(page).getByRole('button', { name: '关闭 首页' }).count()).toBe(0);
    await chooseFromTab(page, '品牌管理', '关闭右侧');
    await areOpen('品牌管理');
    await expect(page).toBeAt('/home');

    await go(page, '/no-such-page');
    await areOpen('品牌管理', '页面不存在');
    await chooseFromTab(page, '品牌管理', '关闭其他');
    await expect(page).toBeAt('/brand');
    await areOpen('品牌管理');
    await chooseFromTab(page, '品牌管理', '关闭当前');
    await expect(page).toBeAt('/home');
    await areOpen();
    await menu(page).getByRole('menuitem', { name: '品牌管理' }).click();
    await areOpen('品牌管理');
    await tabs(page).getByRole('link', { name: '首页' }).click();
    await expect(page).toBeAt('/home');
    await tabs(page).getByRole('link', { name: '品牌管理' }).click();
    await expect(page).toBeAt('/brand');
    await tabs(page).getByRole('button', { name: '关闭 品牌管理' }).click();
    await expect(page).toBeAt('/home');
    await areOpen();
  });

  it('不存在的地址：浏览器看到 404 页面，可以返回首页；其他程序得到 JSON', async () => {
    const page = await journey.open('/home', { as: 'admin', expected: ['GET /nothing/here 404'] });
    const address = `${journey.app.baseUrl}/nothing/here`;
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 页面不存在' })).toBeShown();
    await page.getByRole('button', { name: '返回首页' }).click();
    await expect(page).toBeAt('/home');
    const [asked, read] = await Promise.all(
      (['HEAD', 'GET'] as const).map((method) => fetch(address, { method, headers: { accept: 'text/html' } })),
    );
    expect([asked!.status, await asked!.text()]).toEqual([404, '']);
    const headersOf = ({ headers }: Response) =>
      ['content-type', 'content-length', 'cache-control', 'etag'].map((name) => headers.get(name));
    expect(headersOf(asked!)).toEqual(headersOf(read!));
    expect(headersOf(asked!)[0]).toContain('text/html');
    for (const [method, accept] of [
      ['GET', 'application/json'],
      ['GET', '*/*'],
      ['POST', 'text/html'],
    ] as const) {
      const response = await fetch(address, { method, headers: { accept } });
      expect([response.status, await response.json()]).toMatchObject([
        404,
        { status: false, data: { error: 'error.noSuchCall' } },
      ]);
    }
  });

  it('页签的刷新使页面重新开始，查询条件不变；页头的刷新重新读取数据；浏览器刷新后恢复页签及其查询条件，不存在的不恢复', async () => {
    const page = await journey.open('/brand', { as: 'admin' });
    const banner = page.getByRole('banner');
    await expect(cell(page, '恒拓轴承')).toBeShown();
    await expect(filter(page, '有效性')).toBeShown();
    await filter(page, '品牌名称').fill('轴承');
    await expect.poll(() => searchOf(page), pollOptions).toEqual({ name: '轴承' });
    await tabs(page).getByRole('button', { name: '页签操作' }).click();
    await page.getByRole('menuitem', { name: '刷新' }).click();
    await expect(cell(page, '恒拓轴承')).toBeShown();
    await expect.poll(() => filter(page, '品牌名称').inputValue(), pollOptions).toBe('轴承');

    await addBrand(await journey.app.as('admin'), { name: '别人添加的轴承' });
    await banner.getByRole('button', { name: '刷新' }).click();
    await expect(cell(page, '别人添加的轴承')).toBeShown();
    await banner.getByRole('button', { name: '首页' }).click();
    await expect(page).toBeAt('/home');
    await go(page, '/no-such-page');
    await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页', '品牌管理', '页面不存在']);
    await go(page, '/home');
    await page.reload();
    await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页', '品牌管理']);
    await tabs(page).getByRole('link', { name: '品牌管理' }).click();
    await expect.poll(() => filter(page, '品牌名称').inputValue(), pollOptions).toBe('轴承');
  });

  it('页签很多时，当前的始终可见；箭头、滚轮与列表都能找到其余的', async () => {
    const paths = [
      '/home',
      '/brand',
      '/unit',
      '/categorySet',
      '/labelSet',
      '/deviceManage',
      '/contractManage',
      '/applicationManage',
      '/applicationSetup/moudel',
      '/zBook',
      '/shareRulesManage',
      '/account',
    ];
    // As after a reload, which loads none of the pages behind.
    const openTabs = (page: Page) =>
      page.addInitScript(
        (stored) => sessionStorage.setItem('edp_tabs', stored),
        JSON.stringify(paths.map((path) => ({ path, search: '', record: '' }))),
      );
    const page = await journey.open('/account', {
      as: 'admin',
      viewport: { width: 1024, height: 768 },
      prepare: openTabs,
    });
    const bar = tabs(page);
    await expect.poll(() => bar.getByRole('link').count(), pollOptions).toBe(paths.length);
    await expect
      .poll(() => bar.getByRole('link', { name: '账号管理' }).getAttribute('aria-current'), pollOptions)
      .toBe('page');
    const isInView = async (name: string) => {
      const [list, link] = await Promise.all([
        bar.getByRole('list').boundingBox(),
        bar.getByRole('link', { name, exact: true }).boundingBox(),
      ]);
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
});

describe('外部系统', () => {
  it('在自己的页签中以受限的框架显示，刷新后仍在；菜单中没有的不显示', async () => {
    await addLink('reports', '报表中心');
    const page = await journey.open('/home', {
      as: 'admin',
      prepare: (opened) =>
        opened.route('https://reports.example/**', (route) =>
          route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>月度报表</p>' }),
        ),
    });
    await menu(page).getByRole('menuitem', { name: '报表中心' }).click();
    const outer = page.locator('iframe');
    const inner = outer.contentFrame().locator('iframe');
    await expect(inner.contentFrame().getByText('月度报表')).toBeShown();
    await expect.poll(() => outer.getAttribute('title'), pollOptions).toBe('报表中心');
    for (const each of [outer, inner]) {
      await expect
        .poll(() => each.getAttribute('sandbox'), pollOptions)
        .toBe('allow-scripts allow-forms allow-popups allow-same-origin');
      await expect.poll(() => each.getAttribute('referrerpolicy'), pollOptions).toBe('no-referrer');
    }
    const size = async () => [await outer.boundingBox(), await inner.boundingBox()];
    await expect.poll(async () => new Set((await size()).map((box) => JSON.stringify(box))).size, pollOptions).toBe(1);
    await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页', '报表中心']);
    await page.reload();
    await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页', '报表中心']);
    await expect(inner.contentFrame().getByText('月度报表')).toBeShown();
    await go(page, '/frame/99999');
    await expect(page.getByRole('heading', { name: '404 页面不存在' })).toBeShown();
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
    await expect
      .poll(refused, pollOptions)
      .toEqual([
        'connect-src https://evil.example/',
        'connect-src wss://evil.example/',
        'frame-src https://evil.example',
        'frame-src https://other.example',
      ]);
    await embedAt(url);
    await expect
      .poll(refused, pollOptions)
      .toEqual([
        'connect-src https://evil.example/',
        'connect-src wss://evil.example/',
        'frame-src https://evil.example',
      ]);
  });
});
