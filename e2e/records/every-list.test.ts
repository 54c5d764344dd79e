import { tableLayout } from '@edp/contract/modules/table-layout/table-layout.ts';
import { referTo } from '@edp/server/testing/describe/refer-to.ts';
import { importKinds } from '@edp/server/testing/imports/use-import-app.ts';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseOption } from '../testing/choose-option.ts';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { dialog, filter, headings, names, rowNamed, rows } from '../testing/screens/list-screen.ts';
import { addRecords, nouns, wireOf } from '../testing/nouns.ts';
import { isFocused, pollOptions, searchOf } from '../testing/page-state.ts';

const journey = useJourney({ jobKinds: importKinds });

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const bar = (page: Page) => page.getByRole('toolbar', { name: '批量操作' });
// Not a lost connection: the list would be fetched again without a click.
const maintenance = '系统维护中，请稍后再试';
const refuse = (route: Route) =>
  route.fulfill({
    status: 500,
    json: { code: 5000, status: false, message: maintenance, msg: maintenance, data: null },
  });
const failure = (page: Page) => page.getByRole('main').getByText(maintenance);

/** Deletes what is ticked; one of them is refused. */
async function deleteTicked(page: Page, { done, failed, reason }: { done: number; failed: string; reason: string }) {
  await bar(page).getByRole('button', { name: '删除' }).click();
  await dialog(page, /^确认删除选中的/)
    .getByRole('button', { name: '删除' })
    .click();
  const result = dialog(page, `共${done + 1}条，成功${done}条，失败1条`);
  await expect(result.getByRole('cell', { name: failed })).toBeShown();
  await expect(result.getByText(reason)).toBeShown();
  await result.getByRole('button', { name: '关闭' }).last().click();
}

const nounAt = (path: string) => nouns.find(({ route }) => route === path)!;
/** The batch actions of one are runs with a dry run, those of the other are not; every-noun visits the others. */
const brands = nounAt('/brand');
const boms = nounAt('/sparebom');

describe('品牌列表', () => {
  const { route, title, nameLabel, calls, column, table } = brands;
  const { name } = wireOf(brands);
  const isList = `**${calls.list.path}`;

  it('从菜单进入，读取失败可以重试；边输入边查询，排序、翻页与条数都在地址中，列为本人保存', async () => {
    const zhangwei = await journey.app.as('zhangwei');
    const layout = async () =>
      (await zhangwei.data(tableLayout.read, {})).find((each) => each.table === calls.list.name)?.layout;
    const { start } = await addRecords(await journey.app.as('admin'), brands, 12);
    const page = await journey.open('/home', { as: 'zhangwei', expected: [responseLine(calls.list, 500)] });
    await page.route(isList, refuse);
    await page.getByRole('menuitem', { name: title }).click();
    await expect(page).toBeAt(route);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeShown();
    await expect(failure(page)).toBeShown();
    await page.unroute(isList);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(rows(page).first()).toBeShown();

    await filter(page, nameLabel).pressSequentially(start);
    // Its first characters may find the same twelve.
    await expect.poll(() => searchOf(page), pollOptions).toEqual({ [name]: start });
    await expect(page).toShow('共 12 条');
    expect(await isFocused(filter(page, nameLabel))).toBe(true);
    const sort = page.getByRole('columnheader').getByRole('button', { name: nameLabel, exact: true });
    await sort.click();
    await expect.poll(async () => (await names(page, start))[0], pollOptions).toBe(`${start}01`);
    await sort.click();
    await expect.poll(async () => (await names(page, start))[0], pollOptions).toBe(`${start}12`);
    await page.getByRole('button', { name: '下一页' }).click();
    await expect.poll(() => names(page, start), pollOptions).toEqual([`${start}02`, `${start}01`]);
    expect(searchOf(page)).toEqual({ [name]: start, sort: `-${name}`, pageNo: '2' });
    expect(await page.getByRole('button', { name: '第 2 页' }).getAttribute('aria-current')).toBe('page');
    expect(await page.getByRole('button', { name: '下一页' }).isDisabled()).toBe(true);
    await chooseOption(page.getByLabel('每页条数'), '20 条/页');
    await expect.poll(async () => (await names(page, start)).length, pollOptions).toBe(12);

    const before = await headings(page);
    await page.getByRole('button', { name: '列设置' }).click();
    await box(page, column).click();
    await expect.poll(() => headings(page), pollOptions).toEqual(before.filter((each) => each !== column));
    await expect
      .poll(layout, pollOptions)
      .toMatchObject({ columns: expect.arrayContaining([expect.objectContaining({ isHidden: true })]), pageSize: 20 });
    await page.reload();
    await expect.poll(async () => (await names(page, start)).length, pollOptions).toBe(12);
    expect(await headings(page)).toEqual(before.filter((each) => each !== column));
    expect(searchOf(page)).toEqual({ [name]: start, sort: `-${name}`, pageSize: '20' });
    expect(await page.getByRole('columnheader', { name: nameLabel }).getAttribute('aria-sort')).toBe('descending');
    await sort.click();
    await expect.poll(() => searchOf(page), pollOptions).toEqual({ [name]: start, pageSize: '20' });
    await page.getByRole('button', { name: '列设置' }).click();
    await page.getByRole('button', { name: '恢复默认' }).click();
    await expect.poll(layout, pollOptions).toMatchObject({ columns: [], pageSize: 20 });
    await page.keyboard.press('Escape');
    await zhangwei.succeed(tableLayout.save, { table: calls.list.name, layout: null });

    await page.route(isList, refuse);
    await page.getByRole('button', { name: '查询' }).click();
    await expect(failure(page)).toBeShown();
    expect((await names(page, start)).length).toBe(12);
    await page.unroute(isList);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(failure(page)).toBeGone();

    await filter(page, nameLabel).fill('没有这一条');
    await expect(page).toShow('没有符合条件的数据');
    await page.getByRole('button', { name: '清空查询条件' }).click();
    await expect(rows(page).first()).toBeShown();
    expect(await filter(page, nameLabel).inputValue()).toBe('');
    expect(searchOf(page)).not.toHaveProperty(name);
  });

  it('用键盘选择，跨页选择与批量操作，做不成的逐条说明；选择全部时先看影响', async () => {
    const admin = await journey.app.as('admin');
    const { start, records } = await addRecords(admin, brands, 12);
    const reason = `已被使用，不能删除：${table}_user (1)`;
    const removeUse = await referTo(journey.app, table, [records[4]!.id]);
    const page = await journey.open(`${route}?name=${encodeURIComponent(start)}&sort=name`, { as: 'zhangwei' });
    await rows(page).nth(9).waitFor();
    await rows(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => isFocused(rows(page).nth(1)), pollOptions).toBe(true);
    await page.keyboard.press('Space');
    await expect(page).toShow('已选 1 条');
    expect(await box(page, `选择 ${start}02`).isChecked()).toBe(true);
    await page.keyboard.press('End');
    await expect.poll(() => isFocused(rows(page).nth(9)), pollOptions).toBe(true);
    await box(page, '选择本页全部').check();
    await expect(page).toShow('已选 10 条');
    await page.getByRole('button', { name: '下一页' }).click();
    await box(page, `选择 ${start}12`).check();
    await expect(page).toShow('已选 11 条');
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await bar(page).getByRole('button', { name: '停用' }).click();
    await expect(page).toShow('已停用 11 个');
    await expect(bar(page)).toBeGone();
    await expect
      .poll(() => rowNamed(page, `${start}11`).getByRole('button', { name: /^停用/ }).count(), pollOptions)
      .toBe(1);
    await expect
      .poll(() => rowNamed(page, `${start}12`).getByRole('button', { name: /^启用/ }).count(), pollOptions)
      .toBe(1);
    await box(page, `选择 ${start}12`).check();
    await page.getByRole('button', { name: '上一页' }).click();
    await box(page, `选择 ${start}05`).check();
    await deleteTicked(page, { done: 1, failed: `${start}05`, reason });
    await rowNamed(page, `${start}05`).waitFor();
    await box(page, `选择 ${start}05`).check();
    await bar(page).getByRole('button', { name: '选择全部 11 条' }).click();
    await expect(page).toShow('已选全部 11 条');
    await bar(page).getByRole('button', { name: '删除' }).click();
    await expect(page).toShow('将删除 10 条，另有 1 条不能删除');
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: `${start}05` })
        .filter({ hasText: reason }),
    ).toBeShown();
    await page.getByRole('button', { name: '删除 10 条' }).click();
    await expect(page).toShow('已删除 10 条');
    await page.goBack();
    await expect.poll(() => names(page, start), pollOptions).toEqual([`${start}05`]);
    await box(page, `选择 ${start}05`).check();
    await filter(page, nameLabel).fill(`${start}0`);
    await expect(bar(page)).toBeGone();
    await removeUse();
  });
});

it('没有试运行的列表：选择全部后直接批量操作，做不成的逐条说明', async () => {
  const admin = await journey.app.as('admin');
  const { start, records } = await addRecords(admin, boms, 3);
  const removeUse = await referTo(journey.app, boms.table, [records[1]!.id]);
  const page = await journey.open(`${boms.route}?${wireOf(boms).name}=${encodeURIComponent(start)}`, {
    as: 'zhangwei',
  });
  await box(page, '选择本页全部').check();
  await bar(page).getByRole('button', { name: '停用' }).click();
  await expect(page).toShow('已停用 3 个');
  await expect
    .poll(() => rowNamed(page, `${start}01`).getByRole('button', { name: /^启用/ }).count(), pollOptions)
    .toBe(1);
  await box(page, `选择 ${start}01`).check();
  await bar(page).getByRole('button', { name: '选择全部 3 条' }).click();
  await expect(page).toShow('已选全部 3 条');
  await deleteTicked(page, { done: 2, failed: `${start}02`, reason: `已被使用，不能删除：${boms.table}_user (1)` });
  await expect.poll(() => names(page, start), pollOptions).toEqual([`${start}02`]);
  await removeUse();
});
