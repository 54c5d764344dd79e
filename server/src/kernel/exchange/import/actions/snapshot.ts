import { rule } from '@edp/contract/kernel/rule.ts';
import { CompiledQuery, sql } from 'kysely';
import { withinSavepoint } from '../../../database/savepoint.ts';
import type { Database } from '../../../database/tenant-database.ts';
import type { Schema } from '../../../schema/schema.generated.ts';
import type { ImportContext, Importer } from '../importer.ts';
import type { FailedRow } from '../run-row.ts';

/**
 * Rows that are deleted with a record: those of `table` whose `field` refers to a row of the part `of`, or that are the
 * record itself.
 */
interface Part {
  table: string;
  field: string;
  of: Part | undefined;
}

const quoted = (name: string) => `"${name}"`;

/**
 * The record itself and all that foreign keys delete with it, however deep: the variants of a product with their
 * pictures. What is needed first comes first.
 */
async function partsOf(db: Database, table: keyof Schema): Promise<Part[]> {
  const parts: Part[] = [{ table, field: 'id', of: undefined }];
  for (const part of parts) {
    const { rows } = await sql<{ table: string; field: string }>`
      select c.relname as table, r.field from app.references_to(${`public.${part.table}`}::regclass) r join pg_class c on c.oid = r.referrer where r.cascades order by c.relname, r.field`.execute(
      db,
    );
    // A tree is within its set already.
    for (const row of rows)
      if (
        row.table !== part.table &&
        !parts.some((existing) => existing.table === row.table && existing.field === row.field)
      )
        parts.push({ ...row, of: part });
  }
  return parts;
}

/** Which rows `t` belong to the part; `root` says which the record is. */
const conditionOf = ({ field, of }: Part, root: string, t = 't'): string =>
  of
    ? `${t}.${quoted(field)} in (select ${t}p.id from ${quoted(of.table)} ${t}p where ${conditionOf(of, root, `${t}p`)})`
    : `${t}.${quoted(field)} ${root}`;

/** The translations of the records of a part. */
const translationsOf = (part: Part, root: string): string =>
  `t.table_name = '${part.table}' and t.record_id in (select p.id from ${quoted(part.table)} p where ${conditionOf(part, root, 'p')})`;

const ofRow = '= r.record_id';

/**
 * The tables of which rows are noted, in the order in which they are put back, each with which rows. A table may be a
 * part in several ways.
 */
async function notedTables(db: Database, table: keyof Schema): Promise<ReadonlyMap<string, string>> {
  const parts = await partsOf(db, table);
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'id' where c.relnamespace = 'public'::regnamespace and c.relname = any(${parts.map((part) => part.table)}::text[])`.execute(
    db,
  );
  const withId = new Set(rows.map(({ name }) => name));
  const either = (conditions: readonly string[]) => conditions.map((condition) => `(${condition})`).join(' or ');
  const noted = [...Map.groupBy(parts, (part) => part.table)].map(
    ([name, own]) => [name, either(own.map((part) => conditionOf(part, ofRow)))] as const,
  );
  return new Map([
    ...noted,
    ['translation', either(parts.filter((part) => withId.has(part.table)).map((part) => translationsOf(part, ofRow)))],
  ]);
}

/** Notes the records of rows, with their parts and translations, before they are deleted. */
export async function takeSnapshot(
  { db }: ImportContext,
  table: keyof Schema,
  runId: string,
  numbers: readonly number[],
): Promise<void> {
  const pairs = [...(await notedTables(db, table))].map(
    ([name, condition]) =>
      `'${name}', coalesce((select jsonb_agg(to_jsonb(t)) from ${quoted(name)} t where ${condition}), '[]')`,
  );
  await db.executeQuery(
    CompiledQuery.raw(
      `update import_row r set before = jsonb_build_object(${pairs.join(', ')}) where r.run_id = $1 and r.row_number = any($2::int[])`,
      [runId, numbers],
    ),
  );
}

/** The files that the records and their parts have. */
export async function filesIn({ db }: ImportContext, table: keyof Schema, ids: readonly string[]): Promise<string[]> {
  const parts = await partsOf(db, table);
  const { rows: columns } = await sql<{ table: string; column: string; is_list: boolean }>`
    select c.relname as table, f.field as column, f.is_list from (select referrer, field, false as is_list from app.references_to('public.file') union all select referrer, field, true from app.text_file_columns()) f
      join pg_class c on c.oid = f.referrer where c.relname = any(${parts.map((part) => part.table)}::text[])`.execute(
    db,
  );
  const filesOf = async (part: Part) => {
    const own = columns
      .filter((column) => column.table === part.table)
      .map(({ column, is_list: isList }) => (isList ? `unnest(t.${quoted(column)})` : `t.${quoted(column)}`));
    const found = await Promise.all(
      own.map((file) =>
        db.executeQuery<{ file: string | null }>(
          CompiledQuery.raw(
            `select ${file} as file from ${quoted(part.table)} t where ${conditionOf(part, '= any($1::bigint[])')}`,
            [ids],
          ),
        ),
      ),
    );
    return found.flatMap(({ rows }) => rows.flatMap(({ file }) => file ?? []));
  };
  return [...new Set((await Promise.all(parts.map(filesOf))).flat())];
}

/**
 * Puts the deleted records of rows back. One that cannot be keeps no other from it: what fails is tried again in
 * halves.
 */
export async function putBack(
  context: ImportContext,
  importer: Importer,
  runId: string,
  numbers: readonly number[],
): Promise<FailedRow[]> {
  if (numbers.length === 0) return [];
  const { db } = context;
  const outcome = await withinSavepoint(db, async () => {
    for (const table of (await notedTables(db, importer.table)).keys()) await insertNoted(db, table, runId, numbers);
  });
  if ('done' in outcome) return [];
  const { code } = outcome.error as { code?: string };
  if (!code?.startsWith('23')) throw outcome.error;
  const half = Math.ceil(numbers.length / 2);
  if (numbers.length > 1)
    return [
      ...(await putBack(context, importer, runId, numbers.slice(0, half))),
      ...(await putBack(context, importer, runId, numbers.slice(half))),
    ];
  return [{ row: numbers[0]!, rule: rule(code === '23505' ? importer.taken : 'import.referenceGone') }];
}

/** What the database computes is not written. Translations of parts may have stayed. */
async function insertNoted(db: Database, table: string, runId: string, numbers: readonly number[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(
    db,
  );
  const columns = rows.map(({ name }) => quoted(name));
  await db.executeQuery(
    CompiledQuery.raw(
      `
    insert into ${quoted(table)} (${columns.join(', ')}) overriding system value select ${columns.map((column) => `n.${column}`).join(', ')}
      from import_row r, jsonb_populate_recordset(null::${quoted(table)}, r.before -> '${table}') n where r.run_id = $1 and r.row_number = any($2::int[]) order by r.row_number${table === 'translation' ? ' on conflict do nothing' : ''}`,
      [runId, numbers],
    ),
  );
}
