import { statfsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChaosDatabase } from './database.ts';
import { isRunning, type Product, provoke, untilHappened } from './product.ts';

interface Target {
  product: Product;
  database: ChaosDatabase;
  /** Of the database and the uploaded files. */
  folder: string;
  /** How many requests have been answered that the product cannot do them now. */
  refusals: () => number;
}

/** What breaks. It resolves when the cause is over, and fails where nothing broke. */
type Fault = (target: Target) => Promise<void>;

const connections = `pid in (select pid from pg_stat_activity where usename = 'edp_app')`;
const terminate = (database: ChaosDatabase, most: string) =>
  untilHappened('a connection is terminated', async () => {
    const terminated = await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where ${connections} order by state limit ${most}`,
    );
    return terminated.length > 0;
  });
/** So many while the disk is full. */
const wantedRefusals = 20;

export const faults = {
  'one connection terminated': ({ database }) => terminate(database, '1'),
  'all connections terminated': ({ database }) => terminate(database, 'all'),
  'a backend killed': ({ database }) =>
    untilHappened('a backend is killed', async () => {
      const [backend] = await database.query<{ pid: number }>(
        `select pid from pg_stat_activity where ${connections} order by state limit 1`,
      );
      return backend !== undefined && killed(backend.pid);
    }),
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
  async 'the disk full'({ folder, database, refusals }) {
    const ballast = join(folder, 'ballast');
    const target = refusals() + wantedRefusals;
    fill(folder, ballast);
    await untilHappened('requests are refused because the disk is full', () => refusals() >= target);
    rmSync(ballast);
    await database.startAgain();
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

/** Until the supervisor has noticed it: before that everything seems to be as it was. */
async function endWorker(product: Product, signal: NodeJS.Signals) {
  const before = product.replacements();
  process.kill(product.workers()[0]!, signal);
  await untilHappened(`a server process is replaced after ${signal}`, () => product.replacements() > before);
}

async function endPostmaster(database: ChaosDatabase, signal: NodeJS.Signals) {
  const pid = database.postmasterPid();
  process.kill(pid, signal);
  await untilHappened(`PostgreSQL ends after ${signal}`, () => !isRunning(pid));
}

/** Not where it has just ended by itself. */
function killed(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
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
