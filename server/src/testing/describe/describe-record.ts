import { describe, expect, it } from 'vitest';
import { describeBatch } from './describe-batch.ts';
import { recordActions, type RecordGroup, type RecordSamples, type Stored } from './record-samples.ts';
import { referTo } from './refer-to.ts';
import type { UsedApp } from '../use-test-app.ts';

/** What every noun on the record kit does, seen through its calls. */
export function describeRecord(used: UsedApp, calls: RecordGroup, samples: RecordSamples) {
  const { what, key, table, nameField = 'name' } = samples;
  const { newRecord, create, read, write, byId } = recordActions(used, calls, samples);
  const named = (name: string) => ({ [nameField]: name });
  const listed = (rows: unknown) => (rows as Stored[]).map((row) => row[key]);

  describe(`${what}列表`, () => {
    it.each(samples.filters)('可按%s查询', async (_what, filter, found) => {
      const { body } = await used.admin.succeed(calls.list, filter);
      const rows = (body.page?.list ?? body.data) as Stored[];
      expect(listed(rows)).toEqual(found);
    });

    it('新增的在其中，别的租户看不到；超出末页时没有数据，但总数不变', async () => {
      const before = (await used.admin.succeed(calls.list, { exactTotal: 1 })).body.total!;
      const fields: Record<string, unknown> = newRecord();
      await used.admin.succeed(calls.save, fields);
      const beyond = await used.admin.succeed(calls.list, { pageNo: 999, pageSize: 10, exactTotal: 1 });
      expect([beyond.body.data, beyond.body.total]).toEqual([[], before + 1]);
      expect(listed(await used.admin.data(calls.list, { pageSize: 1000 }))).toContain(fields[key]);
      expect(listed(await used.neighbour.data(calls.list, { pageSize: 1000 }))).not.toContain(fields[key]);
    });
  });

  describe(`${what}保存`, () => {
    it('新增后可在详情中读到，名称前后的空白不算，记录创建时间', async () => {
      const input: Record<string, unknown> = newRecord();
      const id = await create({ ...input, ...named(`  ${String(input[nameField])} `) });
      const detail = await read(id);
      expect(detail).toMatchObject({ ...input, id, version: 1 });
      expect(detail.createTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    });

    it.each(samples.invalid)('%s时在该字段提示', async (_what, fields, field, message) => {
      const { status, body } = await used.admin.attempt(calls.save, newRecord(fields));
      expect([status, body.data.fields]).toEqual([400, [{ field, message }]]);
    });

    it('重复时提示在该字段上，什么也不改变；别的租户可以使用', async () => {
      const { field, taken, message } = samples.unique;
      const { status, body } = await used.admin.attempt(calls.save, newRecord({ [field]: taken }));
      expect([status, body.message, body.data.fields]).toEqual([409, message, [{ field, message }]]);
      const mine: Record<string, unknown> = newRecord();
      await used.admin.succeed(calls.save, mine);
      await used.neighbour.succeed(calls.save, { ...mine, ...(await samples.ofNeighbour?.()) });
    });

    it('他人已修改时拒绝覆盖，并给出现状', async () => {
      const before = await read(await create());
      await (await used.app.as('zhangwei')).succeed(write, { ...before, ...named('张伟改的') });
      const { status, body } = await used.admin.attempt(write, { ...before, ...named('管理员改的') });
      expect(status).toBe(409);
      expect(body.data).toMatchObject({
        error: 'error.stale',
        current: { id: before.id, ...named('张伟改的'), version: 2 },
        changedBy: {
          userId: expect.stringMatching(/^\d+$/),
          name: '张伟',
          time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        },
      });
      expect(body.message).toContain('张伟');
      expect((await read(before.id))[nameField]).toBe('张伟改的');
    });

    it('每次修改都留下记录：谁、哪些字段、前后值', async () => {
      const id = await create(named('改前'));
      await used.admin.succeed(write, { ...(await read(id)), ...named('改后') });
      const tenantOne = await used.app.asTenant(1);
      const { rows } = await tenantOne.query(
        `select action, changes, user_id from change_record where table_name = $1 and record_id = $2 order by id`,
        [table, id],
      );
      expect(rows.map((row) => row.action)).toEqual(['insert', 'update']);
      expect(rows[1].changes).toEqual({ name: { before: '改前', after: '改后' } });
      expect(rows[1].user_id).toBeTruthy();
    });
  });

  describe(`${what}删除`, () => {
    it('被使用的不能删除，并说明用在哪里；不再使用后可以', async () => {
      const id = await create();
      const letGo = await referTo(used.app, table, [id, id]);
      const { status, body } = await used.admin.attempt(calls.delete, { id });
      expect([status, body.message]).toEqual([409, `已被使用，不能删除：${table}_user (2)`]);
      await letGo();
      await used.admin.succeed(calls.delete, { id });
      expect((await used.admin.attempt(calls.detail, byId(id))).status).toBe(404);
    });
  });

  describe(`${what}权限`, () => {
    it('只能查看的人看得到列表，但不能新增、修改、删除', async () => {
      expect(await used.viewer.data(calls.list, {})).not.toEqual([]);
      const record = await read(await create());
      for (const [call, input] of [
        [calls.save, newRecord()],
        [write, record],
        [calls.delete, { id: record.id }],
      ] as const) {
        expect(await used.viewer.attempt(call, input as never)).toMatchObject({
          status: 403,
          body: { code: 4003, status: false },
        });
      }
      expect(await read(record.id)).toEqual(record);
    });

    it('别的租户的数据不存在', async () => {
      const [listedFirst] = (await used.neighbour.data(calls.list, {})) as Stored[];
      const theirs = (await used.neighbour.data(calls.detail, byId(listedFirst!.id))) as Stored;
      for (const [call, input] of [
        [calls.detail, byId(theirs.id)],
        [write, theirs],
        [calls.delete, { id: theirs.id }],
      ] as const) {
        expect((await used.admin.attempt(call, input as never)).status).toBe(404);
      }
    });
  });

  describeBatch(used, calls, samples);
}
