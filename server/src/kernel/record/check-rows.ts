import { rule } from '@edp/contract/kernel/rule.ts';
import { sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import { fileProblem, usableFiles } from '../files/require-file.ts';
import { picturesIn, sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { usableItems } from './dictionary-items.ts';
import type { RecordTable } from './record-table.ts';
import type { RowError } from './row-errors.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

const namedIn = (rows: Rows, field: string) => [
  ...new Set(rows.flatMap((row) => (typeof row[field] === 'string' ? [row[field]] : []))),
];

/**
 * What files, references and items of dictionaries are wrong, with one statement for each field, however many rows
 * there are.
 */
export async function checkRows(db: Database, table: RecordTable, rows: Rows): Promise<RowError[]> {
  const checks = [
    ...table.files.map((field) => checkFiles(db, field, rows, (value) => (typeof value === 'string' ? [value] : []))),
    ...table.richTexts.map((field) =>
      checkFiles(db, field, rows, (value) => picturesIn(sanitiseHtml(value as string))),
    ),
    ...table.references.map((field) => checkReferences(db, field, rows)),
    ...table.items.map((field) => checkItems(db, table, field, rows)),
  ];
  return (await Promise.all(checks)).flat();
}

async function checkFiles(
  db: Database,
  { name, limit }: RecordTable['files'][number],
  rows: Rows,
  idsOf: (value: unknown) => readonly string[],
): Promise<RowError[]> {
  const named = rows.map((values) => idsOf(values[name]));
  const ids = [...new Set(named.flat())];
  if (ids.length === 0) return [];
  const known = await usableFiles(db, ids);
  return named.flatMap((each, row): RowError[] => {
    const problem = each.map((id) => fileProblem(known.get(id), limit)).find((found) => found !== undefined);
    return problem ? [{ row, field: name, rule: rule(problem.key, problem.params) }] : [];
  });
}

async function checkReferences(
  db: Database,
  { name, to }: RecordTable['references'][number],
  rows: Rows,
): Promise<RowError[]> {
  const ids = namedIn(rows, name);
  if (ids.length === 0) return [];
  const { rows: found } = await sql<{
    id: string;
  }>`select id from ${sql.table(to)} where id = any(${ids}::bigint[])`.execute(db);
  const known = new Set(found.map(({ id }) => id));
  return rows.flatMap((values, row) =>
    values[name] === undefined || known.has(values[name] as string)
      ? []
      : [{ row, field: name, rule: rule('rule.reference') }],
  );
}

/** A row may keep a disabled item that any of the records named here has. */
async function checkItems(
  db: Database,
  table: RecordTable,
  { name, column, dictionary }: RecordTable['items'][number],
  rows: Rows,
): Promise<RowError[]> {
  const isHeld = sql<boolean>`exists (select from ${sql.table(table.name)} r where r.id = any(${namedIn(rows, 'id')}::bigint[]) and r.${sql.ref(column)} = i.code)`;
  const usable = await usableItems(db, dictionary, namedIn(rows, name), isHeld);
  return rows.flatMap((values, row) =>
    usable.has(values[name] as string) ? [] : [{ row, field: name, rule: rule('rule.choice') }],
  );
}
