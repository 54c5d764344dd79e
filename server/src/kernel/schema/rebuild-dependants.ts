import type pg from 'pg';
import { StartError } from '../process/start-error.ts';
import { buildIndex } from './build-index.ts';
import { inLockedTransaction, type MigrationSession, runConcurrently } from './migration-session.ts';
import { rewriteColumns } from './rewrite-columns.ts';

/**
 * PostgreSQL computed these with the functions and keeps them: indexes over expressions or with conditions, and stored
 * generated columns.
 */
const dependants = `
  select distinct 'index' as kind, format('%I.%I', n.nspname, t.relname) as table_name, x.relname as name
    from pg_depend d
    join pg_index i on i.indexrelid = d.objid join pg_class x on x.oid = i.indexrelid
    join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace
   where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_proc'::regclass and d.refobjid = any ($1::oid[]) and x.relkind = 'i'
  union
  select 'column', format('%I.%I', n.nspname, t.relname), a.attname
    from pg_depend d
    join pg_attrdef e on e.oid = d.objid join pg_attribute a on a.attrelid = e.adrelid and a.attnum = e.adnum
    join pg_class t on t.oid = a.attrelid join pg_namespace n on n.oid = t.relnamespace
   where d.classid = 'pg_attrdef'::regclass and d.refclassid = 'pg_proc'::regclass and d.refobjid = any ($1::oid[]) and a.attgenerated = 's' and t.relkind = 'r'`;

/**
 * In the transaction that changes the functions: a start that is interrupted leaves the rest to the next one. The table
 * is there only as long as something is left.
 */
export async function noteRebuilds(client: pg.Client, functions: readonly number[]): Promise<void> {
  const { rows } = await client.query<Dependant>(dependants, [functions]);
  if (rows.length === 0) return;
  await refuseDuplicates(client, functions);
  await client.query(`
    create table if not exists migration.rebuild (kind text, table_name text, name text, primary key (kind, table_name, name))`);
  await client.query(
    `
    insert into migration.rebuild select * from json_to_recordset($1) as r (kind text, table_name text, name text) on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

interface Dependant {
  kind: 'index' | 'column';
  table_name: string;
  name: string;
}

/** The query that finds two rows which a unique index would hold to be the same. */
const duplicates = `
  select i.indexrelid::regclass::text as index,
         format('select %1$s from %2$s where (%1$s) is not null%3$s group by %1$s having count(*) > 1 limit 1', keys.list, i.indrelid::regclass,
                coalesce(' and (' || pg_get_expr(i.indpred, i.indrelid) || ')', '')) as query
    from pg_index i
    cross join lateral (select string_agg(pg_get_indexdef(i.indexrelid, place, true), ', ' order by place) as list from generate_series(1, i.indnkeyatts) place) keys
   where (i.indisunique or i.indisexclusion)
     and exists (select from pg_depend d where d.objid = i.indexrelid and d.classid = 'pg_class'::regclass and d.refclassid = 'pg_proc'::regclass and d.refobjid = any ($1::oid[]))`;

/** Nothing is changed then: the version before goes on, and the records can be renamed in it. */
async function refuseDuplicates(client: pg.Client, functions: readonly number[]) {
  const { rows: checks } = await client.query<{ index: string; query: string }>(duplicates, [functions]);
  for (const { index, query } of checks) {
    const {
      rows: [found],
    } = await client.query<Record<string, unknown>>(query);
    if (found)
      throw new StartError(
        `this version compares texts in another way, and two rows would be the same in ${index}: ${Object.values(found).join(', ')}; rename one of them with the version before`,
      );
  }
}

/** Builds again what is noted, one table after the other, beside readers and writers. */
export async function rebuildDependants(session: MigrationSession): Promise<void> {
  const { client, log } = session;
  const {
    rows: [noted],
  } = await client.query<{ exist: boolean }>(`select to_regclass('migration.rebuild') is not null as exist`);
  if (!noted!.exist) return;
  const { rows: tables } = await client.query<{ table: string; columns: string[]; indexes: string[] }>(`
    select r.table_name as table,
           coalesce(array_agg(r.name order by r.name) filter (where r.kind = 'column'), '{}') as columns,
           coalesce(array_agg(r.name order by r.name) filter (where r.kind = 'index'), '{}') as indexes
      from migration.rebuild r group by 1 order by 1`);
  for (const { table, columns, indexes } of tables) {
    log(`rebuilding ${table}: ${[...columns, ...indexes].join(', ')}`);
    // First the columns: indexes may contain them.
    if (columns.length) await rewriteColumns(session, table, columns);
    for (const index of indexes) await rebuildIndex(session, table, index);
    // The planner knows the values from before.
    await client.query(`analyze ${table}`);
    await client.query('delete from migration.rebuild where table_name = $1', [table]);
  }
  await client.query('drop table migration.rebuild');
}

async function rebuildIndex(session: MigrationSession, table: string, name: string) {
  const { client } = session;
  const {
    rows: [index],
  } = await client.query<{ index: string; exclusion: boolean }>(
    `
    select format('%I.%I', x.relnamespace::regnamespace, x.relname) as index, i.indisexclusion as exclusion
      from pg_index i join pg_class x on x.oid = i.indexrelid where i.indrelid = to_regclass($1) and x.relname = $2`,
    [table, name],
  );
  // A migration may have dropped it since it was noted.
  if (!index) return;
  if (index.exclusion) {
    // PostgreSQL cannot build these beside others.
    await inLockedTransaction(session, `rebuilding ${name}`, () => client.query(`reindex index ${index.index}`));
    return;
  }
  await runConcurrently(session, `rebuilding ${name}`, () =>
    buildIndex(client, `${name}_cc(new|old)[0-9]*`, `reindex index concurrently ${index.index}`),
  );
}
