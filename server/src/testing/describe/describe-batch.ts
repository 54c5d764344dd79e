import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import type { Call } from '@edp/contract/kernel/call.ts';
import { describe, expect, it } from 'vitest';
import { describeSetActive } from './describe-set-active.ts';
import { recordActions, type RecordGroup, type RecordSamples } from './record-samples.ts';
import { referTo } from './refer-to.ts';
import type { TestClient } from '../test-client.ts';
import type { UsedApp } from '../use-test-app.ts';

/** What every noun does with several records at once, seen through its calls. */
export function describeBatch(
  used: UsedApp,
  calls: RecordGroup,
  samples: Pick<RecordSamples, 'what' | 'table' | 'sample' | 'nameField' | 'idName'>,
) {
  const { what, table, nameField = 'name' } = samples;
  const { create, read, byId } = recordActions(used, calls, samples);
  const { setActiveBatch, deleteBatch } = calls;
  const batches = setActiveBatch ? [setActiveBatch, deleteBatch] : [deleteBatch];
  const named = (name: string) => ({ [nameField]: name });
  const run = async (call: Call, input: object, client: TestClient = used.admin) =>
    (await client.data(call, input)) as BatchResult;
  const refused = async (call: Call, input: object, client: TestClient = used.admin) => {
    const { status, body } = await client.attempt(call, input);
    return [status, body.data.fields?.[0] ?? body.message];
  };
  const createThree = async (fields: object = {}) =>
    [await create(fields), await create(fields), await create(fields)] as const;
  const notFound = '数据不存在或已被删除';
  if (setActiveBatch) describeSetActive(used, calls, setActiveBatch, samples);

  describe(`${what}批量操作的选择`, () => {
    it.each([
      ['没有选择', {}, 'ids', '必填项不能为空'],
      ['选择为空', { ids: [] }, 'ids', '必填项不能为空'],
      ['所选过多', { ids: Array.from({ length: 1001 }, () => '1') }, 'ids', '最多1000项'],
      ['编号不正确', { ids: ['1', 'x'] }, 'ids.1', '编号不正确'],
      ['既有所选又有条件', { ids: ['1'], filters: {}, count: 1 }, 'filters', '格式不正确'],
      ['没有所见的数量', { filters: {} }, 'count', '必填项不能为空'],
      ['符合条件的过多', { filters: {}, count: 10_001 }, 'count', '一次最多处理10000条数据，请缩小查询范围'],
      // Left out silently, it would match every record.
      ['列表没有的条件', { filters: { nmae: 'x' }, count: 1 }, 'filters', '不支持的字段'],
    ])('%s时拒绝', async (_what, chosen, field, message) => {
      for (const call of batches)
        expect(await refused(call, { active: 1, ...chosen })).toEqual([400, { field, message }]);
    });
  });

  describe(`${what}批量删除`, () => {
    it('被使用的留下并逐条说明，其余的连同译文删除', async () => {
      const [first, inUse, second] = await createThree();
      if (calls.translate)
        await used.admin.succeed(calls.translate, [{ type: 'ENG', name: 'Gone', remark: '', parentId: first }]);
      const { [nameField]: name } = await read(inUse);
      const letGo = await referTo(used.app, table, [inUse, inUse]);
      const {
        body: { message, data: result },
      } = await used.admin.succeed(deleteBatch, { ids: [first, inUse, second] });
      const { status, body: refusal } = await used.admin.attempt(deleteBatch, { ids: [inUse] });
      await letGo();
      expect(message).toBe('共3条，成功2条，失败1条');
      expect([status, refusal.message, refusal.data.failed]).toEqual([
        409,
        `已被使用，不能删除：${table}_user (2)`,
        [{ id: inUse, name, message: refusal.message }],
      ]);
      expect(result).toEqual({
        done: 2,
        failed: [{ id: inUse, name, message: `已被使用，不能删除：${table}_user (2)` }],
      });
      expect((await read(inUse)).id).toBe(inUse);
      for (const id of [first, second]) expect((await used.admin.attempt(calls.detail, byId(id))).status).toBe(404);
      const tenantOne = await used.app.asTenant(1);
      expect(
        (await tenantOne.query(`select from translation where table_name = $1 and record_id = $2`, [table, first]))
          .rowCount,
      ).toBe(0);
    });

    it('可按列表的条件全部删除', async () => {
      const name = `批量删除${what}`;
      for (const each of ['一', '二']) await create(named(name + each));
      expect(await run(deleteBatch, { filters: named(name), count: 5 })).toEqual({ done: 2, failed: [] });
      expect(await used.admin.data(calls.list, named(name))).toEqual([]);
    });
  });

  describe(`${what}批量操作的权限`, () => {
    it('别的租户的数据不存在，毫无变化；其余照常', async () => {
      const [theirs] = (await used.neighbour.data(calls.list, {})) as { id: string }[];
      const before = await used.neighbour.data(calls.detail, byId(theirs!.id));
      const mine = await create();
      const failed = [theirs!.id, '999999999'].map((id) => ({ id, name: '', message: notFound }));
      for (const call of batches)
        expect(await run(call, { ids: [theirs!.id, mine, '999999999'], active: 0 })).toEqual({ done: 1, failed });
      expect(await used.neighbour.data(calls.detail, byId(theirs!.id))).toEqual(before);
    });

    it('只能查看的人不能使用', async () => {
      const id = await create();
      const before = await read(id);
      for (const call of batches)
        expect(await used.viewer.attempt(call, { ids: [id], active: 0 })).toMatchObject({
          status: 403,
          body: { code: 4003 },
        });
      expect(await read(id)).toEqual(before);
    });
  });
}
