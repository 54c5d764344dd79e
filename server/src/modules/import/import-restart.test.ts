import { brand } from '@edp/contract/modules/brand/brand.ts';
import { expect, it } from 'vitest';
import { checkFile, rowsOf, runImport } from '../../testing/imports/import-file.ts';
import { interruptedImport } from '../../testing/imports/interrupted-import.ts';
import { useImportApp } from '../../testing/imports/use-import-app.ts';
import { retryNow } from '../../testing/jobs/retry-now.ts';

const interrupted = interruptedImport();
const used = useImportApp(interrupted.kinds);

it('中途被杀死的导入由下一次接着做：不漏一行，也不重复', async () => {
  const rows = Array.from({ length: 2500 }, (_none, index) => `BULK-${index},批量${index}`);
  const run = await checkFile(used.admin, 'brand', `品牌编码,品牌名称\n${rows.join('\n')}\n`);
  expect(run).toMatchObject({ newCount: 2500, wrongCount: 0 });
  const [ran] = await Promise.all([runImport(used.admin, run.id), retryNow(used.app)]);
  expect(ran).toMatchObject({ state: 'done', writtenCount: 2500, failedCount: 0 });
  expect(interrupted.attempts()).toBe(2);
  const { body } = await used.admin.succeed(brand.list, { code: 'BULK-', exactTotal: 1 });
  expect(body.total).toBe(2500);
  const { rows: changes } = await (
    await used.app.asTenant(1)
  ).query(
    `select count(*)::int as count from change_record where table_name = 'brand' and request_id = 'import-${run.id}'`,
  );
  expect(changes).toEqual([{ count: 2500 }]);
  expect(await rowsOf(used.admin, run.id, { failed: 1 })).toEqual([]);
});
