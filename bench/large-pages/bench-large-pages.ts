import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { session } from '@edp/contract/modules/session/session.ts';
import { readConfig } from '@edp/server/config.ts';
import { prepareDatabase } from '@edp/server/kernel/database/open-database.ts';
import { hashTicket, newTicket } from '@edp/server/kernel/session/session.ts';
import pg from 'pg';
import { startInProduction } from '../child-server.ts';
import { load } from '../list/load.ts';
import { addSessions } from '../list/seed-million.ts';
import { withScratchPostgres } from '../scratch.ts';
import { signedRequest } from '../signed-request.ts';

const secret = randomBytes(32).toString('hex');
const clients = 16;
const rows = 12_000;
const seconds = 6;
const limitMs = 50;

/** How long a small call takes while sixteen clients read the largest page of a list again and again. */
export function benchLargePages() {
  return withScratchPostgres(async (ownerUrl, folder) => {
    await prepareDatabase(readConfig({ EDP_SECRET: secret }), ownerUrl);
    await seedBrands(ownerUrl);
    const [ticket, other] = [newTicket(), newTicket()];
    await addSessions(ownerUrl, [hashTicket(ticket)]);
    await addSessions(ownerUrl, [hashTicket(other)]);
    const product = await startInProduction(18_087, { ownerUrl, folder, secret });
    try {
      await load(product.url, [checkTicket(other)], 4, 2);
      const calm = await load(product.url, [checkTicket(other)], 1, seconds);
      const sizes: number[] = [];
      const worker = new Worker(new URL('large-page-clients.ts', import.meta.url), {
        workerData: { url: product.url, ticket, clients },
      });
      worker.on('message', (bytes: number) => sizes.push(bytes));
      await sleep(2000);
      sizes.length = 0;
      const busy = await load(product.url, [checkTicket(other)], 1, seconds);
      await worker.terminate();
      print('checkTicket alone', calm);
      print(`checkTicket beside ${clients} clients with 10,000 rows`, busy);
      console.log(
        `large pages answered  ${(sizes.length / seconds).toFixed(1)} /s of ${((sizes[0] ?? 0) / 1024 / 1024).toFixed(1)} MiB`,
      );
      console.log(
        `p99 of the small call  ${(busy.p99 / limitMs).toFixed(2)} of the ${limitMs} ms allowed; resident memory ${await product.residentMiB()} MiB`,
      );
    } finally {
      await product.stop();
    }
  });
}

const checkTicket = (ticket: string) => () => signedRequest(session.check.path, ticket, {});

async function seedBrands(ownerUrl: string) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`
    set app.tenant = '1';
    insert into app.tenant (id, code, name) values (1, 'T1', '租户');
    select setval(pg_get_serial_sequence('app.tenant', 'id'), 1);
    insert into user_account (tenant_id, account, name, password_hash) values (1, 'bench', '压测用户', '');
    insert into role (tenant_id, code, name, administrator) values (1, 'BENCH', '压测', false);
    insert into resource (tenant_id, kind, code, name) values (1, 'permission', 'brand.view', '查看');
    insert into role_resource (tenant_id, role_id, resource_id) select 1, r.id, s.id from role r, resource s;
    insert into user_role (tenant_id, user_id, role_id) select 1, u.id, r.id from user_account u, role r;
    insert into file (tenant_id, storage_key, original_name, content_type, bytes, sha256, source)
      select 1, '1/bench-' || n, 'picture.png', 'image/png', 1000, '', 'brand' from generate_series(1, ${rows}) n;
    insert into brand (tenant_id, code, name, sort_order, description, picture_file_id, created_by)
      select 1, 'C' || n, '恒力阀门' || n, n % 1000, '压测数据 ' || n, file.id, u.id from generate_series(1, ${rows}) n join file on file.storage_key = '1/bench-' || n, user_account u;
    select app.refresh_row_estimates('brand')`);
  await client.query('vacuum analyze');
  await client.end();
}

const print = (what: string, { p50, p99, perSecond }: Awaited<ReturnType<typeof load>>) =>
  console.log(
    `${what.padEnd(48)} p50 ${p50.toFixed(1).padStart(6)} ms   p99 ${p99.toFixed(1).padStart(6)} ms   ${perSecond.toFixed(0)} /s`,
  );
