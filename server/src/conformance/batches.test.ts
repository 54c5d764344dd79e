import { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import { expect, it } from 'vitest';
import { allCalls } from '../modules.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { eachOf } from './each-of.ts';

/** What holds for every call about several records: the kernel decides what its answer is called. */
const used = useTestApp();
const batches = allCalls.filter(({ output }) => output === BatchResult);
const notFound = '数据不存在或已被删除';

it('一条也没有处理的批量操作是失败，说明原因，并列出每一条', async () => {
  await eachOf(batches, async (call) => {
    const refused = async (ids: readonly string[]) => {
      const { status, body } = await used.admin.send(call.method, call.path, { ids, active: 1, status: 1 });
      return { status, body };
    };
    const failed = ['999999998', '999999999'].map((id) => ({ id, name: '', message: notFound }));
    for (const missing of [failed.slice(1), failed]) {
      expect(await refused(missing.map(({ id }) => id))).toMatchObject({
        status: 404,
        body: { code: 404, status: false, message: notFound, data: { error: 'error.notFound', failed: missing } },
      });
    }
  });
});
