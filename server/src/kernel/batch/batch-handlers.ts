import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import type { Fields } from '@edp/contract/kernel/record/record.ts';
import { sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import { together } from '../database/together.ts';
import type { Context } from '../http/bind.ts';
import type { Schema } from '../schema/schema.generated.ts';
import { answerBatch, type Batch, batchIds, type BatchInput, lockBatch, refuseUsed } from './batch.ts';
import { matchingIds } from '../record/list-records.ts';
import type { RecordTable } from '../record/record-table.ts';
import { deleteTranslations } from '../record/translations.ts';

/** Locks the records of a batch on the record kit. */
export const lockRecords = async <F extends Fields>(
  context: Context<BatchInput>,
  table: RecordTable<F>,
): Promise<Batch> =>
  lockBatch(
    context,
    table.name,
    await batchIds(context.input, (filters, most) => matchingIds(context, table, filters, most)),
  );

/** Records that are so already are left alone: they keep their version, and no change is recorded. */
export const setAllActive = (db: Database, table: keyof Schema, ids: readonly string[], active: boolean) =>
  sql`update ${sql.table(table)} set active = ${active} where id = any(${ids}::bigint[]) and active <> ${active}`.execute(
    db,
  );

/** The translations first: the change log names the records that they belong to. */
export const deleteAll = (db: Database, table: keyof Schema, ids: readonly string[]) =>
  together(
    deleteTranslations(db, table, ids),
    sql`delete from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(db),
  );

/** Deletes locked records that nothing refers to; the others are refused. */
export async function deleteUnusedOf(
  caller: Pick<Context, 'db' | 'language'>,
  table: keyof Schema,
  batch: Batch,
): Promise<Batch> {
  const unused = await refuseUsed(caller, batch, table);
  await deleteAll(caller.db, table, unused.allowed);
  return unused;
}

/** Handlers of the calls about several records. A few statements each, however many records there are. */
export const batchHandlers = <F extends Fields>(table: RecordTable<F>) => ({
  async setActiveBatch(context: Context<BatchInput & { active: 0 | 1 }>): Promise<BatchResult> {
    const batch = await lockRecords(context, table);
    await setAllActive(context.db, table.name, batch.allowed, context.input.active === 1);
    return answerBatch(context, table.name, batch);
  },
  async deleteBatch(context: Context<BatchInput>): Promise<BatchResult> {
    const batch = await deleteUnusedOf(context, table.name, await lockRecords(context, table));
    return answerBatch(context, table.name, batch);
  },
});
