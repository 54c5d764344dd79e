import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openNewBrand } from '../testing/brand-screen.ts';
import { useJourney } from '../testing/journey.ts';
import { isFocused, pollOptions } from '../testing/page-state.ts';
import { menu } from '../testing/shell-screen.ts';

const journey = useJourney();

const search = (page: Page, name = '搜索菜单') => page.getByRole('combobox', { name });
const found = (page: Page) => page.getByRole('listbox').getByRole('option').locator('span:first-child').allInnerTexts();

describe('菜单搜索', () => {
  it('只用键盘：Ctrl+K、输入、方向键、回车', async () => {
    const page = await journey.open('/home', { as: 'admin' });
    await expect(menu(page)).toBeShown();
    await page.keyboard.press('Control+k');
    await expect.poll(() => isFocused(search(page)), pollOptions).toBe(true);
    await page.keyboard.type('管理');
    await expect.poll(async () => (await found(page)).includes('品牌管理'), pollOptions).toBe(true);
    await expect(menu(page)).toBeGone();
    const names = await found(page);
    for (let i = 0; i < names.indexOf('账号管理'); i++) await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.getByRole('listbox').getByRole('option', { selected: true }).innerText(), pollOptions).toContain('账号管理');
    await page.keyboard.press('Enter');
    await expect(page).toBeAt('/account');
    await expect(menu(page)).toBeShown();
    await expect.poll(() => search(page).inputValue(), pollOptions).toBe('');
  });

  it('没有匹配时说明；Esc 清空后菜单还在', async () => {
    const page = await journey.open('/home', { as: 'lina' });
    await search(page).fill('没有这个菜单');
    await expect(page).toShow('没有匹配的菜单');
    await search(page).press('Escape');
    await expect(menu(page).getByRole('menuitem', { name: '品牌管理' })).toBeShown();
  });

  it('菜单收起时按 Ctrl+K 会展开并开始搜索；英文界面同样', async () => {
    const page = await journey.open('/home', { as: 'lina', language: 'ENG' });
    await page.getByRole('button', { name: 'Collapse menu' }).click();
    await page.keyboard.press('Control+k');
    await expect.poll(() => isFocused(search(page, 'Search the menu')), pollOptions).toBe(true);
    await page.keyboard.type('BRAND');
    await page.keyboard.press('Enter');
    await expect(page).toBeAt('/brand');
  });

  it('打开对话框时 Ctrl+K 不会离开对话框', async () => {
    const page = await journey.open('/brand', { as: 'admin' });
    await openNewBrand(page);
    await page.keyboard.press('Control+k');
    expect(await isFocused(search(page))).toBe(false);
  });
});
