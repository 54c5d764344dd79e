import type { FastifyBaseLogger } from 'fastify';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { type Db, PgBoss } from 'pg-boss';
import { closeWhenSilent } from '../database/silent-connection.ts';
import type { Database } from '../database/tenant-database.ts';
import type { Bus } from '../process/bus.ts';
import { intervals } from './intervals.ts';
import { queueChannel, queueSchema } from './queue-names.ts';

/** The queue in PostgreSQL, as one process uses it. */
export interface Queue {
  boss: PgBoss;
  /** Lets the workers of this process look into a queue now, as a notification does. */
  wake(name: string): void;
  close(): Promise<void>;
}

const statementMs = 30_000;

/** Nothing connects before it is first used. */
export function openQueue(url: string, bus: Bus, log: Pick<FastifyBaseLogger, 'warn'>): Queue {
  // Connections of its own: heartbeats must not wait behind the requests of users.
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    options: `-c statement_timeout=${statementMs} -c jit=off`,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'edp-jobs',
  });
  pool.on('error', (error) => log.warn({ error: String(error) }, 'an idle connection of the job queue broke'));
  pool.on('connect', (client) => {
    // Without a listener, a connection that breaks while it is in use would end the process.
    client.on('error', () => {});
    closeWhenSilent(client, statementMs + 5000);
  });
  let wake = (_name: string) => {};
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => execute(pool, text, values),
      listen(channel, onMessage, onReconnect) {
        wake = onMessage;
        return listen(bus, channel, onMessage, onReconnect);
      },
    },
    schema: queueSchema,
    // The owner installs and upgrades it (install-queue.ts).
    migrate: false,
    reindex: false,
    monitorVacuum: false,
    useListenNotify: true,
    superviseIntervalSeconds: intervals.superviseSeconds,
    monitorIntervalSeconds: intervals.superviseSeconds,
    cronWorkerIntervalSeconds: intervals.cronSeconds,
  });
  boss.on('error', (error) => log.warn({ error: String(error) }, 'the job queue failed; it will be tried again'));
  boss.on('warning', ({ message }) => log.warn(message));
  return { boss, wake: (name) => wake(name), close: () => pool.end() };
}

/** A statement of several parts may fail inside a transaction that it began: its connection is not used again. */
async function execute(pool: pg.Pool, text: string, values?: unknown[]) {
  const client = await pool.connect();
  try {
    const result = await client.query(text, values);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function listen(bus: Bus, channel: string, onMessage: (payload: string) => void, onReconnect: () => void) {
  if (channel !== queueChannel) throw new Error(`the bus does not listen on ${channel}`);
  const stop = bus.on(queueChannel, onMessage);
  bus.onLost(() => {
    if (bus.isListening()) onReconnect();
  });
  return { close: async () => stop() };
}

/** Lets the queue take part in a transaction. */
export const inTransactionOf = (db: Database): Db => ({
  executeSql: (text, values) => db.executeQuery<never>(CompiledQuery.raw(text, values)),
});
