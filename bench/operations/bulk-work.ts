import { brand } from '@edp/contract/modules/brand/brand.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import pg from 'pg';
import { median } from '../median.ts';
import { printLimit } from '../print-limit.ts';

const rounds = 3;

/** Thousands of records with one call or one statement. */
export async function timeBulkWork(client: TestClient, ownerUrl: string) {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(`set app.tenant = '1'`);
  try {
    const times: Record<'disabled' | 'deleted' | 'logged' | 'copied', number[]> = {
      disabled: [],
      deleted: [],
      logged: [],
      copied: [],
    };
    // The plan of a change of one row is kept for those of many.
    await owner.query(
      `update unit set name = name || '。' where tenant_id = 1 and code = (select min(code) from unit where tenant_id = 1)`,
    );
    await owner.query(
      `insert into unit (code, name, unit_category) select 'BULK' || n, '批' || n, 'x' from generate_series(1, 10000) n`,
    );
    const set = await largeCategorySet(client, owner);
    for (let round = 0; round < rounds; round++) {
      await owner.query(
        `insert into brand (code, name, sort_order) select 'BULK' || n, '很多' || n, 9 from generate_series(1, 10000) n`,
      );
      const all = { filters: { code: 'BULK' }, count: 10_000 };
      times.disabled.push(await timed(() => client.data(brand.setActiveBatch, { ...all, active: 0 })));
      times.deleted.push(await timed(() => client.data(brand.deleteBatch, all)));
      times.logged.push(
        await timed(() => owner.query(`update unit set name = '改${round}' || id where code like 'BULK%'`)),
      );
      times.copied.push(
        await timed(() =>
          client.data(categorySet.copy, { sourceId: set, name: `大副本${round}`, code: `BIGCOPY${round}` }),
        ),
      );
    }
    printLimit('10,000 brands disabled', median(times.disabled), 10_000);
    printLimit('10,000 brands deleted', median(times.deleted), 10_000);
    printLimit('10,000 units changed by one statement, and logged', median(times.logged), 10_000);
    printLimit('6,000 categories copied', median(times.copied), 10_000);
  } finally {
    await owner.end();
  }
}

async function largeCategorySet(client: TestClient, owner: pg.Client): Promise<string> {
  const { id } = await client.data(categorySet.save, { code: 'BIG', name: '很大的分类集', type: 1, state: 1 });
  await owner.query(
    `insert into category (category_set_id, code, name, sort) select ${id}, 'R' || n, '根' || n, n * 10 from generate_series(1, 50) n`,
  );
  await owner.query(`
    insert into category (category_set_id, parent_id, code, name, sort)
    select ${id}, r.id, r.code || '-' || n, r.name || '-' || n, n * 10 from category r, generate_series(1, 119) n where r.tenant_id = 1 and r.category_set_id = ${id}`);
  return id;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
