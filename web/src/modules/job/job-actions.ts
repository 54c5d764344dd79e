import { job, type Job } from '@edp/contract/modules/job.ts';
import { runAction } from '../../kernel/run-action.ts';
import { request } from '../../kernel/api.ts';
import { confirm } from '../../kernel/confirm.ts';
import { download } from '../../kernel/download.ts';
import { showError } from '../../kernel/call-error.ts';
import { jobText } from './job-text.ts';

export async function cancelJob({ id, title }: Job) {
  const question = { title: jobText('cancelTitle'), detail: jobText('cancelText', { title }), yes: jobText('cancel'), danger: true };
  if (await confirm(question)) await runAction('job', () => request(job.cancel, { id }));
}

export async function downloadResult({ id, resultName }: Job) {
  try {
    await download(job.download, { id }, resultName);
  } catch (error) {
    showError(error);
  }
}
