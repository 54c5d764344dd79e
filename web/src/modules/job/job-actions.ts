import { job, type Job } from '@edp/contract/modules/job.ts';
import { act } from '../../kernel/act.ts';
import { request } from '../../kernel/api.ts';
import { confirm } from '../../kernel/confirm.ts';
import { download } from '../../kernel/download.ts';
import { report } from '../../kernel/failure.ts';
import { jobText } from './job-text.ts';

export async function cancelJob({ id, title }: Job) {
  const question = { title: jobText('cancelTitle'), detail: jobText('cancelText', { title }), yes: jobText('cancel'), danger: true };
  if (await confirm(question)) await act('job', () => request(job.cancel, { id }));
}

export async function downloadResult({ id, resultName }: Job) {
  try {
    await download(job.download, { id }, resultName);
  } catch (error) {
    report(error);
  }
}
