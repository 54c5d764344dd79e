import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openNewBrand } from '../testing/screens/brand-screen.ts';
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
  it('只用键盘：Ctrl+K、拼音首字母、方向键、回车打开记录；之后在最近访问中', async () => {
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
  });

  it('菜单按名称与拼音找到；Esc 关闭并把焦点还给原处', async () => {
    const page = await journey.open('/home', { as: 'admin' });
    const button = page.getByRole('button', { name: '搜索或执行操作' });
    await button.focus();
    await openPalette(page);
    await page.keyboard.type('zhgl');
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

  it('按下 Ctrl+K 后立即输入：面板的代码还在路上，内容也不丢失', async () => {
    const page = await journey.open('/home', { as: 'admin' });
    await page.getByRole('main').waitFor();
    const load = Promise.withResolvers<void>();
    await page.route(/\/assets\/palette-[^/]+\.js/, async (route) => {
      await load.promise;
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sgqzx');
    await page.keyboard.press('Backspace');
    load.resolve();
    await expect.poll(() => isFocused(input(page)), pollOptions).toBe(true);
    await page.keyboard.type('c');
    expect(await input(page).inputValue()).toBe('sgqzc');
    await expect(options(page, '物料').first()).toBeShown();
  });

  it('编码中匹配的部分有标记', async () => {
    const page = await journey.open('/home', { as: 'admin' });
    await openPalette(page);
    await page.keyboard.type('zhangwei');
    await expect(options(page, '员工').first().locator('mark').filter({ hasText: 'zhangwei' })).toBeShown();
  });

  it('新增员工、角色、部门与新闻', async () => {
    const page = await journey.open('/home', { as: 'admin' });
    const add = async (typed: string, offered: string) => {
      await openPalette(page);
      await page.keyboard.type(typed);
      await expect.poll(() => selected(page).innerText(), pollOptions).toContain(offered);
      await page.keyboard.press('Enter');
    };
    await add('新增员工 王芳', '新增员工“王芳”');
    const person = page.getByRole('dialog', { name: '新增员工' });
    await expect.poll(() => person.getByRole('textbox', { name: '姓名' }).inputValue(), pollOptions).toBe('王芳');
    await person.getByRole('button', { name: '取消' }).click();
    await add('新增角色 质检员', '新增角色“质检员”');
    const role = page.getByRole('dialog', { name: '新增角色' });
    await expect.poll(() => role.getByRole('textbox', { name: '角色名称' }).inputValue(), pollOptions).toBe('质检员');
    await role.getByRole('button', { name: '取消' }).click();
    await add('新增部门', '新增部门');
    await expect(page).toBeAt('/organisation');
    await expect.poll(() => page.getByRole('textbox', { name: '部门名称' }).inputValue(), pollOptions).toBe('');
    await add('新增新闻', '新增新闻公告');
    await expect(page).toBeAt('/newsManage/0');
  });

  it('新增操作把后面的词带进表单', async () => {
    const page = await journey.open('/home', { as: 'admin' });
    await openPalette(page);
    await page.keyboard.type('新增品牌 红星工具');
    await expect.poll(() => selected(page).innerText(), pollOptions).toContain('新增品牌“红星工具”');
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: '新增品牌' });
    await expect.poll(() => form.getByRole('textbox', { name: '品牌名称' }).inputValue(), pollOptions).toBe('红星工具');
    await expect(page).toBeAt('/brand');
  });

  it('没有结果时说明可以输入什么；? 列出快捷键，在输入框中只是一个字符', async () => {
    const page = await journey.open('/home', { as: 'lina' });
    await openPalette(page);
    await page.keyboard.type('绝对没有的东西');
    await expect(page).toShow('没有找到“绝对没有的东西”');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeGone();
    await page.keyboard.press('?');
    await expect(palette(page, '键盘快捷键')).toBeShown();
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(palette(page, '键盘快捷键')).toBeGone();
    await openPalette(page);
    await page.keyboard.type('?');
    expect(await input(page).inputValue()).toBe('?');
  });

  it('刚勾选一行时，? 同样列出快捷键', async () => {
    const page = await journey.open('/brand', { as: 'zhangwei' });
    await page.locator('[data-record]').first().getByRole('checkbox').check();
    await page.keyboard.press('?');
    await expect(palette(page, '键盘快捷键')).toBeShown();
  });

  it('菜单收起、英文界面同样；打开对话框时 Ctrl+K 不会离开对话框', async () => {
    const page = await journey.open('/home', { as: 'admin', language: 'ENG' });
    await page.getByRole('button', { name: 'Collapse menu' }).click();
    await openPalette(page, 'Command palette');
    await page.keyboard.type('BRANDS');
    await expect.poll(() => selected(page).innerText(), pollOptions).toContain('Brands');
    await page.keyboard.press('Enter');
    await expect(page).toBeAt('/brand');
    const chinese = await journey.open('/brand', { as: 'admin' });
    await openNewBrand(chinese);
    await chinese.keyboard.press('Control+k');
    await expect(palette(chinese)).toBeGone();
  });
});
