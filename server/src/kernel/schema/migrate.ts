import type pg from 'pg';
import { StartError } from '../process/start-error.ts';
import { applyFunctions } from './apply-functions.ts';
import { buildIndex } from './build-index.ts';
import {
  inLockedTransaction,
  inMigrationSession,
  type MigrationSession,
  runConcurrently,
} from './migration-session.ts';
import { rebuildDependants } from './rebuild-dependants.ts';
import { ensureRoles } from './roles.ts';
import { isConcurrent, readFunctions, readSqlFiles, type SqlFile, statementsOf } from './sql-files.ts';

interface Options extends Partial<Pick<MigrationSession, 'patience' | 'log'>> {
  /** Where the folders `migrations` and `functions` are. */
  folder?: URL;
}

/**
 * Brings the schema up to date, beside a server of the version before; returns how many migrations were new. Processes
 * take turns.
 */
export async function migrate(
  ownerUrl: string,
  appPassword?: string,
  { folder = new URL('../../../', import.meta.url), ...options }: Options = {},
): Promise<number> {
  return inMigrationSession(ownerUrl, options, async (session) => {
    const { client } = session;
    // Before anything is changed, also the password of the role: a newer version may be running on this database.
    const missing = missingMigrations(
      await appliedMigrations(client),
      await readSqlFiles(new URL('migrations/', folder)),
    );
    await ensureRoles(client, appPassword);
    await client.query(`
      create schema if not exists migration;
      create table if not exists migration.applied (
        name text primary key, sha256 text not null, applied_time timestamptz not null default now());
      create table if not exists migration.function_file (
        name text primary key, sha256 text not null, applied_time timestamptz not null default now())`);
    // First: tables name functions in their defaults, policies and triggers.
    await applyFunctions(session, await readFunctions(new URL('functions/', folder)));
    await rebuildDependants(session);
    for (const migration of missing) await apply(session, migration);
    return missing.length;
  });
}

/** The hash of each migration that was applied; none in a new database. */
async function appliedMigrations(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const {
    rows: [noted],
  } = await client.query<{ exist: boolean }>(`select to_regclass('migration.applied') is not null as exist`);
  if (!noted!.exist) return new Map();
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migration.applied');
  return new Map(rows.map((row) => [row.name, row.sha256]));
}

/** The migrations that are still to be applied; refuses a database that another version made. */
function missingMigrations(applied: ReadonlyMap<string, string>, migrations: readonly SqlFile[]): SqlFile[] {
  const last = migrations.at(-1)!.name;

  const unknown = [...applied.keys()]
    .filter((name) => !migrations.some((migration) => migration.name === name))
    .toSorted();
  if (unknown.some((name) => name < last)) {
    throw new StartError(
      'the database was made by an unreleased earlier version of EDP (0.1.0 preview); make a backup, then start with an empty data folder or database',
    );
  }
  if (unknown.length) {
    throw new StartError(
      `the database belongs to a newer version of EDP (it knows ${unknown.at(-1)}); start that version`,
    );
  }
  const changed = migrations.find(({ name, sha256 }) => applied.has(name) && applied.get(name) !== sha256);
  if (changed) throw new StartError(`migration ${changed.name} was changed after it had been applied to this database`);
  return migrations.filter(({ name }) => !applied.has(name));
}

async function apply(session: MigrationSession, migration: SqlFile) {
  const { client } = session;
  const what = `migration ${migration.name}`;
  const note = () =>
    client.query('insert into migration.applied (name, sha256) values ($1, $2)', [migration.name, migration.sha256]);
  try {
    if (isConcurrent(migration)) {
      for (const statement of statementsOf(migration)) await applyConcurrently(session, what, statement);
      await note();
    } else {
      await inLockedTransaction(session, what, async () => {
        await client.query(migration.sql);
        await note();
      });
    }
  } catch (error) {
    throw error instanceof StartError
      ? error
      : new StartError(`${what} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function applyConcurrently(session: MigrationSession, what: string, statement: string) {
  const { client } = session;
  const index = /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\S+)/i.exec(statement)?.[1];
  await runConcurrently(session, what, () => (index ? buildIndex(client, index, statement) : client.query(statement)));
}
