import { homeSettings } from '@edp/contract/modules/home/home-settings.ts';
import { news, newsComment } from '@edp/contract/modules/news/news.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useJourney } from '../testing/journey.ts';
import { dialog } from '../testing/screens/list-screen.ts';
import { alerts, isFocused, pollOptions } from '../testing/page-state.ts';

const journey = useJourney();

const ticker = (page: Page) => page.getByRole('banner').getByRole('region', { name: '新闻公告' });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('dialog').getByRole('tab', { name });
const comments = (page: Page) => page.getByRole('dialog').getByRole('list', { name: '评论' }).getByRole('listitem');
const openFromTicker = async (page: Page, title: string) => {
  // One at a time is shown: the focus brings the others there.
  await ticker(page).getByRole('button', { name: title }).press('Enter');
  await expect(dialog(page, title)).toBeShown();
};

describe('页头的公告', () => {
  it('默认逐条显示，每隔几秒换一条，指向时停住，也可以手动换到下一条；提示不遮住它和页签', async () => {
    const page = await journey.open('/home', {
      as: 'zhangwei',
      reducedMotion: 'no-preference',
      prepare: (opened) => opened.clock.install(),
    });
    const titles = (await (await journey.app.as('zhangwei')).data(news.headlines, {})).map(({ title }) => title);
    const shown = () => ticker(page).locator('[aria-current]').innerText();
    await expect.poll(shown, pollOptions).toBe(titles[0]);
    await page.clock.runFor(9000);
    await expect.poll(shown, pollOptions).not.toBe(titles[0]);
    await ticker(page).getByRole('list').hover();
    const held = await shown();
    await page.clock.runFor(60_000);
    expect(await shown()).toBe(held);
    await ticker(page).getByRole('button', { name: '下一条公告' }).click();
    await expect.poll(shown, pollOptions).toBe(titles[(titles.indexOf(held) + 1) % titles.length]);
  });

  it('企业设置为滚动时在页头滚动，1280 像素宽时不挤走别的，指向时停住，点击打开并计入浏览', async () => {
    const admin = await journey.app.as('admin');
    const settings = await admin.data(homeSettings.settings, {});
    await admin.succeed(homeSettings.saveSettings, { ...settings, newsScrolls: 1 });
    const page = await journey.open('/home', { as: 'zhangwei', reducedMotion: 'no-preference' });
    await expect(ticker(page)).toBeShown();
    const place = () =>
      ticker(page)
        .getByRole('list')
        .evaluate((list) => list.getBoundingClientRect().x);
    const before = await place();
    await expect.poll(place, pollOptions).not.toBe(before);
    const boxes = await Promise.all(
      [ticker(page), page.getByRole('button', { name: /当前角色/ }), page.getByRole('button', { name: /^您好/ })].map(
        (part) => part.boundingBox(),
      ),
    );
    const [scrolling, role, user] = boxes.map((box) => ({ left: box!.x, right: box!.x + box!.width }));
    expect(scrolling!.right).toBeLessThanOrEqual(role!.left);
    expect(user!.right).toBeLessThanOrEqual(1280);
    expect(scrolling!.right - scrolling!.left).toBeGreaterThan(120);

    // Hovering pauses the ticker.
    await ticker(page).hover();
    await ticker(page).getByRole('button', { name: '月末库存盘点安排' }).click();
    await expect(dialog(page, '月末库存盘点安排')).toBeShown();
    await expect(page).toShow('各库存组织请于10月30日17:00前停止出入库操作');
    await expect(page).toShow('浏览 1');
    await tab(page, '浏览记录').click();
    await expect(page.getByRole('dialog').getByRole('cell', { name: '张伟' })).toBeShown();
    await expect(page).toShow('浏览记录保留730天');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeGone();
    const { version } = await admin.data(homeSettings.settings, {});
    await admin.succeed(homeSettings.saveSettings, { ...settings, version });
  });
});

describe('点赞与评论', () => {
  it('用键盘逐条到达公告；点赞后看得到是谁，再点取消；发表有规则；标题与评论中的标记只是文字，正文中的脚本被去掉；只能删除自己的；写到一半关闭时先问', async () => {
    const owner = await journey.app.owner();
    const title = '<i>斜体</i>标题';
    await owner.query(
      `insert into news (tenant_id, title, type, content) values (1, '${title}', '<u>类型</u>', '<script>document.title=1</script>内容')`,
    );
    const lina = await journey.app.as('lina');
    const { newId } = (await lina.data(news.headlines, {}))[0]!;
    await lina.succeed(newsComment.add, { newId, commentValue: '李娜的看法' });
    const page = await journey.open('/home', { as: 'zhangwei' });
    const headlines = ticker(page).getByRole('listitem').getByRole('button');
    await headlines.first().focus();
    for (const headline of (await headlines.all()).slice(1)) {
      await page.keyboard.press('Tab');
      await expect.poll(() => isFocused(headline), pollOptions).toBe(true);
    }
    await page.keyboard.press('Enter');
    await expect(dialog(page, '主数据编码规范（2026版）发布')).toBeShown();
    await inDialog(page, '点赞').click();
    await inDialog(page, '1 人点赞').click();
    await expect(page.getByRole('dialog').getByRole('cell', { name: '张伟' })).toBeShown();
    await inDialog(page, '已赞').click();
    await expect(inDialog(page, '点赞')).toBeShown();
    await expect(inDialog(page, '1 人点赞')).toBeGone();
    await page.keyboard.press('Escape');

    await openFromTicker(page, title);
    await expect(page.getByRole('dialog').getByRole('tabpanel').getByText('内容', { exact: true })).toBeShown();
    expect(await page.getByRole('dialog').locator('i, u, script').count()).toBe(0);
    await tab(page, '评论').click();
    const field = page.getByRole('dialog').getByLabel('发表评论');
    await inDialog(page, '发表').click();
    await expect.poll(() => alerts(page), pollOptions).toEqual(['请输入评论内容']);
    await field.fill('长'.repeat(501));
    await inDialog(page, '发表').click();
    await expect.poll(() => alerts(page), pollOptions).toEqual(['不超过500个字符']);

    const script = `<img src=x onerror="document.title='坏了'"><b>加粗</b>`;
    await field.fill(script);
    await inDialog(page, '发表').click();
    await expect(page).toShow('评论已发表');
    await expect
      .poll(() => comments(page).allInnerTexts(), pollOptions)
      .toEqual([expect.stringContaining(script), expect.stringContaining('李娜的看法')]);
    expect(await comments(page).locator('img, b').count()).toBe(0);
    await expect.poll(() => page.title(), pollOptions).toBe('佰瑞华集团主数据平台');
    await expect(page).toShow('评论 2');
    await expect(comments(page).first().getByText('正常')).toBeShown();

    expect(await page.getByRole('button', { name: '删除 李娜 的评论' }).count()).toBe(0);
    await page.getByRole('button', { name: '删除 张伟 的评论' }).click();
    await dialog(page, '确认删除该评论？').getByRole('button', { name: '删除' }).click();
    await expect(page).toShow('删除成功');
    await expect(comments(page).first().getByText('该评论已被删除')).toBeShown();
    expect(await isFocused(comments(page).first())).toBe(true);

    await field.fill('写到一半');
    await page.keyboard.press('Escape');
    await dialog(page, '有尚未保存的修改').getByRole('button', { name: '取消' }).click();
    await expect.poll(() => field.inputValue(), pollOptions).toBe('写到一半');
  });
});
