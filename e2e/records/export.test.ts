import { readFile } from 'node:fs/promises';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { exchange } from '@edp/contract/modules/exchange/exchange.ts';
import { jobKinds } from '@edp/server/job-kinds.ts';
import { readSheets } from '@edp/server/testing/imports/read-sheets.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { responseLine, useJourney } from '../testing/journey.ts';
import { cell, dialog } from '../testing/screens/list-screen.ts';
import { pollOptions } from '../testing/page-state.ts';
import { activityButton } from '../testing/screens/shell-screen.ts';

const journey = useJourney({ jobKinds });

async function openExport(page: Page, list: string): Promise<Locator> {
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const panel = dialog(page, `导出：${list}`);
  await expect(panel.getByRole('checkbox').first()).toBeShown();
  return panel;
}

async function save(page: Page, from: Locator): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), from.click()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

const checked = (panel: Locator) =>
  panel
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) => boxes.map((box) => box.closest('label')!.textContent));

describe('导出列表', () => {
  it('按当前的筛选与显示的列导出为工作簿，再次打开内容与列表相同；只导出勾选的行，存为文本', async () => {
    const rows = await (
      await journey.app.as('zhangwei', { roleCode: 'MASTER_DATA' })
    ).data(brand.list, { name: '轴承', pageSize: 50 });
    expect(rows.length).toBeGreaterThan(0);
    const page = await journey.open(`/brand?name=${encodeURIComponent('轴承')}`, { as: 'zhangwei' });
    await expect(cell(page, rows[0]!.name)).toBeShown();
    const panel = await openExport(page, '品牌管理');
    await expect(panel).toShow(`符合当前筛选条件的全部 ${rows.length} 条`);
    expect(await checked(panel)).toEqual(['品牌编码', '品牌名称', '排序', '状态', '创建人', '创建时间']);
    await panel.getByRole('checkbox', { name: '创建时间' }).uncheck();
    await panel.getByRole('checkbox', { name: '描述' }).check();
    const { name, content } = await save(page, panel.getByRole('button', { name: '导出', exact: true }));
    expect(name).toMatch(/^品牌管理-\d{14}\.xlsx$/);
    await expect(panel).toBeGone();
    const [sheet, notes] = await readSheets(content);
    expect(sheet!.rows[0]).toEqual(['品牌编码', '品牌名称', '排序', '状态', '描述', '创建人']);
    expect(sheet!.rows.slice(1).map(([code, title, sort]) => [code, title, sort])).toEqual(
      rows.map((row) => [row.code, row.name, row.sortOrder]),
    );
    expect(notes!.rows).toContainEqual(['筛选条件：品牌名称', '轴承']);

    await page.getByRole('button', { name: '重置' }).click();
    await expect.poll(() => page.getByRole('row').count(), pollOptions).toBe(11);
    const boxes = page.getByRole('row').getByRole('checkbox');
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    await openExport(page, '品牌管理');
    expect(await panel.getByRole('radio', { name: '已勾选的 2 条' }).isChecked()).toBe(true);
    await panel.getByRole('radio', { name: '文本（csv）' }).check();
    const text = await save(page, panel.getByRole('button', { name: '导出', exact: true }));
    expect(text.name).toMatch(/\.csv$/);
    const lines = text.content.toString().trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('品牌编码,品牌名称');
  });

  it('多于五千条由后台任务导出，完成后在“我的任务”中下载', async () => {
    await (
      await journey.app.asTenant(1)
    ).query(`insert into brand (code, name) select 'MANY' || n, '许多' || n from generate_series(1, 5001) n`);
    const page = await journey.open('/home', { as: 'admin', expected: [responseLine(exchange.export, 400)] });
    // The total is an estimate below the limit, so the file is asked for first.
    await page.route(`**${brand.list.path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), total: 4000, approximate: true } });
    });
    await page.goto(`${journey.app.baseUrl}/#/brand`);
    await expect(page.getByRole('row').nth(1)).toBeShown();
    const panel = await openExport(page, '品牌管理');
    await panel.getByRole('button', { name: '导出', exact: true }).click();
    await expect(panel).toBeGone();
    await activityButton(page).click();
    const drawer = dialog(page, '我的任务');
    const link = drawer.getByRole('button', { name: /^下载 品牌-\d{14}\.xlsx$/ });
    await expect.poll(() => link.count(), pollOptions).toBe(1);
    const { content } = await save(page, link);
    const [sheet] = await readSheets(content);
    expect(sheet!.rows.length).toBeGreaterThan(5000);
  });
});
