import { sql } from 'kysely';
import type { Database } from './tenant-database.ts';

/** Does the work, or answers the error that it ended with; then nothing of it has happened, and the transaction goes on. */
export async function withinSavepoint<T>(
  db: Database,
  work: () => Promise<T>,
): Promise<{ done: T } | { error: unknown }> {
  await sql`savepoint attempt`.execute(db);
  const outcome = await work().then(
    (done) => ({ done }),
    (error: unknown) => ({ error }),
  );
  if ('error' in outcome) await sql`rollback to savepoint attempt`.execute(db);
  await sql`release savepoint attempt`.execute(db);
  return outcome;
}

/** Does the work and takes it back, whatever it answers. */
export async function takenBack<T>(db: Database, work: () => Promise<T>): Promise<T> {
  await sql`savepoint trial`.execute(db);
  const done = await work();
  await sql`rollback to savepoint trial`.execute(db);
  await sql`release savepoint trial`.execute(db);
  return done;
}
