import type { OutputOf } from '@edp/contract/kernel/call.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { workbench } from '@edp/contract/modules/workbench/workbench.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { checkFile } from '@edp/server/testing/imports/import-file.ts';
import { importKinds } from '@edp/server/testing/imports/use-import-app.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addBrand } from '../testing/screens/brand-screen.ts';
import { textsBeyondCharts } from '../testing/inspect-page.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { codes } from '../testing/screens/list-screen.ts';
import { pollOptions, searchOf } from '../testing/page-state.ts';
import { greeting } from '../testing/screens/shell-screen.ts';

const journey = useJourney({ jobKinds: importKinds });

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
    // The menu stands beside it already.
    expect(await part(page, '常用入口').count()).toBe(0);

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
          for (const day of answer.data.changesPerDay)
            Object.assign(day, { value: 123_456_789, nouns: [{ noun: 'brand', value: 123_456_789 }] });
          await route.fulfill({ response, json: answer });
        }),
    });
    const chart = page.getByRole('figure').filter({ has: page.getByRole('table', { name: '近14天数据变更' }) });
    await expect(chart.locator('svg text', { hasText: '2亿' })).toBeShown();
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(
          () =>
            page.evaluate<number>(`((figure) => figure.clientWidth - figure.querySelector('svg').clientWidth)(
          [...document.querySelectorAll('figure')].find((figure) => figure.querySelector('caption')?.textContent === '近14天数据变更'))`),
          pollOptions,
        )
        .toBe(0);
      expect.soft(await textsBeyondCharts(page), `${width}`).toEqual([]);
    }
    await page.getByRole('button', { name: '表格', exact: true }).click();
    await expect(page.getByRole('cell', { name: '123,456,789' }).first()).toBeShown();
    expect(await chart.locator('svg').count()).toBe(0);
  });

  it('最新变更说出旧值与新值；只改一处的可以当场撤销；只看自己的', async () => {
    const admin = await journey.app.as('admin');
    const { id, name } = await addBrand(admin);
    const zhangwei = await journey.app.as('zhangwei');
    const { version, ...stored } = await zhangwei.data(brand.detail, { id });
    await zhangwei.succeed(brand.save, { ...stored, version, sortOrder: 88 });
    const page = await journey.open('/home', { as: 'zhangwei' });
    const entry = part(page, '最新变更').getByRole('listitem').filter({ hasText: name }).first();
    await expect(entry.getByText(`排序 ${stored.sortOrder} → 88`)).toBeShown();
    await part(page, '最新变更').getByRole('radio', { name: '我的' }).check();
    await entry.getByRole('button', { name: `撤销 ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: '撤销' }).click();
    await expect(entry.getByText(`排序 88 → ${stored.sortOrder}`)).toBeShown();
    expect((await zhangwei.data(brand.detail, { id })).sortOrder).toBe(stored.sortOrder);
  });

  it('没有确认的试运行在待办中说明是什么，当场放弃', async () => {
    const zhangwei = await journey.app.as('zhangwei');
    await checkFile(zhangwei, 'brand', '品牌编码,品牌名称\nHOME1,首页导入\n', '首页.csv');
    const page = await journey.open('/home', { as: 'zhangwei' });
    const line = part(page, '待办').getByRole('listitem').filter({ hasText: '首页.csv' });
    await expect(line.getByText('导入试运行')).toBeShown();
    await expect(line.getByText('1 行，尚未写入')).toBeShown();
    await line.getByRole('button', { name: '放弃 首页.csv' }).click();
    await page.getByRole('dialog', { name: '放弃“首页.csv”的试运行？' }).getByRole('button', { name: '放弃' }).click();
    await expect(line).toBeGone();
    expect((await zhangwei.data(imports.list, { fileName: '首页' })).length).toBe(0);
  });

  it('只能查看的人没有待办，看到近期有什么新内容；其他部分取不到时只有它说明', async () => {
    let isBroken = true;
    const page = await journey.open('/home', {
      as: 'lina',
      expected: [responseLine(workbench.insights, 502)],
      prepare: (opened) =>
        opened.route(`**${workbench.insights.path}*`, (route) =>
          isBroken ? route.fulfill({ status: 502, body: 'Bad Gateway' }) : route.continue(),
        ),
    });
    await expect(part(page, '近 7 天的新内容').getByRole('link').first()).toBeShown();
    expect(await part(page, '待办').count()).toBe(0);
    await expect(part(page, '资料完整度').getByText('这部分没有读取成功')).toBeShown();
    isBroken = false;
    await part(page, '资料完整度').getByRole('button', { name: '重试' }).click();
    await expect(part(page, '资料完整度').getByRole('listitem').first()).toBeShown();
  });

  it('平台操作员从待办直接打开要审核的申请', async () => {
    const page = await journey.open('/home', { as: 'admin', tenantCode: 'PLATFORM' });
    const lines = part(page, '待办').getByRole('list', { name: '待办事项' }).getByRole('listitem');
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
