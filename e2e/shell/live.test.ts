import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { message } from '@edp/contract/modules/message/message.ts';
import { AppError } from '@edp/server/kernel/app-error.ts';
import type { JobContext } from '@edp/server/kernel/jobs/define-job.ts';
import { messageTo } from '@edp/server/testing/http/message-to.ts';
import { openJobs, testJob, untilAborted } from '@edp/server/testing/jobs/open-jobs.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useJourney } from '../testing/journey.ts';
import { alerts, isFocused, pollOptions } from '../testing/page-state.ts';
import { dialog } from '../testing/screens/list-screen.ts';
import { activityButton } from '../testing/screens/shell-screen.ts';

let work: (context: JobContext) => Promise<void>;
// No module offers a job yet, so the journeys bring their own.
const kind = testJob((context) => work(context), { canRestart: true });
const journey = useJourney({ jobKinds: [kind] });

let jobs: Awaited<ReturnType<typeof openJobs>>;
beforeAll(async () => {
  jobs = await openJobs(journey.app);
});
afterAll(() => jobs.close());

const start = async (max: number) => jobs.start(kind, { as: await journey.app.as('lina'), titleParams: { max } });

const send = (to: string, title: string) =>
  messageTo(journey.app, to, { kind: 'notice', title, content: '请在本周内核对。', link: '/brand' });

/** Runs in the browser. */
const pasteTenMegabytes = `{
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', '长'.repeat(10_000_000));
  document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}`;

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^消息/ });
const chatButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^聊天/ });
const nameOf = (page: Page, button: (of: Page) => Locator) => button(page).getAttribute('aria-label');
const drawer = (page: Page) => page.getByRole('dialog');

async function openChatWith(page: Page, name: string) {
  await chatButton(page).click();
  await drawer(page).getByRole('button', { name }).click();
  await drawer(page).getByRole('log').waitFor();
}
async function say(page: Page, text: string) {
  await drawer(page).getByLabel('消息内容').fill(text);
  await page.keyboard.press('Enter');
}

it('新消息立即到达：数字加一，打开后变为已读，链接带到页面；全部消息分页，按已读未读筛选，全部标为已读，删除前确认', async () => {
  for (let index = 1; index <= 11; index++) await send('lina', `盘点通知 ${index}`);
  const page = await journey.open('/home', { as: 'lina' });
  const { unreadMessages: before } = await (await journey.app.as('lina')).data(message.unread, {});
  await expect.poll(() => nameOf(page, bell), pollOptions).toBe(`消息，${before} 条未读`);
  await send('lina', '供应商资料待核对 <b>急</b>');
  await expect.poll(() => nameOf(page, bell), pollOptions).toBe(`消息，${before + 1} 条未读`);
  await expect(page).toShow('新消息：供应商资料待核对 <b>急</b>');
  await bell(page).click();
  await drawer(page)
    .getByRole('button', { name: /供应商资料待核对 <b>急<\/b>/ })
    .click();
  await expect(drawer(page).getByRole('paragraph').filter({ hasText: '请在本周内核对。' })).toBeShown();
  await expect.poll(() => nameOf(page, bell), pollOptions).toBe(`消息，${before} 条未读`);
  await drawer(page).getByRole('button', { name: '前往处理' }).click();
  await expect(page).toBeAt('/brand');

  await bell(page).click();
  await drawer(page).getByRole('button', { name: '查看更多' }).click();
  const all = page.getByRole('dialog', { name: '全部消息' });
  await expect(all.getByText('消息阅读后保留365天，未读消息保留730天')).toBeShown();
  await all.getByText('未读', { exact: true }).first().click();
  await expect.poll(() => all.getByRole('listitem').count(), pollOptions).toBe(10);
  await all.getByRole('button', { name: '第 2 页' }).click();
  await expect(all.getByRole('button', { name: /盘点通知 1 / })).toBeShown();
  await all.getByRole('button', { name: '全部标为已读' }).click();
  await expect(all.getByText('没有未读消息')).toBeShown();
  await expect.poll(() => nameOf(page, bell), pollOptions).toBe('消息');
  await all.getByText('已读', { exact: true }).click();
  await all.getByRole('button', { name: /盘点通知 11/ }).click();
  await all.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog', { name: '删除消息' }).getByRole('button', { name: '删除' }).click();
  await expect(page).toShow('删除成功');
  await expect(all.getByRole('button', { name: /盘点通知 11/ })).toBeGone();
});

it('聊天：空的、粘贴十兆文字都有明确提示，已输入的不丢；不在线时保留，上线后可见；互相发送，立即看到', async () => {
  const admin = await journey.open('/home', { as: 'admin' });
  await openChatWith(admin, '李娜');
  await expect(drawer(admin).locator('header').getByText('离线')).toBeShown();
  const input = drawer(admin).getByLabel('消息内容');
  await input.click();
  await admin.keyboard.press('Enter');
  await expect.poll(() => alerts(admin), pollOptions).toEqual(['请输入消息内容']);
  await input.fill('明天开会');
  await admin.evaluate(pasteTenMegabytes);
  await expect.poll(() => alerts(admin), pollOptions).toEqual(['不超过2000个字符']);
  expect(await input.inputValue()).toBe('明天开会');
  await say(admin, '收到请回复\n<script>alert(1)</script>');
  await expect(drawer(admin).getByRole('log').getByText('<script>alert(1)</script>')).toBeShown();

  const lina = await journey.open('/home', { as: 'lina' });
  await expect(drawer(admin).locator('header').getByText('在线')).toBeShown();
  await expect.poll(() => nameOf(lina, chatButton), pollOptions).toMatch(/^聊天，\d+ 条未读$/);
  await openChatWith(lina, '陈志远');
  await expect(drawer(lina).getByRole('log').getByText('<script>alert(1)</script>')).toBeShown();
  await expect.poll(() => nameOf(lina, chatButton), pollOptions).toBe('聊天');
  await say(lina, '好的，马上处理');
  await expect(drawer(admin).getByRole('log').getByText('好的，马上处理')).toBeShown();
});

it('连接多次失败后显示断开，点击后重新连接', async () => {
  let isBroken = true;
  const page = await journey.open('/home', {
    as: 'zhangwei',
    isLiveBroken: () => isBroken,
    prepare: (opened) => opened.clock.install(),
  });
  const mark = page.getByRole('banner').getByRole('button', { name: '连接已断开，点击重连' });
  // It waits longer before each attempt.
  await expect
    .poll(async () => {
      await page.clock.runFor(2000);
      return mark.isVisible();
    }, pollOptions)
    .toBe(true);
  isBroken = false;
  await mark.click();
  await expect(mark).toBeGone();
});

describe('任务', () => {
  it('我的任务：没有任务时说明，关闭后焦点回到按钮；进行中的数目与进度随时更新，完成后提示，可以下载结果；终止前先确认', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    work = async ({ progress, saveResult }) => {
      progress(30, 120);
      await gate;
      await saveResult('清单.pdf', Readable.from([Buffer.from('%PDF-1.7\n%âãÏÓ\n')]));
    };
    const page = await journey.open('/home', { as: 'lina' });
    await activityButton(page).click();
    const tasks = dialog(page, '我的任务');
    await expect(tasks).toShow('暂无任务');
    await page.keyboard.press('Escape');
    await expect(tasks).toBeGone();
    await expect.poll(() => isFocused(activityButton(page)), pollOptions).toBe(true);

    await activityButton(page).click();
    await expect(tasks).toShow('暂无任务');
    await start(1);
    const item = (max: number) => tasks.getByRole('listitem').filter({ hasText: `文件必须小于${max}MB` });
    await expect(item(1)).toShow('执行中');
    await expect(item(1)).toShow('30 / 120');
    await expect.poll(() => item(1).getByRole('progressbar').getAttribute('value'), pollOptions).toBe('30');
    const buttonName = () => activityButton(page).getAttribute('aria-label');
    await expect.poll(buttonName, pollOptions).toBe('我的任务，1 项进行中');
    open();
    await expect(item(1)).toShow('已完成');
    await expect.poll(buttonName, pollOptions).toBe('我的任务');
    await expect(page).toShow('“文件必须小于1MB !”已完成，可在“我的任务”中下载 清单.pdf');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      item(1).getByRole('button', { name: '下载 清单.pdf' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('清单.pdf');
    expect(await readFile(await download.path(), 'latin1')).toMatch(/^%PDF-1\.7/);

    work = ({ signal }) => untilAborted(signal);
    await start(2);
    await item(2).getByRole('button', { name: '终止' }).click();
    const question = dialog(page, '终止任务');
    await expect(question).toShow('确定终止任务“文件必须小于2MB !”吗？');
    await question.getByRole('button', { name: '终止' }).click();
    await expect(item(2)).toShow('已终止');
    expect(await item(2).getByRole('button').count()).toBe(0);
  });

  it('失败时以用户的语言说明原因，可以重新开始', async () => {
    work = async () => {
      throw new AppError(400, 'file.empty');
    };
    const page = await journey.open('/home', { as: 'lina', language: 'ENG' });
    await page.getByRole('banner').getByRole('button', { name: 'My tasks' }).click();
    await start(3);
    const failed = dialog(page, 'My tasks').getByRole('listitem').filter({ hasText: '3MB' });
    await expect(failed).toShow('Failed');
    await expect(failed).toShow('file');
    await expect(page).toShow(/^“.*3.*” has failed: .*file/);
    work = async () => {};
    await failed.getByRole('button', { name: 'Start again' }).click();
    await expect(failed).toShow('Done');
    await expect(failed.getByRole('button')).toBeGone();
  });
});
