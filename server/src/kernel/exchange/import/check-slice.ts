import type { ImportResult } from '@edp/contract/modules/import/import.ts';
import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { rule } from '@edp/contract/kernel/rule.ts';
import type { ZipPicture } from '../import-file/zip-pictures.ts';
import { isLockedFor } from '../../field-rights/field-access.ts';
import { editableFlag } from '../../sharing/sharing.ts';
import type { RecordTable } from '../../record/record-table.ts';
import { checkColumns } from './columns/check-columns.ts';
import { asInput, canonical, isSame } from './columns/column-values.ts';
import type { AnyImporter } from './forms/form-importer.ts';
import type { ImportContext, Importer } from './importer.ts';
import { isLookedUp, type Lookups } from './lookups.ts';
import { addPictures } from './pictures/check-pictures.ts';
import { isPicture } from './pictures/picture-columns.ts';
import { type inputParser, isShort } from './parse-input.ts';
import { comparedFields, foldKey, type StoredRecord } from './stored-records.ts';

export interface CellError {
  field: string;
  rule: string;
  /** Of an input with a list: the place in it. */
  at?: number;
}

/** What the dry run says of a row. */
export interface CheckedRow {
  row_number: number;
  result: ImportResult;
  cells: readonly string[];
  input: Record<string, unknown> | null;
  before: Record<string, unknown> | null;
  difference: Record<string, readonly [string, string]> | null;
  notes: Record<string, string> | null;
  errors: CellError[] | null;
  record_id: string | null;
  version: number | null;
}

/** What holds for all rows. */
export interface Checking<Of extends AnyImporter = Importer> {
  importer: Of;
  /** The columns that are read or changed, in the order of the cells. */
  columns: readonly SheetColumn[];
  /** Their fields, without those of pictures, which are added to a row by themselves. */
  written: readonly string[];
  lookups: Lookups;
  parse: ReturnType<typeof inputParser>;
  /** The keys so far, and the row of each. */
  seen: Map<string, number>;
  /** The columns of a new record that the file does not have; known from the first one. */
  base: Record<string, unknown> | undefined;
}

/** What a row of a file says, or what becomes of a row of a list, before it is checked. */
export interface Draft {
  number: number;
  cells: readonly string[];
  given: Record<string, unknown>;
  errors: CellError[];
  notes: Record<string, string>;
  key: string;
  /**
   * The record that is meant. 'taken': one that the user does not see has the key; 'gone': one that was chosen is not
   * found.
   */
  stored: StoredRecord | 'taken' | 'gone' | undefined;
  /** By field, those that the row names. */
  pictures?: Readonly<Record<string, readonly ZipPicture[]>>;
}

/** The next rows, made within the transaction that checks them. */
export type DraftSlice = (context: ImportContext) => Promise<Draft[]>;

/** Checks the rows of a slice as the form would, each by itself and against the data, and says what they would do. */
export async function checkSlice(
  context: ImportContext,
  checking: Checking,
  drafts: readonly Draft[],
): Promise<CheckedRow[]> {
  const checked = drafts.map((draft) => checkRow(context, checking, draft));
  await addPictures(context, checking, drafts, checked);
  await checkAgainstData(context, checking, checked);
  await describeDifferences(context, checking, checked);
  return checked;
}

const storedFields = new WeakMap<RecordTable, ReadonlyMap<string, RecordTable['stored'][number]>>();
export function storedByField(table: RecordTable) {
  const known = storedFields.get(table) ?? new Map(comparedFields(table).map((each) => [each.name, each]));
  storedFields.set(table, known);
  return known;
}

function checkRow(context: ImportContext, checking: Checking, draft: Draft): CheckedRow {
  const { importer, seen } = checking;
  const { sheet, table } = importer;
  const { number, stored } = draft;
  const record = typeof stored === 'object' ? stored : undefined;
  const row: CheckedRow = {
    row_number: number,
    result: 'wrong',
    cells: draft.cells,
    input: null,
    before: null,
    difference: null,
    errors: null,
    notes: Object.keys(draft.notes).length ? draft.notes : null,
    record_id: record?.id ?? null,
    version: record?.version ?? null,
  };
  if (stored === 'gone') return { ...row, errors: [{ field: sheet.key!, rule: rule('import.notVisible') }] };
  if (!record && importer.isUpdateOnly)
    return {
      ...row,
      errors: [
        {
          field: sheet.key!,
          // Also of a record that the user does not see.
          rule: draft.key ? rule('import.unknown', { value: draft.key }) : rule('rule.required'),
        },
      ],
    };
  const errors = [...draft.errors];
  const earlier = draft.key ? seen.get(foldKey(importer, draft.key)) : undefined;
  if (earlier !== undefined) errors.push({ field: sheet.key!, rule: rule('import.duplicate', { row: earlier }) });
  else if (draft.key && isShort(draft.key)) seen.set(foldKey(importer, draft.key), number);
  if (stored === 'taken') errors.push({ field: sheet.key!, rule: rule(importer.taken) });
  if (record && editableFlag(context.db.sharing, table.name, record.ownerId) === 0)
    errors.push({ field: sheet.key!, rule: rule('error.readOnly') });
  const fields = storedByField(table);
  // The key tells which record is meant; it is not changed in letter case or width.
  const given = record
    ? Object.fromEntries(Object.entries(draft.given).filter(([field]) => field !== sheet.key))
    : draft.given;
  if (
    record &&
    errors.length === 0 &&
    Object.entries(given).every(([field, value]) =>
      isSame(table, fields.get(field)!, value, record.columns[fields.get(field)!.column]),
    )
  )
    return { ...row, result: 'unchanged' };

  const before = record
    ? Object.fromEntries(
        [...fields.values()].map((each) => [each.name, asInput(table, each, record.columns[each.column])]),
      )
    : importer.defaults;
  const { data: parsed, issues } = checking.parse(before, given);
  const told = new Set(errors.map(({ field }) => field));
  for (const { field, message } of issues) {
    if (!told.has(field)) errors.push({ field, rule: message });
    told.add(field);
  }
  if (errors.length > 0) return { ...row, errors };
  // Of a new record all that the file has a column for: a cell that is left empty may stand for what the form begins
  // with.
  const input = columnValues(
    fields,
    parsed,
    record ? Object.keys(given) : checking.written,
    settledFor(context, importer, record, parsed),
  );
  if (!record) {
    checking.base ??= Object.fromEntries(
      [...fields.values()]
        .filter(({ name, column }) => !(column in input) && parsed[name] !== undefined)
        .map((each) => [each.column, canonical(each, parsed[each.name])]),
    );
    return { ...row, result: 'new', input };
  }
  const changed = [...fields.values()].filter(
    ({ column }) => column in input && input[column] !== record.columns[column],
  );
  if (changed.length === 0) return { ...row, result: 'unchanged' };
  return {
    ...row,
    result: 'changed',
    input: Object.fromEntries(changed.map(({ column }) => [column, input[column]])),
    before: Object.fromEntries(changed.map(({ column }) => [column, record.columns[column]])),
  };
}

/** What follows from what was given. Of an existing record, what the role may not write does not. */
function settledFor(
  { session: { fields } }: ImportContext,
  { settle, sheet }: Importer,
  record: StoredRecord | undefined,
  parsed: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const settled = settle?.(parsed) ?? {};
  if (!record || !fields) return settled;
  return Object.fromEntries(Object.entries(settled).filter(([name]) => !isLockedFor(fields, `${sheet.noun}.${name}`)));
}

/** What these fields, and what follows from them, would be in the table. */
function columnValues(
  fields: ReturnType<typeof storedByField>,
  parsed: Readonly<Record<string, unknown>>,
  names: readonly string[],
  settled: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const add = (name: string, value: unknown) => {
    const stored = fields.get(name)!;
    values[stored.column] = canonical(stored, value);
  };
  for (const name of names) add(name, parsed[name]);
  for (const name of Object.keys(settled)) add(name, settled[name]);
  return values;
}

/** What the save checks against other records, for those rows that are good so far. */
async function checkAgainstData(context: ImportContext, { importer }: Checking, checked: CheckedRow[]): Promise<void> {
  const good = checked.filter(({ input }) => input !== null);
  if (good.length === 0) return;
  const problems = await checkColumns(
    context,
    importer,
    good.map(({ record_id: id, input, before }) => ({ id: id ?? undefined, input: input!, before: before ?? {} })),
  );
  const names = new Map(importer.table.stored.map(({ name, column }) => [column, name]));
  for (const { row, field, rule: broken } of problems) {
    const wrong = good[row]!;
    Object.assign(wrong, {
      result: 'wrong',
      input: null,
      before: null,
      errors: [...(wrong.errors ?? []), { field: names.get(field) ?? field, rule: broken }],
    });
  }
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** What changes in the words of the user. */
async function describeDifferences(
  context: ImportContext,
  { importer: { table }, columns, lookups }: Checking,
  checked: CheckedRow[],
): Promise<void> {
  const changed = checked.filter(({ result }) => result === 'changed');
  const fields = storedByField(table);
  for (const column of columns.filter((each) => !isPicture(each))) {
    const { column: name, type } = fields.get(column.field)!;
    const rows = changed.filter(({ input }) => name in input!);
    if (rows.length === 0) continue;
    const ids = rows
      .flatMap(({ input, before }) => [input![name], before![name]])
      .filter((id) => typeof id === 'string');
    if (column.kind === 'reference') await lookups.prepare(context, column, new Set(), new Set(ids));
    const shown = (value: unknown) =>
      isLookedUp(column)
        ? lookups.nameOf(column, type === 'boolean' ? asInput(table, fields.get(column.field)!, value) : value)
        : textOf(value);
    for (const row of rows)
      row.difference = { ...row.difference, [column.field]: [shown(row.before![name]), shown(row.input![name])] };
  }
}
