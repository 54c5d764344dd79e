import { rule } from '@edp/contract/kernel/rule.ts';
import type { Checking, ImportContext, RunRow } from '../importer.ts';
import { fold } from '../lookups.ts';
import { earlierRow } from '../parse-input.ts';
import { wordsOf } from '../read-cell.ts';
import { checkRecord, type Trial } from './check-record.ts';
import { findRecords, tried } from './form-calls.ts';
import type { FormNoun } from './form-noun.ts';
import { gatherRows } from './group-rows.ts';
import { checkTree } from './tree-rows.ts';

/**
 * Does what the rows of a slice say, one record after the other, and takes it all back: what is said of each is what its
 * call answers.
 */
export async function checkForms(
  context: ImportContext,
  noun: FormNoun,
  checking: Checking,
  rows: readonly RunRow[],
): Promise<void> {
  const found = await findRecords(
    context,
    noun,
    rows.flatMap(({ key }) => key || []),
  );
  for (const row of rows) refuseRepeated(noun, checking, row);
  await tried(context, async (within) => {
    const trial: Trial = { context: within, noun, checking, found, made: new Map() };
    const check = async (own: readonly RunRow[]) => {
      for (const row of own) await readLists(trial, row);
      await checkRecord(trial, own);
    };
    const { parent } = noun;
    if (parent === undefined || rows.some(({ chosen }) => chosen !== undefined))
      for (const own of gatherRows(noun, checking, rows)) await check(own);
    else await checkTree(within, checking, rows, parent, (row) => check([row]));
  });
}

/** Slices are taken back one by one, so the data does not show what an earlier one has used. */
function refuseRepeated(
  { unique }: FormNoun,
  { seen }: Checking,
  { row_number: number, values, errors }: RunRow,
): void {
  for (const field of unique) {
    const value = values[field];
    if (typeof value !== 'string' || value === '') continue;
    const earlier = earlierRow(seen, `${field}: ${fold(value)}`, number);
    if (earlier !== undefined) errors.push({ field, rule: rule('import.duplicate', { row: earlier }) });
  }
}

/** Cells with several values, and paths, which the inputs of forms have as ids. */
async function readLists(
  { context: { db }, noun: { lists, kept }, checking: { columns } }: Trial,
  { values, errors }: RunRow,
): Promise<void> {
  for (const { field, kind } of columns) {
    const value = values[field];
    const list = lists[field];
    if (kind === 'path' && Array.isArray(value)) values[field] = value.at(-1) ?? '';
    if (!list || typeof value !== 'string' || (value === '' && kept.includes(field))) continue;
    const read = await list.read(db, wordsOf(value));
    if ('error' in read) errors.push({ field, rule: read.error });
    else values[field] = read.value;
  }
}
