import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import type { Schema } from '../schema/schema.generated.ts';
import { acrossOrganisations } from '../sharing/organisation-boundary.ts';
import type { RecordTable } from './record-table.ts';

/** Values by column of a table. */
export type Columns = Readonly<Record<string, unknown>>;

/** A record to be written: a new one has no id; `input` may be all of another one, or what differs from `before`. */
export interface WrittenRecord {
  id?: string | undefined;
  /** A record with another version is refused. */
  version?: number | null | undefined;
  input: Columns;
  before: Columns;
}

interface Written {
  id: string;
  version: number;
}

const quoted = (name: string) => `"${name}"`;

/** The fields of a record by column, as they are stored. */
export const toColumns = (table: RecordTable, fields: Readonly<Record<string, unknown>>): Columns =>
  Object.fromEntries(table.stored.map(({ name, column, store }) => [column, store(fields[name])]));

/**
 * The value of a column in `r`, a record as JSON. By its key rather than as a whole record: to make one, PostgreSQL
 * copies the description of the table for each row.
 */
function valueIn(table: RecordTable, column: string): string {
  const type = typesOf(table).get(column)!;
  return `(r ->> '${column}')${type === 'text' ? '' : `::${type}`}`;
}

const types = new WeakMap<RecordTable, ReadonlyMap<string, string>>();
function typesOf(table: RecordTable): ReadonlyMap<string, string> {
  const columnTypes = types.get(table) ?? new Map(table.stored.map(({ column, type }) => [column, type]));
  types.set(table, columnTypes);
  return columnTypes;
}

/** The columns that records say, each with its value; where a record does not say it, it has that of `otherwise`. */
function columnsIn(table: RecordTable, records: readonly WrittenRecord[], otherwise: string) {
  const columns = [...new Set(records.flatMap(({ input }) => Object.keys(input)))].toSorted();
  return columns.map((column) => {
    const value = valueIn(table, column);
    const isInAll = records.every(({ input }) => column in input);
    return {
      column,
      isInAll,
      value: isInAll ? value : `case when r ? '${column}' then ${value} else ${otherwise}.${quoted(column)} end`,
    };
  });
}

/**
 * Creates records with one statement, in their order. Columns that a record does not say are those of `base`. With a
 * `key`, records are left out whose key, or another unique value, is taken; the others are answered with theirs.
 */
export async function insertRecords(
  db: Database,
  table: RecordTable,
  records: readonly WrittenRecord[],
  { base = {}, key }: { base?: Columns; key?: string } = {},
): Promise<(Written & { key: string })[]> {
  const inputColumns = columnsIn(table, records, 'f');
  const said = new Set(inputColumns.map(({ column }) => column));
  const fixed = Object.keys(base).filter((column) => !said.has(column));
  const columns = [...fixed, ...said].map(quoted).join(', ');
  const values = [...fixed.map((column) => `f.${quoted(column)}`), ...inputColumns.map(({ value }) => value)].join(
    ', ',
  );
  const hasBase = fixed.length > 0 || inputColumns.some(({ isInAll }) => !isInAll);
  const from = hasBase ? `, jsonb_populate_record(null::${quoted(table.name)}, $2::jsonb) f` : '';
  const text = `insert into ${quoted(table.name)} (${columns}) select ${values} from jsonb_array_elements($1::jsonb) r${from}${
    key === undefined
      ? ' returning id, version'
      : ` on conflict do nothing returning id, version, ${quoted(key)} as key`
  }`;
  const parameters = [JSON.stringify(records.map(({ input }) => input)), ...(hasBase ? [JSON.stringify(base)] : [])];
  // A policy lets no user read back what is in no organisation yet.
  const { rows } = await acrossOrganisations(db, () =>
    db.executeQuery<Written & { key: string }>(CompiledQuery.raw(text, parameters)),
  );
  return rows;
}

/** Updates records with one statement, and answers those that were there, with their version. */
export async function updateRecords(
  db: Database,
  table: RecordTable,
  records: readonly WrittenRecord[],
): Promise<Written[]> {
  const ids = records.map(({ id }) => id);
  // In the order of their ids: two batches would otherwise wait for each other.
  if (ids.length > 1)
    await sql`select from ${sql.table(table.name)} where id = any(${ids}::bigint[]) order by id for update`.execute(db);
  const set = columnsIn(table, records, 't').map(({ column, value }) => `${quoted(column)} = ${value}`);
  const text = `with given as materialized (select (g ->> 'id')::bigint as id, (g ->> 'version')::int as version, g -> 'input' as r from jsonb_array_elements($1::jsonb) g)
    update ${quoted(table.name)} t set ${set.join(', ')} from given g
     where t.id = g.id and (g.version is null or t.version = g.version) returning t.id, t.version`;
  const json = JSON.stringify(records.map(({ id, version, input }) => ({ id, version, input })));
  return (await db.executeQuery<Written>(CompiledQuery.raw(text, [json]))).rows;
}

/** The result of a record: as it is now, or the reason why it was not written. */
export type WriteResult = Written | { refused: 'taken' | 'gone' | 'stale' | 'readOnly' };

/** Creates and updates records with a statement each; what was refused changes nothing. */
export async function writeRecords(
  db: Database,
  table: RecordTable,
  key: string,
  records: readonly WrittenRecord[],
  base?: Columns,
): Promise<WriteResult[]> {
  const added = records.filter(({ id }) => id === undefined);
  const changed = records.filter(({ id }) => id !== undefined);
  const inserted = added.length > 0 ? await insertRecords(db, table, added, { ...(base && { base }), key }) : [];
  const updated = changed.length > 0 ? await updateRecords(db, table, changed) : [];
  const byKey = new Map(inserted.map(({ key: own, ...written }) => [own, written]));
  const byId = new Map(updated.map((written) => [written.id, written]));
  const versions = await versionsOf(
    db,
    table.name,
    changed.flatMap(({ id }) => (byId.has(id!) ? [] : id!)),
  );
  const refusal = ({ id, version }: WrittenRecord): WriteResult => {
    const now = versions.get(id!);
    return { refused: now === undefined ? 'gone' : (version ?? now) !== now ? 'stale' : 'readOnly' };
  };
  return records.map((record) =>
    record.id === undefined
      ? (byKey.get(String(record.input[key])) ?? { refused: 'taken' })
      : (byId.get(record.id) ?? refusal(record)),
  );
}

/** The versions of those records that the user sees. */
export async function versionsOf(
  db: Database,
  table: keyof Schema,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } =
    await sql<Written>`select id, version from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
}
