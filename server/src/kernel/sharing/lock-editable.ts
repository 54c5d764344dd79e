import { sql } from 'kysely';
import type { Schema } from '../schema/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';
import { notFound, AppError } from '../app-error.ts';

/**
 * Locks a record that is about to be changed. Policies hide from the lock what the person may not change:
 * a user who sees the record but may not change it is told so, for others it does not exist.
 */
export async function lockEditable(db: Database, table: keyof Schema, id: string): Promise<void> {
  const { rows: locked } = await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(db);
  if (!locked.length) throw await notEditable(db, table, id);
}

/** Why a record could not be locked. */
export async function notEditable(db: Database, table: keyof Schema, id: string): Promise<AppError> {
  const { rows: seen } = await sql`select from ${sql.table(table)} where id = ${id}`.execute(db);
  return seen.length ? new AppError(403, 'error.readOnly') : notFound();
}
