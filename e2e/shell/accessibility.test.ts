import { material } from '@edp/contract/modules/material/material.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import { chooseRole, enterAccount } from '../testing/log-in.ts';
import { isFocused, pollOptions } from '../testing/page-state.ts';

const journey = useJourney();
const captcha = '8888';

/** Presses Tab until the control has the focus, as a person without a mouse does; one that Tab does not reach fails. */
async function tabTo(page: Page, control: Locator, key = 'Tab') {
  await control.waitFor();
  for (let presses = 0; presses < 80; presses++) {
    if (await isFocused(control)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${String(control)}`);
}

it('只用键盘：登录、找到物料、修改、退出；读屏软件读到登录表单', async () => {
  const page = await journey.open('/login', { hasTenant: true });
  await page.getByLabel('用户名').waitFor();
  expect(await page.getByRole('main').ariaSnapshot()).toMatch(
    /heading "登录"[\s\S]*textbox "用户名"[\s\S]*textbox "密码"[\s\S]*textbox "验证码"[\s\S]*button "登录"/,
  );
  await tabTo(page, page.getByLabel('用户名'));
  await page.keyboard.type('zhangwei');
  await tabTo(page, page.getByLabel('密码', { exact: true }));
  await page.keyboard.type('Demo1234');
  await tabTo(page, page.getByLabel('验证码', { exact: true }));
  await page.keyboard.type(captcha);
  await page.keyboard.press('Enter');
  const roles = page.getByRole('dialog', { name: '选择角色' });
  await roles.waitFor();
  await tabTo(page, roles.getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: '进入系统' }));
  await page.keyboard.press('Enter');
  await expect(page).toBeAt('/home');
  await page.getByRole('main').waitFor();

  await page.keyboard.press('Control+k');
  await expect.poll(() => isFocused(page.getByRole('combobox', { name: '命令面板' })), pollOptions).toBe(true);
  await page.keyboard.type('ZC-6011-2RS');
  await expect
    .poll(() => page.getByRole('option', { selected: true }).innerText(), pollOptions)
    .toContain('ZC-6011-2RS');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '深沟球轴承 6011-2RS' }).first()).toBeShown();

  await tabTo(page, page.getByRole('region', { name: '物料详情' }).getByRole('link', { name: '打开为页面' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: '编辑', exact: true }));
  await page.keyboard.press('Enter');
  const field = page.getByLabel('图号', { exact: true });
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('TZ-键盘');
  await tabTo(page, page.getByRole('button', { name: /^(?:保存|提交)$/ }));
  await page.keyboard.press('Enter');
  await expect(page).toShow(/成功/);
  const [changed] = await (await journey.app.as('zhangwei')).data(material.list, { itemCode: 'ZC-6011-2RS' });
  expect(changed).toMatchObject({ drawingNumber: 'TZ-键盘' });

  await tabTo(page, page.getByRole('banner').getByRole('button', { name: /张伟/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const exit = page.getByRole('menuitem', { name: '退出' });
  await exit.waitFor();
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowUp');
      return isFocused(exit);
    }, pollOptions)
    .toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toBeAt('/login');
});

it('读屏软件读到地标、列表的表头与行、记录的标题与字段；打印记录时只有内容，深色主题也是白纸黑字', async () => {
  const page = await journey.open('/brand', { as: 'zhangwei', colorScheme: 'dark' });
  await page.getByRole('cell').getByText('HENGTUO', { exact: true }).waitFor();
  const tree = await page.locator('body').ariaSnapshot();
  for (const landmark of [
    '- navigation "主菜单":',
    '- banner:',
    '- navigation "已打开的页面":',
    '- main:',
    '- search "查询条件":',
    '- contentinfo:',
  ])
    expect(tree).toContain(landmark);
  // Icons say nothing: their button or their text does.
  expect(tree).toContain('- menuitem "产品中心" [expanded]');
  expect(tree.match(/- img "[a-z-]+"/g)).toBeNull();
  expect(tree).toMatch(
    /heading "品牌管理" \[level=1\][\s\S]*columnheader "品牌名称 品牌编码"[\s\S]*row .*恒拓轴承.*HENGTUO/,
  );
  await page.getByRole('cell').getByText('HENGTUO', { exact: true }).click();
  const drawer = page
    .getByRole('complementary')
    .or(page.getByRole('region'))
    .filter({ has: page.getByRole('heading', { name: '恒拓轴承' }) })
    .last();
  await drawer.waitFor();
  expect(await drawer.ariaSnapshot()).toMatch(
    /heading "恒拓轴承"[\s\S]*tab "概览" \[selected\][\s\S]*term: 品牌编码[\s\S]*definition: HENGTUO/,
  );
  expect(await accessibilityViolations(page, 'all')).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: '恒拓轴承' })).toBeShown();
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.getByRole('navigation', { name: '菜单' }).isVisible()).toBe(false);
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  expect(
    await page.evaluate(
      `[...document.querySelectorAll('h2')].filter((heading) => heading.textContent === '恒拓轴承').map((heading) => getComputedStyle(heading).color)`,
    ),
  ).toContain('rgb(0, 0, 0)');
});

describe('手机上', () => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
  const card = (page: Page, code: string) => page.locator('[data-record]').filter({ visible: true, hasText: code });
  const header = (page: Page) => page.getByRole('banner');
  /** Nothing is wider than the phone. */
  const fits = (page: Page) => page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth');

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
    const fields = await page.evaluate<string[]>(
      `[...document.querySelectorAll('[data-record] td')].map((cell) => getComputedStyle(cell, '::before').content)`,
    );
    expect(fields).toEqual(expect.arrayContaining(['"排序"', '"状态"']));
    // The name comes first, with the code below it.
    const topOf = async (text: string) => (await card(page, 'HENGTUO').getByText(text).first().boundingBox())!.y;
    expect(await topOf('恒拓轴承')).toBeLessThan(await topOf('HENGTUO'));
    expect(await topOf('HENGTUO')).toBeLessThan(await topOf('有效'));
    await card(page, 'HENGTUO').getByText('HENGTUO').tap();
    await expect(page.getByRole('heading', { name: '恒拓轴承' })).toBeShown();
    expect(await fits(page)).toBe(true);

    // More columns than a card shows.
    await page.goto(`${journey.app.baseUrl}/#/materialManage`);
    await expect.poll(() => page.locator('[data-record]').filter({ visible: true }).count(), pollOptions).toBe(10);
    const titles = await page.evaluate<string[]>(
      `[...[...document.querySelectorAll('[data-record]')].find((row) => row.checkVisibility()).querySelectorAll('td:not(:has(input))')].filter((cell) => cell.checkVisibility()).map((cell) => cell.dataset.title)`,
    );
    expect(titles).toEqual(expect.arrayContaining(['物料名称', '物料类别', '状态', '操作']));
    expect(titles.length).toBeLessThanOrEqual(10);
    expect(await fits(page)).toBe(true);
  });

  it('搜索、聊天与消息', async () => {
    const page = await journey.open('/home', { as: 'admin', ...phone });
    await header(page).getByRole('button', { name: '搜索或执行操作' }).tap();
    await page.getByRole('combobox', { name: '命令面板' }).fill('恒拓');
    await page
      .getByRole('option', { name: /恒拓轴承/ })
      .first()
      .tap();
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
