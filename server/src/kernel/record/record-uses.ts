import type { Noun } from '@edp/contract/kernel/record/noun.ts';
import type { RecordUse } from '@edp/contract/kernel/record/record-use.ts';
import { tableTitle } from '@edp/contract/nouns.ts';
import { sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import type { Context } from '../http/bind.ts';
import type { Schema } from '../schema/schema.generated.ts';
import { hasPermission } from '../session/session.ts';
import { nounOf, pageOf, recordName } from './record-name.ts';

export type Caller = Pick<Context, 'db' | 'session' | 'language'>;

/** How many rows of a table refer to a record. */
export interface UseCount {
  recordId: string;
  table: string;
  count: number;
}

/** Rows that the user does not see are counted as well: they are in the way all the same. */
export async function countUses(db: Database, table: keyof Schema, ids: readonly string[]): Promise<UseCount[]> {
  const { rows } = await sql<{ record_id: string; table_name: string; uses: string }>`
    select record_id, table_name, uses from app.uses_of(${table}::regclass, ${ids}::bigint[])`.execute(db);
  return rows.map((row) => ({ recordId: row.record_id, table: row.table_name, count: Number(row.uses) }));
}

/** A record with many uses is described by the first of each kind. */
const mostNamed = 10;
const mostRead = 1000;

/** The records that refer to these, as far as the caller may know them, and how many others do. */
export async function readUses(
  caller: Caller,
  table: keyof Schema,
  ids: readonly string[],
  counts: readonly UseCount[],
): Promise<RecordUse[]> {
  if (counts.length === 0) return [];
  const references = await referencesTo(caller.db, table);
  const uses = await Promise.all(
    [...Map.groupBy(counts, (count) => count.table)].map(async ([user, counted]) => {
      const columns = references.filter((reference) => reference.table === user);
      const noun = nounOf(user) ?? nounOf(columns[0]?.rootTable ?? '');
      const named = noun && hasPermission(caller.session, noun.view) ? await nameUsers(caller, noun, columns, ids) : [];
      const others =
        counted.reduce((sum, { count }) => sum + count, 0) - named.reduce((sum, { count }) => sum + count, 0);
      const rest = {
        noun: noun?.name ?? '',
        title: tableTitle(user)?.[caller.language] ?? user,
        id: '',
        name: '',
        page: '',
        count: others,
      };
      return others > 0 ? [...named, rest] : named;
    }),
  );
  return uses.flat();
}

interface Reference {
  table: string;
  column: string;
  /** Where its rows are parts of other records (see `app.protect`). */
  rootTable: string | null;
  rootColumn: string | null;
}

async function referencesTo(db: Database, table: keyof Schema): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.relname as "table", r.field as "column", root.root_table as "rootTable", root.root_column as "rootColumn"
      from app.references_to(${table}::regclass) r join pg_class c on c.oid = r.referrer
      left join app.change_root root on root.table_name = c.relname
     where not r.cascades`.execute(db);
  return rows;
}

/** Read with the user's own rights: the policies leave out what they do not see. */
async function nameUsers(
  { db, language }: Caller,
  noun: Noun,
  references: readonly Reference[],
  ids: readonly string[],
): Promise<RecordUse[]> {
  const table = noun.table as keyof Schema;
  const users = references.map(
    ({ table: user, column, rootColumn }) => sql`
    (select ${sql.ref(user === table ? 'id' : rootColumn!)} as record_id from ${sql.table(user)} where ${sql.ref(column)} = any(${ids}::bigint[]) limit ${mostRead})`,
  );
  const { rows } = await sql<{ id: string; name: string; count: number }>`
    select ${sql.ref(`${table}.id`)} as id, ${recordName(table, language)} as name, used.count
      from (select record_id, count(*)::int as count from (${sql.join(users, sql` union all `)}) each group by record_id) used
      join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = used.record_id
     order by used.record_id limit ${mostNamed}`.execute(db);
  return rows.map(({ id, name, count }) => ({
    noun: noun.name,
    title: noun.title[language],
    id,
    name,
    page: pageOf(noun, name) || (noun.menu?.url ?? ''),
    count,
  }));
}
