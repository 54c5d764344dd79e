import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const lockKey = 4_539_472;
const patience = 2_000;

export interface OwnerLock {
  /** Resolves when the connection that holds the lock has ended: PostgreSQL ended it, or ended itself. */
  lost: Promise<void>;
  release(): Promise<void>;
}

/**
 * A lock held by an open connection; undefined when another process has it.
 * A process that is just dying may hold it for a moment longer.
 */
export async function takeOwnerLock(url: string): Promise<OwnerLock | undefined> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'edp owner',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // Without a listener the loss of the connection would end the whole process; 'end' follows and is dealt with.
  client.on('error', () => {});
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  const release = () => client.end().catch(() => {});
  await client.connect();
  try {
    if (await tryLock(client)) return { lost, release };
  } catch (error) {
    await release();
    throw error;
  }
  await release();
  return undefined;
}

async function tryLock(client: pg.Client): Promise<boolean> {
  for (const began = Date.now(); ; await sleep(100)) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lockKey]);
    if (rows[0]?.locked) return true;
    if (Date.now() - began > patience) return false;
  }
}
