import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { rule } from '@edp/contract/kernel/rule.ts';
import { sql } from 'kysely';
import type { CheckedRow, Checking, Draft } from '../check-slice.ts';
import { attempt, callForm, findRecords, firstOfEach, type FoundRecord, keyOf, readForm } from './form-calls.ts';
import { type FormImporter, mainField } from './form-importer.ts';
import type { ImportContext } from '../importer.ts';
import { isLookedUp } from '../lookups.ts';
import { isReadOnly } from '../columns/open-columns.ts';
import { checkTree } from './check-tree.ts';
import { withRow } from './row-references.ts';

type Values = Record<string, unknown>;

const wordsOf = (text: string) => text.split(/[;；\n]/).map((word) => word.trim()).filter(Boolean);

/** Does what the rows of a slice say, one after the other, and takes it all back: what is said of each is what its call answers. */
export async function checkForms(context: ImportContext, checking: Checking<FormImporter>, drafts: readonly Draft[]): Promise<CheckedRow[]> {
  const found = await findRecords(context, checking.importer, drafts.flatMap(({ key }) => key || []));
  await sql`savepoint dry_run`.execute(context.db);
  // Nothing is committed, so nothing comes after that.
  const within = { ...context, afterCommit: () => undefined };
  const made = new Map<string, number>();
  const check = async (draft: Draft) => checkForm(within, checking, await readLists(within, checking, draft), found, made);
  const { parent } = checking.importer.form;
  const checked = parent === undefined || drafts.some(({ stored }) => stored !== undefined) ? await oneByOne(drafts, check) : await checkTree(within, checking, drafts, parent, check);
  await sql`rollback to savepoint dry_run`.execute(context.db);
  return checked;
}

async function oneByOne(drafts: readonly Draft[], check: (draft: Draft) => Promise<CheckedRow>): Promise<CheckedRow[]> {
  const checked: CheckedRow[] = [];
  for (const draft of drafts) checked.push(await check(draft));
  return checked;
}

/** Cells with several values, and paths, which the inputs of forms have as ids. */
async function readLists(context: ImportContext, { importer: { form }, columns }: Checking<FormImporter>, draft: Draft): Promise<Draft> {
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

async function checkForm(context: ImportContext, checking: Checking<FormImporter>, { number, cells, given, errors, notes, key, stored: chosen }: Draft, found: readonly FoundRecord[], made: Map<string, number>): Promise<CheckedRow> {
  const { importer, seen } = checking;
  const { sheet, form, defaults } = importer;
  const scope = form.scope && given[form.scope.field];
  const own = keyOf(importer, key, scope);
  const same = key ? found.filter((each) => (scope === undefined || scope === '' ? keyOf(importer, each.key, '') === keyOf(importer, key, '') : keyOf(importer, each.key, each.scope) === own)) : [];
  const record = typeof chosen === 'object' ? chosen : same[0];
  const row: CheckedRow = {
    row_number: number, result: 'wrong', cells, input: null, before: null, difference: null, errors: null, notes: Object.keys(notes).length ? notes : null, record_id: record?.id ?? null, version: record?.version ?? null,
  };
  if (chosen === 'gone') return { ...row, errors: [{ field: mainField(importer), rule: rule('import.notVisible') }] };
  const earlier = key ? seen.get(own) : undefined;
  if (earlier !== undefined) errors.push({ field: sheet.key!, rule: rule('import.duplicate', { row: earlier }) });
  else if (key) seen.set(own, number);
  if (same.length > 1) errors.push({ field: sheet.key!, rule: rule('import.ambiguous', { value: key }) });
  const wrong = (more: typeof errors): CheckedRow => ({ ...row, errors: firstOfEach([...errors, ...more]) });
  if (!record) {
    // A cell that is left empty stands for what the form begins with.
    const input = { ...defaults, ...Object.fromEntries(Object.entries(given).filter(([field, value]) => value !== '' || !(field in defaults || form.kept.includes(field)))) };
    const parsed = form.add.call.input.safeParse({ ...input, ...form.made() });
    if (!parsed.success) return wrong(parsed.error.issues.map(({ path, message }) => ({ field: String(path[0]), rule: message })));
    if (errors.length > 0) return wrong([]);
    const saved = await attempt(context, importer, (within) => callForm(within, form.add, { ...input, ...form.made() }));
    if ('errors' in saved) return wrong(saved.errors);
    made.set(String(saved.done.id), number);
    return { ...row, result: 'new', input: withRow(importer, input, made) };
  }
  if (errors.length > 0) return wrong([]);
  const read = await attempt(context, importer, (within) => readForm(within, importer, record.id));
  if ('errors' in read) return wrong([{ field: mainField(importer), rule: rule('import.notVisible') }]);
  const stored = read.done;
  const changed = changesOf(checking, completed(checking, given, stored), stored);
  if (Object.keys(changed).length === 0) return { ...row, result: 'unchanged' };
  const locked = checking.columns.find((column) => column.field in changed && isReadOnly(importer, column, context.session));
  if (locked) return wrong([{ field: locked.field, rule: rule('rights.fieldLocked') }]);
  const saved = await attempt(context, importer, (within) => callForm(within, form.update, { ...stored, ...changed }));
  if ('errors' in saved) return wrong(saved.errors);
  const before = Object.fromEntries(Object.keys(changed).map((field) => [field, stored[field]]));
  return { ...row, result: 'changed', input: withRow(importer, changed, made), before, difference: await describe(context, checking, before, changed) };
}

/** The lists of a row with what their parts have besides. */
const completed = ({ importer: { form } }: Checking<FormImporter>, given: Values, stored: Values): Values =>
  Object.fromEntries(Object.entries(given).map(([field, value]) => [field, value === '' ? value : (form.lists[field]?.complete?.(value, stored[field]) ?? value)]));

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
/** 18.50 is 18.5. */
const decimalOf = (text: string) => (/^-?\d+\.\d*$/.test(text) ? text.replace(/\.?0*$/, '') : text);

/** The key tells which record is meant; it is not changed in letter case or width. */
function changesOf({ importer: { sheet, form }, columns }: Checking<FormImporter>, given: Values, stored: Values): Values {
  const decimals = new Set(columns.flatMap(({ field, kind }) => (kind === 'decimal' ? [field] : [])));
  const plain = (field: string, text: string) => (decimals.has(field) ? decimalOf(text) : text);
  const asRead = (field: string, value: unknown) => (form.lists[field] ? JSON.stringify(form.lists[field].complete ? value : idsOf(value)) : plain(field, textOf(Array.isArray(value) ? value.at(-1) : value)));
  const isKept = (field: string, value: unknown) => field === sheet.key || (value === '' && form.kept.includes(field));
  return Object.fromEntries(Object.entries(given).filter(([field, value]) => !isKept(field, value) && asRead(field, value) !== asRead(field, stored[field])));
}

/** What lists are compared by: ids, or what their parts are called, in whatever order. */
const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map((each: unknown) => (typeof each === 'object' ? textOf((each as Values).specValue ?? (each as Values).id) : textOf(each))).toSorted() : []);

async function describe(context: ImportContext, checking: Checking<FormImporter>, before: Values, after: Values): Promise<Record<string, [string, string]>> {
  const difference: Record<string, [string, string]> = {};
  for (const column of checking.columns.filter(({ field }) => field in after)) difference[column.field] = [await shownValue(context, checking, column, before[column.field]), await shownValue(context, checking, column, after[column.field])];
  return difference;
}

/** What a form has in a column, in the words of the user. */
export async function shownValue(context: ImportContext, { importer: { form }, lookups }: Checking<FormImporter>, column: SheetColumn, value: unknown): Promise<string> {
  const list = form.lists[column.field];
  if (list) return (await list.words(context.db, value)).join('；');
  const one: unknown = Array.isArray(value) ? value.at(-1) : value;
  if (column.kind === 'reference') await lookups.prepare(context, column, new Set(), new Set(typeof one === 'string' && one !== '' ? [one] : []));
  return isLookedUp(column) ? lookups.nameOf(column, one) : textOf(one);
}
