import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../process/start-error.ts';

/** How a migration behaves beside a server of the version before, which goes on working meanwhile. */
interface Patience {
  /**
   * A statement that has waited this long for a lock is cancelled: who came after it waits no longer. Far less than
   * PostgreSQL's `deadlock_timeout` of a second: where a request and the migration wait for each other, the migration
   * gives way before PostgreSQL ends the request.
   */
  lockTimeoutMs: number;
  /** Between two attempts; after the last one the start is given up. */
  pausesMs: readonly number[];
}

export const usualPatience: Patience = {
  lockTimeoutMs: 500,
  pausesMs: [500, 1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000],
};

export interface MigrationSession {
  client: pg.Client;
  /** Looks who holds the locks that `client` waits for. */
  observer: pg.Client;
  patience: Patience;
  log: (line: string) => void;
}

const turnKey = 7_305_001;
const turnPollMs = 200;

/** Two connections with the owner's rights, one at a time for a database. */
export async function inMigrationSession<T>(
  ownerUrl: string,
  options: Partial<Pick<MigrationSession, 'patience' | 'log'>>,
  work: (session: MigrationSession) => Promise<T>,
): Promise<T> {
  const connect = async () => {
    const client = new pg.Client({
      connectionString: ownerUrl,
      connectionTimeoutMillis: 5000,
      application_name: 'edp migration',
    });
    // A lost connection makes its statement fail; without a listener it would end the process as well.
    client.on('error', () => {});
    await client.connect();
    // An index takes as long as it takes, whatever the role's default is.
    await client.query(`set statement_timeout = 0; set lock_timeout = 0`);
    return client;
  };
  const client = await connect();
  try {
    const observer = await connect();
    try {
      const session = {
        client,
        observer,
        patience: usualPatience,
        log: (line: string) => void process.stdout.write(`  ${line}\n`),
        ...options,
      };
      await takeTurn(session);
      return await work(session);
    } finally {
      await observer.end();
    }
  } finally {
    await client.end();
  }
}

/**
 * Asks again and again: a process that waited inside a statement would keep the other one's concurrent index from being
 * finished.
 */
async function takeTurn({ client, log }: MigrationSession) {
  for (let attempt = 0; ; attempt++) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [turnKey]);
    if (rows[0]!.taken) return;
    if (attempt === 0) log('another process migrates this database: waiting until it has finished');
    await pause(turnPollMs);
  }
}

/**
 * A transaction that waits for each lock `lockTimeoutMs` at most; where that was too short it is tried again, later and
 * later.
 */
export async function inLockedTransaction<T>(
  session: MigrationSession,
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  const {
    client,
    patience: { lockTimeoutMs },
  } = session;
  const attempt = async () => {
    await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}`);
    try {
      const result = await work();
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  };
  return retryWhileLocked(session, what, (found) => observed(session, 0, found, attempt));
}

async function retryWhileLocked<T>(
  { patience: { pausesMs }, log }: MigrationSession,
  what: string,
  work: (found: (holder: string) => void) => Promise<T>,
): Promise<T> {
  // Kept from one attempt to the next: that it was not seen again says nothing about who holds the lock now.
  let holder = 'another transaction';
  for (let attempt = 0; ; attempt++) {
    try {
      return await work((found) => (holder = found));
    } catch (error) {
      if (!isLockFailure(error)) throw error;
      const pauseMs = pausesMs[attempt];
      if (pauseMs === undefined) {
        throw new StartError(
          `${what} waited ${attempt + 1} times for ${holder}; end that transaction, or start again when it has ended`,
        );
      }
      log(`${what} waits for ${holder}; attempt ${attempt + 2} in ${pauseMs / 1000} s`);
      await pause(pauseMs);
    }
  }
}

/**
 * A statement outside a transaction that builds beside readers and writers. It waits until the transactions that were
 * there before have ended, but no user waits for it, so there is no limit: to give up would waste what is built already.
 */
export async function runConcurrently(
  session: MigrationSession,
  what: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const said = new Set<string>();
  const say = (holder: string) => {
    if (!said.has(holder)) session.log(`${what} waits for ${holder}; nothing waits for it meanwhile`);
    said.add(holder);
  };
  // A server of version 0.2.0 that starts now waits for its turn inside a statement: PostgreSQL finds the deadlock and
  // ends one of the two.
  await retryWhileLocked(session, what, () => observed(session, session.patience.lockTimeoutMs, say, work));
}

export const isLockFailure = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01');

/** Only a superuser or a member of the other role sees more of it than process and role. */
const holders = `
  select coalesce(l.relation::regclass::text, 'a transaction') as locked, a.pid, a.usename, a.application_name, a.state, a.xact_start::timestamptz(0)::text as since
    from pg_locks l cross join unnest(pg_blocking_pids(l.pid)) blocker join pg_stat_activity a on a.pid = blocker
   where l.pid = $1 and not l.granted and l.waitstart <= clock_timestamp() - $2 * interval '1 ms'
   order by a.xact_start limit 1`;

interface Holder {
  locked: string;
  pid: number;
  usename: string;
  application_name: string | null;
  state: string | null;
  since: string | null;
}

/**
 * Once a lock is granted or refused, PostgreSQL no longer says who held it: so it is looked at while a statement waits.
 */
async function observed<T>(
  { client, observer, patience: { lockTimeoutMs } }: MigrationSession,
  afterMs: number,
  found: (holder: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  const {
    rows: [own],
  } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  let looking: Promise<void> | undefined;
  const look = async () => {
    const {
      rows: [holder],
    } = await observer.query<Holder>(holders, [own!.pid, afterMs]);
    if (holder) found(describeHolder(holder));
  };
  const timer = setInterval(() => {
    // The result is for a message: the work goes on without it.
    looking ??= look()
      .catch(() => {})
      .finally(() => (looking = undefined));
  }, lockTimeoutMs / 4);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await looking;
  }
}

function describeHolder({ locked, pid, usename, application_name: application, state, since }: Holder): string {
  const more = [application, state, since && `since ${since}`].filter(Boolean).join(', ');
  return `${locked}, held by process ${pid} of ${usename}${more ? ` (${more})` : ''}`;
}
