import { randomBytes } from 'node:crypto';
import { readConfig } from '@edp/server/config.ts';
import { appUrl, prepareDatabase } from '@edp/server/kernel/database/open-database.ts';
import { openPool } from '@edp/server/kernel/database/pool.ts';
import { inTransaction } from '@edp/server/kernel/database/tenant-database.ts';
import { hashTicket, newTicket } from '@edp/server/kernel/session/session.ts';
import { sendMessages } from '@edp/server/modules/message/send-messages.ts';
import pg from 'pg';
import { startInProduction } from '../child-server.ts';
import { median } from '../median.ts';
import { withScratchPostgres } from '../scratch.ts';
import { openWindows, type Windows } from './windows.ts';

const connections = 2000;
const limitMs = 1000;
const rounds = 5;
const secret = randomBytes(32).toString('hex');

/** All users of a large tenant connected to one process, each with their own session. */
export async function benchLive() {
  const files = openFilesAllowed();
  if (files < connections + 500) {
    console.log(
      `NOT MEASURED: ${connections} connections need more open files than the ${files} that this shell allows; raise it with: ulimit -n ${connections + 500}`,
    );
    return;
  }
  await withScratchPostgres(async (ownerUrl, folder) => {
    const config = readConfig({ EDP_SECRET: secret });
    await prepareDatabase(config, ownerUrl);
    const tickets = Array.from({ length: connections }, newTicket);
    const ids = await seedPeople(ownerUrl, tickets.map(hashTicket));
    const server = await startInProduction(18_084, { ownerUrl, folder, secret });
    const pool = openPool({ url: appUrl(config, ownerUrl), timeZone: config.timeZone, size: 2 });
    try {
      await settle();
      const idle = await server.residentMiB();
      const startedAt = performance.now();
      const windows = await openWindows(server.url, tickets);
      const openedMs = performance.now() - startedAt;
      await settle();
      const perConnection = (((await server.residentMiB()) - idle) * 1024) / connections;
      console.log(`${connections} windows opened, each has its first frame   ${openedMs.toFixed(0).padStart(5)} ms`);
      console.log(
        `resident memory of a connection                 ${perConnection.toFixed(1).padStart(5)} KiB   (${idle} MiB before)`,
      );
      await measure('a news item published, heard by all', windows, 'newsMessage', () => publish(pool));
      await measure('a message of their own for each of them', windows, 'messagePush', () => tellAll(pool, ids));
      windows.close();
    } finally {
      await pool.end();
      await server.stop();
    }
  });
}

/** From the start of the transaction until the last window has the frame. */
async function measure(what: string, windows: Windows, event: string, act: () => Promise<unknown>) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const heard = windows.allHear(event);
    const startedAt = performance.now();
    await act();
    await heard;
    times.push(performance.now() - startedAt);
  }
  const ms = median(times);
  const share = `${(ms / limitMs).toFixed(2)} of the ${limitMs} ms allowed`;
  console.log(
    `${what.padEnd(47)} ${ms.toFixed(0).padStart(5)} ms   ${share}   (worst of ${rounds}: ${Math.max(...times).toFixed(0)} ms)`,
  );
}

const publish = (pool: pg.Pool) =>
  inTransaction(pool, { tenantId: 1 }, (db) =>
    db.insertInto('news').values({ title: '全员大会', type: '公司公告', content: '今天下午三点' }).execute(),
  );

const tellAll = (pool: pg.Pool, to: readonly string[]) =>
  inTransaction(pool, { tenantId: 1 }, (db) =>
    sendMessages(db, { to, kind: 'notice', title: '全员通知', content: '今天下午三点全员大会，请准时参加。' }),
  );

/** Presence frames are sent in the first seconds; memory is measured after that. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 4000));

function openFilesAllowed(): number {
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft: number | string } } };
  const soft = report.userLimits?.open_files?.soft ?? 'unlimited';
  return soft === 'unlimited' ? Infinity : Number(soft);
}

/** One tenant whose people all have a session; returns their ids. */
async function seedPeople(ownerUrl: string, ticketHashes: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`
    set app.tenant = '1';
    insert into app.tenant (code, name) values ('T1', '租户');
    insert into role (code, name) values ('BENCH', '压测')`);
  const { rows } = await client.query<{ id: string }>(
    `insert into user_account (account, name, password_hash) select 'p' || n, '员工' || n, '' from generate_series(1, $1) n returning id`,
    [ticketHashes.length],
  );
  const ids = rows.map((row) => row.id);
  await client.query(
    `insert into user_role (user_id, role_id) select u.id, r.id from user_account u cross join role r`,
  );
  await client.query(
    `insert into app.session (ticket_hash, tenant_id, user_id, role_id, language, idle_limit)
     select decode(hash, 'hex'), 1, id, (select id from role), 'ZHS', '12 hours' from unnest($1::text[], $2::bigint[]) as given (hash, id)`,
    [ticketHashes, ids],
  );
  await client.query('analyze');
  await client.end();
  return ids;
}
