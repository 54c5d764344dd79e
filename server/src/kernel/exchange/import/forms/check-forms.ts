import { rule } from '@edp/contract/kernel/rule.ts';
import { sql } from 'kysely';
import type { CheckedRow, Checking, Draft } from '../check-slice.ts';
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
import { type FormImporter, mainField } from './form-importer.ts';
import type { ImportContext } from '../importer.ts';
import { fold } from '../lookups.ts';
import { isReadOnly } from '../columns/open-columns.ts';
import { isShort } from '../parse-input.ts';
import { changedPictures } from '../pictures/form-pictures.ts';
import { wordsOf } from '../read-cell.ts';
import { checkGroup } from './check-group.ts';
import { checkTree } from './check-tree.ts';
import { changesOf, describe } from './form-changes.ts';
import { gatherRows, isGroup } from './row-group.ts';
import { withRow } from './row-references.ts';

type Values = Record<string, unknown>;

/**
 * Does what the rows of a slice say, one after the other, and takes it all back: what is said of each is what its call
 * answers.
 */
export async function checkForms(
  context: ImportContext,
  checking: Checking<FormImporter>,
  drafts: readonly Draft[],
): Promise<CheckedRow[]> {
  const found = await findRecords(
    context,
    checking.importer,
    drafts.flatMap(({ key }) => key || []),
  );
  await sql`savepoint dry_run`.execute(context.db);
  // Nothing is committed, so nothing comes after that.
  const within = { ...context, afterCommit: () => undefined };
  const made = new Map<string, number>();
  const check = async (draft: Draft) =>
    checkForm(within, checking, await readLists(within, checking, draft), found, made);
  const { parent, group } = checking.importer.form;
  for (const draft of drafts) refuseRepeated(checking, draft);
  const checkRows = async (rows: readonly Draft[]) => {
    if (!group || !isGroup(group, rows)) return [await check(rows[0]!)];
    for (const draft of rows) await readLists(within, checking, draft);
    return checkGroup(within, checking, group, rows, found);
  };
  const checked =
    parent === undefined || drafts.some(({ stored }) => stored !== undefined)
      ? await inTurn(gatherRows(checking, drafts), checkRows)
      : await checkTree(within, checking, drafts, parent, check);
  await sql`rollback to savepoint dry_run`.execute(context.db);
  return checked;
}

async function inTurn(
  records: readonly (readonly Draft[])[],
  check: (rows: readonly Draft[]) => Promise<CheckedRow[]>,
): Promise<CheckedRow[]> {
  const checked: CheckedRow[] = [];
  for (const rows of records) checked.push(...(await check(rows)));
  return checked;
}

/** Slices are taken back one by one, so the data does not show what an earlier one has used. */
function refuseRepeated({ importer: { form }, seen }: Checking<FormImporter>, { number, given, errors }: Draft): void {
  for (const field of form.unique) {
    const value = given[field];
    if (typeof value !== 'string' || value === '' || !isShort(value)) continue;
    const own = `${field}: ${fold(value)}`;
    const earlier = seen.get(own);
    if (earlier === undefined) seen.set(own, number);
    else errors.push({ field, rule: rule('import.duplicate', { row: earlier }) });
  }
}

/** Cells with several values, and paths, which the inputs of forms have as ids. */
async function readLists(
  context: ImportContext,
  { importer: { form }, columns }: Checking<FormImporter>,
  draft: Draft,
): Promise<Draft> {
  for (const { field, kind } of columns) {
    const given = draft.given[field];
    const list = form.lists[field];
    if (kind === 'path' && Array.isArray(given)) draft.given[field] = given.at(-1) ?? '';
    if (!list || typeof given !== 'string' || (given === '' && form.kept.includes(field))) continue;
    const read = await list.read(context.db, wordsOf(given));
    if ('error' in read) draft.errors.push({ field, rule: read.error });
    else draft.given[field] = read.value;
  }
  return draft;
}

async function checkForm(
  context: ImportContext,
  checking: Checking<FormImporter>,
  draft: Draft,
  found: readonly FoundRecord[],
  made: Map<string, number>,
): Promise<CheckedRow> {
  const { number, cells, given, errors, notes, key, stored: chosen } = draft;
  const { importer, seen } = checking;
  const { sheet, form, defaults } = importer;
  const scope = form.scope && given[form.scope.field];
  const own = keyOf(importer, key, scope);
  const same = key
    ? found.filter((each) =>
        scope === undefined || scope === ''
          ? keyOf(importer, each.key, '') === keyOf(importer, key, '')
          : keyOf(importer, each.key, each.scope) === own,
      )
    : [];
  const record = typeof chosen === 'object' ? chosen : same[0];
  const row: CheckedRow = {
    row_number: number,
    result: 'wrong',
    cells,
    input: null,
    before: null,
    difference: null,
    errors: null,
    notes: Object.keys(notes).length ? notes : null,
    record_id: record?.id ?? null,
    version: record?.version ?? null,
  };
  if (chosen === 'gone') return { ...row, errors: [{ field: mainField(importer), rule: rule('import.notVisible') }] };
  const earlier = key ? seen.get(own) : undefined;
  if (earlier !== undefined) errors.push({ field: sheet.key!, rule: rule('import.duplicate', { row: earlier }) });
  else if (key && isShort(own)) seen.set(own, number);
  if (same.length > 1) errors.push({ field: sheet.key!, rule: rule('import.ambiguous', { value: key }) });
  const wrong = (more: typeof errors): CheckedRow => ({
    ...row,
    errors: firstOfEach([...errors, ...more].map(({ at: _at, ...error }) => error)),
  });
  if (!record) {
    // A cell that is left empty stands for what the form begins with.
    const input = {
      ...defaults,
      ...Object.fromEntries(
        Object.entries(given).filter(
          ([field, value]) => value !== '' || !(field in defaults || form.kept.includes(field)),
        ),
      ),
    };
    const parsed = form.add.call.input.safeParse({ ...input, ...form.made() });
    if (!parsed.success)
      return wrong(parsed.error.issues.map(({ path, message }) => ({ field: String(path[0]), rule: message })));
    if (errors.length > 0) return wrong([]);
    const saved = await attempt(context, importer, (within) =>
      callForm(within, form.add, { ...input, ...form.made() }),
    );
    if ('errors' in saved) return wrong(saved.errors);
    made.set(String(saved.done.id), number);
    return { ...row, result: 'new', input: withRow(importer, { ...input, ...draft.pictures }, made) };
  }
  if (errors.length > 0) return wrong([]);
  const read = await attempt(context, importer, (within) => readForm(within, importer, record.id));
  if ('errors' in read) return wrong([{ field: mainField(importer), rule: rule('import.notVisible') }]);
  const stored = read.done;
  const changed = changesOf(checking, completed(checking, given, stored), stored);
  const whole = { ...changed, ...(await changedPictures(context, draft, stored)) };
  if (Object.keys(whole).length === 0) return { ...row, result: 'unchanged' };
  const locked = checking.columns.find(
    (column) => column.field in whole && isReadOnly(importer, column, context.session),
  );
  if (locked) return wrong([{ field: locked.field, rule: rule('rights.fieldLocked') }]);
  const saved = await attempt(context, importer, (within) => saveForm(within, importer, stored, changed));
  if ('errors' in saved) return wrong(saved.errors);
  const before = Object.fromEntries(Object.keys(whole).map((field) => [field, stored[field]]));
  return {
    ...row,
    result: 'changed',
    input: withRow(importer, whole, made),
    before,
    difference: await describe(context, checking, before, whole),
  };
}

/** The lists of a row with what their parts have besides. */
const completed = ({ importer: { form } }: Checking<FormImporter>, given: Values, stored: Values): Values =>
  Object.fromEntries(
    Object.entries(given).map(([field, value]) => [
      field,
      value === '' ? value : (form.lists[field]?.complete?.(value, stored[field]) ?? value),
    ]),
  );
