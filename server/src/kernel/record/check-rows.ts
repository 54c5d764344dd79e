import { rule } from '@edp/contract/kernel/rule.ts';
import { sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import { fileProblem, isFileFor } from '../files/require-file.ts';
import { anyOf } from './columns.ts';
import type { RecordTable } from './record-table.ts';
import type { RowError } from './row-errors.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

const namedIn = (rows: Rows, field: string) => [...new Set(rows.flatMap((row) => (typeof row[field] === 'string' ? [row[field]] : [])))];

/** What files and references are wrong, with one statement for each field, however many rows there are. */
export async function checkRows(db: Database, table: RecordTable, rows: Rows): Promise<RowError[]> {
  const checks = [...table.files.map((field) => checkFiles(db, field, rows)), ...table.references.map((field) => checkReferences(db, field, rows))];
  return (await Promise.all(checks)).flat();
}

async function checkFiles(db: Database, { name, limit }: RecordTable['files'][number], rows: Rows): Promise<RowError[]> {
  const ids = namedIn(rows, name);
  if (ids.length === 0) return [];
  const files = await db
    .selectFrom('file').select(['id', 'content_type', 'bytes'])
    .where('id', '=', anyOf(ids)).where(isFileFor(sql`app.current_user_id()`))
    .forKeyShare()
    .execute();
  const known = new Map(files.map((file) => [file.id, file]));
  return rows.flatMap((values, row): RowError[] => {
    if (values[name] === undefined) return [];
    const problem = fileProblem(known.get(values[name] as string), limit);
    return problem ? [{ row, field: name, rule: rule(problem.key, problem.params) }] : [];
  });
}

async function checkReferences(db: Database, { name, to }: RecordTable['references'][number], rows: Rows): Promise<RowError[]> {
  const ids = namedIn(rows, name);
  if (ids.length === 0) return [];
  const { rows: found } = await sql<{ id: string }>`select id from ${sql.table(to)} where id = any(${ids}::bigint[])`.execute(db);
  const known = new Set(found.map(({ id }) => id));
  return rows.flatMap((values, row) =>
    (values[name] === undefined || known.has(values[name] as string) ? [] : [{ row, field: name, rule: rule('rule.reference') }]));
}
