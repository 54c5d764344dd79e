import { category } from '@edp/contract/modules/category/category.ts';
import { roles } from '@edp/contract/modules/role/role.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import { isFocused, pollOptions } from '../testing/page-state.ts';
import { addSet, node } from '../testing/screens/tree-screen.ts';

const journey = useJourney();

const input = (page: Page) => page.getByRole('combobox', { name: '命令面板' });
const group = (page: Page, name: string) => page.getByRole('listbox').getByRole('group', { name, exact: true });
const options = (page: Page, name: string) => group(page, name).getByRole('option');
const selected = (page: Page) => page.getByRole('listbox').getByRole('option', { selected: true });

async function search(page: Page, typed: string) {
  await page.getByRole('main').waitFor();
  await page.keyboard.press('Control+k');
  await expect.poll(() => isFocused(input(page)), pollOptions).toBe(true);
  await page.keyboard.type(typed);
}

const erase = async (page: Page, typed: string) => {
  for (let left = typed.length; left > 0; left--) await page.keyboard.press('Backspace');
};

/** With the arrow keys. */
async function moveTo(page: Page, text: string) {
  await expect.poll(async () => {
    if ((await selected(page).innerText()).includes(text)) return true;
    await page.keyboard.press('ArrowDown');
    return false;
  }, pollOptions).toBe(true);
}

/** Down to the first category, then Enter. */
async function openCategory(page: Page, typed: string) {
  const first = options(page, '分类').first();
  await search(page, typed);
  await expect(first).toBeShown();
  await expect.poll(async () => {
    if ((await first.getAttribute('aria-selected')) === 'true') return true;
    await page.keyboard.press('ArrowDown');
    return false;
  }, pollOptions).toBe(true);
  await page.keyboard.press('Enter');
}

it('查看全部：显示不全的类别末尾可用方向键到达，打开列表，关键字是可移除的查询条件；部门树与角色页放进自己的搜索框', async () => {
  const page = await journey.open('/home', { as: 'admin' });
  await search(page, '轴承');
  await expect(options(page, '物料').first()).toBeShown();
  const all = await options(page, '物料').filter({ hasText: '查看全部' }).innerText();
  const count = /[\d,]+/.exec(all)![0];
  await moveTo(page, `查看全部 ${count} 条`);
  await page.keyboard.press('Enter');
  await expect(page).toBeAt('/materialManage');
  await expect(page).toShow('关键字：轴承');
  await expect(page).toShow(`共 ${Number(count.replaceAll(',', ''))} 条`);
  await page.getByRole('button', { name: '移除查询条件 关键字' }).click();
  await expect(page.getByText('关键字：轴承')).toBeGone();
  await expect.poll(() => new URL(page.url()).hash, pollOptions).toBe('#/materialManage');

  await page.goto(`${journey.app.baseUrl}/#/organisation?keyword=销售`);
  await expect.poll(() => page.getByRole('searchbox').filter({ visible: true }).first().inputValue(), pollOptions).toBe('销售');
  await expect(page.getByRole('treeitem').filter({ hasText: '销售' }).first()).toBeShown();
  const [first] = (await (await journey.app.as('admin')).succeed(roles.query, {})).body.data as { name: string }[];
  await page.goto(`${journey.app.baseUrl}/#/role?keyword=${encodeURIComponent(first!.name)}`);
  await expect.poll(() => page.getByRole('complementary', { name: '角色' }).getByRole('searchbox').inputValue(), pollOptions).toBe(first!.name);
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
  const selectedNode = (name: string) => page.getByRole('treeitem', { selected: true }).filter({ hasText: name, visible: true });
  const admin = await journey.app.as('admin');
  const set = await addSet(admin, { 寻甲: { 寻甲子: {} }, 寻乙: {} });
  const page = await journey.open('/home', { as: 'admin' });
  await openCategory(page, 'sdgj');
  await expect(selectedNode('手动工具')).toBeShown();
  expect(await selectedNode('手动工具').evaluate((row) => {
    const [inner, outer] = [row.getBoundingClientRect(), row.closest('[role=tree]')!.getBoundingClientRect()];
    return inner.top >= outer.top && inner.bottom <= outer.bottom;
  })).toBe(true);
  await expect(page.getByRole('region', { name: '手动工具' })).toBeShown();
  await search(page, 'sdgj');
  await expect(options(page, '分类').filter({ hasText: '手动工具' }).filter({ hasText: '物料基础分类 / 辅助材料 / ' })).toBeShown();
  await page.keyboard.press('Escape');

  await openCategory(page, '寻甲子');
  await expect(selectedNode('寻甲子')).toBeShown();
  await node(page, '寻乙').click();
  await expect(selectedNode('寻乙')).toBeShown();
  await openCategory(page, '寻甲子');
  await expect(selectedNode('寻甲子')).toBeShown();
  await admin.succeed(category.save, { categorySetId: set.id, parentId: set.ids['寻乙'], name: '寻乙新', code: 'NEW1', sort: 10, status: 1 });
  await openCategory(page, '寻乙新');
  await expect(selectedNode('寻乙新')).toBeShown();
});
