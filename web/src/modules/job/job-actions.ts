import { job, type Job } from '@edp/contract/modules/job/job.ts';
import { runAction } from '../../kernel/http/run-action.ts';
import { request } from '../../kernel/http/api.ts';
import { confirm } from '../../kernel/feedback/confirm.ts';
import { download } from '../../kernel/http/download.ts';
import { showError } from '../../kernel/http/call-error.ts';
import { jobText } from './job.texts.ts';

export async function cancelJob({ id, title }: Job) {
  const question = {
    title: jobText('cancelTitle'),
    detail: jobText('cancelText', { title }),
    yes: jobText('cancel'),
    danger: true,
  };
  if (await confirm(question)) await runAction('job', () => request(job.cancel, { id }));
}

export const restartJob = ({ id }: Job) => runAction('job', () => request(job.restart, { id }));

export async function downloadResult({ id, resultName }: Job) {
  try {
    await download(job.download, { id }, resultName);
  } catch (error) {
    showError(error);
  }
}
