import { createHash, randomBytes } from 'node:crypto';
import { readConfig } from '@edp/server/config.ts';
import { appUrl, prepareDatabase } from '@edp/server/kernel/database/open-database.ts';
import { openPool } from '@edp/server/kernel/database/pool.ts';
import { inTransaction } from '@edp/server/kernel/database/tenant-database.ts';
import { sendMessages } from '@edp/server/modules/message/send-messages.ts';
import type pg from 'pg';
import { startChild } from '../child-server.ts';
import { withScratchPostgres } from '../scratch.ts';
import { openWindows, type Windows } from './windows.ts';
import { seedPeople } from './seed-people.ts';

const connections = 2000;
const limitMs = 1000;
const rounds = 5;
const secret = randomBytes(32).toString('hex');

/** Everybody of a large tenant connected to one process, each with a session of their own. */
export async function benchLive() {
  const files = openFilesAllowed();
  if (files < connections + 500) {
    console.log(`NOT MEASURED: ${connections} connections need more open files than the ${files} that this shell allows; raise it with: ulimit -n ${connections + 500}`);
    return;
  }
  await withScratchPostgres(async (url, folder) => {
    const ownerUrl = new URL('/postgres', url).href;
    const config = readConfig({ EDP_SECRET: secret });
    await prepareDatabase(config, ownerUrl);
    const tickets = Array.from({ length: connections }, () => randomBytes(32).toString('base64url'));
    const ids = await seedPeople(ownerUrl, tickets.map((ticket) => createHash('sha256').update(ticket).digest('hex')));
    const server = await startChild('../server/src/main.ts', 18_084, {
      NODE_ENV: 'production', EDP_SECRET: secret, DATABASE_URL: ownerUrl, EDP_DATA: folder, REQUESTS_PER_MINUTE: '0', HOST: '127.0.0.1',
    });
    const pool = openPool({ url: appUrl(config, ownerUrl), timeZone: config.timeZone, size: 2 });
    try {
      await settle();
      const idle = await server.residentMiB();
      const startedAt = performance.now();
      const windows = await openWindows(server.url, tickets);
      const openedMs = performance.now() - startedAt;
      await settle();
      const perConnection = ((await server.residentMiB()) - idle) * 1024 / connections;
      console.log(`${connections} windows opened, each has its first frame   ${openedMs.toFixed(0).padStart(5)} ms`);
      console.log(`resident memory of a connection                 ${perConnection.toFixed(1).padStart(5)} KiB   (${idle} MiB before)`);
      await measure('a news item published, heard by all', windows, 'newsMessage', () => publish(pool));
      await measure('a message of their own for each of them', windows, 'messagePush', () =>
        inTransaction(pool, { tenantId: 1 }, (db) => sendMessages(db, { to: ids, kind: 'notice', title: '全员通知', content: '今天下午三点全员大会，请准时参加。' })));
      windows.close();
    } finally {
      await pool.end();
      await server.stop();
    }
  });
}

/** From the beginning of the transaction until the last window has heard. */
async function measure(what: string, windows: Windows, event: string, act: () => Promise<unknown>) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const heard = windows.allHear(event);
    const startedAt = performance.now();
    await act();
    await heard;
    times.push(performance.now() - startedAt);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const [median, worst] = [sorted[Math.floor(rounds / 2)]!, sorted.at(-1)!];
  console.log(`${what.padEnd(47)} ${median.toFixed(0).padStart(5)} ms   ${(median / limitMs).toFixed(2)} of the ${limitMs} ms allowed   (worst of ${rounds}: ${worst.toFixed(0)} ms)`);
}

const publish = (pool: pg.Pool) =>
  inTransaction(pool, { tenantId: 1 }, (db) => db.insertInto('news').values({ title: '全员大会', type: '公司公告', content: '今天下午三点' }).execute());

/** Presence is told in the first seconds; memory is measured after that. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 4000));

function openFilesAllowed(): number {
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft: number | string } } };
  const soft = report.userLimits?.open_files?.soft ?? 'unlimited';
  return soft === 'unlimited' ? Infinity : Number(soft);
}
