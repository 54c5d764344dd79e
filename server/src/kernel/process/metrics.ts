import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { notFound } from '../app-error.ts';
import type { Config } from '../../config.ts';
import { trustedProxies } from '../http/trusted-proxies.ts';

type Settings = Pick<Config, 'metricsToken' | 'isTrustedProxy'>;

/** `/metrics` for Prometheus: directly from the machine itself, or with the token of METRICS_TOKEN. */
export function registerMetrics(
  app: FastifyInstance,
  config: Settings,
  pool: pg.Pool,
  liveConnections: () => number,
  freeBytes: () => Promise<number>,
) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'edp_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  registry.registerMetric(
    new Gauge({
      name: 'edp_database_connections',
      help: 'Connections of the pool, by state',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'open' }, pool.totalCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'awaited' }, pool.waitingCount);
      },
    }),
  );

  registry.registerMetric(
    new Gauge({
      name: 'edp_live_connections',
      help: 'Open connections of the live channel',
      registers: [],
      collect() {
        this.set(liveConnections());
      },
    }),
  );

  registry.registerMetric(
    new Gauge({
      name: 'edp_disk_free_bytes',
      help: 'Free space of the disk of EDP_DATA',
      registers: [],
      async collect() {
        this.set(await freeBytes());
      },
    }),
  );

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config)) throw notFound();
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });
}

const isLocal = trustedProxies('loopback');
/** Headers that proxies add: with one of them, the request came from somewhere else. */
const isProxyHeader = (name: string) =>
  name.startsWith('x-forwarded-') || name === 'forwarded' || name === 'via' || name === 'x-real-ip';

function mayRead({ headers, socket }: FastifyRequest, { metricsToken, isTrustedProxy }: Settings): boolean {
  if (metricsToken) return isSame(headers.authorization ?? '', `Bearer ${metricsToken}`);
  const address = socket.remoteAddress;
  return isLocal(address) && !isTrustedProxy(address) && !Object.keys(headers).some(isProxyHeader);
}

/** In constant time, also for texts of different lengths. */
const isSame = (one: string, other: string) =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
