import { sql } from 'kysely';
import { textOf } from '../../cell.ts';
import type { Row } from '../../read-rows.ts';
import { type ChangedColumn, listOf } from '../columns/change-columns.ts';
import { changeList, changeValue } from '../change-value.ts';
import type { Checking, Draft } from '../check-slice.ts';
import type { ImportContext } from '../importer.ts';
import { isLookedUp } from '../lookups.ts';
import type { StoredRecord } from '../stored-records.ts';
import { shownValue } from './form-changes.ts';
import { attempt, readForm } from './form-calls.ts';
import type { FormImporter } from './form-importer.ts';

/** Not every table has owners. */
async function findStored(
  { db }: ImportContext,
  { form: { table } }: FormImporter,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredRecord>> {
  const { rows } = await sql<{
    id: string;
    version: number;
    owner_id: string | null;
  }>`select t.id, t.version, to_jsonb(t) ->> 'owner_id' as owner_id from ${sql.table(table)} t where t.id = any(${ids}::bigint[])`.execute(
    db,
  );
  return new Map(
    rows.map(({ id, version, owner_id: ownerId }) => [id, { id, version, ownerId: ownerId ?? '0', columns: {} }]),
  );
}

/**
 * What becomes of rows of a list whose records are saved by their form. What the list shows is taken from it; the form
 * is read where a field is changed.
 */
export async function draftForms(
  context: ImportContext,
  checking: Checking<FormImporter>,
  changed: readonly ChangedColumn[],
  rows: readonly Row[],
  first: number,
): Promise<Draft[]> {
  const { importer, columns, lookups } = checking;
  for (const { column, changes } of changed)
    if (isLookedUp(column))
      await lookups.prepare(context, column, new Set(), new Set(changes.map(({ value }) => value).filter(Boolean)));
  const stored = await findStored(
    context,
    importer,
    rows.map(({ id }) => String(id)),
  );
  const isChanged = new Set(changed.map(({ column }) => column.field));
  const drafts: Draft[] = [];
  for (const [index, row] of rows.entries()) {
    const record = stored.get(String(row.id));
    const draft: Draft = {
      number: first + index,
      cells: columns.map((column) => (isChanged.has(column.field) ? '' : textOf(column, context.language)(row))),
      given: {},
      errors: [],
      notes: {},
      key: '',
      stored: record ?? 'gone',
    };
    const read =
      record && changed.length > 0
        ? await attempt(context, importer, (within) => readForm(within, importer, record.id))
        : undefined;
    if (read && 'done' in read) {
      const { given } = draft;
      for (const { column, changes } of changed) {
        const change = listOf(importer, column)
          ? (now: unknown, each: (typeof changes)[number]) => changeList(each, now)
          : (now: unknown, each: (typeof changes)[number]) => changeValue(column, each, now);
        given[column.field] = changes.reduce<unknown>(change, read.done[column.field] ?? '');
      }
      const shown = columns.map(async (column, place) =>
        isChanged.has(column.field) ? shownValue(context, checking, column, given[column.field]) : draft.cells[place]!,
      );
      draft.cells = await Promise.all(shown);
    }
    drafts.push(draft);
  }
  return drafts;
}
