import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { closeWhenSilent } from './silent-connection.ts';
import { isUnreachable } from './unreachable.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const endAllConnections = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

describe('数据库连接中断', () => {
  it('读写进行中连接反复被切断：只有成功或 503，随后恢复，已确认的一条不少', async () => {
    const owner = await app.owner();
    let running = true;
    const acknowledged: string[] = [];
    const statuses = new Map<number, number>();
    const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const write = async (writer: number) => {
      for (let i = 0; running; i++) {
        const code = `LOST${writer}X${i}`;
        const { status } = await admin.attempt(brand.save, { code, name: code, active: 1, sortOrder: 1 });
        count(status);
        if (status === 200) acknowledged.push(code);
      }
    };
    const read = async () => {
      while (running) count((await admin.attempt(brand.list, { code: 'LOST' })).status);
    };
    const load = Promise.all([...[1, 2, 3, 4].map(write), read(), read()]);
    for (let round = 1; round <= 5; round++) {
      await expect.poll(() => acknowledged.length).toBeGreaterThanOrEqual(round * 5);
      await owner.query(endAllConnections);
    }
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before);
    running = false;
    await load;

    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await expect.poll(async () => (await fetch(`${app.baseUrl}/readyz`)).status).toBe(200);
    const { rows } = await owner.query<{ code: string }>(`select code from brand where code like 'LOST%'`);
    const stored = new Set(rows.map((row) => row.code));
    expect(acknowledged.filter((code) => !stored.has(code))).toEqual([]);
  });

  it('期间的回答说明原因，就绪检查也说明', async () => {
    const owner = await app.owner();
    const name = new URL(app.databaseUrl).pathname.slice(1);
    const elsewhere = new pg.Client({ connectionString: inject('postgresUrl') });
    await elsewhere.connect();
    onTestFinished(() => elsewhere.end());
    await elsewhere.query(`alter database ${name} connection limit 0`);
    await owner.query(endAllConnections);
    const readyz = async () => (await fetch(`${app.baseUrl}/readyz`)).json();
    await expect
      .poll(readyz)
      .toEqual({ status: 'not ready', reason: 'the database does not answer: it has no connection left (53300)' });
    const { status, body } = await admin.attempt(brand.list, {});
    expect([status, body.message]).toEqual([503, '数据库暂时无法访问，请稍后再试']);
    await elsewhere.query(`alter database ${name} connection limit -1`);
    await expect.poll(async () => (await fetch(`${app.baseUrl}/readyz`)).status).toBe(200);
    expect((await admin.attempt(brand.list, {})).status).toBe(200);
  });

  it('对方不再回答时不会一直等下去', async () => {
    const proxy = await startProxy();
    const url = new URL(inject('postgresUrl'));
    url.host = proxy.host;
    const client = new pg.Client({ connectionString: url.href });
    client.on('error', () => {});
    await client.connect();
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    closeWhenSilent(client, 60_000);
    expect(stream.timeout).toBe(60_000);
    // A connection that owes no answer may be silent for longer.
    stream.emit('timeout');
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    proxy.fallSilent();
    stream.setTimeout(50);
    const error = await client.query('select 1').catch((reason: unknown) => reason);
    expect(isUnreachable(error)).toBe(true);
  });
});

/** Passes everything on to PostgreSQL until it is told to swallow it, as a firewall does that forgot a connection. */
async function startProxy() {
  const target = new URL(inject('postgresUrl'));
  let silent = false;
  const sockets: Socket[] = [];
  const server = createServer((inbound) => {
    const outbound = connect(Number(target.port), target.hostname);
    sockets.push(inbound, outbound);
    inbound.on('data', (chunk) => silent || outbound.write(chunk));
    outbound.on('data', (chunk) => silent || inbound.write(chunk));
    for (const socket of [inbound, outbound]) socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, fallSilent: () => void (silent = true) };
}
