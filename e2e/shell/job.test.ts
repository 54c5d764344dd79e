import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AppError } from '@edp/server/kernel/app-error.ts';
import type { JobContext } from '@edp/server/kernel/jobs/define-job.ts';
import { openJobs, testJob, untilAborted } from '@edp/server/testing/open-jobs.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useJourney } from '../testing/journey.ts';
import { dialog } from '../testing/screens/list-screen.ts';
import { isFocused, pollOptions } from '../testing/page-state.ts';
import { chooseFromUserMenu, userButton } from '../testing/screens/shell-screen.ts';

let work: (context: JobContext) => Promise<void>;
// No module offers a job yet, so the journeys bring their own.
const kind = testJob((context) => work(context));
const journey = useJourney({ jobKinds: [kind] });

let jobs: Awaited<ReturnType<typeof openJobs>>;
beforeAll(async () => {
  jobs = await openJobs(journey.app);
});
afterAll(() => jobs.close());

const start = async (max: number) => jobs.start(kind, { as: await journey.app.as('lina'), titleParams: { max } });

it('我的任务：没有任务时说明，关闭后焦点回到用户菜单；进度随时更新，完成后提示，可以下载结果；终止前先确认', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  work = async ({ progress, saveResult }) => {
    progress(30, 120);
    await gate;
    await saveResult('清单.pdf', Readable.from([Buffer.from('%PDF-1.7\n%âãÏÓ\n')]));
  };
  const page = await journey.open('/home', { as: 'lina' });
  await chooseFromUserMenu(page, '我的任务');
  const drawer = dialog(page, '我的任务');
  await expect(drawer).toShow('暂无任务');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeGone();
  await expect.poll(() => isFocused(userButton(page)), pollOptions).toBe(true);

  await chooseFromUserMenu(page, '我的任务');
  await expect(drawer).toShow('暂无任务');
  await start(1);
  const item = (max: number) => drawer.getByRole('listitem').filter({ hasText: `文件必须小于${max}MB` });
  await expect(item(1)).toShow('执行中');
  await expect(item(1)).toShow('30 / 120');
  await expect.poll(() => item(1).getByRole('progressbar').getAttribute('value'), pollOptions).toBe('30');
  open();
  await expect(item(1)).toShow('已完成');
  await expect(page).toShow('“文件必须小于1MB !”已完成，可在“我的任务”中下载 清单.pdf');
  const [download] = await Promise.all([page.waitForEvent('download'), item(1).getByRole('button', { name: '下载 清单.pdf' }).click()]);
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

it('失败时以用户的语言说明原因', async () => {
  work = async () => {
    throw new AppError(400, 'file.empty');
  };
  await start(3);
  const page = await journey.open('/home', { as: 'lina', language: 'ENG' });
  await page.getByRole('banner').getByRole('button', { name: /^Hello/ }).click();
  await page.getByRole('menuitem', { name: 'My tasks' }).click();
  const failed = dialog(page, 'My tasks').getByRole('listitem').first();
  await expect(failed).toShow('Failed');
  await expect(failed).toShow('file');
  await start(4);
  await expect(page).toShow(/^“.*4.*” has failed: .*file/);
});
