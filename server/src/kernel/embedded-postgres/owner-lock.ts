import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const lockKey = 4_539_472;
const patience = 2_000;

/** Released only after what must happen last, so that nobody can take it in between. */
export type OwnerLock = { releaseAfter(last: () => Promise<void>): Promise<void> };

/**
 * A lock held by an open connection for as long as this process lives; undefined when another process has it.
 * A process that is just dying may hold it for a moment longer.
 */
export async function takeOwnerLock(url: string, log: (line: string) => void): Promise<OwnerLock | undefined> {
  let releasing = false;
  let holder: pg.Client | undefined;
  const hold = async (): Promise<boolean> => {
    const client = await connect(url);
    const locked = await tryLock(client).catch(async (error: unknown) => {
      await client.end().catch(() => {});
      throw error;
    });
    if (!locked) return client.end().then(() => false);
    holder = client;
    client.on('end', () => releasing || void regain());
    return true;
  };
  const regain = async () => {
    log('the connection to PostgreSQL was lost; trying to get it back');
    while (!releasing) {
      const state = await hold().catch(() => 'unreachable' as const);
      if (state === true) return log('the connection to PostgreSQL is back');
      if (state === false) return log('another server has taken over the data folder: stop this one');
      await sleep(1_000, undefined, { ref: false });
    }
  };
  const releaseAfter = async (last: () => Promise<void>) => {
    releasing = true;
    await last();
    await holder?.end().catch(() => {});
  };
  return (await hold()) ? { releaseAfter } : undefined;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'edp owner', connectionTimeoutMillis: 5_000, keepAlive: true });
  // Without a listener the loss of the connection would end the whole process; 'end' follows and is dealt with.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function tryLock(client: pg.Client): Promise<boolean> {
  for (const began = Date.now(); ; await sleep(100)) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lockKey]);
    if (rows[0]?.locked) return true;
    if (Date.now() - began > patience) return false;
  }
}
