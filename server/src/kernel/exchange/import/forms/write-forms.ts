import { rule } from '@edp/contract/kernel/rule.ts';
import { translateRule } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { AppError } from '../../../app-error.ts';
import type { CellError } from '../check-slice.ts';
import { attempt, callForm, readForm, saveForm, versionOf } from './form-calls.ts';
import type { FormImporter } from './form-importer.ts';
import type { Columns, ImportContext } from '../importer.ts';
import { addCall, firstRowOf, rowsWith } from './row-group.ts';
import { pendingRow, rowAbove, rowsBelow, withId, writtenRow } from './row-references.ts';
import { type FailedRow, markFailed, type PendingRow } from '../write-slice.ts';

const firstRule = (errors: readonly CellError[]) => errors[0]!.rule;

/** Refuses a record that is gone or that another user has changed. */
async function assertVersion(
  context: ImportContext,
  importer: FormImporter,
  { record_id: id, version }: { record_id: string | null; version: number | null },
  changed: 'import.changedSince' | 'import.changedAfter',
): Promise<void> {
  const now = await versionOf(context, importer, id!);
  if (now === undefined) throw new AppError(404, 'import.gone');
  if (now !== version) throw new AppError(409, changed);
}

/** Saves the rows of a slice, each with the call of the form; one that is refused changes nothing. */
export async function writeForms(
  context: ImportContext,
  importer: FormImporter,
  runId: string,
  rows: readonly PendingRow[],
): Promise<FailedRow[]> {
  const failures: FailedRow[] = [];
  const begun = new Set<number>();
  const write = async (row: PendingRow): Promise<void> => {
    if (begun.has(row.row_number)) return;
    begun.add(row.row_number);
    // It is written with the first row of its record.
    if (firstRowOf(row.input) !== undefined) return;
    const above = rowAbove(importer, row.input);
    const parent =
      above === undefined
        ? undefined
        : (rows.find(({ row_number: number }) => number === above) ?? (await pendingRow(context, runId, above)));
    if (parent) await write(parent);
    const written = await attempt(context, importer, async (within) => {
      if (row.record_id === null)
        return String(
          (
            await callForm(within, addCall(importer, row.input), {
              ...(await withId(within, importer, runId, row.input)),
              ...importer.form.made(),
            })
          ).id,
        );
      await assertVersion(within, importer, row, 'import.changedSince');
      await saveForm(
        within,
        importer,
        await readForm(within, importer, row.record_id),
        await withId(within, importer, runId, row.input),
      );
      return row.record_id;
    });
    if ('errors' in written)
      failures.push(...rowsWith(row).map((number) => ({ row: number, rule: firstRule(written.errors) })));
    else
      await sql`update import_row set state = 'written', record_id = ${written.done}, version = ${(await versionOf(context, importer, written.done)) ?? null} where run_id = ${runId} and row_number = any(${rowsWith(row)}::int[])`.execute(
        context.db,
      );
  };
  for (const row of rows) await write(row);
  await markFailed(context, runId, failures);
  return failures;
}

export interface WrittenForm {
  row_number: number;
  result: 'new' | 'changed';
  record_id: string;
  version: number;
  input: Columns;
  before: Columns | null;
}

/** Deletes what was created and saves what was there before; answers what is kept, with the reason. */
export async function undoForms(
  context: ImportContext,
  importer: FormImporter,
  runId: string,
  rows: readonly WrittenForm[],
): Promise<FailedRow[]> {
  const kept: FailedRow[] = [];
  const begun = new Set<number>();
  const undo = async (given: WrittenForm): Promise<void> => {
    const first = firstRowOf(given.input);
    const row = first === undefined ? given : await writtenRow(context, runId, first);
    if (begun.has(row.row_number)) return;
    begun.add(row.row_number);
    // What stands below goes first, wherever in the file it was.
    for (const below of await rowsBelow(context, importer, runId, row.row_number)) await undo(below);
    const undone = await attempt(context, importer, async (within) => {
      await assertVersion(within, importer, row, 'import.changedAfter');
      if (row.result === 'changed')
        await saveForm(within, importer, await readForm(within, importer, row.record_id), row.before!);
      else
        await callForm(
          within,
          importer.form.delete,
          importer.form.deleteInput(row.record_id, await readForm(within, importer, row.record_id)),
        );
    });
    if ('errors' in undone)
      kept.push(...rowsWith(row).map((number) => ({ row: number, rule: reasonOf(context, firstRule(undone.errors)) })));
    else
      await sql`update import_row set state = 'undone' where run_id = ${runId} and row_number = any(${rowsWith(row)}::int[])`.execute(
        context.db,
      );
  };
  for (const row of rows) await undo(row);
  return kept;
}

const reasonOf = ({ language }: ImportContext, broken: string) =>
  broken.startsWith('import.') ? broken : rule('import.kept', { reason: translateRule(broken, language) });
