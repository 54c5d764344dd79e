import type { Fields } from '@edp/contract/kernel/record/record.ts';
import { sql } from 'kysely';
import { lockForUpdate } from './lock-for-update.ts';
import { findRecord } from './read-record.ts';
import type { RecordContext, RecordTable } from './record-table.ts';

/** Enables or disables a record; a stale version is refused where one is given. */
export async function setActive<F extends Fields>(
  context: RecordContext,
  table: RecordTable<F>,
  { id, version }: { id: string; version?: number | undefined },
  active: boolean,
): Promise<null> {
  await lockForUpdate(context.db, table.name, id, version, () => findRecord(context, table, id));
  await sql`update ${sql.table(table.name)} set active = ${active} where id = ${id}`.execute(context.db);
  return null;
}
