import { rule } from '@edp/contract/kernel/rule.ts';
import { translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { lockBatch, refuseEach, refuseUsed } from '../../batch/batch.ts';
import { deleteAll } from '../../batch/batch-handlers.ts';
import { actionOf } from './actions/row-action.ts';
import { checkColumns } from './columns/check-columns.ts';
import type { AnyImporter } from './forms/form-importer.ts';
import type { Columns, ImportContext, Importer } from './importer.ts';
import { lockRunIn, type StoredRun } from './run-row.ts';
import { inSlice, sliceSizeOf, type Worker } from './slice.ts';
import { undoForms } from './forms/write-forms.ts';
import { explainUnchanged, type FailedRow, updateRecords } from './write-slice.ts';

export interface UndoCounts {
  undone: number;
  kept: number;
}

interface WrittenRow {
  row_number: number;
  result: 'new' | 'changed';
  record_id: string;
  version: number;
  input: Columns;
  before: Columns | null;
}

/**
 * Takes an import back, in slices: what it created is removed, what it changed is put back. What was changed or used
 * since is kept, with the reason.
 */
export async function undoImport(
  worker: Worker,
  importer: AnyImporter,
  runId: string,
  onDone: (context: ImportContext, run: StoredRun, counts: UndoCounts) => Promise<void>,
): Promise<void> {
  let done = 0;
  const undoNext = async (context: ImportContext): Promise<boolean> => {
    worker.job.signal.throwIfAborted();
    const run = await lockRunIn(context.db, runId, 'undoing');
    // The last first: a later row may use an earlier one.
    const { rows } = await sql<WrittenRow>`
      select row_number, result, record_id, version, input, before from import_row where run_id = ${runId} and state = 'written' order by row_number desc limit ${sliceSizeOf(importer)}`.execute(
      context.db,
    );
    if (rows.length === 0) {
      await finish(context, run, onDone);
      return true;
    }
    const action = actionOf(importer, run);
    await markKept(
      context,
      runId,
      action
        ? await action.undo(context, importer, run, rows)
        : 'form' in importer
          ? await undoForms(context, importer, runId, rows)
          : [
              ...(await removeCreated(
                context,
                importer,
                runId,
                rows.filter(({ result }) => result === 'new'),
              )),
              ...(await putBack(
                context,
                importer,
                runId,
                rows.filter(({ result }) => result === 'changed'),
              )),
            ],
    );
    done += rows.length;
    worker.job.progress(done, 0);
    return false;
  };
  while (!(await inSlice(worker, undoNext)));
}

async function markKept({ db }: ImportContext, runId: string, kept: readonly FailedRow[]): Promise<void> {
  await sql`
    update import_row r set state = 'kept', reason = k.rule from json_to_recordset(${JSON.stringify(kept)}::json) as k (row int, rule text)
     where r.run_id = ${runId} and r.row_number = k.row`.execute(db);
}

async function removeCreated(
  context: ImportContext,
  importer: Importer,
  runId: string,
  rows: readonly WrittenRow[],
): Promise<FailedRow[]> {
  if (rows.length === 0) return [];
  const { db, language } = context;
  const { name } = importer.table;
  const ids = rows.map(({ record_id: id }) => id);
  const locked = await lockBatch(context, name, ids);
  const { rows: found } = await sql<{
    id: string;
    version: number;
  }>`select id, version from ${sql.table(name)} where id = any(${ids}::bigint[])`.execute(db);
  const versions = new Map(found.map(({ id, version }) => [id, version]));
  const changed = rows.filter(({ record_id: id, version }) => versions.has(id) && versions.get(id) !== version);
  const unchanged = refuseEach(
    locked,
    new Map(changed.map(({ record_id: id }) => [id, translate('import.changedAfter', language)])),
  );
  const unused = await refuseUsed(context, (await importer.refuseDelete?.(context, unchanged)) ?? unchanged, name);
  await deleteAll(db, name, unused.allowed);
  await sql`update import_row set state = 'undone' where run_id = ${runId} and record_id = any(${unused.allowed}::bigint[]) and row_number = any(${rows.map((row) => row.row_number)}::int[])`.execute(
    db,
  );
  const reasons = new Map(unused.refused.map(({ id, message }) => [id, message]));
  const ruleOf = (id: string) =>
    !versions.has(id)
      ? rule('import.gone')
      : changed.some((row) => row.record_id === id)
        ? rule('import.changedAfter')
        : rule('import.kept', { reason: reasons.get(id)! });
  return rows.flatMap(({ row_number: row, record_id: id }) => (reasons.has(id) ? [{ row, rule: ruleOf(id) }] : []));
}

async function putBack(
  context: ImportContext,
  importer: Importer,
  runId: string,
  rows: readonly WrittenRow[],
): Promise<FailedRow[]> {
  if (rows.length === 0) return [];
  const problems = await checkColumns(
    context,
    importer,
    rows.map(({ record_id: id, input, before }) => ({ id, input: before!, before: input })),
  );
  const refused = new Map(problems.map(({ row, rule: broken }) => [rows[row]!.row_number, broken]));
  const good = rows.filter(({ row_number: number }) => !refused.has(number));
  const kept = [...refused].map(([row, broken]) => ({ row, rule: broken }));
  if (good.length === 0) return kept;
  await importer.beforeUpdate?.(
    context,
    good.map(({ record_id: id }) => id),
  );
  const columns = [...new Set(good.flatMap(({ before }) => Object.keys(before!)))].toSorted();
  const done = await updateRecords(context, importer.table, runId, good, columns, 'before', 'undone');
  return [
    ...kept,
    ...(await explainUnchanged(
      context,
      importer.table,
      good.filter(({ row_number: number }) => !done.has(number)),
      'import.changedAfter',
    )),
  ];
}

async function finish(
  context: ImportContext,
  run: StoredRun,
  onDone: (context: ImportContext, run: StoredRun, counts: UndoCounts) => Promise<void>,
): Promise<void> {
  const { rows } = await sql<UndoCounts>`
    update import_run set state = 'undone', undone_time = now(),
           undone_count = (select count(*) from import_row where run_id = ${run.id} and state = 'undone'), kept_count = (select count(*) from import_row where run_id = ${run.id} and state = 'kept')
     where id = ${run.id} returning undone_count as undone, kept_count as kept`.execute(context.db);
  await onDone(context, run, rows[0]!);
}
