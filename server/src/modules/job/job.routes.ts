import { job } from '@edp/contract/modules/job.ts';
import { bind } from '../../kernel/http/bind.ts';
import { cancelJob } from '../../kernel/jobs/cancel-job.ts';
import { listJobs } from './job.queries.ts';

export const jobRoutes = bind(job, {
  list: ({ db, input, language, session }) => listJobs(db, session.userId, language, input),
  async cancel({ db, input, kernel, session }) {
    await cancelJob(db, kernel.queue, session.userId, input.id);
    return null;
  },
});
