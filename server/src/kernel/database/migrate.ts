import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { StartError } from '../process/start-error.ts';
import { ensureRoles } from './roles.ts';

const folder = new URL('../../../migrations/', import.meta.url);
const lockKey = 7_305_001;

/** Brings the schema up to date; returns how many migrations were new. Processes take turns. */
export async function migrate(ownerUrl: string, appPassword?: string): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await ensureRoles(client, appPassword);
    return await applyMissing(client);
  } finally {
    await client.end();
  }
}

async function applyMissing(client: pg.Client): Promise<number> {
  await client.query(`
    create schema if not exists migration;
    create table if not exists migration.applied (
      name text primary key, sha256 text not null, applied_time timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migration.applied');
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  const migrations = await readMigrations();

  const unknown = rows.map((row) => row.name).filter((name) => !migrations.some((migration) => migration.name === name));
  if (unknown.length) {
    throw new StartError(`the database belongs to a newer version of EDP (it knows ${unknown.toSorted().at(-1)}); start that version`);
  }
  const missing = migrations.filter(({ name }) => !applied.has(name));
  const changed = migrations.find(({ name, sha256 }) => applied.has(name) && applied.get(name) !== sha256);
  if (changed) throw new StartError(`migration ${changed.name} was changed after it had been applied to this database`);

  for (const migration of missing) await apply(client, migration);
  return missing.length;
}

interface Migration {
  name: string;
  sql: string;
  sha256: string;
}

async function apply(client: pg.Client, { name, sql, sha256 }: Migration) {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration.applied (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new StartError(`migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
