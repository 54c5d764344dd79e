import { rule } from '@edp/contract/kernel/rule.ts';
import type { BoundCall } from '../../http/bind.ts';
import { textOf } from '../cell.ts';
import { assertReadable, listInput, readRows, type Row } from '../read-rows.ts';
import { changeList, changeValue } from './change-value.ts';
import { type ChangedColumn, changedColumns } from './columns/change-columns.ts';
import { shownValue } from './changes.ts';
import { type Checking, type ImportContext, newRow, type RowSlice, type RunRow } from './importer.ts';
import { isLookedUp } from './lookups.ts';
import type { BatchEdit } from './run-row.ts';
import type { Worker } from './slice.ts';

/**
 * The records of a batch edit as the list's own handler finds them for the user, numbered in its order. Those that it
 * does not find come last.
 */
export async function* listSlices(
  caller: Worker['caller'],
  checking: Checking,
  list: BoundCall,
  { changes, ids, filters }: BatchEdit,
): AsyncGenerator<RowSlice, void> {
  const { importer, columns } = checking;
  const { sheet, sliceSize: size } = importer;
  assertReadable(sheet, caller.session);
  const changed = changedColumns(importer, caller.session, caller.language, changes);
  const missing = new Set(ids);
  let number = 1;
  const filtered = await listInput(sheet, caller.session, filters ?? {});
  for await (const rows of readRows(list, caller, filtered, ids)) {
    for (const { id } of rows) missing.delete(String(id));
    for (let at = 0; at < rows.length; at += size) {
      const [slice, first] = [rows.slice(at, at + size), number];
      number += slice.length;
      yield (context) => changeRows(context, checking, changed, slice, first);
    }
  }
  const empty = columns.map(() => '');
  for (let rest = [...missing]; rest.length > 0; rest = rest.slice(size)) {
    const [slice, first] = [rest.slice(0, size), number];
    number += slice.length;
    yield () =>
      Promise.resolve(slice.map((_id, index) => ({ ...newRow(first + index, empty), chosen: 'gone' as const })));
  }
}

/** What becomes of rows of a list: what is not changed is taken from it, and the others from the form of the record. */
async function changeRows(
  context: ImportContext,
  checking: Checking,
  changed: readonly ChangedColumn[],
  rows: readonly Row[],
  first: number,
): Promise<RunRow[]> {
  const { importer, columns, lookups } = checking;
  for (const { column, changes } of changed)
    if (isLookedUp(column))
      await lookups.prepare(context, column, new Set(), new Set(changes.map(({ value }) => value).filter(Boolean)));
  const stored = await importer.find(
    context,
    rows.map(({ id }) => String(id)),
  );
  const isChanged = new Set(changed.map(({ column }) => column.field));
  const made: RunRow[] = [];
  for (const [index, listed] of rows.entries()) {
    const record = stored.get(String(listed.id));
    const cells = columns.map((column) =>
      isChanged.has(column.field) ? '' : textOf(column, context.language)(listed),
    );
    const row = newRow(first + index, cells);
    row.chosen = record ?? 'gone';
    const form = record && isChanged.size > 0 ? await importer.read(context, record) : undefined;
    if (form) {
      for (const { column, changes } of changed) changeField(checking, row, column, changes, form[column.field] ?? '');
      row.cells = await Promise.all(
        columns.map((column, place) =>
          isChanged.has(column.field)
            ? shownValue(context, checking, column, row.values[column.field])
            : Promise.resolve(cells[place]!),
        ),
      );
    }
    made.push(row);
  }
  return made;
}

function changeField(
  { importer }: Checking,
  row: RunRow,
  column: ChangedColumn['column'],
  changes: ChangedColumn['changes'],
  current: unknown,
): void {
  const { field, kind } = column;
  const value = changes.reduce<unknown>(
    (now, change) => (importer.lists[field] ? changeList(change, now) : changeValue(column, change, now)),
    current,
  );
  row.values[field] = value;
  // The rule of a whole number knows no other texts.
  if (kind === 'integer' && !/^-?\d{1,15}$/.test(String(value))) row.errors.push({ field, rule: rule('rule.integer') });
}
