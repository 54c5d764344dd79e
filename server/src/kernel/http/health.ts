import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Bus } from '../bus.ts';

/** `/healthz`: the process lives. `/readyz`: it can work, so a load balancer may send it requests. */
export function registerHealth(app: FastifyInstance, pool: pg.Pool, bus: Bus) {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await pool.query('select 1');
      if (bus.isListening()) return { status: 'ready' };
    } catch {
      // Answered below: why the database is away stands in its own log.
    }
    return reply.code(503).send({ status: 'not ready' });
  });
}
