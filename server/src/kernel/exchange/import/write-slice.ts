import { rule } from '@edp/contract/kernel/rule.ts';
import { CompiledQuery, sql } from 'kysely';
import type { RecordTable } from '../../record/record-table.ts';
import { checkColumns } from './check-columns.ts';
import type { Columns, ImportContext, Importer } from './importer.ts';

/** A row that the dry run found good, and that was not written yet. */
export interface PendingRow {
  row_number: number;
  record_id: string | null;
  version: number | null;
  input: Columns;
  before: Columns | null;
}

export interface FailedRow {
  row: number;
  rule: string;
}

const quoted = (name: string) => `"${name}"`;
const columnsIn = (rows: readonly PendingRow[]) => [...new Set(rows.flatMap(({ input }) => Object.keys(input)))].toSorted();

/**
 * Writes the rows of a slice with one statement for the new and one for the others; each says itself which rows of the import it has written. What
 * others changed since the dry run is checked again and fails.
 */
export async function writeSlice(context: ImportContext, importer: Importer, runId: string, base: Columns, rows: readonly PendingRow[]): Promise<FailedRow[]> {
  const problems = await checkColumns(context, importer, rows.map(({ record_id: id, input, before }) => ({ id: id ?? undefined, input, before: before ?? {} })));
  const failed = new Map(problems.map(({ row, rule: broken }) => [rows[row]!.row_number, broken]));
  const good = rows.filter(({ row_number: number }) => !failed.has(number));
  const added = good.filter(({ record_id: id }) => id === null);
  const changed = good.filter(({ record_id: id }) => id !== null);
  for (const each of [...(await insertNew(context, importer, runId, base, added)), ...(await updateChanged(context, importer, runId, changed))]) failed.set(each.row, each.rule);
  const failures = [...failed].map(([row, broken]) => ({ row, rule: broken }));
  await markFailed(context, runId, failures);
  return failures;
}

async function markFailed({ db }: ImportContext, runId: string, failures: readonly FailedRow[]): Promise<void> {
  if (failures.length === 0) return;
  await sql`
    update import_row r set state = 'failed', reason = f.rule from json_to_recordset(${JSON.stringify(failures)}::json) as f (row int, rule text)
     where r.run_id = ${runId} and r.row_number = f.row`.execute(db);
}

async function insertNew(context: ImportContext, importer: Importer, runId: string, base: Columns, rows: readonly PendingRow[]): Promise<FailedRow[]> {
  if (rows.length === 0) return [];
  const { table, sheet, taken } = importer;
  const fixed = { ...base, ...(await importer.known?.(context)) };
  const columns = [...new Set([...Object.keys(fixed), ...columnsIn(rows)])].map(quoted).join(', ');
  const code = quoted(table.columnOf(sheet.key!));
  const { rows: written } = await context.db.executeQuery<{ row_number: number; record_id: string }>(CompiledQuery.raw(`
    with given as materialized (
      select r.row_number, n.* from import_row r, jsonb_populate_record(null::${quoted(table.name)}, $3::jsonb || r.input) n
       where r.run_id = $1 and r.row_number = any($2::int[]) and r.state is null),
    added as (
      insert into ${quoted(table.name)} (${columns}) select ${columns} from given order by row_number on conflict do nothing returning id, version, ${code} as code)
    update import_row r set state = 'written', record_id = a.id, version = a.version from given g join added a on a.code = g.${code}
     where r.run_id = $1 and r.row_number = g.row_number returning r.row_number, r.record_id`, [runId, rows.map(({ row_number: number }) => number), JSON.stringify(fixed)]));
  if (written.length > 0) await importer.afterCreate?.(context, written.map(({ record_id: id }) => id));
  const done = new Set(written.map(({ row_number: number }) => number));
  return rows.filter(({ row_number: number }) => !done.has(number)).map(({ row_number: number }) => ({ row: number, rule: rule(taken) }));
}

/** `source` is the column of `import_row` that is written: what the file says, or what was there before. */
export const updateStatement = (table: RecordTable, columns: readonly string[], source: 'input' | 'before', state: 'written' | 'undone', from: string) => `
  with given as materialized (select row_number, record_id, version, ${source} as value from import_row where run_id = $1 and row_number = any($2::int[]) and ${from}),
  locked as materialized (select t.id from ${quoted(table.name)} t where t.id in (select record_id from given) order by t.id for update),
  changed as (
    update ${quoted(table.name)} t set (${columns.map(quoted).join(', ')}) = (select ${columns.map((column) => `n.${quoted(column)}`).join(', ')} from jsonb_populate_record(t, g.value) n)
      from given g join locked l on l.id = g.record_id where t.id = g.record_id and t.version = g.version returning t.id, t.version)
  update import_row r set state = '${state}', version = c.version from given g join changed c on c.id = g.record_id
   where r.run_id = $1 and r.row_number = g.row_number returning r.row_number`;

async function updateChanged(context: ImportContext, importer: Importer, runId: string, rows: readonly PendingRow[]): Promise<FailedRow[]> {
  if (rows.length === 0) return [];
  const { table } = importer;
  await importer.beforeUpdate?.(context, rows.map(({ record_id: id }) => id!));
  const statement = updateStatement(table, columnsIn(rows), 'input', 'written', 'state is null');
  const { rows: written } = await context.db.executeQuery<{ row_number: number }>(CompiledQuery.raw(statement, [runId, rows.map(({ row_number: number }) => number)]));
  const done = new Set(written.map(({ row_number: number }) => number));
  return explainUnchanged(context, table, rows.filter(({ row_number: number }) => !done.has(number)), 'import.changedSince');
}

/** Records that were not updated are gone, changed by another user, or may only be read. */
export async function explainUnchanged({ db }: ImportContext, table: RecordTable, rows: readonly Pick<PendingRow, 'row_number' | 'record_id' | 'version'>[], changed: 'import.changedSince' | 'import.changedAfter'): Promise<FailedRow[]> {
  if (rows.length === 0) return [];
  const { rows: found } = await sql<{ id: string; version: number }>`select id, version from ${sql.table(table.name)} where id = any(${rows.map(({ record_id: id }) => id)}::bigint[])`.execute(db);
  const versions = new Map(found.map(({ id, version }) => [id, version]));
  return rows.map(({ row_number: row, record_id: id, version }) => {
    const now = versions.get(id!);
    return { row, rule: rule(now === undefined ? 'import.gone' : now !== version ? changed : 'error.readOnly') };
  });
}
