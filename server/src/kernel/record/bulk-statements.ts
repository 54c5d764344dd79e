import type { RecordTable } from './record-table.ts';

const quoted = (name: string) => `"${name}"`;

interface BulkStatements {
  /** $1: the rows as JSON. Rows that break a unique constraint are left out of what it returns. */
  insert: string;
  /** $1: the rows as JSON, each with `id` and `version`. Returns the ids of the rows that were updated. */
  update: string;
}

const statements = new WeakMap<RecordTable, BulkStatements>();

/** One text for any number of rows, so that it is prepared once. */
export function bulkStatements(table: RecordTable): BulkStatements {
  const known = statements.get(table);
  if (known) return known;
  const columns = table.stored.map(({ column }) => quoted(column));
  const typed = table.stored.map(({ column, type }) => `${quoted(column)} ${type}`).join(', ');
  const made = {
    insert: `insert into ${quoted(table.name)} (${columns.join(', ')})
      select ${columns.join(', ')} from json_to_recordset($1::json) as r (${typed})
      on conflict do nothing returning *`,
    // Locked in the order of their ids: two batches would otherwise wait for each other.
    update: `with given as materialized (select * from json_to_recordset($1::json) as r (id bigint, version int, ${typed})),
        locked as materialized (select t.id from ${quoted(table.name)} t where t.id in (select id from given) order by t.id for update)
      update ${quoted(table.name)} t set ${columns.map((column) => `${column} = g.${column}`).join(', ')}
        from given g join locked using (id)
       where t.id = g.id and (g.version is null or t.version = g.version) returning t.id`,
  };
  statements.set(table, made);
  return made;
}

/** A row for these statements: its columns by name. */
export const toColumns = (table: RecordTable, fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(table.stored.map(({ name, column, store }) => [column, store(fields[name])]));
