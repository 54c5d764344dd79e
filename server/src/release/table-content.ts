import type pg from 'pg';

interface Table {
  /** With its schema, quoted where that is needed. */
  name: string;
  /** The columns that are stored as they were given: those that PostgreSQL generates follow from them. */
  columns: string[];
  types: string[];
  /** The columns of the primary key; all columns where there is none. */
  key: string[];
}

export interface TableContent {
  name: string;
  columns: string[];
  key: string[];
  count: number;
  /**
   * For each column, what all rows have in it, each under its key. A column that is added later changes none of the
   * others.
   */
  hashes: Record<string, string>;
}

/**
 * Rows of a partition belong to the table that it is part of; the table app.record is a pattern for others and stays
 * empty.
 */
const tablesOfProduct = `
  select format('%I.%I', n.nspname, c.relname) as name, array_agg(a.attname::text order by a.attnum) as columns,
         array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types,
         (select array_agg(k.attname::text order by place)
            from pg_index i cross join unnest(i.indkey) with ordinality as part (number, place)
            join pg_attribute k on k.attrelid = i.indrelid and k.attnum = part.number
           where i.indrelid = c.oid and i.indisprimary and place <= i.indnkeyatts) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
   where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
     and c.oid <> 'app.record'::regclass
   group by c.oid, n.nspname, c.relname
   order by n.nspname, c.relname`;

export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Omit<Table, 'key'> & { key: string[] | null }>(tablesOfProduct);
  return rows.map((row) => ({ ...row, key: row.key ?? row.columns }));
}

/** How values are written as text; the same when a dump is made, loaded and compared. */
export async function fixTextFormat(client: pg.Client): Promise<void> {
  await client.query(`
    set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
    set bytea_output = 'hex'; set extra_float_digits = 1`);
}

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const texts = (columns: readonly string[]) => `array[${columns.map((column) => `${quote(column)}::text`).join(', ')}]`;
export const keyText = (key: readonly string[]) => `${texts(key)}::text`;

type Compared = Pick<Table, 'name' | 'columns' | 'key'>;

/** Rows of a dump: a JSON array of arrays of texts, in the order of `columns`. */
export interface Rows {
  columns: string[];
  rows: string;
}

/** The key of `r`, an element of such an array, as `keyText` has it. */
export const keyOfRow = ({ columns }: Rows, key: readonly string[]) =>
  `array[${key.map((column) => `r ->> ${columns.indexOf(column)}`).join(', ')}]::text`;

/** Of all rows, or of those alone that have the key of one of the given rows. */
export async function readContent(
  client: pg.Client,
  { name, columns, key }: Compared,
  among?: Rows,
): Promise<TableContent> {
  const value = (column: string) => `"row key" || quote_nullable(${quote(column)}::text)`;
  const hashes = columns.map((column, index) => `md5(string_agg(md5(${value(column)}), '')) as h${index}`);
  const condition = among
    ? `where ${keyText(key)} in (select ${keyOfRow(among, key)} from json_array_elements($1::json) r)`
    : '';
  const {
    rows: [found],
  } = await client.query<Record<string, string | null> & { count: number }>(
    `select count(*)::int as count, ${hashes.join(', ')}
       from (select ${keyText(key)} as "row key", * from ${name} ${condition} order by ${keyText(key)} collate "C") as t`,
    among ? [among.rows] : [],
  );
  const byColumn = columns.map((column, index) => [column, found![`h${index}`] ?? '']);
  return { name, columns, key, count: found!.count, hashes: Object.fromEntries(byColumn) as Record<string, string> };
}

/** All rows as one JSON array of arrays of texts. */
export async function readRows(client: pg.Client, { name, columns, key }: Compared): Promise<string> {
  const { rows } = await client.query<{ rows: string }>(
    `select coalesce(json_agg(${texts(columns)} order by ${keyText(key)} collate "C"), '[]')::text as rows from ${name}`,
  );
  // PostgreSQL puts each element on a line of its own.
  return rows[0]!.rows.replaceAll('\n', '');
}
