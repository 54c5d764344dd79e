import type { Language } from '@edp/contract/kernel/language.ts';
import type { Change, DayChanges } from '@edp/contract/modules/workbench/workbench.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { nounsWith } from '@edp/contract/nouns.ts';
import { pageOf } from '../../kernel/record/record-name.ts';
import type { Schema } from '../../kernel/schema/schema.generated.ts';
import { hasPermission, type Session } from '../../kernel/session/session.ts';
import { certificateName } from '../certificate/certificate.figure.ts';

const newest = 10;
const days = 14;

interface Row {
  id: string;
  table_name: string;
  record_id: string;
  action: Change['action'];
  last_name: string;
  user_name: string;
  create_time: string;
}

/** Switching a record on or off is said in its own word. */
const action = sql`
  case when c.action <> 'update' or c.changes - 'active' <> '{}' then c.action
       when c.changes -> 'active' -> 'after' = 'true' then 'enable' else 'disable' end`;

/**
 * The name of a record that is gone, from the last that was written down about it; a certificate by its package.
 */
const lastName = sql`
  (select coalesce(l.changes -> 'name', l.changes -> 'package_name') ->> 'before' from change_record l
    where l.root_table = c.root_table and l.root_id = c.root_id and l.created_time >= c.created_time
      and l.table_name = c.table_name and l.record_id = c.record_id order by l.created_time desc, l.id desc limit 1)`;

/** The changes that people made. The data that a tenant came with, or an installation brought in, is no change to them. */
const byPeople = sql`request_id is not null`;

/** The newest of each table first, then the newest of those: so the index finds them however many there are. */
async function newestRows(db: Database, tables: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select c.id, c.table_name, c.record_id, ${action} as action, coalesce(${lastName}, '') as last_name,
           coalesce((select u.name from user_account u where u.id = c.user_id), '') as user_name, c.created_time as create_time
      from unnest(${tables}::text[]) as shown (table_name)
     cross join lateral (
       select * from change_record r where r.table_name = shown.table_name and ${byPeople}
        order by r.created_time desc, r.id desc limit ${newest}) c
     order by c.created_time desc, c.id desc limit ${newest}`.execute(db);
  return rows;
}

async function presentNames(
  db: Database,
  { table, nameOf }: ChangeSource,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select x.id, coalesce((select nullif(t.name, '') from translation t
                            where t.table_name = ${table} and t.record_id = x.id and t.language = ${language}), ${nameOf(language)}) as name
      from ${sql.table(table)} x where x.id = any(${[...new Set(ids)]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The name of the record is all that leaves the server of a change: other users' values are not shown here. */
export async function latestChanges(
  db: Database,
  sources: readonly ChangeSource[],
  language: Language,
): Promise<Change[]> {
  const rows = await newestRows(
    db,
    sources.map(({ table }) => table),
  );
  const sourceOf = (row: Row) => sources.find(({ table }) => table === row.table_name)!;
  const names = new Map(
    await Promise.all(
      [...Map.groupBy(rows, sourceOf)].map(
        async ([source, changed]) =>
          [
            source.table,
            await presentNames(
              db,
              source,
              changed.map((row) => row.record_id),
              language,
            ),
          ] as const,
      ),
    ),
  );
  return rows.map((row) => {
    const { noun, table, linkTo } = sourceOf(row);
    const name = names.get(table)?.get(row.record_id);
    return {
      id: row.id,
      noun,
      action: row.action,
      recordName: name ?? row.last_name,
      link: name === undefined ? '' : linkTo(name),
      userName: row.user_name,
      createTime: row.create_time,
    };
  });
}

/** Each day is a range of the index: that takes a third of the time of grouping all by their day. */
export async function changesPerDay(db: Database, sources: readonly ChangeSource[]): Promise<DayChanges[]> {
  const { rows } = await sql<DayChanges>`
    select to_char(day, 'YYYY-MM-DD') as day, (
        select count(*)::int from change_record
         where table_name = any(${sources.map(({ table }) => table)}::text[]) and ${byPeople}
           and created_time >= day and created_time < day + interval '1 day') as value
      from generate_series((current_date - ${days - 1}::int)::timestamptz, current_date::timestamptz, interval '1 day') as day
     order by day`.execute(db);
  return rows;
}

/** Whose changes the workbench shows. */
interface ChangeSource {
  noun: Change['noun'];
  table: keyof Schema;
  /** The name of a record `x` of the table. */
  nameOf: (language: Language) => RawBuilder<string>;
  /** Where a record of this name is found; empty for nowhere. */
  linkTo: (name: string) => string;
  isFor: (session: Session) => boolean;
}

/** The names of records that have no name of their own. */
const names: Readonly<Partial<Record<Change['noun'], ChangeSource['nameOf']>>> = { certificate: certificateName };

export const changeSources: readonly ChangeSource[] = nounsWith('changes').map((noun) => ({
  noun: noun.name,
  table: noun.table,
  nameOf: names[noun.name] ?? (() => sql`x.name`),
  linkTo: (name) => pageOf(noun, name),
  isFor: (session) => hasPermission(session, noun.view),
}));
