import { application } from '@edp/contract/modules/application/application.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addBrand } from '../testing/screens/brand-screen.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { dialog, runExtra } from '../testing/screens/list-screen.ts';
import { isFocused, pollOptions, searchOf } from '../testing/page-state.ts';
import { heading } from '../testing/screens/record-screen.ts';

const journey = useJourney();

/** Every noun of a tenant with a list: its route, the title of its records, and what they show beside 概览. */
const nouns = [
  { route: '/brand', title: '品牌详情', tabs: ['多语言', '共享范围', '何处使用'] },
  { route: '/unit', title: '单位详情', tabs: ['多语言', '共享范围', '何处使用'] },
  { route: '/specification', title: '规格详情', tabs: ['最近变更', '多语言', '共享范围', '何处使用'] },
  { route: '/categorySet', title: '分类集详情', tabs: ['多语言', '共享范围', '何处使用'] },
  { route: '/labelSet', title: '标签集详情', tabs: ['多语言', '共享范围', '何处使用'] },
  { route: '/applicationManage', title: '应用详情', tabs: ['共享范围', '何处使用'] },
  { route: '/applicationSetup/appsort', title: '应用分类详情', tabs: ['何处使用'], hasNoPage: true },
  { route: '/zBook', title: '证书详情', tabs: ['何处使用'] },
  { route: '/shareRulesManage', title: '共享规则详情', tabs: ['何处使用'] },
  { route: '/account', title: '账号详情', tabs: ['何处使用'] },
  { route: '/employee', title: '员工详情', tabs: ['登录的设备', '最近变更', '何处使用'] },
];

const drawer = (page: Page, title: string) => page.getByRole('region', { name: title });
/** Without the number of uses. */
const tabsOf = async (place: Locator) =>
  (await place.getByRole('tab').allInnerTexts()).map((text) => text.replace(/ \d+$/, ''));
const row = (page: Page, index: number) => page.locator('tbody tr[data-record]').filter({ visible: true }).nth(index);
const idOf = (page: Page, index: number) => row(page, index).getAttribute('data-record');

/** Four in one visit: a page takes as long to load as a noun to look through. */
const visits = [0, 4, 8]
  .map((from) => nouns.slice(from, from + 4))
  .map((visited) => ({ titles: visited.map(({ title }) => title).join('、'), visited }));

/** What differs from noun to noun; how the drawer is used is the same in all. */
it.each(visits)('$titles：从列表打开，各页签都有内容，可打开为页面', async ({ visited }) => {
  const page = await journey.open('/home', { as: 'admin' });
  for (const { route, title, tabs, hasNoPage = false } of visited) {
    await page.goto(`${journey.app.baseUrl}/#${route}`);
    await row(page, 0).waitFor();
    const first = await idOf(page, 0);
    await row(page, 0).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => tabsOf(drawer(page, title)), pollOptions).toEqual(['概览', ...tabs]);
    for (const tab of [...tabs, '概览']) {
      await drawer(page, title).getByRole('tab', { name: tab }).click();
      await expect.poll(() => drawer(page, title).getByRole('tabpanel').innerText(), pollOptions).not.toBe('');
    }
    const asPage = drawer(page, title).getByRole('link', { name: '打开为页面' });
    expect(await asPage.count()).toBe(hasNoPage ? 0 : 1);
    if (hasNoPage) continue;
    await asPage.click();
    await expect(page).toBeAt(`${route}/${first}`);
    await expect(heading(page, title)).toBeShown();
  }
});

describe('品牌在列表旁', () => {
  const title = '品牌详情';
  const edit = (page: Page) => drawer(page, title).getByRole('button', { name: /编辑$/ });

  it('从列表打开，地址中有它；下一条，刷新仍在，Esc 关闭后焦点回到该行，后退关闭；自己删除后关闭；他人删除的说明并返回列表，不提供重试', async () => {
    const admin = await journey.app.as('admin');
    await addBrand(admin, { code: 'DRAWER1' });
    const [mine, other] = [await addBrand(admin, { code: 'DRAWER2' }), await addBrand(admin)];
    const page = await journey.open('/brand?code=DRAWER', { as: 'admin', expected: [responseLine(brand.detail, 404)] });
    await row(page, 1).waitFor();
    const [first, second] = [await idOf(page, 0), await idOf(page, 1)];
    await row(page, 0).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(drawer(page, title)), pollOptions).toBe(true);
    expect(searchOf(page)).toEqual({ code: 'DRAWER', open: first });
    await expect(drawer(page, title).getByText('1 / 2')).toBeShown();

    await page.keyboard.press('j');
    await expect.poll(() => searchOf(page).open, pollOptions).toBe(second);
    await expect(row(page, 1).and(page.locator('[aria-current=true]'))).toBeShown();
    await page.reload();
    await expect(drawer(page, title).getByText('2 / 2')).toBeShown();
    await drawer(page, title).focus();
    await page.keyboard.press('Escape');
    await expect(drawer(page, title)).toBeGone();
    expect(searchOf(page)).toEqual({ code: 'DRAWER' });
    await expect.poll(() => isFocused(row(page, 1)), pollOptions).toBe(true);

    await page.keyboard.press('Enter');
    await expect(drawer(page, title)).toBeShown();
    await page.goBack();
    await expect(drawer(page, title)).toBeGone();
    await page.goForward();
    await drawer(page, title)
      .getByRole('button', { name: `更多 ${mine.name}` })
      .click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await dialog(page, /确认删除品牌/)
      .getByRole('button', { name: '删除' })
      .click();
    await expect(drawer(page, title)).toBeGone();

    await admin.succeed(brand.delete, { id: other.id });
    await page.goto(`${journey.app.baseUrl}/#/brand?open=${other.id}`);
    await expect(drawer(page, title).getByText('该记录不存在或已被删除')).toBeShown();
    expect(await drawer(page, title).getByRole('button', { name: '重试' }).count()).toBe(0);
    await drawer(page, title).getByRole('button', { name: '返回列表' }).click();
    await expect(drawer(page, title)).toBeGone();
  });

  it('就地编辑：换到另一条要询问，保存后列表与变更都更新', async () => {
    const one = await addBrand(await journey.app.as('admin'));
    const page = await journey.open(`/brand?open=${one.id}`, { as: 'zhangwei' });
    await edit(page).click();
    const name = drawer(page, title).getByLabel('品牌名称');
    await name.fill(`${one.name}改`);
    await row(page, 0).focus();
    await page.keyboard.press('Enter');
    const question = dialog(page, /有尚未保存的修改/);
    await question.getByRole('button', { name: '取消' }).click();
    await expect.poll(() => name.inputValue(), pollOptions).toBe(`${one.name}改`);
    expect(searchOf(page).open).toBe(one.id);
    await drawer(page, title).getByRole('button', { name: '保存' }).click();
    await expect(drawer(page, title).getByRole('heading', { name: `${one.name}改` })).toBeShown();
    await expect(
      drawer(page, title)
        .getByRole('region', { name: '最近变更' })
        .getByRole('listitem')
        .filter({ hasText: '张伟' })
        .first(),
    ).toBeShown();
    await expect
      .poll(() => drawer(page, title).getByRole('region', { name: '最近变更' }).innerText(), pollOptions)
      .toContain(`${one.name} → ${one.name}改`);
  });
});

it('被使用的应用不能删除，从提示打开使用它的证书', async () => {
  const page = await journey.open('/applicationManage', {
    as: 'admin',
    expected: [responseLine(application.delete, 409)],
  });
  await runExtra(page, '删除', '员工移动端');
  await dialog(page, /确认删除应用“员工移动端”/)
    .getByRole('button', { name: '删除' })
    .click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^证书 / })
    .first()
    .click();
  await expect(page).toBeAt('/zBook');
  await expect(drawer(page, '证书详情').getByRole('heading', { name: /员工移动端/ })).toBeShown();
});
