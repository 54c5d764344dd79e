import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { inject } from 'vitest';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { demoTenants } from '../demo/demo-tenants.ts';
import type { DemoSize } from '../demo/seed-demo.ts';
import { appUrl } from '../kernel/database/open-database.ts';
import { openPool } from '../kernel/database/pool.ts';
import { type Actor, type Database, inTransaction } from '../kernel/database/tenant-database.ts';
import type { JobKind } from '../kernel/jobs/define-job.ts';
import type { BoundCall } from '../kernel/http/bind.ts';
import { modules } from '../modules.ts';
import type { allSchedules } from '../schedules.ts';
import { keepConnections } from './http/keep-connections.ts';
import { loginAs, testCaptcha } from './login-as.ts';
import { templates } from './databases/test-template.ts';
import { type Credentials, testClient } from './test-client.ts';

interface Overrides {
  /** Shorter times than the product's. */
  live?: Partial<Config['live']>;
  /** Kinds of jobs that only a test has. */
  kinds?: readonly JobKind[];
  /** Calls that only a test has. */
  calls?: readonly BoundCall[];
  /** None by default: what they do would depend on the minute in which a test runs. */
  schedules?: typeof allSchedules;
  /** How much of the demo data the database has; small by default. */
  demo?: DemoSize;
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** A server on a database of its own, with the demo tenants in it. Stop it in `afterAll`. */
export async function startTestApp(
  settings: Record<string, string> = {},
  { live, kinds = [], calls = [], schedules = () => [], demo = 'small' }: Overrides = {},
) {
  const database = await cloneTemplate(templates[demo]);
  const base = readConfig({
    NODE_ENV: 'test',
    EDP_DATA: inject('dataFolder'),
    EDP_TEST_CAPTCHA: testCaptcha,
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '0',
    DATABASE_POOL: '6',
    // The process is that of all tests.
    WORKER_MEMORY_MB: '0',
    JOB_CONCURRENCY: kinds.length ? '3' : '0',
    ...settings,
  });
  const config = { ...base, live: { ...base.live, ...live } };
  const databaseUrl = appUrl(config, database.url);
  const app = await buildApp(config, databaseUrl, kinds, [...modules, ...calls], schedules);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const baseUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  const [owners, servers] = [keepConnections(database.url), keepConnections(databaseUrl)];
  const anonymous = (credentials: Partial<Credentials> = {}) =>
    testClient(baseUrl, { ticket: '', tenantAuth: '', ...credentials });

  /** Logs in with the demo account and its first role, or with another one by code. */
  const as = (account: string, options: { tenantCode?: string; roleCode?: string; language?: 'ZHS' | 'ENG' } = {}) =>
    loginAs(baseUrl, { account, password: passwordOf(account), ...options });

  return {
    baseUrl,
    config,
    databaseUrl,
    ownerUrl: database.url,
    as,
    anonymous,
    /** A connection with the owner's rights, for what no call can do. */
    owner: () => owners.forTest(),
    /** Work with the owner's rights, on a connection that others have before and after it. */
    withOwner: <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => owners.during(work),
    /** A connection with the server's rights, bound to a demo tenant. */
    async asTenant(tenantId: number) {
      const client = await servers.forTest();
      await client.query(`set app.tenant = '${tenantId}'`);
      return client;
    },
    /** Work with the server's rights, bound to a demo tenant, on a connection that others have before and after it. */
    inTenant: <T>(tenantId: number, work: (client: pg.Client) => Promise<T>): Promise<T> =>
      servers.during(async (client) => {
        await client.query(`set app.tenant = '${tenantId}'`);
        return work(client);
      }),
    /** As a module does its work, for what no call does yet. */
    async inTransaction<T>(actor: Actor, work: (db: Database) => Promise<T>): Promise<T> {
      const pool = openPool({ url: databaseUrl, timeZone: config.timeZone, size: 1 });
      return inTransaction(pool, actor, work).finally(() => pool.end());
    },
    async stop() {
      await Promise.all([app.close(), owners.close(), servers.close()]);
      database.drop();
    },
  };
}

export const passwordOf = (account: string) =>
  demoTenants[0]!.accounts.find((each) => each.account === account)!.password;

/** A database of the test's own. */
export async function cloneTemplate(template: string) {
  const postgresUrl = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: postgresUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  // As files: through the buffers and the log of PostgreSQL it would take twice as long.
  await run(`create database ${name} template ${template} strategy file_copy`);
  // PostgreSQL takes a second for it, which the next file need not wait for; what is left at the end goes with the
  // server.
  return { url: new URL(`/${name}`, postgresUrl).href, drop: () => void run(`drop database ${name} with (force)`) };
}
