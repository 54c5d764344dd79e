import { job } from '@edp/contract/modules/job/job.ts';
import { bind } from '../../kernel/http/bind.ts';
import { cancelJob } from '../../kernel/jobs/cancel-job.ts';
import { restartJob } from '../../kernel/jobs/restart-job.ts';
import { sendStoredFile } from '../file/send-file.ts';
import { findResult, listJobs } from './job.queries.ts';

export const jobRoutes = bind(job, {
  list: ({ db, input, kernel, language, session }) => listJobs(db, kernel.jobKinds, session.userId, language, input),
  async cancel({ db, input, kernel, session }) {
    await cancelJob(db, kernel.queue, session.userId, input.id);
    return null;
  },
  async restart({ db, input, kernel, session }) {
    await restartJob(db, kernel, session, input.id);
    return null;
  },
  async download({ db, input, kernel, session }) {
    const stored = await findResult(db, session.userId, input.id);
    return (reply) => sendStoredFile(reply, kernel.files, stored, 'attachment');
  },
});
