import type pg from 'pg';

/**
 * A running server relies on these: its columns, those that it must fill in, and the functions that it calls.
 */
export interface Relied {
  columns: Map<string, { table: string; type: string; required: boolean }>;
  functions: Map<string, string>;
}

export async function readRelied(client: pg.Client): Promise<Relied> {
  const { rows: columns } = await client.query<{ name: string; table: string; type: string; required: boolean }>(`
    select a.attrelid::regclass || '.' || a.attname as name, a.attrelid::regclass::text as table, format_type(a.atttypid, a.atttypmod) as type,
           a.attnotnull and not a.atthasdef and a.attidentity = '' as required
      from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace in ('public'::regnamespace, 'app'::regnamespace) and a.attnum > 0 and not a.attisdropped`);
  const { rows: functions } = await client.query<{ name: string; result: string }>(`
    select p.oid::regprocedure::text as name, coalesce(pg_get_function_result(p.oid), '') as result
      from pg_proc p where p.pronamespace = 'app'::regnamespace`);
  return {
    columns: new Map(columns.map(({ name, ...column }) => [name, column])),
    functions: new Map(functions.map(({ name, result }) => [name, result])),
  };
}

/** Each line is something that a server of the version before would fail on. */
export function brokenFor(before: Relied, after: Relied): string[] {
  const tables = new Set([...before.columns.values()].map(({ table }) => table));
  return [
    ...[...before.columns].filter(([name]) => !after.columns.has(name)).map(([name]) => `column ${name} is gone`),
    ...[...before.columns]
      .filter(([name, { type }]) => after.columns.has(name) && after.columns.get(name)!.type !== type)
      .map(([name]) => `column ${name} has another type`),
    ...[...after.columns]
      .filter(([name, { table, required }]) => required && tables.has(table) && !before.columns.get(name)?.required)
      .map(([name]) => `column ${name} must be filled in`),
    ...[...before.functions].filter(([name]) => !after.functions.has(name)).map(([name]) => `function ${name} is gone`),
    ...[...before.functions]
      .filter(([name, result]) => after.functions.has(name) && after.functions.get(name) !== result)
      .map(([name]) => `function ${name} returns something else`),
  ];
}
