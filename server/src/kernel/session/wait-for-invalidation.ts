import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { type Bus, busName } from '../process/bus.ts';

const longestWaitMs = 1000;

/** Sends the request and returns the listening connections, one of each process. */
const request = {
  name: 'request-invalidation',
  text: `with request as materialized (select pg_notify('invalidation_requested', $1))
         select pid from request, pg_stat_activity where datname = current_database() and application_name = $2`,
};
const confirm = { name: 'confirm-invalidation', text: `select pg_notify('invalidation_done', $1)` };

/**
 * Makes the function that a call waits for after it has committed a change of a session, or of what users may see and
 * do:
 * `afterCommit(kernel.sessions.waitForInvalidation)`. The next request then finds the change in whichever process it
 * arrives.
 *
 * PostgreSQL delivers notifications in the order in which their transactions committed. So a process that answers a
 * request sent after the commit has handled what the triggers announced with the commit.
 */
export function openInvalidationWait(pool: pg.Pool, bus: Bus, log: Pick<FastifyBaseLogger, 'warn'>) {
  // A confirmation that gets lost makes the caller wait a moment longer.
  bus.on(
    'invalidation_requested',
    (id) => void pool.query({ ...confirm, values: [`${id} ${bus.connectionId()}`] }).catch(() => {}),
  );

  return async function waitForInvalidation(): Promise<void> {
    const id = randomUUID();
    const confirmedBy = new Set<string>();
    const stop = bus.on('invalidation_done', (payload) => {
      const [requestId, process] = payload.split(' ');
      if (requestId === id) confirmedBy.add(process!);
    });
    try {
      const { rows } = await pool.query<{ pid: number }>({ ...request, values: [id, busName] });
      const isDone = () => rows.every(({ pid }) => confirmedBy.has(String(pid)));
      const end = performance.now() + longestWaitMs;
      while (!isDone() && performance.now() < end) await sleep(2);
      if (!isDone()) log.warn('not every process confirmed that a session changed');
    } catch (error) {
      log.warn({ error: String(error) }, 'other processes may learn late that a session changed');
    } finally {
      stop();
    }
  };
}
