import { rule } from '@edp/contract/kernel/rule.ts';
import { isReadOnly } from '../columns/open-columns.ts';
import { changesOf, describeChanges, isSameValue } from '../changes.ts';
import type { CellError, Checking, Columns, ImportContext, RunRow } from '../importer.ts';
import { isShort } from '../parse-input.ts';
import { changedPictures } from '../pictures/find-pictures.ts';
import { attempt, callForm, errorsOf, firstOfEach, type FoundRecord, keyOf, readForm, saveForm } from './form-calls.ts';
import type { FormNoun, Joined, PlacedError, RowGroup } from './form-noun.ts';
import { inputOfFirst, inputOfOther } from './row-links.ts';

/** The rows of one record, with what they say and what is wrong with them. */
interface Group {
  noun: FormNoun;
  checking: Checking;
  group: RowGroup;
  rows: readonly RunRow[];
  fields: Columns;
  joined: Joined;
  errors: readonly PlacedError[];
}

/** Checks the rows of one record together. A single wrong row keeps all of them from being written. */
export async function checkGroup(
  context: ImportContext,
  noun: FormNoun,
  group: RowGroup,
  checking: Checking,
  rows: readonly RunRow[],
  found: readonly FoundRecord[],
): Promise<void> {
  const first = rows[0]!;
  const record = found.find(({ key }) => keyOf(noun, key, '') === keyOf(noun, first.key, ''));
  for (const row of rows) Object.assign(row, { record_id: record?.id ?? null, version: record?.version ?? null });
  const { fields, errors } = readRows(noun, group, checking, rows);
  const read = record && (await attempt(context, noun, (within) => readForm(within, noun, record.id)));
  if (read && 'errors' in read)
    return refuseRows(noun, rows, [
      ...errors,
      { row: first.row_number, field: noun.sheet.key!, rule: rule('import.notVisible') },
    ]);
  const joined = await group.join(
    context,
    rows.map(({ row_number: number, values }) => ({ number, values: pick(values, group.columns) })),
    fields,
    read?.done,
  );
  const whole: Group = { noun, checking, group, rows, fields, joined, errors: [...errors, ...joined.errors] };
  return read ? checkChanged(context, whole, read.done) : checkNew(context, whole);
}

const refuse = ({ noun, rows, errors }: Group, more: readonly PlacedError[] = []) =>
  refuseRows(noun, rows, [...errors, ...more]);

/** Errors of the input at the rows that they come from; what is about the record as a whole stands at the first. */
const placed = ({ group, rows, joined }: Group, errors: readonly CellError[]) =>
  errors.map(({ at, ...error }) => ({
    ...error,
    row:
      (at === undefined || !group.columns.includes(error.field) ? undefined : joined.list[at]?.row) ??
      rows[0]!.row_number,
  }));

async function checkNew(context: ImportContext, whole: Group): Promise<void> {
  const { noun, group, rows, fields, joined, errors } = whole;
  const entries = Object.entries(fields).filter(
    ([field, value]) => value !== '' || !(field in noun.defaults || noun.kept.includes(field)),
  );
  const input = { ...noun.defaults, ...Object.fromEntries(entries), [group.list]: joined.list, ...joined.values };
  const parsed = group.add.call.input.safeParse(input);
  if (!parsed.success) {
    // What is said of the list as a whole would mislead where rows are missing in it.
    const isWhole = joined.list.length === rows.length;
    return refuse(
      whole,
      placed(
        whole,
        errorsOf(parsed.error, noun)!.filter(({ field }) => isWhole || field !== group.list),
      ),
    );
  }
  if (errors.length > 0) return refuse(whole);
  const saved = await attempt(context, noun, (within) => callForm(within, group.add, input));
  if ('errors' in saved) return refuse(whole, placed(whole, saved.errors));
  const numbers = rows.map(({ row_number: number }) => number);
  for (const row of rows)
    Object.assign(row, {
      result: 'new',
      input: row === rows[0] ? inputOfFirst({ ...input, ...row.pictures }, numbers) : inputOfOther(numbers[0]!),
    });
}

async function checkChanged(context: ImportContext, whole: Group, stored: Columns): Promise<void> {
  const { noun, checking, group, rows, fields, joined, errors } = whole;
  if (errors.length > 0) return refuse(whole);
  const first = rows[0]!;
  const pictures = await changedPictures(context, first, stored);
  const changed = { ...changesOf(noun, checking, fields, stored), ...pictures };
  const cells = changedCells(whole, stored);
  const locked = lockedCells(context, whole, changed, cells);
  if (locked.length > 0) return refuse(whole, locked);
  const isChanged = (row: RunRow) => cells.has(row.row_number) || (row === first && Object.keys(changed).length > 0);
  const numbers = rows.filter(isChanged).map(({ row_number: number }) => number);
  const input = { ...changed, ...(cells.size > 0 && { [group.list]: joined.list, ...joined.values }) };
  const saved =
    numbers.length === 0
      ? undefined
      : await attempt(context, noun, (within) =>
          saveForm(within, noun, stored, { ...input, ...pick(stored, Object.keys(pictures)) }),
        );
  if (saved && 'errors' in saved) return refuse(whole, placed(whole, saved.errors));
  for (const row of rows) row.result = isChanged(row) ? 'changed' : 'unchanged';
  for (const row of rows.filter(isChanged)) {
    if (row.row_number === numbers[0])
      Object.assign(row, { input: inputOfFirst(input, numbers), before: pick(stored, Object.keys(input)) });
    else row.input = inputOfOther(numbers[0]!);
  }
  await describeChanges(
    context,
    checking,
    rows.filter(isChanged).map((row) => {
      const own = cells.get(row.row_number);
      const ofRecord = row === first ? changed : {};
      return {
        row,
        before: { ...pick(stored, Object.keys(ofRecord)), ...own?.before },
        after: { ...ofRecord, ...own?.after },
      };
    }),
  );
}

const pick = (values: Columns, names: readonly string[]): Columns =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));

/** What the rows say of the record as a whole, and what is wrong with them as cells of a file. */
function readRows(
  noun: FormNoun,
  group: RowGroup,
  { columns, seen }: Checking,
  rows: readonly RunRow[],
): { fields: Columns; errors: PlacedError[] } {
  const key = noun.sheet.key!;
  const first = rows[0]!;
  const errors = rows.flatMap((row) => row.errors.map((error) => ({ ...error, row: row.row_number })));
  const recordKey = keyOf(noun, first.key, '');
  if (first.key && seen.has(recordKey))
    errors.push({ row: first.row_number, field: key, rule: rule('import.rowsApart') });
  else if (isShort(recordKey)) seen.set(recordKey, first.row_number);
  const shared = columns.map(({ field }) => field).filter((field) => !group.columns.includes(field));
  for (const { row_number: row, values, pictures } of rows) {
    if ((values[group.field] ?? '') === '') errors.push({ row, field: group.field, rule: rule('rule.required') });
    const different = shared.filter(
      (field) =>
        field !== key &&
        (values[field] ?? '') !== '' &&
        JSON.stringify(values[field]) !== JSON.stringify(first.values[field]),
    );
    const pictured = Object.keys(pictures).filter(
      (field) => JSON.stringify(pictures[field]) !== JSON.stringify(first.pictures[field]),
    );
    errors.push(...[...different, ...pictured].map((field) => ({ row, field, rule: rule('import.rowDiffers') })));
  }
  return { fields: pick(first.values, shared), errors };
}

/** Rows that are good by themselves say that another one is not. */
function refuseRows(noun: FormNoun, rows: readonly RunRow[], errors: readonly PlacedError[]): void {
  for (const row of rows) {
    const own = errors.filter((error) => error.row === row.row_number).map(({ row: _row, ...error }) => error);
    row.errors = own.length > 0 ? firstOfEach(own) : [{ field: noun.sheet.key!, rule: rule('import.rowsTogether') }];
  }
}

type Changes = ReadonlyMap<number, { before: Columns; after: Columns; isNew: boolean }>;

/** By row, the cells in which it differs from what the record has. */
function changedCells({ checking: { columns }, group, rows, joined: { list } }: Group, stored: Columns): Changes {
  const held = new Map((stored[group.list] as readonly Columns[]).map((part) => [part.id, part]));
  const read = columns.filter(({ field }) => group.columns.includes(field));
  return new Map(
    rows.flatMap(({ row_number: number, values }) => {
      const part = list.find(({ row }) => row === number)!;
      const was = part.id === undefined ? undefined : held.get(part.id);
      const different = read.filter(({ field, kind }) =>
        was ? field !== group.field && !isSameValue(kind, part[field], was[field]) : (values[field] ?? '') !== '',
      );
      const names = different.map(({ field }) => field);
      const after = was ? pick(part, names) : pick(values, names);
      return names.length > 0 ? [[number, { before: was ? pick(was, names) : {}, after, isNew: !was }] as const] : [];
    }),
  );
}

/** What the role may not change; a new part needs all of it. */
function lockedCells(
  { session }: ImportContext,
  { noun, checking: { columns }, rows }: Group,
  changed: Columns,
  cells: Changes,
): PlacedError[] {
  const locked = columns.filter((column) => isReadOnly(noun, column, session)).map(({ field }) => field);
  const lockedIn = (row: number, values: Columns) =>
    locked.filter((field) => field in values).map((field) => ({ row, field, rule: rule('rights.fieldLocked') }));
  return [
    ...lockedIn(rows[0]!.row_number, changed),
    ...[...cells].flatMap(([row, { after, isNew }]) => (isNew ? [] : lockedIn(row, after))),
  ];
}
