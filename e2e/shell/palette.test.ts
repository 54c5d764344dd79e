import { category } from '@edp/contract/modules/category/category.ts';
import { roles } from '@edp/contract/modules/role/role.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import { isFocused, pollOptions, searchOf } from '../testing/page-state.ts';
import { addSet, node } from '../testing/screens/tree-screen.ts';

const journey = useJourney();

const palette = (page: Page, name = '命令面板') => page.getByRole('dialog', { name });
const input = (page: Page, name = '命令面板') => page.getByRole('combobox', { name });
const group = (page: Page, name: string) =>
  page.getByRole('listbox', { name: '搜索结果' }).getByRole('group', { name, exact: true });
const options = (page: Page, name: string) => group(page, name).getByRole('option');
const selected = (page: Page) => page.getByRole('listbox').getByRole('option', { selected: true });

async function openPalette(page: Page, name?: string) {
  await page.getByRole('main').waitFor();
  await page.keyboard.press('Control+k');
  await expect.poll(() => isFocused(input(page, name)), pollOptions).toBe(true);
}

async function search(page: Page, typed: string) {
  await openPalette(page);
  await page.keyboard.type(typed);
}

const erase = async (page: Page, typed: string) => {
  for (let left = typed.length; left > 0; left--) await page.keyboard.press('Backspace');
};

/** With the arrow keys. */
async function moveTo(page: Page, text: string) {
  await expect
    .poll(async () => {
      if ((await selected(page).innerText()).includes(text)) return true;
      await page.keyboard.press('ArrowDown');
      return false;
    }, pollOptions)
    .toBe(true);
}

/** Down to the first category, then Enter; not before all that was typed is found, rather than its beginning. */
async function openCategory(page: Page, typed: string, name = typed) {
  const first = options(page, '分类').first().filter({ hasText: name });
  await search(page, typed);
  await expect(first).toBeShown();
  await expect
    .poll(async () => {
      if ((await first.getAttribute('aria-selected')) === 'true') return true;
      await page.keyboard.press('ArrowDown');
      return false;
    }, pollOptions)
    .toBe(true);
  await page.keyboard.press('Enter');
}

describe('命令面板', () => {
  it('只用键盘：Ctrl+K、拼音首字母、方向键、回车打开记录；之后在最近访问中；编码中匹配的部分有标记', async () => {
    const page = await journey.open('/home', { as: 'admin' });
    await openPalette(page);
    await page.keyboard.type('sgqzc');
    await expect(options(page, '物料').first()).toBeShown();
    await expect(page).toShow('拼音首字母');
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
      prepare: (opened) =>
        opened.route(/\/assets\/(?:shell-)?palette-[^/]+\.js/, async (route) => {
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

  it('全拼不带声调也找到，说明读作哪个词；可以切换深色、修改密码、导入、导出与退出', async () => {
    const page = await journey.open('/brand', { as: 'admin' });
    const choose = async (typed: string, offered: string) => {
      await search(page, typed);
      await expect(options(page, '操作').filter({ hasText: offered }).first()).toBeShown();
      await moveTo(page, offered);
      await page.keyboard.press('Enter');
      await expect(palette(page)).toBeGone();
    };
    await search(page, 'zhoucheng');
    await expect(options(page, '物料').first().locator('mark').filter({ hasText: '轴承' })).toBeShown();
    await moveTo(page, '轴承');
    await expect(page).toShow('拼音 · 轴承');
    await page.keyboard.press('Escape');

    await choose('shense', '切换到深色模式');
    await expect(page.getByRole('banner').getByRole('button', { name: '切换到浅色模式' })).toBeShown();
    await choose('浅色', '切换到浅色模式');
    await expect(page.getByRole('banner').getByRole('button', { name: '切换到深色模式' })).toBeShown();
    await choose('xgmm', '修改密码');
    await page.getByRole('dialog', { name: '修改密码' }).getByRole('button', { name: '取消' }).click();
    await choose('导出', '导出当前列表');
    await page.getByRole('dialog').filter({ hasText: '导出' }).getByRole('button', { name: '取消' }).click();
    await choose('导出单位', '导出单位');
    await expect(page).toBeAt('/unit');
    await page.getByRole('dialog').filter({ hasText: '导出' }).getByRole('button', { name: '取消' }).click();
    await choose('导入品牌', '导入品牌');
    await expect(page).toBeAt('/import/brand');
    await choose('tuichu', '退出');
    await expect(page).toBeAt('/login');
  });

  it('快捷键：Alt+N 新增，Ctrl+S 保存，Alt+E 编辑，Alt+J 与 Alt+K 换一条；在 ? 中列出', async () => {
    const page = await journey.open('/brand', { as: 'admin' });
    const opened = () => searchOf(page).open;
    const beside = page.getByRole('region', { name: '品牌详情' });
    await page.locator('[data-record]').first().waitFor();
    await page.keyboard.press('Alt+n');
    const form = page.getByRole('dialog', { name: '新增品牌' });
    await expect(form).toBeShown();
    await page.keyboard.press('Control+s');
    await expect(form).toShow('请输入品牌编码');
    await form.getByRole('button', { name: '取消' }).click();
    await expect(form).toBeGone();

    await page.locator('tbody tr[data-record]').first().focus();
    await page.keyboard.press('Enter');
    await expect(beside.getByRole('button', { name: '编辑' })).toBeShown();
    const first = opened();
    await page.keyboard.press('Alt+j');
    await expect.poll(opened, pollOptions).not.toBe(first);
    await expect(beside.locator('[data-shortcut=previous]:not([aria-disabled=true])')).toBeShown();
    await page.keyboard.press('Alt+k');
    await expect.poll(opened, pollOptions).toBe(first);
    await expect(beside.getByRole('button', { name: '编辑' })).toBeShown();
    await page.keyboard.press('Alt+e');
    await expect(beside.getByLabel('品牌名称')).toBeShown();
  });

  it('新增操作把后面的词带进表单；打开对话框时 Ctrl+K 不会离开对话框', async () => {
    const page = await journey.open('/home', { as: 'admin' });
    const add = async (typed: string, offered: string) => {
      await openPalette(page);
      await page.keyboard.type(typed);
      await expect.poll(() => selected(page).innerText(), pollOptions).toContain(offered);
      await page.keyboard.press('Enter');
    };
    for (const [noun, name, label] of [
      ['品牌', '红星工具', '品牌名称'],
      ['员工', '王芳', '姓名'],
      ['角色', '质检员', '角色名称'],
    ] as const) {
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

it('查看全部：显示不全的类别末尾可用方向键到达，打开列表，关键字在查询框中，清空即移除；部门树与角色页放进自己的搜索框', async () => {
  const page = await journey.open('/home', { as: 'admin' });
  await search(page, '轴承');
  await expect(options(page, '物料').first()).toBeShown();
  const all = await options(page, '物料').filter({ hasText: '查看全部' }).innerText();
  const count = /[\d,]+/.exec(all)![0];
  await moveTo(page, `查看全部 ${count} 条`);
  await page.keyboard.press('Enter');
  await expect(page).toBeAt('/materialManage');
  const keyword = page.getByRole('searchbox', { name: '关键字' }).filter({ visible: true });
  await expect.poll(() => keyword.inputValue(), pollOptions).toBe('轴承');
  await expect(page).toShow(`共 ${Number(count.replaceAll(',', ''))} 条`);
  await keyword.fill('');
  await expect.poll(() => new URL(page.url()).hash, pollOptions).toBe('#/materialManage');

  await page.goto(`${journey.app.baseUrl}/#/organisation?keyword=销售`);
  await expect
    .poll(() => page.getByRole('searchbox').filter({ visible: true }).first().inputValue(), pollOptions)
    .toBe('销售');
  await expect(page.getByRole('treeitem').filter({ hasText: '销售' }).first()).toBeShown();
  const [first] = (await (await journey.app.as('admin')).succeed(roles.query, {})).body.data as { name: string }[];
  await page.goto(`${journey.app.baseUrl}/#/role?keyword=${encodeURIComponent(first!.name)}`);
  await expect
    .poll(() => page.getByRole('complementary', { name: '角色' }).getByRole('searchbox').inputValue(), pollOptions)
    .toBe(first!.name);
});

it('限定范围：Tab 限定到所选结果的类别，给出更多结果；输入框为空时 Backspace 取消，Esc 先取消再关闭', async () => {
  const page = await journey.open('/home', { as: 'admin' });
  await search(page, '轴承');
  await expect(options(page, '物料').first()).toBeShown();
  await expect(group(page, '分类')).toBeShown();
  await expect.poll(() => selected(page).innerText(), pollOptions).toMatch(/轴承/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '取消限定“物料”' })).toBeShown();
  await expect(group(page, '分类')).toBeGone();
  await expect.poll(() => options(page, '物料').count(), pollOptions).toBe(21);
  expect(await isFocused(input(page))).toBe(true);
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(group(page, '分类')).toBeShown();
  await page.keyboard.press('Tab');
  await expect(group(page, '分类')).toBeGone();
  await erase(page, '轴承');
  expect(await input(page).getAttribute('placeholder')).toBe('在“物料”中搜索');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('button', { name: '取消限定“物料”' })).toBeGone();
  await page.keyboard.press('Escape');
  await expect(input(page)).toBeGone();

  // A group without a list of its own.
  await search(page, '轴承');
  await expect.poll(() => options(page, '分类').count(), pollOptions).toBe(6);
  await options(page, '分类').filter({ hasText: '显示更多' }).click();
  await expect(page.getByRole('button', { name: '取消限定“分类”' })).toBeShown();
  await expect.poll(() => options(page, '分类').count(), pollOptions).toBe(7);
  await expect(group(page, '物料')).toBeGone();
  expect(await isFocused(input(page))).toBe(true);
  await page.keyboard.press('Escape');
  await erase(page, '轴承');

  // Actions and menus.
  await page.keyboard.type('新增品牌');
  await moveTo(page, '新增品牌');
  await page.keyboard.press('Tab');
  await erase(page, '新增品牌');
  await expect(options(page, '操作').filter({ hasText: '新增物料' })).toBeShown();
  await page.keyboard.press('Escape');
  await page.keyboard.type('品牌管理');
  await expect.poll(() => selected(page).innerText(), pollOptions).toContain('品牌管理');
  await page.keyboard.press('Tab');
  await erase(page, '品牌管理');
  await expect.poll(() => options(page, '菜单').count(), pollOptions).toBeGreaterThan(15);
});

it('分类按拼音首字母找到，第二行是路径；打开分类树，展开到该分类，选中并在视野中；树已打开时转到所找的，别人刚添加的先读入', async () => {
  const selectedNode = (name: string) =>
    page.getByRole('treeitem', { selected: true }).filter({ hasText: name, visible: true });
  const admin = await journey.app.as('admin');
  const set = await addSet(admin, { 寻甲: { 寻甲子: {} }, 寻乙: {} });
  const page = await journey.open('/home', { as: 'admin' });
  await openCategory(page, 'sdgj', '手动工具');
  await expect(selectedNode('手动工具')).toBeShown();
  expect(
    await selectedNode('手动工具').evaluate((row) => {
      const [inner, outer] = [row.getBoundingClientRect(), row.closest('[role=tree]')!.getBoundingClientRect()];
      return inner.top >= outer.top && inner.bottom <= outer.bottom;
    }),
  ).toBe(true);
  await expect(page.getByRole('region', { name: '手动工具' })).toBeShown();
  await search(page, 'sdgj');
  await expect(
    options(page, '分类').filter({ hasText: '手动工具' }).filter({ hasText: '物料基础分类 / 辅助材料 / ' }),
  ).toBeShown();
  await page.keyboard.press('Escape');

  await openCategory(page, '寻甲子');
  await expect(selectedNode('寻甲子')).toBeShown();
  await node(page, '寻乙').click();
  await expect(selectedNode('寻乙')).toBeShown();
  await openCategory(page, '寻甲子');
  await expect(selectedNode('寻甲子')).toBeShown();
  await admin.succeed(category.save, {
    categorySetId: set.id,
    parentId: set.ids['寻乙'],
    name: '寻乙新',
    code: 'NEW1',
    sort: 10,
    status: 1,
  });
  await openCategory(page, '寻乙新');
  await expect(selectedNode('寻乙新')).toBeShown();
});
