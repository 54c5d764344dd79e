import type { Change } from '@edp/contract/modules/workbench/workbench.ts';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/tenant-database.ts';
import type { LoggedChange } from '../../record/changed-fields.ts';
import type { FeedRow } from './group-changes.ts';

/** So many rows of each table are looked at: a run of an import writes many. */
export const mostRows = 40;

/** People write by requests. A record that a tenant came with, or an installation brought in, is no change to them. */
export const byPeople = sql`request_id is not null`;

/** Switching a record on or off is said in its own word. */
const action = sql<Change['action']>`
  case when c.action <> 'update' or c.changes - 'active' <> '{}' then c.action
       when c.changes -> 'active' -> 'after' = 'true' then 'enable' else 'disable' end`;

/** As the history reads them: values as texts, so that numbers stay exact. */
const updated = sql<LoggedChange['changes']>`
  case c.action when 'update' then (
    select jsonb_object_agg(key, jsonb_build_object('before', value ->> 'before', 'after', value ->> 'after')) from jsonb_each(c.changes)) end`;

/** The newest of each table, all in the order of their time: so the index finds them however many there are. */
export async function newestRows(db: Database, tables: readonly string[]): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select c.id, c.table_name as "table", c.record_id as record, c.owner_id as owner, ${action} as action, ${updated} as changes,
           c.user_id as "userId", c.request_id as request, c.created_time as time, extract(epoch from c.created_time)::float8 as at
      from unnest(${tables}::text[]) as shown (table_name)
     cross join lateral (
       select * from change_record r where r.table_name = shown.table_name and ${byPeople}
        order by r.created_time desc, r.id desc limit ${mostRows}) c
     order by c.created_time desc, c.id desc`.execute(db);
  return rows;
}
