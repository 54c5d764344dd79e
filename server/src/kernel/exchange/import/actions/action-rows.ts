import { rule } from '@edp/contract/kernel/rule.ts';
import { translate } from '@edp/contract/texts.ts';
import { type Batch, lockBatch, refuseEach } from '../../../batch/batch.ts';
import { versionsOf } from '../../../record/write-records.ts';
import { editableFlag } from '../../../sharing/sharing.ts';
import {
  type Checking,
  type ImportContext,
  type Importer,
  mainField,
  type PlannedRow,
  type RunRow,
} from '../importer.ts';
import type { RowOutcome } from '../run-row.ts';

/**
 * Makes of the chosen records rows that are changed; what is gone, or may only be read, is wrong. Answers the ids of the
 * others.
 */
export function planAction({ db }: ImportContext, { importer }: Checking, rows: readonly RunRow[]): string[] {
  for (const row of rows) {
    const record = typeof row.chosen === 'object' ? row.chosen : undefined;
    row.record_id = record?.id ?? null;
    row.version = record?.version ?? null;
    const broken = !record
      ? 'import.notVisible'
      : editableFlag(db.sharing, importer.table, record.ownerId) === 0
        ? 'error.readOnly'
        : undefined;
    if (broken) row.errors = [{ field: mainField(importer), rule: rule(broken) }];
    else row.result = 'changed';
  }
  return rows.flatMap(({ result, record_id: id }) => (result === 'wrong' ? [] : id!));
}

const refused = (reason: string) => rule('import.refused', { reason });

/** Makes rows wrong whose records are refused. */
export function markRefused({ importer }: Checking, rows: readonly RunRow[], batch: Batch['refused']): void {
  const reasons = new Map(batch.map(({ id, message }) => [id, message]));
  for (const row of rows) {
    const reason = row.record_id === null ? undefined : reasons.get(row.record_id);
    if (reason === undefined) continue;
    row.result = 'wrong';
    row.errors = [{ field: mainField(importer), rule: refused(reason) }];
  }
}

/** The outcomes of rows whose records were done, with their versions where those are known, or refused. */
export function outcomesOf(
  rows: readonly PlannedRow[],
  batch: Batch['refused'],
  versions?: ReadonlyMap<string, number>,
): RowOutcome[] {
  const reasons = new Map(batch.map(({ id, message }) => [id, message]));
  return rows.map(({ row_number: row, record_id: id }) => {
    const reason = reasons.get(id!);
    return reason === undefined ? { row, version: versions?.get(id!) } : { row, rule: refused(reason) };
  });
}

/** Locks the records that are still as the run knows them; the others are refused. */
export async function lockUnchanged(
  context: ImportContext,
  importer: Importer,
  rows: readonly PlannedRow[],
  changed: 'import.changedSince' | 'import.changedAfter',
): Promise<Batch> {
  const ids = rows.map(({ record_id: id }) => id!);
  const locked = await lockBatch(context, importer.table, ids);
  const versions = await versionsOf(context.db, importer.table, ids);
  const different = rows.filter(({ record_id: id, version }) => versions.has(id!) && versions.get(id!) !== version);
  return refuseEach(locked, new Map(different.map(({ record_id: id }) => [id!, translate(changed, context.language)])));
}
