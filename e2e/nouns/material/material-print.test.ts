import { material } from '@edp/contract/modules/material/material.ts';
import { jobKinds } from '@edp/server/job-kinds.ts';
import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityViolations } from '../../testing/inspect-page.ts';
import { useJourney } from '../../testing/journey.ts';
import { dialog, rows } from '../../testing/screens/list-screen.ts';
import { press } from '../../testing/screens/record-screen.ts';

const journey = useJourney({ jobKinds });

/** Ticks the rows of the page and opens the dialog. */
async function tickAll(page: Page) {
  await rows(page).nth(9).waitFor();
  await page.getByRole('checkbox', { name: '选择本页全部' }).check();
}

it('勾选后选择版式，在新窗口打开 PDF', async () => {
  const page = await journey.open('/materialManage', { as: 'zhangwei' });
  await tickAll(page);
  await press(page, '批量打印');
  const choose = dialog(page, '打印物料');
  await expect(choose.getByText('10 项物料')).toBeShown();
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await choose.getByLabel('资料页').check();
  const [request] = await Promise.all([
    page.context().waitForEvent('request', (sent: Request) => sent.url().includes(material.printed.path)),
    choose.getByRole('button', { name: '打印' }).click(),
  ]);
  await expect(choose).toBeGone();
  const response = await fetch(request.url());
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

it('很多时在后台生成，说明到哪里下载', async () => {
  const page = await journey.open('/materialManage?itemName=轴承', { as: 'zhangwei' });
  await tickAll(page);
  await page.getByRole('toolbar', { name: '批量操作' }).getByRole('button', { name: /^选择全部/ }).click();
  await press(page, '批量打印');
  const choose = dialog(page, '打印物料');
  await expect(choose.getByText('超过 100 项时在后台生成')).toBeShown();
  await choose.getByRole('button', { name: '打印' }).click();
  await expect(page).toShow('已开始生成，完成后请在“我的任务”中下载');
  await page.getByRole('banner').getByRole('button', { name: /张伟/ }).click();
  await page.getByRole('menuitem', { name: '我的任务' }).click();
  await expect(page).toShow(/打印物料（\d+ 项）/);
  await expect(page.getByRole('button', { name: /下载/ }).first()).toBeShown();
});
