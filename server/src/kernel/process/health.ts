import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Bus } from './bus.ts';
import type { Disk } from './disk-space.ts';
import { version } from './version.ts';

/**
 * `/healthz`: the process lives, and its release. `/readyz`: it can work, so a load balancer may send it requests;
 * otherwise it says why not.
 */
export function registerHealth(app: FastifyInstance, pool: pg.Pool, bus: Bus, disk: Disk) {
  app.get('/healthz', () => ({ status: 'ok', version }));
  app.get('/readyz', async (_request, reply) => {
    const reason = await whyNotReady(pool, bus);
    if (reason) return reply.code(503).send({ status: 'not ready', reason });
    return { status: 'ready', ...((await disk.isLow()) && { disk: 'low' }) };
  });
}

async function whyNotReady(pool: pg.Pool, bus: Bus): Promise<string | undefined> {
  try {
    await pool.query('select 1');
  } catch (error) {
    return `the database does not answer: ${describe(error)}`;
  }
  return bus.isListening()
    ? undefined
    : 'this process does not hear the others yet: its connection for notifications was lost';
}

/** Readable without a session, so it names the kind of failure and no addresses. */
function describe(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ? (reasons[code] ?? code) : message.slice(0, 100);
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'it is not running (ECONNREFUSED)',
  '57P01': 'it is shutting down (57P01)',
  '57P02': 'it is restarting after a crash (57P02)',
  '57P03': 'it is starting up (57P03)',
  '53300': 'it has no connection left (53300)',
  '28P01': 'it refuses the password (28P01)',
};
