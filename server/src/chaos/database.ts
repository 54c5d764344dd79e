import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries } from '../kernel/embedded-postgres/binaries.ts';
import { findRunning } from '../kernel/embedded-postgres/find-running.ts';
import { findPlace } from '../kernel/embedded-postgres/place.ts';
import { readPidFile, runPostmaster, stopPostmaster } from '../kernel/embedded-postgres/postmaster.ts';

/** A PostgreSQL as the chaos run sees it: something to break, and to count in afterwards. */
export interface ChaosDatabase {
  /** With the owner's rights. */
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  postmasterPid(): number;
  /** Brings it back after it was killed, where the product does not do so itself. */
  startAgain(): Promise<void>;
}

export interface External extends ChaosDatabase {
  url: string;
  stop(): Promise<void>;
}

/** The one that the product runs in its data folder. */
export function embeddedDatabase(folder: string): ChaosDatabase {
  const place = findPlace(folder, () => {});
  const { url } = findRunning(place)!;
  return {
    query: (text) => query(url, text),
    postmasterPid: () => readPidFile(place.data)!.pid,
    startAgain: async () => {},
  };
}

/**
 * One that the product knows by its address alone, with what is in its data folder; it stays down until it is started
 * again.
 */
export async function externalDatabase(folder: string, dataFolder: string): Promise<External> {
  await mkdir(folder);
  await rename(join(dataFolder, 'cluster'), join(folder, 'cluster'));
  const place = findPlace(folder, () => {});
  const binaries = findBinaries(place.user, place.spare);
  const { port } = await runPostmaster(place, binaries);
  const { url } = findRunning(place)!;
  return {
    url,
    query: (text) => query(url, text),
    postmasterPid: () => readPidFile(place.data)!.pid,
    async startAgain() {
      await runPostmaster(place, binaries, { port });
    },
    stop: () => stopPostmaster(place, binaries),
  };
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  return client
    .query<Row>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}
