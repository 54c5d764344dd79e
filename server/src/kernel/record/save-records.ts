import { type Fields, saveInputOf } from '@edp/contract/kernel/record/record.ts';
import { rule } from '@edp/contract/kernel/rule.ts';
import type { MessageKey } from '@edp/contract/texts.ts';
import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import { acrossOrganisations } from '../sharing/organisation-boundary.ts';
import { bulkStatements, toColumns } from './bulk-statements.ts';
import { checkRows } from './check-rows.ts';
import type { RecordTable } from './record-table.ts';
import { findDuplicates, parseRows, type RowError } from './row-errors.ts';

interface Options {
  /** The field that no two records may have the same value in, and what is said then. */
  unique: { field: string; taken: MessageKey };
}

type Row = Readonly<Record<string, unknown>> & { id?: string | undefined; version?: number | undefined };

/**
 * Creates and, where a row has an id, updates any number of records with one statement each. Every row is checked as
 * the single save checks it. Where there are errors the transaction must be given up: `assertNoErrors` does that.
 */
export async function saveRecords<F extends Fields>(
  db: Database,
  given: RecordTable<F>,
  input: readonly unknown[],
  { unique }: Options,
): Promise<RowError[]> {
  const table = given as unknown as RecordTable;
  const parsed = parseRows(saveInputOf(table.fields), input);
  const rows = parsed.rows as Row[];
  const errors = [
    ...parsed.errors,
    ...findDuplicates(rows, unique.field, unique.taken),
    ...(await checkRows(db, table, rows)),
  ];
  if (errors.length) return errors;
  return [...(await updateRows(db, table, rows)), ...(await insertRows(db, table, rows, unique))];
}

/** The positions of the rows for which a condition holds. */
const positionsOf = (rows: readonly Row[], isWanted: (row: Row) => boolean) =>
  rows.flatMap((row, index) => (isWanted(row) ? [index] : []));

async function insertRows(
  db: Database,
  table: RecordTable,
  rows: readonly Row[],
  { field, taken }: Options['unique'],
): Promise<RowError[]> {
  const added = positionsOf(rows, ({ id }) => id === undefined);
  if (added.length === 0) return [];
  const json = JSON.stringify(added.map((row) => toColumns(table, rows[row]!)));
  const insert = () =>
    db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(bulkStatements(table).insert, [json]));
  // A policy lets nobody read back what is in no organisation yet.
  const { rows: inserted } = await acrossOrganisations(db, insert);
  if (inserted.length === added.length) return [];
  const column = table.columnOf(field);
  const written = new Set(inserted.map((row) => row[column]));
  return added
    .filter((row) => !written.has(toColumns(table, rows[row]!)[column]))
    .map((row) => ({ row, field, rule: rule(taken) }));
}

async function updateRows(db: Database, table: RecordTable, rows: readonly Row[]): Promise<RowError[]> {
  const changed = positionsOf(rows, ({ id }) => id !== undefined);
  if (changed.length === 0) return [];
  const json = JSON.stringify(
    changed.map((row) => ({ id: rows[row]!.id, version: rows[row]!.version ?? null, ...toColumns(table, rows[row]!) })),
  );
  const { rows: updated } = await db.executeQuery<{ id: string }>(
    CompiledQuery.raw(bulkStatements(table).update, [json]),
  );
  const written = new Set(updated.map(({ id }) => id));
  const missing = changed.filter((row) => !written.has(rows[row]!.id!));
  return missing.length ? explainMissing(db, table, rows, missing) : [];
}

/** Rows that were not updated are gone, stale, or may only be read. */
async function explainMissing(
  db: Database,
  table: RecordTable,
  rows: readonly Row[],
  missing: readonly number[],
): Promise<RowError[]> {
  const ids = missing.map((row) => rows[row]!.id!);
  const { rows: visible } = await sql<{
    id: string;
    version: number;
  }>`select id, version from ${sql.table(table.name)} where id = any(${ids}::bigint[])`.execute(db);
  const versions = new Map(visible.map(({ id, version }) => [id, version]));
  return missing.map((row) => {
    const { id, version } = rows[row]!;
    const now = versions.get(id!);
    const reason =
      now === undefined ? 'error.notFound' : version !== undefined && now !== version ? 'rule.stale' : 'error.readOnly';
    return { row, field: 'id', rule: rule(reason) };
  });
}
