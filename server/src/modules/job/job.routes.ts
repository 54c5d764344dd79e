import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { JobState } from '@edp/contract/kernel/job-state.ts';
import type { Language, MessageParams } from '@edp/contract/kernel/language.ts';
import { mapPage } from '@edp/contract/kernel/paging.ts';
import { job } from '@edp/contract/modules/job/job.ts';
import { type MessageKey, translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { bind } from '../../kernel/http/bind.ts';
import { cancelJob } from '../../kernel/jobs/cancel-job.ts';
import { restartJob, findRestartable } from '../../kernel/jobs/restart-job.ts';
import { sendStoredFile } from '../file/send-file.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { assertFound } from '../../kernel/app-error.ts';
import type { JobDescription } from '../../kernel/jobs/enqueue-job.ts';
import { jobErrorKey } from '../../kernel/jobs/job-state.ts';
import { equals } from '../../kernel/list/filters.ts';
import { readList } from '../../kernel/list/read-list.ts';

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

async function listJobs(
  db: Database,
  kinds: readonly JobDescription[],
  userId: string,
  language: Language,
  page: ParsedOf<typeof job.list>,
) {
  const select = () =>
    db
      .selectFrom('job')
      // The file of a result may have been removed.
      .leftJoin('file', (join) =>
        join.onRef('file.tenant_id', '=', 'job.tenant_id').onRef('file.id', '=', 'job.result_file_id'),
      )
      .select([
        'job.id',
        'job.kind',
        sql<MessageKey>`job.title_key`.as('titleKey'),
        sql<MessageParams>`job.title_params`.as('titleParams'),
        sql<JobState>`job.state`.as('state'),
        'job.progress_done as progressDone',
        'job.progress_total as progressTotal',
        jobErrorKey.as('errorKey'),
        sql<MessageParams | null>`job.error_params`.as('errorParams'),
        'file.original_name as fileName',
        'job.created_time as createTime',
        'job.finished_time as finishTime',
      ]);
  const jobs = await readList(
    db,
    { table: 'job', language, select, filters: [equals('user_id', userId)], order: [['id', 'desc']] },
    page,
  );
  return mapPage(jobs, (row) => ({
    id: row.id,
    title: translate(row.titleKey, language, row.titleParams),
    state: row.state,
    done: Number(row.progressDone),
    total: Number(row.progressTotal),
    error: row.errorKey ? translate(row.errorKey, language, row.errorParams ?? {}) : '',
    canRestart: findRestartable(kinds, row.kind, row.state) !== undefined,
    resultName: row.fileName ?? '',
    createTime: row.createTime,
    finishTime: row.finishTime ?? '',
  }));
}

async function findResult(db: Database, userId: string, id: string) {
  const file = await db
    .selectFrom('job')
    .innerJoin('file', (join) =>
      join.onRef('file.tenant_id', '=', 'job.tenant_id').onRef('file.id', '=', 'job.result_file_id'),
    )
    .select(['file.storage_key', 'file.original_name', 'file.content_type', 'file.bytes'])
    .where('job.id', '=', id)
    .where('job.user_id', '=', userId)
    .executeTakeFirst();
  return assertFound(file);
}
