import { type Actor, inTransaction } from '../../database/tenant-database.ts';
import type { JobContext } from '../../jobs/define-job.ts';
import type { ImportContext } from './importer.ts';

/** What a job of an import works with: the rights of its user, and transactions in their name. */
export interface Worker {
  caller: Omit<ImportContext, 'db' | 'afterCommit'>;
  job: Pick<JobContext, 'signal' | 'progress'>;
  actor: Actor;
}

/** One transaction; what was to be done after its commit follows, each work once however many rows asked for it. */
export async function inSlice<T>({ caller, actor }: Worker, work: (context: ImportContext) => Promise<T>): Promise<T> {
  const afterwards = new Set<() => unknown>();
  const done = await inTransaction(caller.kernel.pool, actor, (db) =>
    work({ ...caller, db, afterCommit: (later) => void afterwards.add(later) }),
  );
  for (const later of afterwards) await later();
  return done;
}
