import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { byId, DateTime } from '../../kernel/fields.ts';
import { jobStates } from '../../kernel/job-state.ts';
import { paged } from '../../kernel/paging.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { jobTexts } from './job.texts.ts';

addTexts(jobTexts);

const Job = z.object({
  id: z.string(),
  /** In the language of the caller, as the error is. */
  title: z.string(),
  state: z.enum(jobStates),
  done: z.number(),
  /** 0 while it is not known. */
  total: z.number(),
  /** Why it failed; otherwise empty. */
  error: z.string(),
  canRestart: z.boolean(),
  /** The name of its file; empty without one, and when the day is over for which it is kept. */
  resultName: z.string(),
  createTime: DateTime,
  /** Empty until it has ended. */
  finishTime: DateTime,
});
export type Job = z.output<typeof Job>;

/** Background jobs; each user has only their own. The newest is first. */
export const job = calls('job', 'user', '/user/v6/job', {
  list: post('list', { can: 'member', input: paged({}), page: Job }),
  cancel: post('cancel', { can: 'member', input: byId, output: z.null(), writes: true, done: 'job.cancelled' }),
  /**
   * One that failed begins again with what it was given; refused where its kind is started elsewhere, as imports are.
   */
  restart: post('restart', { can: 'member', input: byId, output: z.null(), writes: true, done: 'job.restarted' }),
  /** The file that a job has made. */
  download: post('download', { can: 'member', input: byId, raw: true }),
});
