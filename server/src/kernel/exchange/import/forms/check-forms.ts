import { rule } from '@edp/contract/kernel/rule.ts';
import { sql } from 'kysely';
import { isReadOnly } from '../columns/open-columns.ts';
import { changesOf, describeChanges } from '../changes.ts';
import {
  type CellError,
  type Checking,
  type Columns,
  type ImportContext,
  mainField,
  type RunRow,
} from '../importer.ts';
import { fold, isLookedUp, openLookups } from '../lookups.ts';
import { isShort } from '../parse-input.ts';
import { changedPictures } from '../pictures/find-pictures.ts';
import { wordsOf } from '../read-cell.ts';
import { checkGroup } from './check-group.ts';
import {
  attempt,
  callForm,
  findRecords,
  firstOfEach,
  type FoundRecord,
  keyOf,
  readForm,
  saveForm,
} from './form-calls.ts';
import type { FormNoun } from './form-noun.ts';
import { gatherRows, isGroup, withRow } from './row-links.ts';

/**
 * Does what the rows of a slice say, one after the other, and takes it all back: what is said of each is what its call
 * answers.
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
  await sql`savepoint dry_run`.execute(context.db);
  // Nothing is committed, so nothing comes after that.
  const within = { ...context, afterCommit: () => undefined };
  const made = new Map<string, number>();
  const check = async (row: RunRow) => {
    await readLists(within, noun, checking, row);
    await checkForm(within, noun, checking, row, found, made);
  };
  const { parent, group } = noun;
  for (const row of rows) refuseRepeated(noun, checking, row);
  const checkRecord = async (own: readonly RunRow[]) => {
    if (!group || !isGroup(group, own)) return check(own[0]!);
    for (const row of own) await readLists(within, noun, checking, row);
    return checkGroup(within, noun, group, checking, own, found);
  };
  if (parent === undefined || rows.some(({ chosen }) => chosen !== undefined))
    for (const own of gatherRows(noun, checking, rows)) await checkRecord(own);
  else await checkTree(within, checking, rows, parent, check);
  await sql`rollback to savepoint dry_run`.execute(context.db);
}

/** Slices are taken back one by one, so the data does not show what an earlier one has used. */
function refuseRepeated(
  { unique }: FormNoun,
  { seen }: Checking,
  { row_number: number, values, errors }: RunRow,
): void {
  for (const field of unique) {
    const value = values[field];
    if (typeof value !== 'string' || value === '' || !isShort(value)) continue;
    const own = `${field}: ${fold(value)}`;
    const earlier = seen.get(own);
    if (earlier === undefined) seen.set(own, number);
    else errors.push({ field, rule: rule('import.duplicate', { row: earlier }) });
  }
}

/** Cells with several values, and paths, which the inputs of forms have as ids. */
async function readLists(
  { db }: ImportContext,
  { lists, kept }: FormNoun,
  { columns }: Checking,
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

async function checkForm(
  context: ImportContext,
  noun: FormNoun,
  checking: Checking,
  row: RunRow,
  found: readonly FoundRecord[],
  made: Map<string, number>,
): Promise<void> {
  const { row_number: number, values, errors, key, chosen } = row;
  const { sheet, scope: scoped, defaults, kept } = noun;
  const refuse = (more: readonly CellError[]) =>
    void (row.errors = firstOfEach([...errors, ...more].map(({ at: _at, ...error }) => error)));
  const scope = scoped && values[scoped.field];
  const own = keyOf(noun, key, scope);
  const isAnyScope = scope === undefined || scope === '';
  const same = key
    ? found.filter((each) =>
        isAnyScope ? keyOf(noun, each.key, '') === keyOf(noun, key, '') : keyOf(noun, each.key, each.scope) === own,
      )
    : [];
  const record = typeof chosen === 'object' ? chosen : same[0];
  row.record_id = record?.id ?? null;
  row.version = record?.version ?? null;
  if (chosen === 'gone') {
    row.errors = [{ field: mainField(noun), rule: rule('import.notVisible') }];
    return;
  }
  const earlier = key ? checking.seen.get(own) : undefined;
  if (earlier !== undefined) errors.push({ field: sheet.key!, rule: rule('import.duplicate', { row: earlier }) });
  else if (key && isShort(own)) checking.seen.set(own, number);
  if (same.length > 1) errors.push({ field: sheet.key!, rule: rule('import.ambiguous', { value: key }) });
  if (!record) {
    // A cell that is left empty stands for what the form begins with.
    const said = Object.entries(values).filter(
      ([field, value]) => value !== '' || !(field in defaults || kept.includes(field)),
    );
    const input = { ...defaults, ...Object.fromEntries(said) };
    const parsed = noun.add.call.input.safeParse({ ...input, ...noun.made() });
    if (!parsed.success)
      return refuse(parsed.error.issues.map(({ path, message }) => ({ field: String(path[0]), rule: message })));
    if (errors.length > 0) return refuse([]);
    const saved = await attempt(context, noun, (within) => callForm(within, noun.add, { ...input, ...noun.made() }));
    if ('errors' in saved) return refuse(saved.errors);
    made.set(String(saved.done.id), number);
    row.result = 'new';
    row.input = withRow(noun, { ...input, ...row.pictures }, made);
    return;
  }
  if (errors.length > 0) return refuse([]);
  const read = await attempt(context, noun, (within) => readForm(within, noun, record.id));
  if ('errors' in read) return refuse([{ field: mainField(noun), rule: rule('import.notVisible') }]);
  const stored = read.done;
  const changed = changesOf(noun, checking, completed(noun, values, stored), stored);
  const whole = { ...changed, ...(await changedPictures(context, row, stored)) };
  if (Object.keys(whole).length === 0) {
    row.result = 'unchanged';
    return;
  }
  const locked = checking.columns.find((column) => column.field in whole && isReadOnly(noun, column, context.session));
  if (locked) return refuse([{ field: locked.field, rule: rule('rights.fieldLocked') }]);
  const saved = await attempt(context, noun, (within) => saveForm(within, noun, stored, changed));
  if ('errors' in saved) return refuse(saved.errors);
  const before = Object.fromEntries(Object.keys(whole).map((field) => [field, stored[field]]));
  Object.assign(row, { result: 'changed', input: withRow(noun, whole, made), before });
  await describeChanges(context, checking, [{ row, before, after: whole }]);
}

/** The lists of a row with what their parts have besides. */
const completed = ({ lists }: FormNoun, values: Columns, stored: Columns): Columns =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      value === '' ? value : (lists[field]?.complete?.(value, stored[field]) ?? value),
    ]),
  );

/**
 * Checks the rows of a tree: one whose parent is not known yet waits until the rows are checked that may make it,
 * wherever in the file they stand.
 */
async function checkTree(
  context: ImportContext,
  checking: Checking,
  rows: readonly RunRow[],
  parent: string,
  check: (row: RunRow) => Promise<void>,
): Promise<void> {
  const place = checking.columns.findIndex(({ field }) => field === parent);
  const isUnknown = ({ errors }: RunRow) => errors.some(({ field }) => field === parent);
  let waiting = rows;
  for (;;) {
    const ready = waiting.filter((row) => !isUnknown(row));
    waiting = waiting.filter(isUnknown);
    for (const row of ready) await check(row);
    if (ready.length === 0 || waiting.length === 0) break;
    // With what these rows made.
    checking.lookups = openLookups(checking.importer);
    for (const column of checking.columns)
      if (isLookedUp(column)) await checking.lookups.prepare(context, column, new Set(), new Set());
    for (const row of waiting) {
      const found = checking.lookups.find(checking.columns[place]!, row.cells[place]!);
      if ('error' in found) continue;
      row.errors = row.errors.filter(({ field }) => field !== parent);
      row.values[parent] = found.value;
    }
  }
  for (const row of waiting) await check(row);
}
