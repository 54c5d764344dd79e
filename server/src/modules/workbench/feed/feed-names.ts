import { sql } from 'kysely';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { Database } from '../../../kernel/database/tenant-database.ts';
import type { Context } from '../../../kernel/http/bind.ts';
import { isUndoable, isVisible } from '../../import/import.queries.ts';
import type { ChangeSource } from '../change-sources.ts';
import type { FeedRow } from './group-changes.ts';

/** The present names of records; undefined for one that is gone. One statement reads those of all tables. */
export async function presentNames(
  db: Database,
  sources: ReadonlyMap<ChangeSource, readonly FeedRow[]>,
  language: Language,
): Promise<(row: FeedRow) => string | undefined> {
  if (sources.size === 0) return () => undefined;
  const parts = [...sources].map(
    ([{ table, nameOf }, rows]) => sql`
      select ${sql.lit(table)} as "table", x.id::text as record,
             coalesce((select nullif(t.name, '') from translation t
                        where t.table_name = ${sql.lit(table)} and t.record_id = x.id and t.language = ${language}), ${nameOf(language)}) as name
        from ${sql.table(table)} x where x.id = any(${[...new Set(rows.map(({ record }) => record))]}::bigint[])`,
  );
  const { rows } = await sql<{
    table: string;
    record: string;
    name: string;
  }>`${sql.join(parts, sql` union all `)}`.execute(db);
  const names = new Map(rows.map(({ table, record, name }) => [`${table} ${record}`, name]));
  return ({ table, record }) => names.get(`${table} ${record}`);
}

/** The names of records that are gone, from their last entry in the log; a certificate is called by its package. */
export async function lastNames(db: Database, rows: readonly FeedRow[]): Promise<ReadonlyMap<string, string>> {
  if (rows.length === 0) return new Map();
  const { rows: found } = await sql<{ id: string; name: string | null }>`
    select c.id, (select coalesce(l.changes -> 'name', l.changes -> 'package_name') ->> 'before' from change_record l
              where l.root_table = c.root_table and l.root_id = c.root_id and l.created_time >= c.created_time
                and l.table_name = c.table_name and l.record_id = c.record_id order by l.created_time desc, l.id desc limit 1) as name
      from unnest(${rows.map(({ table }) => table)}::text[], ${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ time }) => time)}::timestamptz[]) as asked (table_name, id, time)
      join change_record c on c.table_name = asked.table_name and c.created_time >= asked.time and c.created_time < asked.time + interval '1 second' and c.id = asked.id and c.request_id is not null`.execute(
    db,
  );
  return new Map(found.map(({ id, name }) => [id, name ?? '']));
}

interface Person {
  name: string;
  pictureId: string | null;
}

export async function peopleOf(db: Database, rows: readonly FeedRow[]): Promise<ReadonlyMap<string, Person>> {
  const ids = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  const { rows: found } = await sql<Person & { id: string }>`
    select id, name, avatar_file_id as "pictureId" from user_account where id = any(${ids}::bigint[])`.execute(db);
  return new Map(found.map(({ id, ...person }) => [id, person]));
}

interface Run {
  id: string;
  name: string;
  isBatchEdit: boolean;
  count: number;
  canUndo: boolean;
}

/** The runs of imports among those that the caller sees in their list. */
export async function runsOf(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Run>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Run>`
    select id, file_name as name, changes is not null as "isBatchEdit", written_count as count, ${isUndoable} as "canUndo"
      from import_run where id = any(${ids}::bigint[]) and ${isVisible(context)}`.execute(context.db);
  return new Map(rows.map((run) => [run.id, run]));
}
