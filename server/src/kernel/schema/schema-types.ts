import type pg from 'pg';

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  generated: boolean;
}

const columnsOfSchema = `
  select case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end as "table",
         a.attname as "column", format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
         (a.atthasdef or a.attidentity <> '') as generated
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where n.nspname in ('public', 'app') and c.relkind in ('r', 'p') and not c.relispartition and c.oid <> 'app.record'::regclass
   order by 1, a.attnum`;

const typescriptTypes: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'string',
  bigint: 'string',
  'bigint[]': 'string[]',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  integer: 'number',
  interval: 'string',
  jsonb: 'unknown',
  numeric: 'string',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  uuid: 'string',
};

/** The types of all tables, as they stand in `schema.generated.ts`; a test compares the two. */
export async function schemaTypes(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<Column>(columnsOfSchema);
  const tables = Map.groupBy(rows, (row) => row.table);
  const bodies = [...tables].map(([table, columns]) => `  '${table}': {\n${columns.map(property).join('\n')}\n  };`);
  return [
    '// Written by `npm run types -w server` from the migrated schema. Do not edit.',
    `import type { Generated } from 'kysely';`,
    '',
    `export interface Schema {\n${bodies.join('\n')}\n}`,
    '',
  ].join('\n');
}

function property({ table, column, type, nullable, generated }: Column): string {
  const base = typescriptTypes[type];
  if (!base) throw new Error(`no TypeScript type is known for ${type} of ${table}.${column}`);
  const whole = nullable ? `${base} | null` : base;
  return `    ${column}: ${generated ? `Generated<${whole}>` : whole};`;
}
