import { rule } from '@edp/contract/kernel/rule.ts';
import { sql } from 'kysely';
import { usableItems } from '../../../record/dictionary-items.ts';
import type { RecordTable } from '../../../record/record-table.ts';
import type { RowError } from '../../../record/row-errors.ts';
import type { ImportContext, Importer, WrittenRow } from '../importer.ts';
import { lockedColumns } from './open-columns.ts';

const valuesOf = (rows: readonly WrittenRow[], column: string) => [
  ...new Set(rows.flatMap(({ input }) => (typeof input[column] === 'string' ? [input[column]] : []))),
];
const errorsOf = (
  rows: readonly WrittenRow[],
  column: string,
  isGood: (value: string) => boolean,
  message: string,
): RowError[] =>
  rows.flatMap(({ input }, row) =>
    typeof input[column] === 'string' && !isGood(input[column]) ? [{ row, field: column, rule: message }] : [],
  );

/**
 * What the save checks, for many rows with one statement each: rights to fields, references, items of dictionaries, and
 * what the noun adds.
 */
export async function checkColumns(
  context: ImportContext,
  importer: Importer,
  rows: readonly WrittenRow[],
): Promise<RowError[]> {
  const { table } = importer;
  const checks = [
    ...table.references.map(({ name, to }) => checkReference(context, table.columnOf(name), to, rows)),
    ...table.items.map(({ column, dictionary }) => checkItem(context, column, dictionary, rows)),
  ];
  return [
    ...refuseLocked(context, importer, rows),
    ...(await Promise.all(checks)).flat(),
    ...((await importer.check?.(context, rows)) ?? []),
  ];
}

/**
 * What the role may not write: the rights are those of now, which may be fewer than when the file was read. A new
 * record keeps what the form requires.
 */
function refuseLocked({ session }: ImportContext, importer: Importer, rows: readonly WrittenRow[]): RowError[] {
  const locked = lockedColumns(importer, session);
  if (locked.size === 0) return [];
  const isRefused = (id: string | undefined, column: string, value: unknown) =>
    locked.has(column) &&
    (id !== undefined || (locked.get(column)!.isOptional === true && value !== null && value !== ''));
  return rows.flatMap(({ id, input }, row) =>
    Object.keys(input)
      .filter((column) => isRefused(id, column, input[column]))
      .map((column) => ({ row, field: column, rule: rule('rights.fieldLocked') })),
  );
}

async function checkReference(
  { db }: ImportContext,
  column: string,
  to: RecordTable['references'][number]['to'],
  rows: readonly WrittenRow[],
): Promise<RowError[]> {
  const ids = valuesOf(rows, column);
  if (ids.length === 0) return [];
  const { rows: found } = await sql<{
    id: string;
  }>`select id from ${sql.table(to)} where id = any(${ids}::bigint[])`.execute(db);
  const known = new Set(found.map(({ id }) => id));
  return errorsOf(rows, column, (id) => known.has(id), rule('rule.reference'));
}

/** Only what changes is here, so a disabled item that a record has already may stay. */
async function checkItem(
  { db }: ImportContext,
  column: string,
  dictionary: string,
  rows: readonly WrittenRow[],
): Promise<RowError[]> {
  const codes = valuesOf(rows, column);
  if (codes.length === 0) return [];
  const usable = await usableItems(db, dictionary, codes);
  return errorsOf(rows, column, (code) => usable.has(code), rule('rule.choice'));
}
