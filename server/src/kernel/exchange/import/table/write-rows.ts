import { rule } from '@edp/contract/kernel/rule.ts';
import { lockBatch } from '../../../batch/batch.ts';
import type { WriteResult } from '../../../record/write-records.ts';
import type { Columns, ImportContext, PlannedRow } from '../importer.ts';
import type { RowOutcome } from '../run-row.ts';
import { checkPlanned, toWritten } from './check-rows.ts';
import { findByIds, type TableNoun } from './stored-records.ts';

/** Writes the rows of a slice. They are checked again, so what others changed since the dry run is refused. */
export const writeRows = (
  context: ImportContext,
  noun: TableNoun,
  base: Columns,
  rows: readonly PlannedRow[],
): Promise<RowOutcome[]> => write(context, noun, rows, 'import.changedSince', base);

/** Removes what the rows have created, and puts back what they have changed. */
export async function undoRows(
  context: ImportContext,
  noun: TableNoun,
  rows: readonly PlannedRow[],
): Promise<RowOutcome[]> {
  const changed = rows.filter(({ result }) => result === 'changed');
  return [
    ...(await removeCreated(
      context,
      noun,
      rows.filter(({ result }) => result === 'new'),
    )),
    ...(await write(
      context,
      noun,
      changed.map((row) => ({ ...row, input: row.before, before: row.input })),
      'import.changedAfter',
    )),
  ];
}

async function write(
  context: ImportContext,
  noun: TableNoun,
  rows: readonly PlannedRow[],
  changed: 'import.changedSince' | 'import.changedAfter',
  base?: Columns,
): Promise<RowOutcome[]> {
  const broken = new Map((await checkPlanned(context, noun, rows)).map(({ row, rule: each }) => [row, each]));
  const good = rows.filter((_row, index) => !broken.has(index));
  const records = good.map(toWritten);
  const results = records.length > 0 ? await noun.writer.write(context, records, base) : [];
  const rules = { taken: noun.taken, gone: 'import.gone', stale: changed, readOnly: 'error.readOnly' } as const;
  const outcomeOf = (row: number, result: WriteResult): RowOutcome =>
    'refused' in result ? { row, rule: rule(rules[result.refused]) } : { row, ...result };
  return [
    ...[...broken].map(([index, each]) => ({ row: rows[index]!.row_number, rule: each })),
    ...good.map(({ row_number: row }, index) => outcomeOf(row, results[index]!)),
  ];
}

async function removeCreated(
  context: ImportContext,
  noun: TableNoun,
  rows: readonly PlannedRow[],
): Promise<RowOutcome[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ record_id: id }) => id!);
  const { allowed, refused } = await lockBatch(context, noun.table.name, ids);
  const now = await findByIds(context, noun, ids);
  const unchanged = new Set(
    rows.flatMap(({ record_id: id, version }) => (now.get(id!)?.version === version ? id! : [])),
  );
  const batch = await noun.writer.remove(context, { allowed: allowed.filter((id) => unchanged.has(id)), refused });
  const reasons = new Map(batch.refused.map(({ id, message: reason }) => [id, reason]));
  return rows.map(({ row_number: row, record_id: id }) => {
    if (!now.has(id!)) return { row, rule: rule('import.gone') };
    if (!unchanged.has(id!)) return { row, rule: rule('import.changedAfter') };
    const reason = reasons.get(id!);
    return reason === undefined ? { row } : { row, rule: rule('import.kept', { reason }) };
  });
}
