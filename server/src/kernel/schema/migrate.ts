import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { StartError } from '../process/start-error.ts';
import { ensureRoles } from './roles.ts';

const lockKey = 7_305_001;

/** Brings the schema up to date; returns how many migrations were new. Processes take turns. */
export async function migrate(ownerUrl: string, appPassword?: string): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await ensureRoles(client, appPassword);
    await client.query(`
      create schema if not exists migration;
      create table if not exists migration.applied (
        name text primary key, sha256 text not null, applied_time timestamptz not null default now());
      create table if not exists migration.function_file (
        name text primary key, sha256 text not null, applied_time timestamptz not null default now())`);
    const missing = await missingMigrations(client);
    // First: tables name functions in their defaults, policies and triggers.
    await applyFunctions(client);
    for (const migration of missing) await apply(client, migration);
    return missing.length;
  } finally {
    await client.end();
  }
}

/** The migrations that are still to be applied; refuses a database that another version made. */
async function missingMigrations(client: pg.Client): Promise<SqlFile[]> {
  const applied = await appliedFiles(client, 'applied');
  const migrations = await readFolder('migrations');
  const last = migrations.at(-1)!.name;

  const unknown = [...applied.keys()].filter((name) => !migrations.some((migration) => migration.name === name)).toSorted();
  if (unknown.some((name) => name < last)) {
    throw new StartError('the database was made by an unreleased earlier version of EDP (0.1.0 preview); make a backup, then start with an empty data folder or database');
  }
  if (unknown.length) {
    throw new StartError(`the database belongs to a newer version of EDP (it knows ${unknown.at(-1)}); start that version`);
  }
  const changed = migrations.find(({ name, sha256 }) => applied.has(name) && applied.get(name) !== sha256);
  if (changed) throw new StartError(`migration ${changed.name} was changed after it had been applied to this database`);
  return migrations.filter(({ name }) => !applied.has(name));
}

async function apply(client: pg.Client, { name, sql, sha256 }: SqlFile) {
  try {
    await inTransaction(client, async () => {
      await client.query(sql);
      await client.query('insert into migration.applied (name, sha256) values ($1, $2)', [name, sha256]);
    });
  } catch (error) {
    throw new StartError(`migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Functions are defined once, in files that are applied again whenever their content changes. */
async function applyFunctions(client: pg.Client) {
  const applied = await appliedFiles(client, 'function_file');
  const changed = (await readFolder('functions')).filter(({ name, sha256 }) => applied.get(name) !== sha256);
  if (changed.length === 0) return;
  let current = '';
  try {
    await inTransaction(client, async () => {
      // They may name tables that a migration creates later.
      await client.query('set local check_function_bodies = off');
      for (const { name, sql, sha256 } of changed) {
        current = name;
        await client.query(sql);
        await client.query(
          `insert into migration.function_file (name, sha256) values ($1, $2)
           on conflict (name) do update set sha256 = excluded.sha256, applied_time = now()`, [name, sha256]);
      }
    });
  } catch (error) {
    throw new StartError(`functions/${current} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

interface SqlFile {
  name: string;
  sql: string;
  sha256: string;
}

async function appliedFiles(client: pg.Client, table: 'applied' | 'function_file'): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>(`select name, sha256 from migration.${table}`);
  return new Map(rows.map((row) => [row.name, row.sha256]));
}

async function readFolder(folder: 'migrations' | 'functions'): Promise<SqlFile[]> {
  const url = new URL(`../../../${folder}/`, import.meta.url);
  const names = (await readdir(url)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, url), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function inTransaction(client: pg.Client, work: () => Promise<void>) {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
