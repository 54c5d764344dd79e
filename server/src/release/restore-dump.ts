import pg from 'pg';
import type { Partition, ReleaseDump, Statement } from './dump-file.ts';
import { fixTextFormat, listTables, quote } from './table-content.ts';
import { withClient } from './with-client.ts';

/**
 * Makes the database of a release again in an empty one. The roles of the product must be there: they belong to the
 * whole server.
 */
export async function restoreDump(url: string, dump: ReleaseDump): Promise<void> {
  await runStatements(url, dump.statements);
  await withClient(url, async (client) => {
    await fixTextFormat(client);
    await client.query(`set search_path = ''`);
    await client.query('begin');
    // Neither triggers nor foreign keys: rows come as they were, in any order.
    await client.query('set local session_replication_role = replica');
    await restorePartitions(client, dump.partitions);
    await loadRows(client, dump);
    for (const [name, value] of Object.entries(dump.sequences))
      await client.query('select setval($1, $2)', [name, value]);
    await client.query('commit');
  });
}

/** On as many connections as there were; each ends after its last statement and lets go of what it holds. */
async function runStatements(url: string, statements: readonly Statement[]) {
  const clients = new Map<number, pg.Client>();
  try {
    for (const [place, { connection, text, values }] of statements.entries()) {
      let client = clients.get(connection);
      if (!client) {
        client = new pg.Client({ connectionString: url });
        clients.set(connection, client);
        await client.connect();
      }
      await client.query(text, values);
      if (statements.findLastIndex((each) => each.connection === connection) !== place) continue;
      clients.delete(connection);
      await client.end();
    }
  } finally {
    await Promise.all([...clients.values()].map((client) => client.end()));
  }
}

/** The statements made those of today; what the release had are those of its own days. */
export async function restorePartitions(client: pg.Client, partitions: readonly Partition[]) {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relispartition and relkind = 'r'`,
  );
  const names = new Set(partitions.map(({ name }) => name));
  const existing = new Set(rows.map(({ name }) => name));
  for (const name of existing) if (!names.has(name)) await client.query(`drop table ${name}`);
  for (const { name, parent, bound } of partitions) {
    if (existing.has(name)) continue;
    await client.query(`create table ${name} (like ${parent} including defaults including constraints)`);
    await client.query(`alter table ${parent} attach partition ${name} ${bound}`);
  }
}

async function loadRows(client: pg.Client, dump: ReleaseDump) {
  const tables = await listTables(client);
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const { name, columns, rows } of dump.tables) {
    const table = tables.find((each) => each.name === name)!;
    const values = columns.map((column, index) => `(r ->> ${index})::${table.types[table.columns.indexOf(column)]}`);
    await client.query(
      `insert into ${name} (${columns.map(quote).join(', ')}) overriding system value
       select ${values.join(', ')} from json_array_elements($1::json) r`,
      [rows],
    );
  }
}
