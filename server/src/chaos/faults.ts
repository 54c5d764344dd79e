import { statfsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChaosDatabase } from './database.ts';
import { isRunning, type Product, provoke, until } from './product.ts';

interface Target {
  product: Product;
  database: ChaosDatabase;
  /** Of the database and the uploaded files. */
  folder: string;
}

/** What breaks. It resolves when the cause is over. */
type Fault = (target: Target) => Promise<void>;

const noticedMs = 60_000;

const connections = `pid in (select pid from pg_stat_activity where usename = 'edp_app')`;
const terminate = (database: ChaosDatabase, most: string) =>
  database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where ${connections} order by state limit ${most}`,
  );

export const faults = {
  'one connection terminated': async ({ database }) => void (await terminate(database, '1')),
  'all connections terminated': async ({ database }) => void (await terminate(database, 'all')),
  async 'a backend killed'({ database }) {
    const [backend] = await database.query<{ pid: number }>(
      `select pid from pg_stat_activity where ${connections} order by state limit 1`,
    );
    if (backend) process.kill(backend.pid, 'SIGKILL');
  },
  async 'PostgreSQL stopped and started'({ database }) {
    await endPostmaster(database, 'SIGINT');
    await database.startAgain();
  },
  async 'PostgreSQL killed'({ database }) {
    await endPostmaster(database, 'SIGKILL');
    await database.startAgain();
  },
  'a server process killed': ({ product }) => endWorker(product, 'SIGKILL'),
  'an uncaught error': ({ product }) => endWorker(product, provoke.fail),
  'a server process that spins': ({ product }) => endWorker(product, provoke.spin),
  'a server process grown too large': ({ product }) => endWorker(product, provoke.grow),
  async 'the disk full for two seconds'({ folder, database }) {
    const ballast = join(folder, 'ballast');
    fill(folder, ballast);
    await sleep(2000);
    rmSync(ballast);
    await database.startAgain();
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

/** Until the supervisor has noticed it: before that everything seems to be as it was. */
async function endWorker(product: Product, signal: NodeJS.Signals) {
  const before = product.replacements();
  process.kill(product.workers()[0]!, signal);
  await until(() => product.replacements() > before, noticedMs);
}

async function endPostmaster(database: ChaosDatabase, signal: NodeJS.Signals) {
  const pid = database.postmasterPid();
  process.kill(pid, signal);
  await until(() => !isRunning(pid), noticedMs);
}

/** Writes until nothing more fits. */
function fill(folder: string, ballast: string) {
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(ballast, Buffer.alloc(bavail * bsize));
  } catch {
    // The last block did not fit: it is full.
  }
}
