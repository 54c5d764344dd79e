import { rule } from '@edp/contract/kernel/rule.ts';
import { CompiledQuery, sql } from 'kysely';
import type { RecordTable } from '../../record/record-table.ts';
import { checkColumns } from './columns/check-columns.ts';
import type { Columns, ImportContext, Importer } from './importer.ts';
import { quoted, valueIn, valueOr } from './stored-values.ts';

/** A row that the dry run found good, and that was not written yet. */
export interface PendingRow {
  row_number: number;
  record_id: string | null;
  version: number | null;
  input: Columns;
  before: Columns | null;
}

type KnownRow = Pick<PendingRow, 'row_number' | 'record_id' | 'version'>;

export interface FailedRow {
  row: number;
  rule: string;
}

const columnsIn = (rows: readonly PendingRow[]) =>
  [...new Set(rows.flatMap(({ input }) => Object.keys(input)))].toSorted();

/**
 * Writes the rows of a slice with one statement for the new and one for the others. What others changed since the dry
 * run is checked again and fails.
 */
export async function writeSlice(
  context: ImportContext,
  importer: Importer,
  runId: string,
  base: Columns,
  rows: readonly PendingRow[],
): Promise<FailedRow[]> {
  const problems = await checkColumns(
    context,
    importer,
    rows.map(({ record_id: id, input, before }) => ({ id: id ?? undefined, input, before: before ?? {} })),
  );
  const failed = new Map(problems.map(({ row, rule: broken }) => [rows[row]!.row_number, broken]));
  const good = rows.filter(({ row_number: number }) => !failed.has(number));
  const added = good.filter(({ record_id: id }) => id === null);
  const changed = good.filter(({ record_id: id }) => id !== null);
  for (const each of [
    ...(await insertNew(context, importer, runId, base, added)),
    ...(await updateChanged(context, importer, runId, changed)),
  ])
    failed.set(each.row, each.rule);
  const failures = [...failed].map(([row, broken]) => ({ row, rule: broken }));
  await markFailed(context, runId, failures);
  return failures;
}

export async function markFailed({ db }: ImportContext, runId: string, failures: readonly FailedRow[]): Promise<void> {
  if (failures.length === 0) return;
  await sql`
    update import_row r set state = 'failed', reason = f.rule from json_to_recordset(${JSON.stringify(failures)}::json) as f (row int, rule text)
     where r.run_id = ${runId} and r.row_number = f.row`.execute(db);
}

async function insertNew(
  context: ImportContext,
  importer: Importer,
  runId: string,
  base: Columns,
  rows: readonly PendingRow[],
): Promise<FailedRow[]> {
  if (rows.length === 0) return [];
  const { table, sheet, taken } = importer;
  const fixed = { ...base, ...(await importer.known?.(context)) };
  const given = new Set(columnsIn(rows));
  const columns = [...new Set([...Object.keys(fixed), ...given])];
  const values = columns.map((column) => {
    if (!given.has(column)) return `f.${quoted(column)}`;
    return rows.every(({ input }) => column in input)
      ? valueIn(table, 'r.input', column)
      : valueOr(table, 'r.input', column, 'f');
  });
  const code = quoted(table.columnOf(sheet.key!));
  const { rows: added } = await context.db.executeQuery<{ id: string; version: number; code: string }>(
    CompiledQuery.raw(
      `
    insert into ${quoted(table.name)} (${columns.map(quoted).join(', ')}) select ${values.join(', ')}
      from import_row r, jsonb_populate_record(null::${quoted(table.name)}, $3::jsonb) f
     where r.run_id = $1 and r.row_number = any($2::int[]) and r.state is null order by r.row_number
    on conflict do nothing returning id, version, ${code} as code`,
      [runId, rows.map(({ row_number: number }) => number), JSON.stringify(fixed)],
    ),
  );
  const byCode = new Map(added.map((record) => [record.code, record]));
  const written = rows.flatMap(({ row_number: row, input }) => {
    const record = byCode.get(String(input[table.columnOf(sheet.key!)]));
    return record ? [{ row, ...record }] : [];
  });
  await markDone(context, runId, 'written', written);
  if (written.length > 0)
    await importer.afterCreate?.(
      context,
      written.map(({ id }) => id),
    );
  const done = new Set(written.map(({ row }) => row));
  return rows
    .filter(({ row_number: number }) => !done.has(number))
    .map(({ row_number: number }) => ({ row: number, rule: rule(taken) }));
}

interface DoneRow {
  row: number;
  id: string;
  version: number;
}

/**
 * Says of which rows the records are written, or put back. Looked up in arrays and not joined: the planner knows
 * nothing of rows that were just added, takes them for one, and compares each with each.
 */
async function markDone(
  { db }: ImportContext,
  runId: string,
  state: 'written' | 'undone',
  rows: readonly DoneRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.executeQuery(
    CompiledQuery.raw(
      `
    update import_row r set state = $3, record_id = ($4::bigint[])[array_position($2::int[], r.row_number)], version = ($5::int[])[array_position($2::int[], r.row_number)]
     where r.run_id = $1 and r.row_number = any($2::int[])`,
      [runId, rows.map(({ row }) => row), state, rows.map(({ id }) => id), rows.map(({ version }) => version)],
    ),
  );
}

/**
 * Updates records that are still as the row knows them, and says which. `source` is the column of `import_row` that is
 * written: what the file says, or what was there before.
 * They are locked in the order of their ids, as everywhere.
 */
export async function updateRecords(
  context: ImportContext,
  table: RecordTable,
  runId: string,
  rows: readonly KnownRow[],
  columns: readonly string[],
  source: 'input' | 'before',
  state: 'written' | 'undone',
): Promise<ReadonlySet<number>> {
  const { db } = context;
  const ids = rows.map(({ record_id: id }) => id);
  await sql`select from ${sql.table(table.name)} where id = any(${ids}::bigint[]) order by id for update`.execute(db);
  const { rows: updated } = await db.executeQuery<Omit<DoneRow, 'row'>>(
    CompiledQuery.raw(
      `
    update ${quoted(table.name)} t set (${columns.map(quoted).join(', ')}) = (
        select ${columns.map((column) => valueOr(table, `r.${source}`, column, 't')).join(', ')} from import_row r
         where r.run_id = $1 and r.row_number = ($2::int[])[array_position($3::bigint[], t.id)])
     where t.id = any($3::bigint[]) and t.version = ($4::int[])[array_position($3::bigint[], t.id)] returning t.id, t.version`,
      [runId, rows.map(({ row_number: number }) => number), ids, rows.map(({ version }) => version)],
    ),
  );
  const rowOf = new Map(rows.map(({ row_number: row, record_id: id }) => [id, row]));
  const done = updated.map((record) => ({ row: rowOf.get(record.id)!, ...record }));
  await markDone(context, runId, state, done);
  return new Set(done.map(({ row }) => row));
}

async function updateChanged(
  context: ImportContext,
  importer: Importer,
  runId: string,
  rows: readonly PendingRow[],
): Promise<FailedRow[]> {
  if (rows.length === 0) return [];
  const { table } = importer;
  await importer.beforeUpdate?.(
    context,
    rows.map(({ record_id: id }) => id!),
  );
  const done = await updateRecords(context, table, runId, rows, columnsIn(rows), 'input', 'written');
  return explainUnchanged(
    context,
    table,
    rows.filter(({ row_number: number }) => !done.has(number)),
    'import.changedSince',
  );
}

/** Records that were not updated are gone, changed by another user, or may only be read. */
export async function explainUnchanged(
  { db }: ImportContext,
  table: RecordTable,
  rows: readonly KnownRow[],
  changed: 'import.changedSince' | 'import.changedAfter',
): Promise<FailedRow[]> {
  if (rows.length === 0) return [];
  const { rows: found } = await sql<{
    id: string;
    version: number;
  }>`select id, version from ${sql.table(table.name)} where id = any(${rows.map(({ record_id: id }) => id)}::bigint[])`.execute(
    db,
  );
  const versions = new Map(found.map(({ id, version }) => [id, version]));
  return rows.map(({ row_number: row, record_id: id, version }) => {
    const now = versions.get(id!);
    return { row, rule: rule(now === undefined ? 'import.gone' : now !== version ? changed : 'error.readOnly') };
  });
}
