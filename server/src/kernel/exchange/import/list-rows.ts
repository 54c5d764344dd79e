import { rule } from '@edp/contract/kernel/rule.ts';
import type { BoundCall } from '../../http/bind.ts';
import { assertReadable, listInput } from '../list-input.ts';
import { readRows, type Row } from '../read-rows.ts';
import { type ChangedColumn, changedColumns } from './columns/change-columns.ts';
import { changeValue } from './change-value.ts';
import { type Checking, type Draft, type DraftSlice, storedByField } from './check-slice.ts';
import { asInput } from './columns/column-values.ts';
import { draftForms } from './forms/draft-forms.ts';
import type { AnyImporter, FormImporter } from './forms/form-importer.ts';
import type { ImportContext } from './importer.ts';
import { isLookedUp } from './lookups.ts';
import type { BatchEdit } from './run-row.ts';
import { sliceSizeOf, type Worker } from './slice.ts';
import { findRecords, type StoredRecord } from './stored-records.ts';

/**
 * The records of a batch edit as the list's own handler finds them for the user, numbered in its order. Those that it
 * does not find come last.
 */
export async function* listSlices(
  caller: Worker['caller'],
  checking: Checking<AnyImporter>,
  list: BoundCall,
  { changes, ids, filters }: BatchEdit,
): AsyncGenerator<DraftSlice, void> {
  const { importer } = checking;
  assertReadable(importer.sheet, caller.session);
  const changed = changedColumns(importer, caller.session, caller.language, changes);
  const missing = new Set(ids);
  const size = sliceSizeOf(importer);
  let number = 1;
  const slicesOf = function* (found: readonly Row[]): Generator<DraftSlice> {
    for (let at = 0; at < found.length; at += size) {
      const [slice, first] = [found.slice(at, at + size), number];
      number += slice.length;
      yield (context) =>
        'form' in importer
          ? draftForms(context, checking as Checking<FormImporter>, changed, slice, first)
          : draftRecords(
              context,
              checking as Checking,
              changed,
              slice.map(({ id }) => String(id)),
              first,
            );
    }
  };
  for await (const rows of readRows(
    list,
    caller,
    await listInput(importer.sheet, caller.session, filters ?? {}),
    ids,
  )) {
    for (const { id } of rows) missing.delete(String(id));
    yield* slicesOf(rows);
  }
  for (let rest = [...missing]; rest.length > 0; rest = rest.slice(size)) {
    const first = number;
    number += Math.min(rest.length, size);
    yield () => Promise.resolve(rest.slice(0, size).map((_id, index) => emptyDraft(checking, first + index)));
  }
}

const emptyDraft = ({ columns }: Checking<AnyImporter>, number: number): Draft => ({
  number,
  cells: columns.map(() => ''),
  given: {},
  errors: [],
  notes: {},
  key: '',
  stored: 'gone',
});

async function draftRecords(
  context: ImportContext,
  checking: Checking,
  changed: readonly ChangedColumn[],
  ids: readonly string[],
  first: number,
): Promise<Draft[]> {
  const { columns, importer, lookups } = checking;
  for (const { column, changes } of changed)
    if (isLookedUp(column))
      await lookups.prepare(context, column, new Set(), new Set(changes.map(({ value }) => value).filter(Boolean)));
  const stored = await findRecords(context, importer, ids);
  const fields = storedByField(importer.table);
  const textOf = (record: StoredRecord, given: Draft['given'], column: Checking['columns'][number]) => {
    const value = [column.field in given ? given[column.field] : record.columns[fields.get(column.field)!.column]]
      .flat()
      .at(-1);
    return isLookedUp(column)
      ? lookups.nameOf(column, value)
      : typeof value === 'string' || typeof value === 'number'
        ? String(value)
        : '';
  };
  return ids.map((id, index) => {
    const record = stored.get(id);
    const draft = emptyDraft(checking, first + index);
    if (!record) return draft;
    for (const { column, changes } of changed) {
      const current = asInput(
        importer.table,
        fields.get(column.field)!,
        record.columns[fields.get(column.field)!.column],
      );
      const value = changes.reduce<unknown>((now, change) => changeValue(column, change, now), current);
      draft.given[column.field] = value;
      // The rule of a whole number knows no other texts.
      if (column.kind === 'integer' && !/^-?\d{1,15}$/.test(String(value)))
        draft.errors.push({ field: column.field, rule: rule('rule.integer') });
    }
    return { ...draft, stored: record, cells: columns.map((column) => textOf(record, draft.given, column)) };
  });
}
