import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, readlinkSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';
import { optionsFor, runAs } from './run-as.ts';
import { serverSettings, type Settings } from './server-settings.ts';

export type Postmaster = { port: number; attached: boolean };
export interface LaunchOptions {
  /** Any that is free, where none is given. */
  port?: number;
  settings?: Settings;
  stopping?: AbortSignal | undefined;
}

const patienceForLeftovers = 10_000;
const patienceForRecovery = 300_000;
const passing = /pre-existing shared memory block|lock file .* already exists|could not create any TCP\/IP sockets/;

/**
 * Attaches to the postmaster that a killed process left behind, or starts one, on the given port or any that is free.
 */
export async function runPostmaster(
  place: Place,
  binaries: Binaries,
  { port: wantedPort, settings, stopping }: LaunchOptions = {},
): Promise<Postmaster> {
  const began = Date.now();
  for (;;) {
    stopping?.throwIfAborted();
    const found = readPidFile(place.data);
    if (found && isPostmasterOf(found.pid, place.data)) {
      if (found.ready) return { port: found.port, attached: true };
      if (Date.now() - began > patienceForRecovery)
        throw new Error(`PostgreSQL (process ${found.pid}) does not become ready, see ${place.logFile}`);
    } else {
      if (found && isAlive(found.pid)) forgetReusedPid(place.data);
      const port = wantedPort ?? (await freePort());
      const said = await launch(place, binaries, serverSettings(port, settings), stopping);
      if (said === undefined) return { port, attached: false };
      if (!passing.test(said) || Date.now() - began > patienceForLeftovers) throw new Error(said);
    }
    await sleep(50);
  }
}

/** Lets running transactions end at once; after ten seconds it does not wait for the checkpoint either. */
export async function stopPostmaster({ user, cluster, data }: Place, { pgCtl }: Binaries): Promise<void> {
  const stop = (mode: string, seconds: number) =>
    runAs(user, cluster, pgCtl, ['stop', `--pgdata=${data}`, `--mode=${mode}`, `--timeout=${seconds}`]);
  if (!readPidFile(data)) return;
  if ((await stop('fast', 10)).code !== 0 && readPidFile(data)) await stop('immediate', 10);
}

/** Resolves to nothing when PostgreSQL is ready, and to what it said when it ended instead. */
async function launch(
  place: Place,
  binaries: Binaries,
  settings: string[],
  stopping: AbortSignal | undefined,
): Promise<string | undefined> {
  const { file, size } = openLog(place.logFile);
  const child = spawn(binaries.postgres, ['-D', place.data, ...settings], {
    ...optionsFor(place.user, place.cluster),
    // A session of its own: Ctrl-C in the terminal must reach only the server, which stops PostgreSQL last.
    detached: true,
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  let ended: Error | true | undefined;
  child.on('error', (error) => (ended = error)).on('exit', () => (ended = true));
  while (!ended) {
    const found = readPidFile(place.data);
    if (found?.pid === child.pid && found?.ready) {
      child.unref();
      return undefined;
    }
    // It may be recovering for minutes, and what is written then is not lost.
    if (stopping?.aborted) child.kill('SIGINT');
    await sleep(10);
  }
  if (ended !== true) throw ended;
  return readFileSync(place.logFile).subarray(size).toString('utf8').slice(-8000);
}

function openLog(path: string): { file: number; size: number } {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size < 10_000_000) return { file: openSync(path, 'a', 0o600), size };
  renameSync(path, `${path}.old`);
  return { file: openSync(path, 'a', 0o600), size: 0 };
}

export function readPidFile(data: string): { pid: number; port: number; ready: boolean } | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** After a reboot the number may belong to any program, and PostgreSQL would refuse to start because of it. */
function forgetReusedPid(data: string): void {
  rmSync(join(data, 'postmaster.pid'), { force: true });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** A process number alone proves nothing: it may have been given to another program since. */
export function isPostmasterOf(pid: number, data: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
    if (process.platform === 'win32') return process.kill(pid, 0);
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(data);
  } catch {
    return false;
  }
}
