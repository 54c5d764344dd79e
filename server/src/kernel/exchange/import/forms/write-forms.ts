import { rule } from '@edp/contract/kernel/rule.ts';
import { translateRule } from '@edp/contract/texts.ts';
import { AppError } from '../../../app-error.ts';
import { versionsOf } from '../../../record/write-records.ts';
import type { CellError, ImportContext, PlannedRow } from '../importer.ts';
import type { RowOutcome, StoredRun } from '../run-row.ts';
import { attempt, callForm, readForm, saveForm } from './form-calls.ts';
import { addCall, type FormNoun } from './form-noun.ts';
import { firstRowOf, rowsWith } from './group-rows.ts';
import { rowAbove, rowOf, rowsBelow, withParent } from './tree-rows.ts';

const firstRule = (errors: readonly CellError[]) => errors[0]!.rule;

/** Refuses a record that is gone or that another user has changed. */
async function assertVersion(
  context: ImportContext,
  noun: FormNoun,
  { record_id: id, version }: PlannedRow,
  changed: 'import.changedSince' | 'import.changedAfter',
): Promise<void> {
  const now = (await versionsOf(context.db, noun.table, [id!])).get(id!);
  if (now === undefined) throw new AppError(404, 'import.gone');
  if (now !== version) throw new AppError(409, changed);
}

/** Saves the rows of a slice, each with the call of the form; one that is refused changes nothing. */
export async function writeForms(
  context: ImportContext,
  noun: FormNoun,
  run: StoredRun,
  rows: readonly PlannedRow[],
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  const begun = new Set<number>();
  const made = new Map<number, string>();
  /** The record above comes first, where it is a row of the same file that is still to be written. */
  const writeAbove = async (number: number | undefined): Promise<void> => {
    if (number === undefined || begun.has(number)) return;
    const above = await rowOf(context, run.id, number);
    if (above.state === 'written') made.set(number, above.record_id!);
    else if (above.state === null && above.result === 'new' && run.mode !== 'update') await write(above);
  };
  const write = async (row: PlannedRow): Promise<void> => {
    if (begun.has(row.row_number)) return;
    begun.add(row.row_number);
    // It is written with the first row of its record.
    if (firstRowOf(row) !== undefined) return;
    await writeAbove(rowAbove(noun, row.input!));
    const written = await attempt(context, noun, async (within) => {
      if (row.record_id !== null) await assertVersion(within, noun, row, 'import.changedSince');
      const input = withParent(noun, row.input!, made);
      if (row.record_id === null)
        return String((await callForm(within, addCall(noun, input), { ...input, ...noun.made() })).id);
      await saveForm(within, noun, await readForm(within, noun, row.record_id), input);
      return row.record_id;
    });
    const numbers = rowsWith(row);
    if ('errors' in written)
      return void outcomes.push(...numbers.map((each) => ({ row: each, rule: firstRule(written.errors) })));
    const id = written.done;
    made.set(row.row_number, id);
    const version = (await versionsOf(context.db, noun.table, [id])).get(id);
    outcomes.push(...numbers.map((each) => ({ row: each, id, version })));
  };
  for (const row of rows) await write(row);
  return outcomes;
}

/** Deletes what was created and saves what was there before. */
export async function undoForms(
  context: ImportContext,
  noun: FormNoun,
  runId: string,
  rows: readonly PlannedRow[],
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  const begun = new Set<number>();
  const undo = async (planned: PlannedRow): Promise<void> => {
    const first = firstRowOf(planned);
    const row = first === undefined ? planned : await rowOf(context, runId, first);
    if (begun.has(row.row_number)) return;
    begun.add(row.row_number);
    // What stands below goes first, wherever in the file it was.
    for (const below of await rowsBelow(context, noun, runId, row.row_number)) await undo(below);
    const id = row.record_id!;
    const undone = await attempt(context, noun, async (within) => {
      await assertVersion(within, noun, row, 'import.changedAfter');
      const stored = await readForm(within, noun, id);
      if (row.result === 'changed') await saveForm(within, noun, stored, row.before!);
      else await callForm(within, noun.delete, noun.deleteInput(id, stored));
    });
    const reason = 'errors' in undone ? reasonOf(context, firstRule(undone.errors)) : undefined;
    outcomes.push(...rowsWith(row).map((number) => ({ row: number, rule: reason })));
  };
  for (const row of rows) await undo(row);
  return outcomes;
}

const reasonOf = ({ language }: ImportContext, broken: string) =>
  broken.startsWith('import.') ? broken : rule('import.kept', { reason: translateRule(broken, language) });
