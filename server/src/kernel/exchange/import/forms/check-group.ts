import { rule } from '@edp/contract/kernel/rule.ts';
import type { CellError, CheckedRow, Checking, Draft } from '../check-slice.ts';
import { isReadOnly } from '../columns/open-columns.ts';
import type { Columns, ImportContext } from '../importer.ts';
import { isShort } from '../parse-input.ts';
import { changedPictures } from '../pictures/form-pictures.ts';
import { attempt, callForm, errorsOf, firstOfEach, type FoundRecord, keyOf, readForm, saveForm } from './form-calls.ts';
import { changesOf, describe, isSameValue } from './form-changes.ts';
import type { FormImporter } from './form-importer.ts';
import { type Joined, inputOfFirst, inputOfOther, type PlacedError, type RowGroup } from './row-group.ts';

type GroupChecking = Checking<FormImporter>;

/** The rows of one record, with what they say and what is wrong with them. */
interface Group {
  checking: GroupChecking;
  group: RowGroup;
  drafts: readonly Draft[];
  fields: Columns;
  joined: Joined;
  errors: readonly PlacedError[];
  record: FoundRecord | undefined;
}

/** Checks the rows of one record together. A single wrong row keeps all of them from being written. */
export async function checkGroup(
  context: ImportContext,
  checking: GroupChecking,
  group: RowGroup,
  drafts: readonly Draft[],
  found: readonly FoundRecord[],
): Promise<CheckedRow[]> {
  const { importer } = checking;
  const first = drafts[0]!;
  const record = found.find(({ key }) => keyOf(importer, key, '') === keyOf(importer, first.key, ''));
  const { fields, errors } = readRows(checking, group, drafts);
  const read = record && (await attempt(context, importer, (within) => readForm(within, importer, record.id)));
  if (read && 'errors' in read)
    return wrongRows(
      checking,
      drafts,
      [...errors, { row: first.number, field: importer.sheet.key!, rule: rule('import.notVisible') }],
      record,
    );
  const joined = await group.join(
    context,
    drafts.map(({ number, given }) => ({ number, given: pick(given, group.columns) })),
    fields,
    read?.done,
  );
  const rows: Group = { checking, group, drafts, fields, joined, errors: [...errors, ...joined.errors], record };
  return read ? checkChanged(context, rows, read.done) : checkNew(context, rows);
}

const refuse = ({ checking, drafts, errors, record }: Group, more: readonly PlacedError[] = []) =>
  wrongRows(checking, drafts, [...errors, ...more], record);

/** Errors of the input at the rows that they come from; what is about the record as a whole stands at the first. */
const placed = ({ group, drafts, joined }: Group, errors: readonly CellError[]) =>
  errors.map(({ at, ...error }) => ({
    ...error,
    row:
      (at === undefined || !group.columns.includes(error.field) ? undefined : joined.list[at]?.row) ??
      drafts[0]!.number,
  }));

async function checkNew(context: ImportContext, rows: Group): Promise<CheckedRow[]> {
  const {
    checking: { importer },
    group,
    drafts,
    fields,
    joined,
    errors,
  } = rows;
  const {
    defaults,
    form: { kept },
  } = importer;
  const given = Object.entries(fields).filter(
    ([field, value]) => value !== '' || !(field in defaults || kept.includes(field)),
  );
  const input = { ...defaults, ...Object.fromEntries(given), [group.list]: joined.list, ...joined.values };
  const parsed = group.add.call.input.safeParse(input);
  if (!parsed.success) {
    // What is said of the list as a whole would mislead where rows are missing in it.
    const isWhole = joined.list.length === drafts.length;
    return refuse(
      rows,
      placed(
        rows,
        errorsOf(parsed.error, importer)!.filter(({ field }) => isWhole || field !== group.list),
      ),
    );
  }
  if (errors.length > 0) return refuse(rows);
  const saved = await attempt(context, importer, (within) => callForm(within, group.add, input));
  if ('errors' in saved) return refuse(rows, placed(rows, saved.errors));
  const numbers = drafts.map(({ number }) => number);
  return drafts.map((draft, index) => ({
    ...rowOf(draft),
    result: 'new',
    input: index === 0 ? inputOfFirst({ ...input, ...draft.pictures }, numbers) : inputOfOther(numbers[0]!),
  }));
}

async function checkChanged(context: ImportContext, rows: Group, stored: Columns): Promise<CheckedRow[]> {
  const { checking, group, drafts, fields, joined, errors, record } = rows;
  const { importer } = checking;
  if (errors.length > 0) return refuse(rows);
  const first = drafts[0]!;
  const pictures = await changedPictures(context, first, stored);
  const changed = { ...changesOf(checking, fields, stored), ...pictures };
  const cells = changedCells(rows, stored);
  const locked = lockedCells(context, checking, first, changed, cells);
  if (locked.length > 0) return refuse(rows, locked);
  const numbers = drafts
    .map(({ number }) => number)
    .filter((number) => cells.has(number) || (number === first.number && Object.keys(changed).length > 0));
  const input = { ...changed, ...(cells.size > 0 && { [group.list]: joined.list, ...joined.values }) };
  const saved =
    numbers.length === 0
      ? undefined
      : await attempt(context, importer, (within) =>
          saveForm(within, importer, stored, { ...input, ...pick(stored, Object.keys(pictures)) }),
        );
  if (saved && 'errors' in saved) return refuse(rows, placed(rows, saved.errors));
  const checked: CheckedRow[] = [];
  for (const draft of drafts) {
    const row = rowOf(draft, record);
    if (!numbers.includes(draft.number)) {
      checked.push({ ...row, result: 'unchanged' });
      continue;
    }
    const own = cells.get(draft.number);
    const ofRecord = draft === first ? changed : {};
    const difference = await describe(
      context,
      checking,
      { ...pick(stored, Object.keys(ofRecord)), ...own?.before },
      { ...ofRecord, ...own?.after },
    );
    const kept =
      draft.number === numbers[0]
        ? { input: inputOfFirst(input, numbers), before: pick(stored, Object.keys(input)) }
        : { input: inputOfOther(numbers[0]!) };
    checked.push({ ...row, result: 'changed', ...kept, difference });
  }
  return checked;
}

const pick = (values: Columns, names: readonly string[]): Columns =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));

const rowOf = ({ number, cells, notes }: Draft, record?: FoundRecord): CheckedRow => ({
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
});

/** What the rows say of the record as a whole, and what is wrong with them as cells of a file. */
function readRows(
  { importer, columns, seen }: GroupChecking,
  group: RowGroup,
  drafts: readonly Draft[],
): { fields: Columns; errors: PlacedError[] } {
  const key = importer.sheet.key!;
  const first = drafts[0]!;
  const errors = drafts.flatMap((draft) => draft.errors.map((error) => ({ ...error, row: draft.number })));
  const told = keyOf(importer, first.key, '');
  if (first.key && seen.has(told)) errors.push({ row: first.number, field: key, rule: rule('import.rowsApart') });
  else if (isShort(told)) seen.set(told, first.number);
  const shared = columns.map(({ field }) => field).filter((field) => !group.columns.includes(field));
  for (const { number, given, pictures = {} } of drafts) {
    if ((given[group.field] ?? '') === '')
      errors.push({ row: number, field: group.field, rule: rule('rule.required') });
    const different = shared.filter(
      (field) =>
        field !== key &&
        (given[field] ?? '') !== '' &&
        JSON.stringify(given[field]) !== JSON.stringify(first.given[field]),
    );
    const pictured = Object.keys(pictures).filter(
      (field) => JSON.stringify(pictures[field]) !== JSON.stringify(first.pictures?.[field]),
    );
    errors.push(
      ...[...different, ...pictured].map((field) => ({ row: number, field, rule: rule('import.rowDiffers') })),
    );
  }
  return { fields: pick(first.given, shared), errors };
}

/** Rows that are good by themselves say that another one is not. */
function wrongRows(
  { importer }: GroupChecking,
  drafts: readonly Draft[],
  errors: readonly PlacedError[],
  record: FoundRecord | undefined,
): CheckedRow[] {
  return drafts.map((draft) => {
    const own = firstOfEach(errors.filter(({ row }) => row === draft.number).map(({ row: _row, ...error }) => error));
    return {
      ...rowOf(draft, record),
      errors: own.length > 0 ? own : [{ field: importer.sheet.key!, rule: rule('import.rowsTogether') }],
    };
  });
}

type Changes = ReadonlyMap<number, { before: Columns; after: Columns; isNew: boolean }>;

/** By row, the cells in which it differs from what the record has. */
function changedCells({ checking: { columns }, group, drafts, joined: { list } }: Group, stored: Columns): Changes {
  const held = new Map((stored[group.list] as readonly Columns[]).map((part) => [part.id, part]));
  const read = columns.filter(({ field }) => group.columns.includes(field));
  return new Map(
    drafts.flatMap(({ number, given }) => {
      const part = list.find(({ row }) => row === number)!;
      const was = part.id === undefined ? undefined : held.get(part.id);
      const different = read.filter(({ field, kind }) =>
        was ? field !== group.field && !isSameValue(kind, part[field], was[field]) : (given[field] ?? '') !== '',
      );
      const names = different.map(({ field }) => field);
      const after = was ? pick(part, names) : pick(given, names);
      return names.length > 0 ? [[number, { before: was ? pick(was, names) : {}, after, isNew: !was }] as const] : [];
    }),
  );
}

/** What the role may not change; a new part needs all of it. */
function lockedCells(
  { session }: ImportContext,
  { importer, columns }: GroupChecking,
  first: Draft,
  changed: Columns,
  cells: Changes,
): PlacedError[] {
  const locked = columns.filter((column) => isReadOnly(importer, column, session)).map(({ field }) => field);
  const lockedIn = (row: number, values: Columns) =>
    locked.filter((field) => field in values).map((field) => ({ row, field, rule: rule('rights.fieldLocked') }));
  return [
    ...lockedIn(first.number, changed),
    ...[...cells].flatMap(([row, { after, isNew }]) => (isNew ? [] : lockedIn(row, after))),
  ];
}
