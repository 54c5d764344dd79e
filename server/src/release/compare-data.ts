import type pg from 'pg';
import type { DumpedTable, ReleaseDump } from './dump-file.ts';
import { fixTextFormat, keyOfRow, keyText, listTables, quote, readContent } from './table-content.ts';
import { readdir, readFile } from 'node:fs/promises';

/** The rows that are not as the release wrote them and not among the allowed changes: empty if all is well. */
export async function compareData(
  client: pg.Client,
  dump: ReleaseDump,
  allowed: readonly DataChange[],
): Promise<string[]> {
  await fixTextFormat(client);
  await client.query(`set search_path = ''`);
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]));
  const found: string[] = [];
  for (const table of dump.tables) {
    if (isAllowed(allowed, table.name)) continue;
    const today = tables.get(table.name);
    found.push(...(today ? await compareTable(client, table, today.columns, allowed) : [`${table.name} is gone`]));
  }
  return [...found, ...(await compareSequences(client, dump))];
}

async function compareTable(
  client: pg.Client,
  table: DumpedTable,
  existing: readonly string[],
  allowed: readonly DataChange[],
) {
  const { name, key } = table;
  const columns = table.columns.filter((column) => !isAllowed(allowed, `${name}.${column}`));
  const gone = columns.filter((column) => !existing.includes(column));
  if (key.some((column) => !existing.includes(column))) return [`${name} has lost its key (${key.join(', ')})`];
  const stored = columns.filter((column) => existing.includes(column));
  const content = await readContent(
    client,
    { name, key, columns: stored },
    isAllowed(allowed, `${name} +`) ? table : undefined,
  );
  const lines = gone.map((column) => `${name}.${column} is gone`);
  // Other rows make every column another one: that says nothing more.
  if (content.count !== table.count) return [...lines, await describeRows(client, table, content.count)];
  const changed = stored.filter((column) => content.hashes[column] !== table.hashes[column]);
  return [...lines, ...(await describeChanges(client, table, changed))];
}

/** To begin the search with. */
const shown = 3;

async function describeRows(client: pg.Client, table: DumpedTable, count: number): Promise<string> {
  const { rows } = await client.query<{ lost: string | null; added: string | null }>(
    `select w.key as lost, t.key as added
       from (select ${keyOfRow(table, table.key)} as key from json_array_elements($1::json) r) w
       full join (select ${keyText(table.key)} as key from ${table.name}) t using (key)
      where w.key is null or t.key is null order by key limit ${shown}`,
    [table.rows],
  );
  const found = rows.map(({ lost, added }) => (lost === null ? `+ ${added}` : `- ${lost}`));
  return `${table.name} has ${count} rows instead of ${table.count}: ${found.join('; ')}`;
}

async function describeChanges(client: pg.Client, table: DumpedTable, changed: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  for (const column of changed) {
    const { rows } = await client.query<{ key: string; before: string | null; after: string | null }>(
      `select w.key, w.value as before, t.value as after
         from (select ${keyOfRow(table, table.key)} as key, r ->> ${table.columns.indexOf(column)} as value
                 from json_array_elements($1::json) r) w
         left join (select ${keyText(table.key)} as key, ${quote(column)}::text as value from ${table.name}) t using (key)
        where t.key is null or t.value is distinct from w.value limit ${shown}`,
      [table.rows],
    );
    lines.push(
      `${table.name}.${column} has changed: ${rows.map(({ key, before, after }) => `${key} ${before} → ${after}`).join('; ')}`,
    );
  }
  return lines;
}

/** A sequence that goes back gives ids out again. */
async function compareSequences(client: pg.Client, { sequences }: ReleaseDump): Promise<string[]> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences`,
  );
  const back = rows.filter(({ name, value }) => BigInt(value ?? 0) < BigInt(sequences[name] ?? 0));
  return back.map(({ name, value }) => `${name} is at ${value} and was at ${sequences[name]}`);
}

/**
 * The rows that may differ from those that a release wrote: `brand.name` what stands in a column, `brand +` rows that are
 * added to those of the release, which stay as they are, and `brand` whatever is in the table. A table outside the
 * schema public is named with its schema.
 */
export type DataChange = string;

const declaration = /^-- Changes data: (.+)$/gm;

/**
 * The changes that a migration says it makes to rows, in a comment of its own line: `-- Changes data: brand.name, translation
 * +`.
 */
const declaredChanges = (sql: string): DataChange[] =>
  [...sql.matchAll(declaration)].flatMap(([, list]) => list!.split(',').map((each) => each.trim().replace(/\.$/, '')));

/** The changes that migrations declare which the release did not have. */
export async function changesSince(applied: ReadonlySet<string>): Promise<DataChange[]> {
  const folder = new URL('../../migrations/', import.meta.url);
  const later = (await readdir(folder)).filter((name) => name.endsWith('.sql') && !applied.has(name));
  return (await Promise.all(later.map((name) => readFile(new URL(name, folder), 'utf8')))).flatMap(declaredChanges);
}

/** With its schema: `public.brand.name`. */
const isAllowed = (changes: readonly DataChange[], column: string) =>
  changes.some((change) => change === column || `public.${change}` === column);
