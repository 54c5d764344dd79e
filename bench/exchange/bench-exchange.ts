import { systemCategorySets } from '@edp/contract/modules/category-set/category-set.ts';
import { exchange, exportFormats } from '@edp/contract/modules/exchange/exchange.ts';
import { job } from '@edp/contract/modules/job/job.ts';
import { loginAs, testCaptcha } from '@edp/server/testing/login-as.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import { availableParallelism, loadavg } from 'node:os';
import { startProduct } from '../child-server.ts';
import { cpuMs, cpuMsWithEnded, postgresPids } from '../cpu-time.ts';
import { readForcedNews } from '../read-forced-news.ts';
import { withScratchPostgres } from '../scratch.ts';
import { connect, name, withoutIndexes } from '../material/seed-materials.ts';
import { oneOf, sizes } from '../material/words.ts';

const limits = { exportSeconds: 60, exportMiB: 300 };

/** Spreadsheets through the whole stack: a million materials exported with all columns of their list. */
export function benchExchange() {
  return withScratchPostgres(async (ownerUrl, folder) => {
    const server = await startProduct(18_097, {
      DATABASE_URL: ownerUrl,
      EDP_DATA: folder,
      EDP_TEST_CAPTCHA: testCaptcha,
      REQUESTS_PER_MINUTE: '0',
    });
    try {
      await seedExchange(ownerUrl);
      const client = await loginAs(server.url, { account: 'admin', password: 'Admin123' });
      await readForcedNews(client);
      console.log(`load of the machine: ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} processors`);
      const columns = (await client.data(exchange.columns, { noun: 'material' })).map(({ field }) => field);
      for (const format of exportFormats) {
        const used = async () =>
          [await cpuMs(server.pids()), await cpuMsWithEnded(await postgresPids(ownerUrl))] as const;
        const [before, start] = [await server.residentMiB(), await used()];
        const { jobId } = await client.data(exchange.exportLater, { noun: 'material', format, columns });
        const { seconds, rows, peak } = await waitFor(client, jobId, () => server.residentMiB());
        if (rows < exported) throw new Error(`${rows} rows were exported`);
        print(
          `export of ${rows.toLocaleString('en')} materials, ${columns.length} columns, ${format}`,
          's',
          seconds,
          limits.exportSeconds,
        );
        const [ofServer, ofDatabase] = (await used()).map((ms, index) => ((ms - start[index]!) / 1000).toFixed(1));
        console.log(`${' '.repeat(62)} server ${ofServer}, PostgreSQL ${ofDatabase}`);
        print('memory that it takes', 'MiB', peak - before, limits.exportMiB);
      }
    } finally {
      await server.stop();
    }
  });
}

async function waitFor(client: TestClient, id: string, resident: () => Promise<number>) {
  const started = performance.now();
  let peak = 0;
  for (;;) {
    peak = Math.max(peak, await resident());
    const found = (await client.data(job.list, {})).find((each) => each.id === id)!;
    if (found.state === 'succeeded') return { seconds: (performance.now() - started) / 1000, rows: found.done, peak };
    if (found.state === 'failed' || found.state === 'cancelled')
      throw new Error(`the job has ${found.state}: ${found.error}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function print(what: string, unit: string, value: number, limit: number) {
  console.log(
    `${what.padEnd(62)} ${value.toFixed(1).padStart(7)} ${unit.padEnd(4)} ${(value / limit).toFixed(2)} of ${limit}`,
  );
}

const exported = 1_000_000;

/** A million materials of the first demo tenant, in its own categories and units. */
async function seedExchange(ownerUrl: string) {
  const client = await connect(ownerUrl);
  await client.query(`
    create schema seed;
    create table seed.place as
      select s.code as set, c.id, row_number() over (partition by s.id order by c.id) - 1 as place, count(*) over (partition by s.id) as places
        from category c join category_set s on (s.tenant_id, s.id) = (c.tenant_id, c.category_set_id) where c.tenant_id = 1;
    create table seed.unit as select id, row_number() over (order by id) - 1 as place, count(*) over () as places from unit where tenant_id = 1`);
  await withoutIndexes(client, 'material', async () => {
    await client.query(`
      insert into material (tenant_id, code, name, organisation_id, unit_id, category_id, type_id, market_price, list_price, active, is_lot_control,
                            specification_model, specification, texture, drawing_number, created_by, created_time, updated_time)
      select 1, 'X' || lpad(n::text, 8, '0'), ${name}, (select min(id) from organisation where tenant_id = 1), m.id, c.id, y.id, n % 10000 / 4.0, n % 10000 / 3, n % 20 <> 0, n % 7 = 0,
             ${oneOf(sizes, 'n')}, ${oneOf(sizes, 'n / 5')}, ${oneOf(['45 钢', '304', 'HT250', 'Q235B', '铜'], 'n')}, 'TZ-' || n, (select min(id) from user_account where tenant_id = 1),
             timestamptz '2026-11-01' - (${exported} - n) * interval '1 minute', timestamptz '2026-11-01' - (${exported} - n) * interval '30 seconds'
        from generate_series(1, ${exported}) n
        join seed.unit m on m.place = n % m.places
        join seed.place c on c.set = '${systemCategorySets.materialCategory}' and c.place = n % c.places
        join seed.place y on y.set = '${systemCategorySets.materialType}' and y.place = n / 5 % y.places`);
    await client.query(`
      insert into material_assignment (tenant_id, material_id, inventory_organisation_id)
        select 1, m.id, o.id from material m, (select id from inventory_organisation where tenant_id = 1 and master) o where m.tenant_id = 1 and m.code like 'X%' on conflict do nothing;
      insert into material_stock (tenant_id, material_id, inventory_organisation_id, quantity)
        select tenant_id, material_id, inventory_organisation_id, 1 + material_id % 997 from material_assignment where tenant_id = 1 and material_id % 3 = 0 on conflict do nothing`);
  });
  await client.query('drop schema seed cascade');
  await client.query('select app.refresh_row_estimates(t) from app.listed_tables() t');
  await client.query('vacuum analyze');
  await client.end();
}
