import { rule } from '@edp/contract/kernel/rule.ts';
import { sql } from 'kysely';
import type { Batch } from '../../../batch/batch.ts';
import { editableFlag } from '../../../sharing/sharing.ts';
import type { CheckedRow, Checking, Draft } from '../check-slice.ts';
import { type AnyImporter, mainField, tableOf } from '../forms/form-importer.ts';
import type { ImportContext } from '../importer.ts';
import type { FailedRow } from '../write-slice.ts';
import type { ActionRow } from './row-action.ts';

/** The chosen records as rows of a dry run. What is gone, or may only be read, is wrong. */
export const plainRows = (
  { db }: ImportContext,
  { importer }: Checking<AnyImporter>,
  drafts: readonly Draft[],
): CheckedRow[] =>
  drafts.map(({ number, cells, stored }) => {
    const record = typeof stored === 'object' ? stored : undefined;
    const row = {
      row_number: number,
      cells,
      input: null,
      before: null,
      difference: null,
      notes: null,
      record_id: record?.id ?? null,
      version: record?.version ?? null,
    };
    const broken = !record
      ? 'import.notVisible'
      : editableFlag(db.sharing, tableOf(importer), record.ownerId) === 0
        ? 'error.readOnly'
        : undefined;
    return broken
      ? { ...row, result: 'wrong', errors: [{ field: mainField(importer), rule: rule(broken) }] }
      : { ...row, result: 'changed', errors: null };
  });

/** Makes rows wrong whose records are refused. */
export function markRefused(rows: readonly CheckedRow[], field: string, refused: Batch['refused']): void {
  const reasons = new Map(refused.map(({ id, message }) => [id, message]));
  for (const row of rows) {
    const reason = row.record_id === null ? undefined : reasons.get(row.record_id);
    if (reason !== undefined)
      Object.assign(row, { result: 'wrong', errors: [{ field, rule: rule('import.refused', { reason }) }] });
  }
}

/** The rows whose records are refused, with the reasons. */
export function refusedRows(rows: readonly ActionRow[], refused: Batch['refused']): FailedRow[] {
  const reasons = new Map(refused.map(({ id, message }) => [id, message]));
  return rows.flatMap(({ row_number: row, record_id: id }) =>
    id !== null && reasons.has(id) ? [{ row, rule: rule('import.refused', { reason: reasons.get(id)! }) }] : [],
  );
}

export const numbersOf = (rows: readonly ActionRow[], ids: readonly string[]) => {
  const wanted = new Set(ids);
  return rows.filter(({ record_id: id }) => id !== null && wanted.has(id)).map(({ row_number: number }) => number);
};

export const markRows = (
  { db }: ImportContext,
  runId: string,
  numbers: readonly number[],
  state: 'written' | 'undone',
) =>
  sql`update import_row set state = ${state} where run_id = ${runId} and row_number = any(${numbers}::int[])`.execute(
    db,
  );
