import { brand } from '@edp/contract/modules/brand/brand.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { job as jobCalls } from '@edp/contract/modules/job/job.ts';
import { translate } from '@edp/contract/texts.ts';
import { expect, it } from 'vitest';
import { checkFile, rowsOf, runImport } from '../../testing/imports/import-file.ts';
import { importKinds, useImportApp } from '../../testing/imports/use-import-app.ts';
import { runImportJob } from './import-jobs.ts';

let next: 'cancelled' | 'diskLow' | undefined;

/** A run that the user cancels behind its first slice, or that finds the disk full; once. */
const stopped: typeof runImportJob = {
  ...runImportJob,
  async run(job) {
    const how = next;
    next = undefined;
    if (how === 'diskLow')
      return runImportJob.run({
        ...job,
        kernel: { ...job.kernel, disk: { freeBytes: () => Promise.resolve(0), isLow: () => Promise.resolve(true) } },
      });
    if (how === undefined) return runImportJob.run(job);
    const slices = new AbortController();
    await expect(runImportJob.run({ ...job, signal: slices.signal, progress: () => slices.abort() })).rejects.toThrow(
      'aborted',
    );
    const [running] = await used.admin.data(jobCalls.list, {});
    await used.admin.succeed(jobCalls.cancel, { id: running!.id });
    await expect.poll(() => job.signal.aborted).toBe(true);
    return job.signal.throwIfAborted();
  },
};
const used = useImportApp(importKinds.map((kind) => (kind.name === stopped.name ? stopped : kind)));

const fileOf = (prefix: string, count: number) =>
  `品牌编码,品牌名称\n${Array.from({ length: count }, (_none, index) => `${prefix}${index},批量${index}\n`).join('')}`;
const countOf = async (code: string) => (await used.admin.succeed(brand.list, { code, exactTotal: 1 })).body.total;

it('中途取消的导入：说明写好了几行，这些保留；再次运行接着做，不重复写入', async () => {
  const run = await checkFile(used.admin, 'brand', fileOf('CANCEL-', 2500));
  next = 'cancelled';
  expect(await runImport(used.admin, run.id)).toMatchObject({
    state: 'running',
    jobState: 'cancelled',
    writtenCount: 1000,
    failedCount: 0,
  });
  const [listed] = await used.admin.data(imports.list, {});
  expect(listed).toMatchObject({ id: run.id, writtenCount: 1000 });
  expect(await countOf('CANCEL-')).toBe(1000);
  expect(await runImport(used.admin, run.id)).toMatchObject({ state: 'done', writtenCount: 2500, failedCount: 0 });
  expect(await countOf('CANCEL-')).toBe(2500);
  const { rows } = await (
    await used.app.asTenant(1)
  ).query(
    `select count(*)::int as count from change_record where table_name = 'brand' and request_id = 'import-${run.id}'`,
  );
  expect(rows).toEqual([{ count: 2500 }]);
});

it('磁盘已满时说明原因，什么也不写入；腾出空间后可以继续', async () => {
  const run = await checkFile(used.admin, 'brand', fileOf('FULL-', 3));
  next = 'diskLow';
  expect(await runImport(used.admin, run.id)).toMatchObject({
    jobState: 'failed',
    error: translate('error.diskLow', 'ZHS'),
    writtenCount: 0,
  });
  expect(await countOf('FULL-')).toBe(0);
  expect(await runImport(used.admin, run.id)).toMatchObject({ state: 'done', writtenCount: 3 });
  expect(await rowsOf(used.admin, run.id, { failed: 1 })).toEqual([]);
});
