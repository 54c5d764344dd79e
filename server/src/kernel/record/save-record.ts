import type { Fields } from '@edp/contract/kernel/record/record.ts';
import { together } from '../database/together.ts';
import { checkFiles, checkLinks } from './check-records.ts';
import { lockForUpdate } from './lock-for-update.ts';
import { findRecord } from './read-record.ts';
import type { RecordContext, RecordTable, ValuesOf } from './record-table.ts';
import { assertRecord } from './row-errors.ts';
import { insertRecords, toColumns, updateRecords, type WrittenRecord } from './write-records.ts';

interface Identified {
  id: string;
  version?: number | undefined;
}

/** Files must belong to the user and keep their limits; references and items of dictionaries must exist. */
async function assertChecked({ db }: RecordContext, table: RecordTable, record: WrittenRecord): Promise<void> {
  const errors = await together(...checkFiles(db, table, [record]), ...checkLinks(db, table, [record]));
  assertRecord(errors.flat());
}

/** Creates a record: a batch of one, where a unique value that is taken is an error. */
export async function insertRecord<F extends Fields>(
  context: RecordContext,
  typedTable: RecordTable<F>,
  fields: ValuesOf<F>,
): Promise<{ id: string }> {
  const table = typedTable as unknown as RecordTable;
  const record = { input: toColumns(table, fields), before: {} };
  const check = assertChecked(context, table, record);
  // The references are those of the active organisation, whose boundary is left for the insert.
  if (context.db.sharing?.organisationId !== undefined) await check;
  const [, [written]] = await together(check, insertRecords(context.db, table, [record]));
  return { id: written!.id };
}

/** A stale update, or one of a record that the user may only see, is refused. */
export async function updateRecord<F extends Fields>(
  context: RecordContext,
  typedTable: RecordTable<F>,
  { id, version, ...fields }: ValuesOf<F> & Identified,
): Promise<{ id: string }> {
  const table = typedTable as unknown as RecordTable;
  const record = { id, version, input: toColumns(table, fields), before: {} };
  const update = () => updateRecords(context.db, table, [record]);
  const [checked, updated] = await Promise.allSettled([assertChecked(context, table, record), update()]);
  if (updated.status === 'fulfilled' && updated.value.length === 0) {
    // Says why, before anything else. Should the reason have gone meanwhile, the lock keeps it away.
    await lockForUpdate(context.db, table.name, id, version, () => findRecord(context, typedTable, id));
    await update();
  }
  for (const result of [checked, updated]) if (result.status === 'rejected') throw result.reason;
  return { id };
}

/** For calls that create and, with an id, update. */
export const saveRecord = <F extends Fields>(
  context: RecordContext,
  table: RecordTable<F>,
  { id, ...fields }: ValuesOf<F> & Partial<Identified>,
) =>
  id === undefined
    ? insertRecord(context, table, fields as ValuesOf<F>)
    : updateRecord(context, table, { ...fields, id } as ValuesOf<F> & Identified);
