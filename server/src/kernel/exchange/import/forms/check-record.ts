import { rule } from '@edp/contract/kernel/rule.ts';
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
import { earlierRow } from '../parse-input.ts';
import { changedPictures } from '../pictures/find-pictures.ts';
import { attempt, callForm, errorsOf, firstOfEach, type FoundRecord, keyOf, readForm, saveForm } from './form-calls.ts';
import { addCall, type FormNoun, type Joined, type PlacedError, type RowGroup } from './form-noun.ts';
import { type CellChanges, changedCells, isGroup, keepInput, pick, readGroup } from './group-rows.ts';
import { withRow } from './tree-rows.ts';

/** The dry run of a slice, in which forms are saved and taken back. */
export interface Trial {
  context: ImportContext;
  noun: FormNoun;
  checking: Checking;
  /** The records that the keys of its rows may mean. */
  found: readonly FoundRecord[];
  /** The row of each record that was made. */
  made: Map<string, number>;
}

/** The rows of one record: a single one, unless they are a group. */
interface Given {
  rows: readonly RunRow[];
  group: RowGroup | undefined;
  /** The values that are said of the record as a whole. */
  fields: Columns;
  joined: Joined;
  errors: readonly PlacedError[];
}

/** Checks the rows of one record together. A single wrong row keeps all of them from being written. */
export async function checkRecord(trial: Trial, rows: readonly RunRow[]): Promise<void> {
  const { context, noun } = trial;
  const first = rows[0]!;
  const at = (error: CellError): PlacedError => ({ ...error, row: first.row_number });
  const group = noun.group && isGroup(noun.group, rows) ? noun.group : undefined;
  const { record, errors: ofKey } = identify(trial, first, group !== undefined);
  for (const row of rows) Object.assign(row, { record_id: record?.id ?? null, version: record?.version ?? null });
  const { fields, errors: ofGroup } = group
    ? readGroup(trial.checking, group, rows)
    : { fields: first.values, errors: [] as PlacedError[] };
  const errors = [
    ...rows.flatMap((row) => row.errors.map((error) => ({ ...error, row: row.row_number }))),
    ...ofKey.map(at),
    ...ofGroup,
  ];
  const given: Given = { rows, group, fields, joined: { list: [], values: {}, errors: [] }, errors };
  if (first.chosen === 'gone') return refuse(noun, given);
  const read = record && (await attempt(context, noun, (within) => readForm(within, noun, record.id)));
  if (read && 'errors' in read)
    return refuse(noun, given, [{ field: mainField(noun), rule: rule('import.notVisible') }]);
  const own = rows.map(({ row_number: number, values }) => ({ number, values: pick(values, group?.columns ?? []) }));
  const joined = group ? await group.join(context, own, fields, read?.done) : given.joined;
  const whole = { ...given, joined, errors: [...errors, ...joined.errors] };
  return read ? checkChanged(trial, whole, read.done) : checkNew(trial, whole);
}

/** The record that a row means, if there is one. */
function identify(
  { noun, checking: { seen }, found }: Trial,
  { key, chosen, values, row_number: number }: RunRow,
  isGrouped: boolean,
): { record?: Pick<FoundRecord, 'id' | 'version'> | undefined; errors: CellError[] } {
  const field = mainField(noun);
  if (chosen === 'gone') return { errors: [{ field, rule: rule('import.notVisible') }] };
  if (chosen || !key) return { record: chosen, errors: [] };
  const scope = noun.scope && values[noun.scope.field];
  const own = keyOf(noun, key, scope);
  const same = found.filter((each) => keyOf(noun, each.key, scope ? each.scope : '') === own);
  const earlier = earlierRow(seen, own, number);
  const repeated = isGrouped ? rule('import.rowsApart') : rule('import.duplicate', { row: earlier ?? 0 });
  return {
    record: same[0],
    errors: [
      ...(earlier === undefined ? [] : [{ field, rule: repeated }]),
      ...(same.length > 1 ? [{ field, rule: rule('import.ambiguous', { value: key }) }] : []),
    ],
  };
}

/**
 * Makes the rows of a record wrong; those that are good by themselves say that another one is not. Errors of the input
 * stand at the rows that they come from, and what is about the record as a whole at the first.
 */
function refuse(noun: FormNoun, { rows, group, joined, errors }: Given, more: readonly CellError[] = []): void {
  const rowOf = ({ at, field }: CellError) =>
    at !== undefined && group?.columns.includes(field) ? joined.list[at]?.row : undefined;
  const placed = [...errors, ...more.map((error) => ({ ...error, row: rowOf(error) ?? rows[0]!.row_number }))];
  for (const row of rows) {
    const own = placed
      .filter((error) => error.row === row.row_number)
      .map(({ field, rule: broken }) => ({ field, rule: broken }));
    row.errors = own.length > 0 ? firstOfEach(own) : [{ field: mainField(noun), rule: rule('import.rowsTogether') }];
  }
}

async function checkNew({ context, noun, made }: Trial, given: Given): Promise<void> {
  const { rows, group, fields, joined, errors } = given;
  // A cell that is left empty stands for what the form begins with.
  const said = Object.entries(fields).filter(
    ([field, value]) => value !== '' || !(field in noun.defaults || noun.kept.includes(field)),
  );
  const input: Columns = {
    ...noun.defaults,
    ...Object.fromEntries(said),
    ...(group && { [group.list]: joined.list }),
    ...joined.values,
  };
  const add = addCall(noun, input);
  const whole = { ...input, ...noun.made() };
  const { error } = add.call.input.safeParse(whole);
  if (error) {
    // Errors of the list as a whole would mislead where rows are missing in it.
    const isWhole = !group || joined.list.length === rows.length;
    return refuse(
      noun,
      given,
      errorsOf(error, noun)!.filter(({ field }) => isWhole || field !== group.list),
    );
  }
  if (errors.length > 0) return refuse(noun, given);
  const saved = await attempt(context, noun, (within) => callForm(within, add, whole));
  if ('errors' in saved) return refuse(noun, given, saved.errors);
  made.set(String(saved.done.id), rows[0]!.row_number);
  for (const row of rows) row.result = 'new';
  keepInput(rows, withRow(noun, { ...input, ...rows[0]!.pictures }, made));
}

async function checkChanged({ context, noun, checking, made }: Trial, given: Given, stored: Columns): Promise<void> {
  const { rows, group, fields, joined, errors } = given;
  if (errors.length > 0) return refuse(noun, given);
  const first = rows[0]!;
  const changes = changesOf(noun, checking, completed(noun, fields, stored), stored);
  const ofRecord = { ...changes, ...(await changedPictures(context, first, stored)) };
  const cells: CellChanges = group ? changedCells(checking, group, rows, joined, stored) : new Map();
  const locked = lockedCells(context, noun, checking, first.row_number, ofRecord, cells);
  if (locked.length > 0) return refuse(noun, { ...given, errors: locked });
  const isChanged = (row: RunRow) => cells.has(row.row_number) || (row === first && Object.keys(ofRecord).length > 0);
  const changed = rows.filter(isChanged);
  const list = group && cells.size > 0 ? { [group.list]: joined.list, ...joined.values } : {};
  if (changed.length > 0) {
    const saved = await attempt(context, noun, (within) => saveForm(within, noun, stored, { ...changes, ...list }));
    if ('errors' in saved) return refuse(noun, given, saved.errors);
    const input = { ...ofRecord, ...list };
    keepInput(changed, withRow(noun, input, made));
    changed[0]!.before = pick(stored, Object.keys(input));
  }
  for (const row of rows) row.result = isChanged(row) ? 'changed' : 'unchanged';
  await describeChanges(
    context,
    checking,
    changed.map((row) => {
      const own = cells.get(row.row_number);
      const whole = row === first ? ofRecord : {};
      return {
        row,
        before: { ...pick(stored, Object.keys(whole)), ...own?.before },
        after: { ...whole, ...own?.after },
      };
    }),
  );
}

/** The lists of a row with what their parts have besides. */
const completed = ({ lists }: FormNoun, values: Columns, stored: Columns): Columns =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      value === '' ? value : (lists[field]?.complete?.(value, stored[field]) ?? value),
    ]),
  );

/** Finds what the role may not change; a new part needs all of it. */
function lockedCells(
  { session }: ImportContext,
  noun: FormNoun,
  { columns }: Checking,
  first: number,
  ofRecord: Columns,
  cells: CellChanges,
): PlacedError[] {
  const locked = columns.filter((column) => isReadOnly(noun, column, session)).map(({ field }) => field);
  const lockedIn = (row: number, values: Columns) =>
    locked.filter((field) => field in values).map((field) => ({ row, field, rule: rule('rights.fieldLocked') }));
  return [
    ...lockedIn(first, ofRecord),
    ...[...cells].flatMap(([row, { after, isNew }]) => (isNew ? [] : lockedIn(row, after))),
  ];
}
