import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { StartError } from '../process/start-error.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

let folder: string;
let scripts: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'edp-postgres-'));
  scripts = mkdtempSync(join(tmpdir(), 'edp-scripts-'));
});
afterAll(() => {
  for (const each of [folder, scripts]) rmSync(each, { recursive: true, force: true });
});

async function start() {
  const started = await startEmbeddedPostgres({ folder });
  onTestFinished(() => started.stop());
  return started;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  return client
    .query(sql)
    .then(({ rows }) => rows as unknown[])
    .finally(() => client.end());
}

/** Another process that starts the same folder, writes a row and is then killed without a chance to stop anything. */
async function writeAndBeKilled(): Promise<void> {
  const script = join(scripts, 'victim.ts');
  writeFileSync(
    script,
    `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))};
    const { url } = await startEmbeddedPostgres({ folder: process.argv[2] });
    process.send(url);
    setInterval(() => {}, 1000);
  `,
  );
  const child = fork(script, [folder], { execArgv: [] });
  const [url] = (await once(child, 'message')) as [string];
  await query(url, `create table note (text text); insert into note values ('kept')`);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('survives a killed server, refuses a second one, and keeps its rows', async () => {
  await writeAndBeKilled();

  const attached = await start();
  expect(attached.attached).toBe(true);
  expect(await query(attached.url, 'select text from note')).toEqual([{ text: 'kept' }]);

  await expect(startEmbeddedPostgres({ folder })).rejects.toThrow(/in use by another running server/);
  expect(await query(attached.url, 'select 1 as one')).toEqual([{ one: 1 }]);

  await attached.stop();
  await expect(query(attached.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);

  const again = await start();
  expect(again.attached).toBe(false);
  expect(await query(again.url, 'select text from note')).toEqual([{ text: 'kept' }]);
});

test('answers on loopback only, with a secret that others cannot read', async () => {
  const own = await start();
  const rows = await query(
    own.url,
    `select current_setting('listen_addresses') as address, current_setting('unix_socket_directories') as sockets, current_setting('fsync') as fsync`,
  );
  expect(rows).toEqual([{ address: '127.0.0.1', sockets: '', fsync: 'on' }]);
  expect(statSync(join(folder, 'cluster', 'password')).mode & 0o777).toBe(0o600);
  await expect(query(own.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
});

test('refuses the data of another PostgreSQL version in one line that says what to do, and leaves them alone', async () => {
  const data = join(folder, 'cluster', 'data');
  const file = join(data, 'PG_VERSION');
  const version = readFileSync(file, 'utf8').trim();
  const refusal = async () => {
    const failure = await startEmbeddedPostgres({ folder }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(existsSync(join(data, 'postmaster.pid'))).toBe(false);
    return (failure as StartError).message;
  };
  for (const other of [Number(version) - 1, Number(version) + 1]) {
    writeFileSync(file, `${other}\n`);
    expect(await refusal()).toBe(
      `The data in ${data} was written by PostgreSQL ${other}, this is PostgreSQL ${version}: copy them with npm run upgrade-postgres (docs/operations.md), set EDP_DATA to another folder, or DATABASE_URL to a PostgreSQL ${other} server.`,
    );
    expect(readFileSync(file, 'utf8')).toBe(`${other}\n`);
  }
  rmSync(file);
  expect(await refusal()).toBe(`${data} is not a PostgreSQL data folder: set EDP_DATA to another folder.`);
  writeFileSync(file, `${version}\n`);
  const own = await start();
  expect(await query(own.url, 'select text from note')).toEqual([{ text: 'kept' }]);
});
