import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runAs } from '../../kernel/embedded-postgres/run-as.ts';
import { changeOwner, runsAsRoot, unprivilegedUser } from '../../kernel/embedded-postgres/system-user.ts';

const versions = '/usr/lib/postgresql';

/** The programs of the newest PostgreSQL that Debian installed here, clients included. */
export function debianPostgres(): string | undefined {
  if (!existsSync(versions)) return undefined;
  const newestFirst = readdirSync(versions).toSorted((a, b) => Number(b) - Number(a));
  return newestFirst
    .map((version) => join(versions, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'pg_dump')));
}

/** A cluster in an empty folder, run by an ordinary user, with a superuser `dba` for what an administrator does. */
export async function startDebianCluster(bin: string, folder: string) {
  const user = runsAsRoot() ? unprivilegedUser() : undefined;
  const password = 'dba-password';
  await writeFile(join(folder, 'password'), password);
  changeOwner(user, folder);
  const run = async (program: string, ...args: string[]) => {
    const { code, output } = await runAs(user, folder, join(bin, program), args);
    if (code !== 0) throw new Error(output);
  };
  const data = join(folder, 'data');
  const port = await freePort();
  await run(
    'initdb',
    '-D',
    data,
    '-U',
    'dba',
    `--pwfile=${join(folder, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  );
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  await run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', '-o', settings, 'start');
  return {
    port,
    urlOf: (name: string, secret: string, database: string) =>
      `postgres://${name}:${secret}@127.0.0.1:${port}/${database}`,
    adminUrl: (database: string) => `postgres://dba:${password}@127.0.0.1:${port}/${database}`,
    stop: () => run('pg_ctl', '-D', data, '-m', 'fast', 'stop'),
  };
}

/** Runs a script of the folder `deploy` with the programs of that PostgreSQL. */
export const runDeployScript = (bin: string, script: string, argument: string, env: Record<string, string>) =>
  promisify(execFile)(join(import.meta.dirname, '../../../../deploy', script), [argument], {
    env: { PATH: `${bin}:${process.env.PATH}`, ...env },
  });

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
