import type { Fields } from '@edp/contract/kernel/record/record.ts';
import { deleteUnusedOf } from '../batch/batch-handlers.ts';
import type { Batch } from '../batch/batch.ts';
import { checkLinks } from './check-records.ts';
import type { RecordContext, RecordTable } from './record-table.ts';
import type { RowError } from './row-errors.ts';
import { type Columns, type WriteResult, writeRecords, type WrittenRecord } from './write-records.ts';

/**
 * How a noun checks, writes and deletes its records, any number of them at once. A noun with rules of its own passes
 * functions that call these of its table.
 */
export interface RecordWriter {
  /** The errors of each record, by field. */
  readonly check: (context: RecordContext, records: readonly WrittenRecord[]) => Promise<RowError[]>;
  /** Writes records that were checked, and answers the result of each; `base` is what new ones do not say. */
  readonly write: (
    context: RecordContext,
    records: readonly WrittenRecord[],
    base?: Columns,
  ) => Promise<readonly WriteResult[]>;
  /** Deletes locked records that nothing refers to; the others are refused. */
  readonly remove: (context: RecordContext, batch: Batch) => Promise<Batch>;
}

/** The writer of a table, whose records are told apart by the column of `key`. */
export function recordWriter<F extends Fields>(typedTable: RecordTable<F>, key: string): RecordWriter {
  const table = typedTable as unknown as RecordTable;
  return {
    check: async ({ db }, records) => (await Promise.all(checkLinks(db, table, records))).flat(),
    write: ({ db }, records, base) => writeRecords(db, table, table.columnOf(key), records, base),
    remove: (context, batch) => deleteUnusedOf(context, table.name, batch),
  };
}
