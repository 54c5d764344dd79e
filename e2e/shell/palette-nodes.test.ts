import { category } from '@edp/contract/modules/category/category.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useJourney } from '../testing/journey.ts';
import { isFocused, pollOptions } from '../testing/page-state.ts';
import { addSet, node } from '../testing/screens/tree-screen.ts';

const journey = useJourney();

const found = (page: Page) => page.getByRole('listbox').getByRole('group', { name: '分类', exact: true }).getByRole('option');
const selectedNode = (page: Page) => page.getByRole('treeitem', { selected: true });

async function search(page: Page, typed: string) {
  await page.getByRole('main').waitFor();
  await page.keyboard.press('Control+k');
  await expect.poll(() => isFocused(page.getByRole('combobox', { name: '命令面板' })), pollOptions).toBe(true);
  await page.keyboard.type(typed);
}

/** Down to the row, then Enter. */
async function openFound(page: Page, typed: string) {
  await search(page, typed);
  await expect(found(page).first()).toBeShown();
  await expect.poll(async () => {
    if ((await found(page).first().getAttribute('aria-selected')) === 'true') return true;
    await page.keyboard.press('ArrowDown');
    return false;
  }, pollOptions).toBe(true);
  await page.keyboard.press('Enter');
}

describe('命令面板中的分类与标签', () => {
  it('按拼音首字母找到分类，第二行是路径；打开分类树，展开到该分类，选中并在视野中', async () => {
    const page = await journey.open('/home', { as: 'admin' });
    await search(page, 'sdgj');
    await expect(found(page).filter({ hasText: '手动工具' }).filter({ hasText: '物料基础分类 / 辅助材料 / ' })).toBeShown();
    await page.keyboard.press('Escape');
    await openFound(page, 'sdgj');
    await expect(selectedNode(page).filter({ hasText: '手动工具' })).toBeShown();
    expect(await selectedNode(page).evaluate((row) => {
      const [inner, outer] = [row.getBoundingClientRect(), row.closest('[role=tree]')!.getBoundingClientRect()];
      return inner.top >= outer.top && inner.bottom <= outer.bottom;
    })).toBe(true);
    await expect(page.getByRole('region', { name: '手动工具' })).toBeShown();
  });

  it('分类树已经打开时转到所找的分类；同一分类再找一次也转回；别人刚添加的先读入', async () => {
    const admin = await journey.app.as('admin');
    const set = await addSet(admin, { 寻甲: { 寻甲子: {} }, 寻乙: {} });
    const page = await journey.open(`/categorySet/${set.id}/tree`, { as: 'admin' });
    await openFound(page, '寻甲子');
    await expect(selectedNode(page).filter({ hasText: '寻甲子' })).toBeShown();
    await node(page, '寻乙').click();
    await expect(selectedNode(page).filter({ hasText: '寻乙' })).toBeShown();
    await openFound(page, '寻甲子');
    await expect(selectedNode(page).filter({ hasText: '寻甲子' })).toBeShown();
    await admin.succeed(category.save, { categorySetId: set.id, parentId: set.ids['寻乙'], name: '寻乙新', code: 'NEW1', sort: 10, status: 1 });
    await openFound(page, '寻乙新');
    await expect(selectedNode(page).filter({ hasText: '寻乙新' })).toBeShown();
  });
});
