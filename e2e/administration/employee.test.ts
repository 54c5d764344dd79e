import { brand } from '@edp/contract/modules/brand/brand.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooseNode, chooseOption, options } from '../testing/choose-option.ts';
import { accessibilityViolations, chineseTexts, pageIsWiderThanWindow } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import {
  dialog,
  field,
  filter,
  messages,
  rowButton,
  rowNamed,
  rows,
  runExtra,
  save,
} from '../testing/screens/list-screen.ts';
import { pollOptions, searchOf } from '../testing/page-state.ts';
import { node } from '../testing/screens/tree-screen.ts';

const journey = useJourney();

const departments = (page: Page) => page.getByRole('navigation', { name: '部门' });
/** How many people the tree counts in a department. */
const countOf = async (page: Page, name: string) => Number((await node(page, name).innerText()).match(/\d+/)?.[0]);
/** At the heading; below the list it stands again. */
const total = (page: Page) =>
  page
    .getByText(/^共 \d+ 条/)
    .filter({ visible: true })
    .first();

it('按部门查看，包含下级部门；部门在地址中，可以搜索，回到全部员工；没有障碍，英文界面没有中文', async () => {
  const page = await journey.open('/home', { as: 'admin' });
  await page.getByRole('menuitem', { name: '员工管理' }).click();
  await expect(rowNamed(page, '张伟')).toBeShown();
  await total(page).waitFor();
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  expect(await pageIsWiderThanWindow(page)).toBe(false);
  await node(page, '主数据中心').click();
  const count = await countOf(page, '主数据中心');
  expect(count).toBe((await countOf(page, '物料数据组')) + (await countOf(page, '产品数据组')));
  await expect.poll(() => rows(page).count(), pollOptions).toBe(Math.min(count, 10));
  await expect(page).toShow(`共 ${count} 条`);
  expect(searchOf(page)).toHaveProperty('organizationId');
  await page.reload();
  await expect(page).toShow(`共 ${count} 条`);
  await expect.poll(() => node(page, '主数据中心').getAttribute('aria-selected'), pollOptions).toBe('true');
  await filter(page, '姓名/账号').fill('zw');
  await expect.poll(() => rows(page).count(), pollOptions).toBe(2);
  await departments(page).getByRole('searchbox').fill('仓储');
  await expect.poll(() => page.getByRole('treeitem').count(), pollOptions).toBeLessThan(5);
  await departments(page)
    .getByRole('button', { name: /^全部员工/ })
    .click();
  await expect.poll(() => searchOf(page), pollOptions).toEqual({ keyword: 'zw' });

  await page.getByRole('button', { name: '简体中文' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await page.getByRole('button', { name: 'New employee' }).click();
  await page.getByRole('dialog').getByLabel('Initial password').waitFor();
  expect((await chineseTexts(page)).filter((text) => /员工|部门|角色：|状态/.test(text))).toEqual([]);
});

it('新增员工：逐项提示，选择部门与角色；停用要先确认；员工的记录有资料、登录的设备与修改历史', async () => {
  const page = await journey.open('/employee', { as: 'admin' });
  await rowNamed(page, '张伟').waitFor();
  await page.getByRole('button', { name: '新增员工' }).click();
  await expect(dialog(page, '新增员工')).toBeShown();
  await field(page, '初始密码').fill('');
  await save(page);
  await expect.poll(() => messages(page), pollOptions).toEqual(['请输入员工姓名', '请输入登录账号', '请输入初始密码']);
  await field(page, '姓名').fill('林晓晨');
  await field(page, '登录账号').fill('linxiaochen');
  await field(page, '初始密码').fill('Begin2026');
  await chooseNode(field(page, '所属部门'), '采购部');
  await field(page, '工号').fill('E9001');
  await field(page, '角色').click();
  await options(field(page, '角色')).getByText('数据查看员', { exact: true }).click();
  await page.keyboard.press('Escape');
  await save(page);
  await expect(dialog(page, '新增员工')).toBeGone();
  await filter(page, '姓名/账号').fill('linxc');
  await expect(page).toShow('没有符合条件的数据');
  await filter(page, '姓名/账号').fill('linxiao');
  await expect(rowNamed(page, '林晓晨')).toBeShown();
  expect(await rowNamed(page, '林晓晨').innerText()).toMatch(/E9001\s+采购部\s+数据查看员/);

  await filter(page, '姓名/账号').fill('majun');
  await rowButton(page, '停用', '马军').click();
  await dialog(page, '确认停用马军？').getByRole('button', { name: '停用' }).click();
  await expect(rowButton(page, '启用', '马军')).toBeShown();
  await rowNamed(page, '马军').getByText('马军').click();
  const drawer = page.getByRole('region', { name: '员工详情' });
  await expect(drawer.getByText('majun@example.com')).toBeShown();
  await drawer.getByRole('tab', { name: '登录的设备' }).click();
  await expect(drawer.getByText('目前没有登录的设备')).toBeShown();
  await drawer.getByRole('tab', { name: '最近变更' }).click();
  await expect.poll(() => drawer.getByRole('tabpanel').innerText(), pollOptions).toMatch(/状态 启用 → 停用/);
});

it('离职：先看到要交接的内容，选择交接人后，数据归交接人；之后可以恢复在职', async () => {
  const leaver = await journey.app.as('zhangwei');
  const { id } = await leaver.data(brand.save, { code: 'HANDED', name: '交接的品牌', active: 1, sortOrder: 900 });
  const page = await journey.open('/employee?keyword=zhangwei', { as: 'admin' });
  await rowNamed(page, '张伟').waitFor();
  await runExtra(page, '办理离职', '张伟');
  const leave = dialog(page, '办理离职：张伟（zhangwei）');
  await expect(leave.getByText('品牌数据')).toBeShown();
  await field(page, '交接人').fill('lina');
  await options(field(page, '交接人')).getByText('李娜（lina）').click();
  await leave.getByRole('button', { name: '办理离职' }).click();
  await dialog(page, '确认张伟离职？').getByRole('button', { name: '办理离职' }).click();
  await expect(leave).toBeGone();
  await expect(rowNamed(page, '张伟')).toBeGone();

  const admin = await journey.app.as('admin');
  const [lina] = await admin.data(employee.list, { account: 'lina' });
  const { rows: owned } = await (
    await journey.app.asTenant(1)
  ).query('select owner_id, created_by <> owner_id as handed from brand where id = $1', [id]);
  expect(owned).toEqual([{ owner_id: lina!.id, handed: true }]);

  await chooseOption(filter(page, '状态'), '离职');
  await expect(rowNamed(page, '张伟')).toBeShown();
  await rowButton(page, '恢复在职', '张伟').click();
  await expect(rowNamed(page, '张伟')).toBeGone();
});
