import type { Fields } from '@edp/contract/kernel/record/record.ts';
import { sql } from 'kysely';
import { together } from '../database/together.ts';
import { lockEditable } from '../sharing/lock-editable.ts';
import { assertUnused } from './delete-unused.ts';
import type { RecordContext, RecordTable } from './record-table.ts';
import { deleteTranslations } from './translations.ts';

/** Deletes a record that nothing refers to, with its translations. */
export async function deleteRecord<F extends Fields>(
  context: RecordContext,
  table: RecordTable<F>,
  id: string,
): Promise<null> {
  const { db } = context;
  await together(lockEditable(db, table.name, id), assertUnused(context, table.name, [id]));
  // The translations first: the change log names the record that they belong to.
  await together(
    deleteTranslations(db, table.name, id),
    sql`delete from ${sql.table(table.name)} where id = ${id}`.execute(db),
  );
  return null;
}
