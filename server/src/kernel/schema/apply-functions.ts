import type pg from 'pg';
import { StartError } from '../process/start-error.ts';
import { inLockedTransaction, isLockFailure, type MigrationSession } from './migration-session.ts';
import { noteRebuilds } from './rebuild-dependants.ts';
import type { SqlFile } from './sql-files.ts';

/**
 * Functions are defined once, in files that are applied again whenever their content changes. What was computed with a
 * changed one is noted to be rebuilt.
 */
export async function applyFunctions(session: MigrationSession, files: readonly SqlFile[]): Promise<void> {
  const { client } = session;
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migration.function_file',
  );
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  const changed = files.filter(({ name, sha256 }) => applied.get(name) !== sha256);
  if (changed.length === 0) return;
  await inLockedTransaction(session, 'functions', async () => {
    const before = await definedFunctions(client);
    // They may name tables that a migration creates later.
    await client.query('set local check_function_bodies = off');
    for (const file of changed) await applyFile(client, file);
    await noteRebuilds(client, affectedFunctions(before, await definedFunctions(client)));
  });
}

async function applyFile(client: pg.Client, { name, sql, sha256 }: SqlFile) {
  try {
    await client.query(sql);
  } catch (error) {
    throw isLockFailure(error)
      ? error
      : new StartError(`functions/${name} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
  await client.query(
    `insert into migration.function_file (name, sha256) values ($1, $2)
     on conflict (name) do update set sha256 = excluded.sha256, applied_time = now()`,
    [name, sha256],
  );
}

interface DefinedFunction {
  oid: number;
  name: string;
  body: string;
  /** These options decide its result too. */
  options: string;
}

/**
 * By signature, as PostgreSQL has them: the comments of a file, the order in it and what a call is said to cost do not
 * count.
 */
async function definedFunctions(client: pg.Client): Promise<Map<string, DefinedFunction>> {
  const { rows } = await client.query<DefinedFunction & { signature: string }>(`
    select p.oid::regprocedure::text as signature, p.oid, p.proname as name, coalesce(pg_get_function_sqlbody(p.oid), p.prosrc) as body,
           concat_ws(' ', l.lanname, p.prorettype::regtype, p.proretset, p.proisstrict, p.proconfig) as options
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
     where n.nspname = 'app' and p.prokind in ('f', 'p')`);
  return new Map(rows.map((row) => [row.signature, row]));
}

/**
 * The functions that compute something else, and those that call them, directly or through others. PostgreSQL notes
 * calls for SQL bodies of the standard form only, so a function counts as a caller when its body names the other one
 * with a parenthesis after it: one too many costs time, one too few would lose rows.
 */
function affectedFunctions(before: Map<string, DefinedFunction>, after: Map<string, DefinedFunction>): number[] {
  const isSame = (one?: DefinedFunction, other?: DefinedFunction) =>
    one?.body === other?.body && one?.options === other?.options;
  const changed = [...before.entries(), ...after.entries()].filter(
    ([signature]) => !isSame(before.get(signature), after.get(signature)),
  );
  const names = new Set(changed.map(([, { name }]) => name));
  for (let count = 0; count < names.size;) {
    count = names.size;
    const call = new RegExp(`\\b(?:${[...names].join('|')})"?\\s*\\(`);
    for (const { name, body } of after.values()) if (call.test(body)) names.add(name);
  }
  return [...after.values()].filter(({ name }) => names.has(name)).map(({ oid }) => oid);
}
