import { news } from '@edp/contract/modules/news/news.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { responseLine, useJourney } from '../testing/journey.ts';
import { dialog } from '../testing/screens/list-screen.ts';
import { alerts, pollOptions } from '../testing/page-state.ts';

const journey = useJourney({ unreadNews: true });

const first = /主数据编码规范/;
const second = /信息安全提醒/;
const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '已阅读' }).click();
const sql = async (statement: string) => {
  const owner = await journey.app.owner();
  await owner.query(statement);
};

describe('必读公告', () => {
  it('进入后逐条显示，不能绕过；保存失败时说明原因并停在本条；每确认一条提示第几条，全部读完后关闭，不再出现', async () => {
    const page = await journey.open('/auth', { as: 'lina', expected: [responseLine(news.recordRead, 502)] });
    await page.getByLabel('授权码').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.goto(`${journey.app.baseUrl}/#/home`);
    await expect(dialog(page, first)).toBeShown();
    await expect(page).toShow('必读公告 1/2');
    await page.keyboard.press('Escape');
    await page.mouse.click(20, 300);
    expect(await page.getByRole('dialog').getByRole('button', { name: '关闭' }).count()).toBe(0);
    // Nothing behind the dialog can be reached by keyboard either.
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(`document.activeElement.closest('[inert]') === null`)).toBe(true);
    await expect(dialog(page, first)).toBeShown();

    await page.route(`**${news.recordRead.path}*`, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
    await confirm(page);
    await expect
      .poll(() => alerts(page), pollOptions)
      .toContainEqual(expect.stringContaining('阅读记录保存失败，请重试'));
    await expect(dialog(page, first)).toBeShown();
    await page.unrouteAll();
    await confirm(page);
    await expect(page).toShow('成功阅读第1条消息');
    await expect(dialog(page, second)).toBeShown();
    await confirm(page);
    await expect(page).toShow('成功阅读第2条消息');
    await expect(page.getByRole('dialog')).toBeGone();

    await page.reload();
    await expect(page.getByRole('region', { name: '新闻公告' })).toBeShown();
    await expect(page.getByRole('dialog')).toBeGone();
    const headlines = await (await journey.app.as('lina')).data(news.headlines, {});
    expect(headlines.filter(({ forcedRead }) => forcedRead === 1)).toEqual([]);
  });

  it('在另一个窗口已经读过，或公告已下线，都不会卡住', async () => {
    // The newest comes last.
    await sql(
      `insert into news (tenant_id, title, type, content, forced) values (1, '临时停电通知', '工作通知', '今晚停电', true)`,
    );
    const page = await journey.open('/brand', { as: 'zhangwei', expected: [responseLine(news.recordRead, 404)] });
    await expect(dialog(page, first)).toBeShown();
    const elsewhere = await journey.app.as('zhangwei');
    const earlier = (await elsewhere.data(news.headlines, {})).filter(({ title }) => title !== '临时停电通知');
    for (const { newId } of earlier) await elsewhere.succeed(news.recordRead, { newId });
    await confirm(page);
    await expect(dialog(page, '临时停电通知')).toBeShown();
    await sql(`update news set active = false where title = '临时停电通知'`);
    await confirm(page);
    await expect(page.getByRole('dialog')).toBeGone();
    await expect(page.getByRole('cell').getByText('恒拓轴承', { exact: true }).first()).toBeShown();
  });
});
