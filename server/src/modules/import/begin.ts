import type { MessageKey } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import type { StoredRun } from '../../kernel/exchange/import/run-row.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { enqueueJob } from '../../kernel/jobs/enqueue-job.ts';
import { organisationOf } from './import.queries.ts';
import { checkImportJob, runImportJob, undoImportJob } from './import-jobs.ts';

const batchTitles = {
  checking: 'import.batchCheckJob',
  running: 'import.batchRunJob',
  undoing: 'import.batchUndoJob',
} as const satisfies Record<string, MessageKey>;

const deleteTitles = {
  checking: 'import.deleteCheckJob',
  running: 'import.deleteRunJob',
  undoing: 'import.deleteUndoJob',
} as const satisfies Record<string, MessageKey>;

/** Starts the job that does what the new state says. */
export async function begin(
  { db, session, language, kernel, calls }: Context,
  { id, noun, file_name: file, changes }: StoredRun,
  state: keyof typeof batchTitles,
): Promise<null> {
  const { tenantId, userId, roleId, invorgId } = session;
  const kind =
    state === 'checking' ? checkImportJob([...calls.values()]) : state === 'running' ? runImportJob : undoImportJob;
  const job = {
    tenantId,
    userId,
    payload: { runId: id, noun, roleId, invorgId, language },
    titleParams: { file },
    ...(changes && { title: (changes.action === 'delete' ? deleteTitles : batchTitles)[state] }),
  };
  const jobId = await enqueueJob(db, kernel.queue, kind, job);
  const organisationId =
    state === 'checking' ? sql`${organisationOf(session)}::bigint` : sql`inventory_organisation_id`;
  await sql`update import_run set state = ${state}, job_id = ${jobId}, inventory_organisation_id = ${organisationId} where id = ${id}`.execute(
    db,
  );
  return null;
}
