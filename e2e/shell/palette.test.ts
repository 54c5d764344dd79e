import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import { isFocused, pollOptions } from '../testing/page-state.ts';

const journey = useJourney();

const palette = (page: Page, name = '命令面板') => page.getByRole('dialog', { name });
const input = (page: Page, name = '命令面板') => page.getByRole('combobox', { name });
const options = (page: Page, group: string) => page.getByRole('listbox', { name: '搜索结果' }).getByRole('group', { name: group }).getByRole('option');
const selected = (page: Page) => page.getByRole('listbox').getByRole('option', { selected: true });

async function openPalette(page: Page, name?: string) {
  await page.getByRole('main').waitFor();
  await page.keyboard.press('Control+k');
  await expect.poll(() => isFocused(input(page, name)), pollOptions).toBe(true);
}

describe('命令面板', () => {
  it('只用键盘：Ctrl+K、拼音首字母、方向键、回车打开记录；之后在最近访问中；编码中匹配的部分有标记', async () => {
    const page = await journey.open('/home', { as: 'admin' });
    await openPalette(page);
    await page.keyboard.type('sgqzc');
    await expect(options(page, '物料').first()).toBeShown();
    await expect(page).toShow('拼音首字母');
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    const name = await options(page, '物料').nth(1).locator('span').nth(1).innerText();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => selected(page).innerText(), pollOptions).toContain(name);
    await expect(palette(page).getByRole('region', { name: '预览' }).getByRole('heading', { name })).toBeShown();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name }).first()).toBeShown();
    await expect(palette(page)).toBeGone();
    await openPalette(page);
    await expect(options(page, '最近访问').filter({ hasText: name }).first()).toBeShown();
    await page.keyboard.type('zhangwei');
    await expect(options(page, '员工').first().locator('mark').filter({ hasText: 'zhangwei' })).toBeShown();
  });

  it('按下 Ctrl+K 后立即输入，代码还在路上，内容也不丢失；菜单按名称与拼音找到；Esc 关闭并把焦点还给原处', async () => {
    const load = Promise.withResolvers<void>();
    const page = await journey.open('/home', {
      as: 'admin',
      prepare: (opened) => opened.route(/\/assets\/palette-[^/]+\.js/, async (route) => {
        await load.promise;
        await route.continue();
      }),
    });
    await page.getByRole('main').waitFor();
    const button = page.getByRole('button', { name: '搜索或执行操作' });
    await button.focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('zhgx');
    await page.keyboard.press('Backspace');
    load.resolve();
    await expect.poll(() => isFocused(input(page)), pollOptions).toBe(true);
    await page.keyboard.type('l');
    expect(await input(page).inputValue()).toBe('zhgl');
    await expect(options(page, '菜单').filter({ hasText: '账号管理' })).toBeShown();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeGone();
    expect(await isFocused(button)).toBe(true);
    await openPalette(page);
    await page.keyboard.type('账号管理');
    await expect.poll(() => selected(page).innerText(), pollOptions).toContain('账号管理');
    await page.keyboard.press('Enter');
    await expect(page).toBeAt('/account');
  });

  it('新增操作把后面的词带进表单；打开对话框时 Ctrl+K 不会离开对话框', async () => {
    const page = await journey.open('/home', { as: 'admin' });
    const add = async (typed: string, offered: string) => {
      await openPalette(page);
      await page.keyboard.type(typed);
      await expect.poll(() => selected(page).innerText(), pollOptions).toContain(offered);
      await page.keyboard.press('Enter');
    };
    for (const [noun, name, label] of [['品牌', '红星工具', '品牌名称'], ['员工', '王芳', '姓名'], ['角色', '质检员', '角色名称']] as const) {
      await add(`新增${noun} ${name}`, `新增${noun}“${name}”`);
      const form = page.getByRole('dialog', { name: `新增${noun}` });
      await expect.poll(() => form.getByRole('textbox', { name: label }).inputValue(), pollOptions).toBe(name);
      await page.keyboard.press('Control+k');
      await form.getByRole('button', { name: '取消' }).click();
      await expect(form).toBeGone();
      expect(await palette(page).count()).toBe(0);
    }
    await add('新增部门', '新增部门');
    await expect(page).toBeAt('/organisation');
    await expect.poll(() => page.getByRole('textbox', { name: '部门名称' }).inputValue(), pollOptions).toBe('');
    await add('新增新闻', '新增新闻公告');
    await expect(page).toBeAt('/newsManage/0');
  });

  it('? 列出快捷键，刚勾选一行时同样，在输入框中只是一个字符；没有结果时说明；菜单收起、英文界面同样可用', async () => {
    const page = await journey.open('/brand', { as: 'zhangwei' });
    await page.locator('[data-record]').first().getByRole('checkbox').check();
    await page.keyboard.press('?');
    await expect(palette(page, '键盘快捷键')).toBeShown();
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(palette(page, '键盘快捷键')).toBeGone();
    await openPalette(page);
    await page.keyboard.type('?');
    expect(await input(page).inputValue()).toBe('?');
    await input(page).fill('绝对没有的东西');
    await expect(page).toShow('没有找到“绝对没有的东西”');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeGone();

    await page.getByRole('button', { name: '收起菜单' }).first().click();
    await page.getByRole('banner').getByRole('button', { name: '简体中文' }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await openPalette(page, 'Command palette');
    await page.keyboard.type('UNITS');
    await expect.poll(() => selected(page).innerText(), pollOptions).toContain('Units');
    await page.keyboard.press('Enter');
    await expect(page).toBeAt('/unit');
  });
});
