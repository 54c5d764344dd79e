import { brand } from '@edp/contract/modules/brand/brand.ts';
import { expect, it } from 'vitest';
import { startBatch } from '../../testing/imports/batch-edit.ts';
import { runImport } from '../../testing/imports/import-file.ts';
import { interruptedImport } from '../../testing/imports/interrupted-import.ts';
import { useImportApp } from '../../testing/imports/use-import-app.ts';
import { retryNow } from '../../testing/jobs/retry-now.ts';

const interrupted = interruptedImport();
const used = useImportApp(interrupted.kinds);

it('中途被杀死的批量修改接着做：不漏一条，加价也不会加两次', async () => {
  const tenant = await used.app.asTenant(1);
  await tenant.query(
    `insert into brand (code, name, sort_order) select 'STEP-' || n, '批量' || n, n from generate_series(1, 1500) n`,
  );
  const run = await startBatch(used.admin, 'brand', { filters: { code: 'STEP-' } }, ['sortOrder', 'add', '10000']);
  expect(run).toMatchObject({ changedCount: 1500, wrongCount: 0 });
  const [ran] = await Promise.all([runImport(used.admin, run.id, 'update'), retryNow(used.app)]);
  expect(ran).toMatchObject({ state: 'done', writtenCount: 1500, failedCount: 0 });
  expect(interrupted.attempts()).toBe(2);
  const { rows } = await tenant.query(
    `select min(sort_order) as least, max(sort_order) as most, min(version) as first, max(version) as last from brand where code like 'STEP-%'`,
  );
  expect(rows).toEqual([{ least: 10_001, most: 11_500, first: 2, last: 2 }]);
  expect((await used.admin.succeed(brand.list, { code: 'STEP-', exactTotal: 1 })).body.total).toBe(1500);
});
