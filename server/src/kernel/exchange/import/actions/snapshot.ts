import { rule } from '@edp/contract/kernel/rule.ts';
import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../../../database/tenant-database.ts';
import type { Schema } from '../../../schema/schema.generated.ts';
import type { ImportContext, Importer } from '../importer.ts';
import type { FailedRow } from '../write-slice.ts';

/** A table with rows of a record, by a column that refers to it. */
interface Part {
  table: string;
  field: string;
}

const quoted = (name: string) => `"${name}"`;

/** What is deleted with a record: its own row, what it is called in other languages, and all that foreign keys delete with it. */
async function partsOf(db: Database, table: keyof Schema): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select c.relname as table, r.field from app.references_to(${`public.${table}`}::regclass) r join pg_class c on c.oid = r.referrer where r.cascades order by c.relname, r.field`.execute(db);
  return [{ table, field: 'id' }, { table: 'translation', field: 'record_id' }, ...rows];
}

const conditionOf = ({ table, field }: Part, owner: string) => `t.${quoted(field)} = r.record_id${table === 'translation' ? ` and t.table_name = '${owner}'` : ''}`;

/** Notes the records of rows, with their parts, before they are deleted. */
export async function takeSnapshot({ db }: ImportContext, table: keyof Schema, runId: string, numbers: readonly number[]): Promise<void> {
  const parts = await partsOf(db, table);
  const pairs = parts.map((part) => `'${part.table}', coalesce((select jsonb_agg(to_jsonb(t)) from ${quoted(part.table)} t where ${conditionOf(part, table)}), '[]')`);
  await db.executeQuery(CompiledQuery.raw(`update import_row r set before = jsonb_build_object(${pairs.join(', ')}) where r.run_id = $1 and r.row_number = any($2::int[])`, [runId, numbers]));
}

/** The files that the records and their parts have. */
export async function filesIn({ db }: ImportContext, table: keyof Schema, ids: readonly string[]): Promise<string[]> {
  const parts = await partsOf(db, table);
  const { rows: columns } = await sql<{ table: string; column: string; is_list: boolean }>`
    select c.relname as table, f.field as column, f.is_list from (select referrer, field, false as is_list from app.references_to('public.file') union all select referrer, field, true from app.text_file_columns()) f
      join pg_class c on c.oid = f.referrer where c.relname = any(${parts.map((part) => part.table)}::text[])`.execute(db);
  const found = await Promise.all(columns.map(({ table: holder, column, is_list: isList }) => {
    const { field } = parts.find((part) => part.table === holder)!;
    const file = isList ? sql`unnest(${sql.ref(column)})` : sql.ref(column);
    return sql<{ file: string | null }>`select ${file} as file from ${sql.table(holder)} where ${sql.ref(field)} = any(${ids}::bigint[])`.execute(db);
  }));
  return [...new Set(found.flatMap(({ rows }) => rows.flatMap(({ file }) => file ?? [])))];
}

/** Puts the deleted records of rows back. One that cannot be keeps no other from it: what fails is tried again in halves. */
export async function putBack(context: ImportContext, importer: Importer, runId: string, numbers: readonly number[]): Promise<FailedRow[]> {
  if (numbers.length === 0) return [];
  const { db } = context;
  await sql`savepoint put_back`.execute(db);
  try {
    for (const { table } of await partsOf(db, importer.table.name)) await insertNoted(db, table, runId, numbers);
    await sql`release savepoint put_back`.execute(db);
    return [];
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (!code?.startsWith('23')) throw error;
    await sql`rollback to savepoint put_back`.execute(db);
    const half = Math.ceil(numbers.length / 2);
    if (numbers.length > 1) return [...(await putBack(context, importer, runId, numbers.slice(0, half))), ...(await putBack(context, importer, runId, numbers.slice(half)))];
    return [{ row: numbers[0]!, rule: rule(code === '23505' ? importer.taken : 'import.referenceGone') }];
  }
}

/** What the database computes is not written. */
async function insertNoted(db: Database, table: string, runId: string, numbers: readonly number[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(db);
  const columns = rows.map(({ name }) => quoted(name));
  await db.executeQuery(CompiledQuery.raw(`
    insert into ${quoted(table)} (${columns.join(', ')}) overriding system value select ${columns.map((column) => `n.${column}`).join(', ')}
      from import_row r, jsonb_populate_recordset(null::${quoted(table)}, r.before -> '${table}') n where r.run_id = $1 and r.row_number = any($2::int[]) order by r.row_number`, [runId, numbers]));
}
