import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useJourney } from '../testing/journey.ts';
import { chooseRole, enterAccount } from '../testing/log-in.ts';
import { pollOptions } from '../testing/page-state.ts';

const journey = useJourney();
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const card = (page: Page, code: string) => page.locator('[data-record]').filter({ visible: true, hasText: code });
const header = (page: Page) => page.getByRole('banner');
/** Nothing is wider than the phone. */
const fits = (page: Page) => page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth');

describe('手机上', () => {
  it('登录，菜单盖在页面上，点旁边收起；从菜单打开列表，列表是卡片，只有名称和排在前面的八项；点开记录', async () => {
    const page = await journey.open('/login', { hasTenant: true, ...phone });
    await enterAccount(page, 'zhangwei');
    await chooseRole(page, '主数据专员');
    await expect(page).toBeAt('/home');
    expect(await fits(page)).toBe(true);
    const menu = page.getByRole('navigation', { name: '菜单' });
    await expect.poll(() => menu.isVisible(), pollOptions).toBe(false);
    await header(page).getByRole('button', { name: '展开菜单' }).tap();
    await expect(menu).toBeShown();
    await page.touchscreen.tap(360, 500);
    await expect.poll(() => menu.isVisible(), pollOptions).toBe(false);
    await expect(page).toBeAt('/home');
    await header(page).getByRole('button', { name: '展开菜单' }).tap();
    await menu.getByText('产品中心').tap();
    await menu.getByText('品牌管理').tap();
    await expect(page).toBeAt('/brand');
    await expect.poll(() => menu.isVisible(), pollOptions).toBe(false);
    await expect(card(page, 'HENGTUO')).toBeShown();
    expect(await fits(page)).toBe(true);
    // The heading of each field stands in the card.
    const fields = await page.evaluate<string[]>(`[...document.querySelectorAll('[data-record] td')].map((cell) => getComputedStyle(cell, '::before').content)`);
    expect(fields).toEqual(expect.arrayContaining(['"品牌编码"', '"品牌名称"', '"状态"']));
    // The name comes first, whatever column it is.
    const topOf = async (title: string) => (await card(page, 'HENGTUO').locator(`td[data-title=${title}]`).boundingBox())!.y;
    expect(await topOf('品牌名称')).toBeLessThan(await topOf('品牌编码'));
    await card(page, 'HENGTUO').getByText('HENGTUO').tap();
    await expect(page.getByRole('heading', { name: '恒拓轴承' })).toBeShown();
    expect(await fits(page)).toBe(true);

    // More columns than a card shows.
    await page.goto(`${journey.app.baseUrl}/#/materialManage`);
    await expect.poll(() => page.locator('[data-record]').filter({ visible: true }).count(), pollOptions).toBe(10);
    const titles = await page.evaluate<string[]>(`[...[...document.querySelectorAll('[data-record]')].find((row) => row.checkVisibility()).querySelectorAll('td:not(:has(input))')].filter((cell) => cell.checkVisibility()).map((cell) => cell.dataset.title)`);
    expect(titles).toEqual(expect.arrayContaining(['物料名称', '物料编码', '状态', '操作']));
    expect(titles.length).toBeLessThanOrEqual(10);
    expect(await fits(page)).toBe(true);
  });

  it('搜索、聊天与消息', async () => {
    const page = await journey.open('/home', { as: 'admin', ...phone });
    await header(page).getByRole('button', { name: '搜索或执行操作' }).tap();
    await page.getByRole('combobox', { name: '命令面板' }).fill('恒拓');
    await page.getByRole('option', { name: /恒拓轴承/ }).first().tap();
    await expect(page.getByRole('heading', { name: '恒拓轴承' })).toBeShown();
    await header(page).getByRole('button', { name: /^聊天/ }).tap();
    const chat = page.getByRole('dialog', { name: '聊天' });
    await chat.getByRole('button', { name: /张伟/ }).tap();
    await expect(chat.getByRole('log')).toBeShown();
    expect(await chat.getByLabel('输入姓名查找').isVisible()).toBe(false);
    await chat.getByRole('button', { name: '联系人' }).tap();
    await expect(chat.getByLabel('输入姓名查找')).toBeShown();
    await chat.getByRole('button', { name: '关闭' }).tap();
    await header(page).getByRole('button', { name: /消息/ }).tap();
    await expect(page.getByRole('dialog', { name: '消息' }).getByText('月末库存盘点提醒')).toBeShown();
    expect(await fits(page)).toBe(true);
  });
});
