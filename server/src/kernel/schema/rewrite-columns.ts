import type pg from 'pg';
import { inLockedTransaction, type MigrationSession } from './migration-session.ts';

/** How much is read at once, and how many rows are written in one transaction, for which writers of the table wait. */
const blocksAtOnce = 1000;
const rowsAtOnce = 500;

interface GeneratedColumn {
  name: string;
  expression: string;
  /** The columns that it is computed from. */
  sources: string[];
}

/**
 * Computes stored generated columns again where the result is another one. PostgreSQL would do it for a whole table at
 * once, which no user could read meanwhile.
 * Nothing else of a row changes: neither its version nor its history, so the triggers are off for that transaction,
 * which needs a lock that writers wait for and readers do not.
 */
export async function rewriteColumns(
  session: MigrationSession,
  table: string,
  names: readonly string[],
): Promise<void> {
  const { client } = session;
  const columns = await generatedColumns(client, table, names);
  if (columns.length === 0) return;
  const stale = columns.map(({ name, expression }) => `${name} is distinct from (${expression})`).join(' or ');
  const same = [...new Set(columns.flatMap(({ sources }) => sources))]
    .map((source) => `${source} = ${source}`)
    .join(', ');
  const what = `rewriting ${table}`;
  const lock = `lock table ${table} in share row exclusive mode`;
  // A statement that began before the functions were changed may still write with the old ones.
  await inLockedTransaction(session, what, () => client.query(lock));
  for await (const { tenant, places } of staleRows(client, table, stale)) {
    await inLockedTransaction(session, what, async () => {
      // Isolation holds for the owner too, unless it is a superuser.
      await client.query(`select set_config('app.tenant', $1, true)`, [tenant ?? '']);
      await client.query(`alter table ${table} disable trigger user`);
      await client.query(`update ${table} set ${same} where ctid = any ($1::tid[]) and (${stale})`, [places]);
      await client.query(`alter table ${table} enable trigger user`);
    });
  }
}

async function generatedColumns(
  client: pg.Client,
  table: string,
  names: readonly string[],
): Promise<GeneratedColumn[]> {
  const { rows } = await client.query<GeneratedColumn>(
    `
    select format('%I', a.attname) as name, pg_get_expr(e.adbin, e.adrelid) as expression,
           array(select format('%I', s.attname) from pg_depend d join pg_attribute s on s.attrelid = d.refobjid and s.attnum = d.refobjsubid
                  where d.classid = 'pg_attrdef'::regclass and d.objid = e.oid and d.refclassid = 'pg_class'::regclass and s.attnum <> a.attnum) as sources
      from pg_attribute a join pg_attrdef e on e.adrelid = a.attrelid and e.adnum = a.attnum
     where a.attrelid = to_regclass($1) and a.attname = any ($2) and a.attgenerated = 's'`,
    [table, names],
  );
  return rows;
}

/**
 * Read piece by piece in the order of the file: a row that is written meanwhile is computed by its writer, wherever it
 * goes.
 */
async function* staleRows(
  client: pg.Client,
  table: string,
  stale: string,
): AsyncGenerator<{ tenant: string | null; places: string[] }> {
  const {
    rows: [size],
  } = await client.query<{ blocks: number; by_tenant: boolean }>(
    `
    select (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int as blocks, app.has_column($1::regclass, 'tenant_id') as by_tenant`,
    [table],
  );
  for (let block = 0; block < size!.blocks; block += blocksAtOnce) {
    const { rows } = await client.query<{ tenant: string | null; places: string[] }>(`
      select ${size!.by_tenant ? 'tenant_id::text' : 'null'} as tenant, array_agg(ctid::text) as places from ${table}
       where ctid >= '(${block},0)' and ctid < '(${block + blocksAtOnce},0)' and (${stale}) group by 1`);
    for (const { tenant, places } of rows) {
      for (let first = 0; first < places.length; first += rowsAtOnce)
        yield { tenant, places: places.slice(first, first + rowsAtOnce) };
    }
  }
}
