import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries } from '../kernel/embedded-postgres/binaries.ts';
import { createCluster } from '../kernel/embedded-postgres/create-cluster.ts';
import { findPlace } from '../kernel/embedded-postgres/place.ts';
import { runPostmaster, stopPostmaster } from '../kernel/embedded-postgres/postmaster.ts';

/** A PostgreSQL as the chaos run sees it: something to break, and to count in afterwards. */
export interface ChaosDatabase {
  /** With the owner's rights. */
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  postmasterPid(): number;
  /** Brings it back after it was killed, where the product does not do so itself. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

export interface External extends ChaosDatabase {
  url: string;
}

/** The one that the product runs in its data folder, once it does. */
export function embeddedDatabase(folder: string): ChaosDatabase {
  const { data, password } = findPlace(folder, () => {});
  const url = () => urlOf(password, readPid(data).port);
  return { query: (text) => query(url(), text), postmasterPid: () => readPid(data).pid, startAgain: async () => {}, stop: async () => {} };
}

/** One that the product knows by its address alone; whoever killed it has to start it again. */
export async function externalDatabase(folder: string): Promise<External> {
  const place = findPlace(folder, () => {});
  const binaries = findBinaries(place.user, place.spare);
  await createCluster(place, binaries);
  const { port } = await runPostmaster(place, binaries);
  const url = urlOf(place.password, port);
  return {
    url,
    query: (text) => query(url, text),
    postmasterPid: () => readPid(place.data).pid,
    async startAgain() {
      await runPostmaster(place, binaries, port);
    },
    stop: () => stopPostmaster(place, binaries),
  };
}

const urlOf = (passwordFile: string, port: number) => `postgres://postgres:${readFileSync(passwordFile, 'utf8').trim()}@127.0.0.1:${port}/postgres`;

function readPid(data: string) {
  const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  return client.query<Row>(text).then(({ rows }) => rows).finally(() => client.end());
}
