import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import type { Call } from '@edp/contract/kernel/call.ts';
import { describe, expect, it } from 'vitest';
import { recordActions, type RecordGroup, type RecordSamples } from './record-samples.ts';
import type { UsedApp } from '../use-test-app.ts';

/** Several records enabled and disabled at once, for nouns whose records can be. */
export function describeSetActive(
  used: UsedApp,
  calls: RecordGroup,
  setActiveBatch: Call,
  samples: Pick<RecordSamples, 'what' | 'table' | 'sample' | 'nameField' | 'idName'>,
) {
  const { what, table, nameField = 'name' } = samples;
  const { create } = recordActions(used, calls, samples);
  const named = (name: string) => ({ [nameField]: name });
  const run = async (input: object) => (await used.admin.data(setActiveBatch, input)) as BatchResult;
  const activeOf = async (ids: readonly string[]) => {
    const tenantOne = await used.app.asTenant(1);
    const { rows } = await tenantOne.query<{ active: boolean; version: number }>(
      `select active, version from ${table} where id = any($1) order by id`,
      [ids],
    );
    return rows.map(({ active, version }) => [active, version]);
  };
  const createThree = async () => [await create(), await create(), await create()] as const;

  describe(`${what}批量启用停用`, () => {
    it('所选的一次改变；重复的只算一次；本来如此的算作完成，版本不变，不留记录', async () => {
      const ids = await createThree();
      expect(await run({ ids: [ids[1]], active: 0 })).toEqual({ done: 1, failed: [] });
      expect(await run({ ids: [...ids, ids[0]], active: '0' })).toEqual({ done: 3, failed: [] });
      expect(await activeOf(ids)).toEqual([
        [false, 2],
        [false, 2],
        [false, 2],
      ]);
      await run({ ids: ids.slice(0, 2), active: 1 });
      expect(await activeOf(ids)).toEqual([
        [true, 3],
        [true, 3],
        [false, 2],
      ]);
    });

    it('各留一条记录：谁、前后值，属于同一次请求', async () => {
      const ids = await createThree();
      await run({ ids, active: 0 });
      const tenantOne = await used.app.asTenant(1);
      const { rows } = await tenantOne.query(
        `select changes, user_id is not null as has_user, request_id from change_record where table_name = $1 and record_id = any($2) and action = 'update'`,
        [table, ids],
      );
      expect(rows.map(({ changes, has_user }) => [changes, has_user])).toEqual(
        Array.from({ length: 3 }, () => [{ active: { before: true, after: false } }, true]),
      );
      expect(new Set(rows.map((row) => row.request_id)).size).toBe(1);
    });

    it('可按列表的条件全选；符合条件的比所见的多时什么也不改变', async () => {
      const name = `批量${what}`;
      const ids = [await create(named(`${name}一`)), await create(named(`${name}二`))];
      const other = await create();
      expect(await run({ filters: named(name), count: 2, active: 0 })).toEqual({ done: 2, failed: [] });
      expect((await activeOf([...ids, other])).map(([active]) => active)).toEqual([false, false, true]);
      const { status, body } = await used.admin.attempt(setActiveBatch, { filters: named(name), count: 1, active: 1 });
      expect([status, body.message]).toEqual([409, '符合条件的数据已增加，请刷新列表后重新选择']);
      expect((await activeOf(ids)).map(([active]) => active)).toEqual([false, false]);
    });
  });
}
