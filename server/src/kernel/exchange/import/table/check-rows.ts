import { rule } from '@edp/contract/kernel/rule.ts';
import { isLockedFor } from '../../../field-rights/field-access.ts';
import type { RowError } from '../../../record/row-errors.ts';
import type { WrittenRecord } from '../../../record/write-records.ts';
import { editableFlag } from '../../../sharing/sharing.ts';
import { isPicture, lockedFields } from '../columns/open-columns.ts';
import { describeChanges } from '../changes.ts';
import type { Checking, Columns, ImportContext, PlannedRow, RunRow, StoredRecord } from '../importer.ts';
import { earlierRow } from '../parse-input.ts';
import { storedFiles } from '../pictures/find-pictures.ts';
import { asForm, canonical, findByKeys, foldKey, isSame, type StoredFields, type TableNoun } from './stored-records.ts';

type Stored = StoredRecord | 'taken' | undefined;

/** Checks the rows of a slice as the form would, each by itself and against the data, and says what they would do. */
export async function checkRows(
  context: ImportContext,
  noun: TableNoun,
  checking: Checking,
  rows: readonly RunRow[],
): Promise<void> {
  const storedOf = await matchRecords(context, noun, rows);
  for (const row of rows) planRow(context, noun, checking, row, storedOf(row));
  await addPictures(context, checking, rows, storedOf);
  const planned = rows.filter(({ input }) => input !== null);
  for (const { row, field, rule: broken } of await checkPlanned(context, noun, planned)) {
    const { errors } = refuse(planned[row]!);
    errors.push({ field, rule: broken });
  }
  await describeChanges(
    context,
    checking,
    rows.flatMap((row) =>
      row.result === 'changed' ? [{ row, before: asForm(noun, row.before!), after: asForm(noun, row.input!) }] : [],
    ),
  );
}

const refuse = (row: RunRow): RunRow => Object.assign(row, { result: 'wrong', input: null, before: null });

/** A planned row as the writer of the noun takes it. */
export const toWritten = ({ record_id: id, version, input, before }: PlannedRow): WrittenRecord => ({
  id: id ?? undefined,
  version,
  input: input!,
  before: before ?? {},
});

/** Rights to fields, and what the noun checks. */
export async function checkPlanned(
  context: ImportContext,
  noun: TableNoun,
  rows: readonly PlannedRow[],
): Promise<RowError[]> {
  if (rows.length === 0) return [];
  const records = rows.map(toWritten);
  return [...refuseLocked(context, noun, records), ...(await noun.writer.check(context, records))];
}

/**
 * What the role may not write: the rights are those of now, which may be fewer than when the file was read. A new
 * record keeps what the form requires.
 */
function refuseLocked(
  { session }: ImportContext,
  { sheet, table }: TableNoun,
  records: readonly WrittenRecord[],
): RowError[] {
  const locked = lockedFields(sheet, session, table);
  if (locked.size === 0) return [];
  return records.flatMap(({ id, input }, row) =>
    Object.entries(input).flatMap(([column, value]) => {
      const field = locked.get(column);
      const isRefused = field && (id !== undefined || (field.isOptional && value !== null && value !== ''));
      return isRefused ? [{ row, field: field.name, rule: rule('rights.fieldLocked') }] : [];
    }),
  );
}

/** The records that rows mean: those of a list stand for one, the rows of a file name its key. */
async function matchRecords(
  context: ImportContext,
  noun: TableNoun,
  rows: readonly RunRow[],
): Promise<(row: RunRow) => Stored> {
  const byKey = await findByKeys(
    context,
    noun,
    rows.flatMap(({ chosen, key }) => (chosen === undefined ? key || [] : [])),
  );
  return ({ chosen, key }) => (typeof chosen === 'object' ? chosen : byKey.get(foldKey(noun, key)));
}

/** What the row would write, if it is good by itself. */
function planRow(context: ImportContext, noun: TableNoun, checking: Checking, row: RunRow, stored: Stored): void {
  const { table, sheet, fields } = noun;
  const { errors, key, row_number: number } = row;
  const record = typeof stored === 'object' ? stored : undefined;
  row.record_id = record?.id ?? null;
  row.version = record?.version ?? null;
  const keyField = sheet.key!;
  if (!record && (row.chosen || noun.isUpdateOnly)) {
    // Also of a record that the user does not see.
    const unknown = key ? rule('import.unknown', { value: key }) : rule('rule.required');
    row.errors = [{ field: keyField, rule: row.chosen ? rule('import.notVisible') : unknown }];
    return;
  }
  const earlier = key ? earlierRow(checking.seen, foldKey(noun, key), number) : undefined;
  if (earlier !== undefined) errors.push({ field: keyField, rule: rule('import.duplicate', { row: earlier }) });
  if (stored === 'taken') errors.push({ field: keyField, rule: rule(noun.taken) });
  if (record && editableFlag(context.db.sharing, table.name, record.ownerId) === 0)
    errors.push({ field: keyField, rule: rule('error.readOnly') });
  // The key tells which record is meant; it is not changed in letter case or width.
  const values = record
    ? Object.fromEntries(Object.entries(row.values).filter(([field]) => field !== keyField))
    : row.values;
  const isUnchanged = () =>
    Object.entries(values).every(([field, value]) =>
      isSame(table, fields.get(field)!, value, record!.columns[fields.get(field)!.column]),
    );
  if (record && errors.length === 0 && isUnchanged()) {
    row.result = 'unchanged';
    return;
  }
  const before = record ? asForm(noun, record.columns) : noun.defaults;
  const { data: parsed, issues } = checking.parse(before, values);
  const wrong = new Set(errors.map(({ field }) => field));
  for (const { field, message } of issues) {
    if (!wrong.has(field)) errors.push({ field, rule: message });
    wrong.add(field);
  }
  if (errors.length > 0) return;
  const names = record
    ? Object.keys(values)
    : // A cell that is left empty may stand for what the form begins with.
      checking.columns.filter((column) => !isPicture(column)).map(({ field }) => field);
  const input = columnValues(fields, parsed, names, derivedFor(context, noun, record, parsed));
  if (record) planChange(row, fields, record, input);
  else {
    checking.base ??= Object.fromEntries(
      [...fields.values()]
        .filter(({ name, column }) => !(column in input) && parsed[name] !== undefined)
        .map((each) => [each.column, canonical(each, parsed[each.name])]),
    );
    Object.assign(row, { result: 'new', input });
  }
}

function planChange(row: RunRow, fields: StoredFields, record: StoredRecord, input: Columns): void {
  const changed = [...fields.values()].filter(
    ({ column }) => column in input && input[column] !== record.columns[column],
  );
  const pick = (from: Columns) => Object.fromEntries(changed.map(({ column }) => [column, from[column]]));
  if (changed.length === 0) row.result = 'unchanged';
  else Object.assign(row, { result: 'changed', input: pick(input), before: pick(record.columns) });
}

/** What follows from what was given. Of an existing record, what the role may not write does not. */
function derivedFor(
  { session: { fields } }: ImportContext,
  { derive, sheet }: TableNoun,
  record: StoredRecord | undefined,
  parsed: Columns,
): Columns {
  const derived = derive?.(parsed) ?? {};
  if (!record || !fields) return derived;
  return Object.fromEntries(Object.entries(derived).filter(([name]) => !isLockedFor(fields, `${sheet.noun}.${name}`)));
}

/** What these fields, and what follows from them, would be in the table. */
function columnValues(
  fields: StoredFields,
  parsed: Columns,
  names: readonly string[],
  derived: Columns,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const add = (name: string, value: unknown) => {
    const stored = fields.get(name)!;
    values[stored.column] = canonical(stored, value);
  };
  for (const name of names) add(name, parsed[name]);
  for (const name of Object.keys(derived)) add(name, derived[name]);
  return values;
}

/**
 * Adds the pictures to what the good rows would write. One with the same content as that of the record is no change.
 * The file gets its id when it is stored, by the run.
 */
async function addPictures(
  context: ImportContext,
  { importer }: Checking,
  rows: readonly RunRow[],
  storedOf: (row: RunRow) => Stored,
): Promise<void> {
  for (const { field, column } of importer.pictures) {
    const heldBy = (row: RunRow) => {
      const stored = storedOf(row);
      return typeof stored === 'object' ? stored.columns[column] : undefined;
    };
    const named = rows.filter((row) => row.errors.length === 0 && row.pictures[field]);
    const held = await storedFiles(context, named.map(heldBy));
    for (const row of named) {
      const [file] = held(heldBy(row));
      const [picture] = row.pictures[field]!;
      if (file?.sha256 === picture!.sha256) continue;
      row.input = { ...row.input, [column]: picture };
      if (row.record_id === null) continue;
      row.result = 'changed';
      row.before = { ...row.before, [column]: file?.id ?? null };
      row.difference = { [field]: [file?.name ?? '', picture!.name] };
    }
  }
}
