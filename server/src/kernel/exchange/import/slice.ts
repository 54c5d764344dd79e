import { type Actor, inTransaction } from '../../database/tenant-database.ts';
import type { JobContext } from '../../jobs/define-job.ts';
import type { ImportContext } from './importer.ts';

/** So many rows are checked, and later written, with a few statements. */
export const sliceSize = 1000;

/** What a job of an import works with: the rights of its user, and transactions in their name. */
export interface Worker {
  caller: Omit<ImportContext, 'db'>;
  job: Pick<JobContext, 'signal' | 'progress'>;
  actor: Actor;
}

export const inSlice = <T>({ caller, actor }: Worker, work: (context: ImportContext) => Promise<T>): Promise<T> =>
  inTransaction(caller.kernel.pool, actor, (db) => work({ ...caller, db }));
