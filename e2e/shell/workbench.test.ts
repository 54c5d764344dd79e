import type { OutputOf } from '@edp/contract/kernel/call.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { workbench } from '@edp/contract/modules/workbench/workbench.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addBrand } from '../testing/screens/brand-screen.ts';
import { textsBeyondCharts } from '../testing/inspect-page.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { codes } from '../testing/screens/list-screen.ts';
import { pollOptions, searchOf } from '../testing/page-state.ts';
import { greeting } from '../testing/screens/shell-screen.ts';

const journey = useJourney();

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const changes = (page: Page) => part(page, '最新变更').getByRole('listitem').allInnerTexts();

describe('工作台', () => {
  it('问候、日期、角色与组织；数字、图表、最新变更、待办都通向各自的页面；回到首页时已是最新', async () => {
    const admin = await journey.app.as('admin');
    const { id, name } = await addBrand(admin);
    await (
      await journey.app.as('zhangwei')
    ).succeed(brand.save, { ...(await admin.data(brand.detail, { id })), active: 0 });
    const page = await journey.open('/home', { as: 'zhangwei' });
    await expect(greeting(page, '张伟')).toBeShown();
    await expect(page.getByRole('main').getByText('主数据专员 · 佰瑞华总部库存组织')).toBeShown();
    await expect(page.getByRole('main').getByText(/^\d{4}年\d{1,2}月\d{1,2}日星期.$/)).toBeShown();
    await expect
      .poll(() => changes(page), pollOptions)
      .toContainEqual(expect.stringContaining(`张伟 停用了 品牌 ${name}`));
    await expect
      .poll(() => changes(page), pollOptions)
      .toContainEqual(expect.stringContaining(`陈志远 新增了 品牌 ${name}`));
    // The data of the chart is available to screen readers.
    expect(await page.getByRole('table', { name: '近14天数据变更' }).getByRole('row').count()).toBe(15);

    await part(page, '最新变更').getByRole('link', { name }).first().click();
    await expect(page).toBeAt('/brand');
    expect(searchOf(page)).toEqual({ name });
    // The address changes before the page does: only a page that was hidden is refetched when it is shown again.
    await expect.poll(() => codes(page), pollOptions).toHaveLength(1);
    const { name: another } = await addBrand(admin);
    await page.goBack();
    await expect.poll(() => changes(page), pollOptions).toContainEqual(expect.stringContaining(another));
    await part(page, '数据概览').getByRole('link', { name: '无效 3' }).click();
    await expect(page).toBeAt('/brand');
    await expect.poll(() => codes(page), pollOptions).toHaveLength(3);
    await page.goBack();
    await part(page, '常用入口').getByRole('link', { name: '品牌管理' }).click();
    await expect(page).toBeAt('/brand');
    await page.getByRole('menuitem', { name: '首页' }).click();

    await expect(
      part(page, '待办')
        .getByText(/^剩 \d+ 天$/)
        .first(),
    ).toBeShown();
    await part(page, '待办')
      .getByRole('link', { name: /^查看 / })
      .first()
      .click();
    await expect(page).toBeAt('/zBook');
  });

  it('图表的数值与日期不超出图的边缘，数再大也一样', async () => {
    const page = await journey.open('/home', {
      as: 'zhangwei',
      prepare: (opened) =>
        opened.route(`**${workbench.show.path}*`, async (route) => {
          const response = await route.fetch();
          const answer = (await response.json()) as { data: OutputOf<typeof workbench.show> };
          for (const day of answer.data.changesPerDay) day.value = 123_456_789;
          await route.fulfill({ response, json: answer });
        }),
    });
    const chart = page.getByRole('figure').filter({ has: page.getByRole('table', { name: '近14天数据变更' }) });
    await expect(chart.locator('svg text', { hasText: '200,000,000' })).toBeShown();
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(
          () =>
            page.evaluate<number>(`(({ clientWidth, firstElementChild }) => clientWidth - firstElementChild.clientWidth)(
          [...document.querySelectorAll('figure')].find((figure) => figure.querySelector('caption')?.textContent === '近14天数据变更'))`),
          pollOptions,
        )
        .toBe(0);
      expect.soft(await textsBeyondCharts(page), `${width}`).toEqual([]);
    }
  });

  it('平台操作员从待办直接打开要审核的申请', async () => {
    const page = await journey.open('/home', { as: 'admin', tenantCode: 'PLATFORM' });
    const lines = part(page, '待办').getByRole('listitem');
    await expect.poll(() => lines.count(), pollOptions).toBeGreaterThan(0);
    const name = await lines.first().getByRole('link').first().innerText();
    await part(page, '待办')
      .getByRole('link', { name: `审核 ${name}` })
      .click();
    await expect(page).toBeAt('/tenantApplication');
    await expect(page.getByRole('heading', { name }).first()).toBeShown();
  });

  it('刚开通的租户处处说明还没有什么，页头没有滚动公告', async () => {
    const owner = await journey.app.owner();
    // What was released cannot be deleted row by row.
    await owner.query('truncate bom, bom_revision, bom_item');
    for (const table of ['news', 'material_stock', 'product', 'brand', 'change_record'])
      await owner.query(`delete from ${table} where tenant_id = 2`);
    const page = await journey.open('/home', { as: 'admin', tenantCode: 'HXJT' });
    await expect(part(page, '数据概览').getByRole('link', { name: '品牌 0' })).toBeShown();
    for (const text of ['还没有数据变更', '还没有数据', '还没有公告'])
      await expect(page.getByText(text, { exact: false }).first()).toBeShown();
    expect(await page.getByRole('banner').getByRole('region').count()).toBe(0);
  });

  it('数据取不到时说明，可以重试，其他部分照常；英文', async () => {
    let isBroken = true;
    const page = await journey.open('/home', {
      as: 'zhangwei',
      language: 'ENG',
      expected: [responseLine(workbench.show, 502)],
      prepare: (opened) =>
        opened.route(`**${workbench.show.path}*`, (route) =>
          isBroken ? route.fulfill({ status: 502, body: 'Bad Gateway' }) : route.continue(),
        ),
    });
    await expect(page).toShow('The workbench could not be fetched');
    await expect(part(page, 'Latest news')).toBeShown();
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(part(page, 'Overview').getByRole('link', { name: /^Brands \d+$/ })).toBeShown();
    await expect(page.getByRole('heading', { level: 1, name: /^Good \w+, 张伟$/ })).toBeShown();
  });
});
