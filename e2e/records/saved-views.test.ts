import { role } from '@edp/contract/modules/session/session.ts';
import { savedView } from '@edp/contract/modules/saved-view/saved-view.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooseOption } from '../testing/choose-option.ts';
import { useJourney } from '../testing/journey.ts';
import { filter } from '../testing/screens/list-screen.ts';
import { pollOptions, searchOf } from '../testing/page-state.ts';
import { menu } from '../testing/screens/shell-screen.ts';

const journey = useJourney();

const headings = (page: Page) => page.getByRole('columnheader').filter({ visible: true }).allTextContents();
const viewMenu = (page: Page, name: string) => page.getByRole('button', { name: `视图“${name}”的操作` });

it('筛选、排序与隐藏的列存为视图，刷新后仍在；修改后可还原；从菜单离开再回来还是它，选了全部则是全部；默认视图下次打开即是', async () => {
  const page = await journey.open('/materialManage', { as: 'zhangwei' });
  await page.locator('[data-record]').first().waitFor();
  await filter(page, '物料名称').fill('轴承');
  await page.getByRole('columnheader').getByRole('button', { name: '物料编码' }).click();
  await expect.poll(() => searchOf(page), pollOptions).toMatchObject({ itemName: '轴承', sort: 'itemCode' });
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: '规格型号' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => headings(page), pollOptions).not.toContain('规格型号');

  await page.getByRole('button', { name: '存为视图' }).click();
  await page.getByLabel('视图名称').fill('轴承清单');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await viewMenu(page, '轴承清单').waitFor();
  await expect
    .poll(() => searchOf(page), pollOptions)
    .toMatchObject({ itemName: '轴承', sort: 'itemCode', view: expect.any(String) });

  await page.reload();
  await viewMenu(page, '轴承清单').waitFor();
  await expect.poll(() => headings(page), pollOptions).not.toContain('规格型号');
  await filter(page, '物料名称').fill('密封');
  await page.getByRole('button', { name: '还原' }).click();
  await expect.poll(() => searchOf(page), pollOptions).toMatchObject({ itemName: '轴承' });
  await page.getByRole('button', { name: '还原' }).waitFor({ state: 'detached' });

  const view = searchOf(page);
  for (const name of ['品牌管理', '物料管理']) await menu(page).getByRole('menuitem', { name, exact: true }).click();
  await viewMenu(page, '轴承清单').waitFor();
  await expect.poll(() => searchOf(page), pollOptions).toEqual(view);
  await page.getByRole('navigation', { name: '视图' }).getByRole('button', { name: '全部' }).click();
  for (const name of ['品牌管理', '物料管理']) await menu(page).getByRole('menuitem', { name, exact: true }).click();
  await expect.poll(() => searchOf(page), pollOptions).toEqual({});
  await page.getByRole('button', { name: /^轴承清单/ }).click();

  await viewMenu(page, '轴承清单').click();
  await page.getByRole('menuitem', { name: '设为默认' }).click();
  await page.getByRole('menuitem', { name: '设为默认' }).waitFor({ state: 'hidden' });
  await expect
    .poll(
      async () => (await (await journey.app.as('zhangwei')).data(savedView.read, {})).map(({ isDefault }) => isDefault),
      pollOptions,
    )
    .toEqual([true]);
  const later = await journey.open('/materialManage', { as: 'zhangwei' });
  await viewMenu(later, '轴承清单').waitFor();
  await expect.poll(() => searchOf(later), pollOptions).toMatchObject({ itemName: '轴承', sort: 'itemCode' });
});

it('共享给角色的视图可凭链接打开，不能修改；收回后链接给出提示。高级筛选：或的条件组，边改边计数，每个条件一个标签，各自修改与移除', async () => {
  const admin = await journey.app.as('admin');
  const content = {
    filters: { active: '0' },
    sort: '-code',
    layout: { columns: [{ key: 'createdName', isHidden: true }], density: 'compact' as const },
  };
  const { id } = await admin.data(savedView.save, { list: 'brand.list', name: '停用的品牌', content });
  const roles = await admin.data(role.list, { pageSize: 100 });
  await admin.succeed(savedView.share, {
    id,
    roleIds: roles.filter(({ code }) => code === 'VIEWER').map((each) => each.id),
  });
  const page = await journey.open(`/brand?view=${id}`, { as: 'lina' });
  await viewMenu(page, '停用的品牌').waitFor();
  await expect.poll(() => searchOf(page), pollOptions).toEqual({ active: '0', sort: '-code', view: id });
  await expect.poll(() => headings(page), pollOptions).not.toContain('创建人');
  await viewMenu(page, '停用的品牌').click();
  await page.getByRole('menuitem', { name: '复制链接' }).waitFor();
  expect(await page.getByRole('menuitem', { name: '重命名' }).count()).toBe(0);

  await admin.succeed(savedView.share, { id, roleIds: [] });
  const later = await journey.open(`/brand?view=${id}`, { as: 'lina' });
  await later.getByText('视图不存在，或不再与您共享').waitFor();
  await later.locator('[data-record]').first().waitFor();

  await later.getByRole('button', { name: '筛选', exact: true }).click();
  const dialog = later.getByRole('dialog');
  await chooseOption(dialog.getByRole('combobox', { name: '字段' }), '品牌编码');
  await dialog.getByRole('textbox', { name: '值' }).fill('YUAN');
  await expect.poll(() => dialog.getByText(/^符合 3 条$/).count(), pollOptions).toBe(1);
  await dialog.getByRole('button', { name: '添加条件组' }).click();
  const group = dialog.getByRole('group', { name: '条件组' });
  await chooseOption(group.getByRole('combobox', { name: '字段' }), '品牌编码');
  await group.getByRole('textbox', { name: '值' }).fill('BO');
  await group.getByRole('button', { name: '添加条件', exact: true }).click();
  await group.getByRole('textbox', { name: '值' }).last().fill('仪表');
  await expect.poll(() => dialog.getByText(/^符合 2 条$/).count(), pollOptions).toBe(1);
  await dialog.getByRole('button', { name: '应用' }).click();
  await dialog.waitFor({ state: 'detached' });
  await later.getByRole('button', { name: '修改高级筛选: 品牌编码 包含 BO 或 品牌名称 包含 仪表' }).waitFor();
  await expect.poll(() => later.locator('[data-record]').count(), pollOptions).toBe(2);
  await later.getByRole('button', { name: '修改高级筛选: 品牌编码 包含 YUAN' }).click();
  await dialog.getByRole('textbox', { name: '值' }).fill('YUANCE');
  await expect.poll(() => dialog.getByText(/^符合 1 条$/).count(), pollOptions).toBe(1);
  await dialog.getByRole('button', { name: '应用' }).click();
  await expect.poll(() => later.locator('[data-record]').count(), pollOptions).toBe(1);
  await later.getByRole('button', { name: '移除条件 品牌编码 包含 YUANCE' }).click();
  await expect.poll(() => later.locator('[data-record]').count(), pollOptions).toBe(2);
  await later.getByRole('button', { name: '移除高级筛选' }).click();
  await expect.poll(() => later.locator('[data-record]').count(), pollOptions).toBeGreaterThan(3);
});
