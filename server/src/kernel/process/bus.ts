import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { closeWhenSilent } from '../database/silent-connection.ts';
import { queueChannel } from '../jobs/queue-names.ts';

/** Processes tell each other these, by PostgreSQL's NOTIFY: it is sent when the transaction commits. */
const channels = [
  'session_changed',
  'access_changed',
  'invalidation_requested',
  'invalidation_done',
  'live',
  'presence_changed',
  'record_viewers_changed',
  'job_cancelled',
  queueChannel,
] as const;
type Channel = (typeof channels)[number];

/** How the listening connection of each process is called in pg_stat_activity. */
export const busName = 'edp-bus';

const probeMs = 10_000;
/** Until it listens again, a process keeps no sessions and is not ready. */
const longestDelayMs = 1000;

export interface Bus {
  /** Returns how to stop listening. */
  on(channel: Channel, listener: (payload: string) => void): () => void;
  /** Called when messages may have been missed. */
  onLost(listener: () => void): void;
  isListening(): boolean;
  /** The process of PostgreSQL that serves the listening connection: tells the processes of the server apart. */
  connectionId(): number | undefined;
  close(): Promise<void>;
}

/** Listens for as long as the process lives, and connects again whenever the connection breaks. */
export async function openBus(url: string, log: Pick<FastifyBaseLogger, 'warn'>): Promise<Bus> {
  const events = new EventEmitter();
  events.setMaxListeners(0);
  let client: pg.Client | undefined;
  let connectionId: number | undefined;
  let closed = false;
  // A connection that only listens would never notice that the other end is gone.
  const probe = setInterval(() => void client?.query('select 1').catch(() => {}), probeMs).unref();

  async function connect() {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: busName,
      connectionTimeoutMillis: 5000,
    });
    fresh.on('notification', ({ channel, payload }) => events.emit(channel, payload ?? ''));
    fresh.on('error', () => {});
    await fresh.connect();
    closeWhenSilent(fresh, probeMs / 2);
    connectionId = (await fresh.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;
    for (const channel of channels) await fresh.query(`listen ${channel}`);
    fresh.once('end', () => void reconnect());
    client = fresh;
  }

  async function reconnect() {
    client = undefined;
    events.emit('lost');
    for (let delay = 200; !closed; delay = Math.min(delay * 2, longestDelayMs)) {
      try {
        await connect();
        // Messages in between are unknown.
        events.emit('lost');
        return;
      } catch (error) {
        log.warn({ error: String(error) }, 'the bus is not connected');
        await sleep(delay);
      }
    }
  }

  await connect();
  return {
    on(channel, listener) {
      events.on(channel, listener);
      return () => void events.off(channel, listener);
    },
    onLost: (listener) => void events.on('lost', listener),
    isListening: () => client !== undefined,
    connectionId: () => connectionId,
    async close() {
      closed = true;
      clearInterval(probe);
      await client?.end();
    },
  };
}
