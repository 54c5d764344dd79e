import { rule } from '@edp/contract/kernel/rule.ts';
import { translateRule } from '@edp/contract/texts.ts';
import { AppError } from '../../../app-error.ts';
import type { CellError, ImportContext, PlannedRow } from '../importer.ts';
import type { RowOutcome } from '../run-row.ts';
import { attempt, callForm, readForm, saveForm, versionOf } from './form-calls.ts';
import { addCall, type FormNoun } from './form-noun.ts';
import { firstRowOf, pendingRow, rowAbove, rowsBelow, rowsWith, withId, writtenRow } from './row-links.ts';

const firstRule = (errors: readonly CellError[]) => errors[0]!.rule;

/** Refuses a record that is gone or that another user has changed. */
async function assertVersion(
  context: ImportContext,
  noun: FormNoun,
  { record_id: id, version }: PlannedRow,
  changed: 'import.changedSince' | 'import.changedAfter',
): Promise<void> {
  const now = await versionOf(context, noun, id!);
  if (now === undefined) throw new AppError(404, 'import.gone');
  if (now !== version) throw new AppError(409, changed);
}

/** Saves the rows of a slice, each with the call of the form; one that is refused changes nothing. */
export async function writeForms(
  context: ImportContext,
  noun: FormNoun,
  runId: string,
  rows: readonly PlannedRow[],
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  const begun = new Set<number>();
  const made = new Map<number, string>();
  const write = async (row: PlannedRow): Promise<void> => {
    if (begun.has(row.row_number)) return;
    begun.add(row.row_number);
    // It is written with the first row of its record.
    if (firstRowOf(row) !== undefined) return;
    const input = row.input!;
    const above = rowAbove(noun, input);
    const parent =
      above === undefined
        ? undefined
        : (rows.find(({ row_number: number }) => number === above) ?? (await pendingRow(context, runId, above)));
    if (parent) await write(parent);
    const written = await attempt(context, noun, async (within) => {
      if (row.record_id !== null) await assertVersion(within, noun, row, 'import.changedSince');
      const whole = await withId(within, noun, runId, made, input);
      if (row.record_id === null)
        return String((await callForm(within, addCall(noun, input), { ...whole, ...noun.made() })).id);
      await saveForm(within, noun, await readForm(within, noun, row.record_id), whole);
      return row.record_id;
    });
    const numbers = rowsWith(row);
    if ('errors' in written)
      return void outcomes.push(...numbers.map((number) => ({ row: number, rule: firstRule(written.errors) })));
    const id = written.done;
    made.set(row.row_number, id);
    const version = await versionOf(context, noun, id);
    outcomes.push(...numbers.map((number) => ({ row: number, id, version })));
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
    const row = first === undefined ? planned : await writtenRow(context, runId, first);
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
