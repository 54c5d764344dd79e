import { news, newsComment } from '@edp/contract/modules/news/news.ts';
import { newsManage } from '@edp/contract/modules/news/news-manage.ts';
import { newsSample } from '@edp/server/testing/samples/news-sample.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import { cellTexts, dialog, rowButton, rowNamed, runExtra } from '../testing/screens/list-screen.ts';
import { pollOptions } from '../testing/page-state.ts';
import { errors, formField, heading, press } from '../testing/screens/record-screen.ts';
import { tabs } from '../testing/screens/shell-screen.ts';
import { choose, confirmPicker } from '../testing/screens/sharing-screen.ts';

const journey = useJourney();

const newest = (page: Page) => page.getByRole('region', { name: '最新公告' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).filter({ visible: true });
const confirmed = (page: Page, name: string) =>
  page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name, exact: true }).click();

describe('新闻管理', () => {
  it('撰写、预览、发给两个部门；范围内的人看到，别人看不到；阅读情况与提醒', async () => {
    const title = '盘点流程调整通知';
    const page = await journey.open('/newsManage', { as: 'admin' });
    await page.getByRole('button', { name: '新增新闻' }).first().click();
    await expect(heading(page, '新增新闻')).toBeShown();
    await press(page, '提交');
    await expect.poll(() => errors(page), pollOptions).toEqual(['请输入标题', '请选择或输入类型', '请填写正文']);
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await formField(page, '标题').fill(title);
    await formField(page, '类型').fill('工作通知');
    await page.getByRole('textbox', { name: '正文' }).fill('盘点差异改为线上登记。');
    await page.getByRole('radio', { name: '指定范围' }).check();
    await page.getByRole('button', { name: '选择接收范围' }).click();
    await choose(page, '选择接收范围', '部门', ['仓储部', '物料数据组']);
    await confirmPicker(page, '选择接收范围');
    await expect(dialog(page, '选择接收范围')).toBeGone();
    await press(page, '预览');
    await expect(dialog(page, title).getByText('盘点差异改为线上登记。')).toBeShown();
    await dialog(page, title).getByRole('button', { name: '关闭' }).last().click();
    await expect(dialog(page, title)).toBeGone();
    await press(page, '提交');
    await expect(heading(page, '新闻管理')).toBeShown();
    await expect
      .poll(async () => (await cellTexts(page, title)).slice(1, 3), pollOptions)
      .toEqual(['工作通知', '已发布']);
    await expect
      .poll(async () => (await cellTexts(page, title)).slice(6, 8), pollOptions)
      .toEqual([expect.stringContaining('仓储部'), '0 / 10']);

    await tabs(page).getByRole('link', { name: '首页' }).click();
    await expect(newest(page).getByRole('button', { name: /新版品牌管理上线/ })).toBeShown();
    await expect(newest(page).getByRole('button', { name: new RegExp(title) })).toBeGone();
    const reader = await journey.open('/home', { as: 'lina' });
    await newest(reader)
      .getByRole('button', { name: new RegExp(title) })
      .click();
    await expect(dialog(reader, title).getByText('盘点差异改为线上登记。')).toBeShown();
    await expect(reader).toShow('浏览 1');

    await tabs(page).getByRole('link', { name: '新闻管理' }).click();
    await rowNamed(page, title).getByText(title, { exact: true }).click();
    await tab(page, '阅读情况').click();
    await expect(page).toShow('已读 1 / 10 人（10%）');
    await page.getByText('未读', { exact: true }).filter({ visible: true }).first().click();
    await expect(page.getByRole('cell', { name: '张伟' })).toBeShown();
    await expect(page.getByRole('cell', { name: '李娜' })).toBeGone();
    await page.getByRole('button', { name: /提醒未读$/ }).click();
    await confirmed(page, '提醒未读');
    await expect(page).toShow('提醒已发送');

    const reminded = await journey.open('/home', { as: 'zhangwei' });
    await reminded.getByRole('button', { name: /^消息，/ }).click();
    await reminded.getByRole('button', { name: new RegExp(`请阅读公告：${title}`) }).click();
    await reminded.getByRole('button', { name: '前往处理' }).click();
    await expect(dialog(reminded, title).getByText('盘点差异改为线上登记。')).toBeShown();
  });

  it('定时发布的暂不显示；立即发布、撤回、复制；屏蔽评论要说明原因，读者看不到内容，可以恢复', async () => {
    const admin = await journey.app.as('admin');
    const title = '年会安排';
    const { id } = await admin.data(newsManage.save, {
      ...newsSample(title),
      publishMode: 'later',
      publishDate: '2099-01-01 09:00',
    });
    const page = await journey.open(`/newsManage?title=${title}`, { as: 'admin' });
    await expect
      .poll(async () => (await cellTexts(page, title)).slice(2, 4), pollOptions)
      .toEqual(['待发布', '2099-01-01']);
    await expect(rowNamed(page, title).getByTitle('2099-01-01 09:00:00', { exact: true })).toBeShown();
    expect(await admin.data(news.contents, { newsIds: [id] })).toEqual([]);
    await rowButton(page, '发布', title).click();
    await confirmed(page, '发布');
    await expect.poll(async () => (await cellTexts(page, title))[2], pollOptions).toBe('已发布');
    expect(await admin.data(news.contents, { newsIds: [id] })).toHaveLength(1);
    await rowButton(page, '撤回', title).click();
    await confirmed(page, '撤回');
    await expect.poll(async () => (await cellTexts(page, title))[2], pollOptions).toBe('已撤回');
    await runExtra(page, '复制', title);
    await expect(rowNamed(page, `${title}（副本）`)).toBeShown();

    const lina = await journey.app.as('lina');
    const { id: newId } = await admin.data(newsManage.save, newsSample('征求意见'));
    await lina.succeed(newsComment.add, { newId, commentValue: '不合适的话' });
    await page.goto(`${journey.app.baseUrl}/#/newsManage/${newId}?section=comments`);
    await page.getByRole('button', { name: '屏蔽 李娜 的评论' }).click();
    await dialog(page, '屏蔽评论').getByRole('button', { name: '屏蔽' }).click();
    await expect(dialog(page, '屏蔽评论').getByText('请输入屏蔽原因')).toBeShown();
    await dialog(page, '屏蔽评论').getByLabel('原因').fill('与内容无关');
    await dialog(page, '屏蔽评论').getByRole('button', { name: '屏蔽' }).click();
    await expect(page).toShow(/陈志远 于 .* 屏蔽：与内容无关/);
    expect(await lina.data(newsComment.ofNews, { newId })).toMatchObject([{ status: 'hidden', commentValue: '' }]);
    await page.getByRole('button', { name: '恢复 李娜 的评论' }).click();
    await expect(page.getByRole('button', { name: '屏蔽 李娜 的评论' })).toBeShown();
  });
});
