import { message } from '@edp/contract/modules/message/message.ts';
import { describe, expect, it } from 'vitest';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import { cellTexts, dialog, messages, rowButton } from '../testing/screens/list-screen.ts';
import { pollOptions } from '../testing/page-state.ts';
import { choose, confirmPicker } from '../testing/screens/sharing-screen.ts';

const journey = useJourney();

describe('消息发送', () => {
  it('选择部门后说明将发送给几人；发出后部门的人收到，能看到谁已阅读；没有发送权限的人没有这个菜单', async () => {
    const title = '请于周五前完成盘点准备';
    const page = await journey.open('/messageManage', { as: 'admin' });
    await page.getByRole('button', { name: '发送消息' }).first().click();
    const form = dialog(page, '发送消息');
    await form.getByRole('button', { name: '发送', exact: true }).click();
    await expect.poll(() => messages(page), pollOptions).toEqual(['请选择接收人', '请输入标题', '请输入消息内容']);
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await form.getByRole('button', { name: '选择接收人' }).click();
    await choose(page, '选择接收人', '部门', ['仓储部']);
    await confirmPicker(page, '选择接收人');
    await expect(dialog(page, '选择接收人')).toBeGone();
    await expect(page).toShow('将发送给 5 人');
    await form.getByLabel('标题', { exact: true }).fill(title);
    await form.getByLabel('内容', { exact: true }).fill('清理货位，核对标签。');
    await form.getByLabel('系统内链接', { exact: true }).fill('/brand');
    await form.getByRole('button', { name: '发送', exact: true }).click();
    await expect(form).toBeGone();
    await expect
      .poll(async () => (await cellTexts(page, title)).slice(1, 4), pollOptions)
      .toEqual(['通知', '仓储部', '0 / 5']);

    const reader = await journey.open('/home', { as: 'lina' });
    await expect(reader.getByRole('navigation', { name: '主菜单' })).toBeShown();
    await expect(reader.getByRole('menuitem', { name: '消息发送' })).toBeGone();
    await reader.getByRole('button', { name: '消息，2 条未读' }).click();
    await reader.getByRole('button', { name: new RegExp(title) }).click();
    await expect(reader).toShow('来自 陈志远');
    await expect
      .poll(async () => (await (await journey.app.as('lina')).data(message.unread, {})).unreadMessages, pollOptions)
      .toBe(1);

    await page.reload();
    await rowButton(page, '查看', title).click();
    await expect(page).toShow('已读 1 / 5 人（20%）');
    await expect(page.getByRole('cell', { name: '李娜' })).toBeShown();
  });
});
