import type { Call } from '@edp/contract/kernel/call.ts';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { uploadFile } from './upload-file.ts';
import type { UsedApp } from './use-test-app.ts';

/** The calls of a noun on the record kit; `update` where `save` only creates. */
type RecordGroup = Record<'list' | 'detail' | 'save' | 'delete', Call> & Partial<Record<'update' | 'translations' | 'translate', Call>>;

interface Stored extends Record<string, unknown> {
  id: string;
  version: number;
  name: string;
}

export interface RecordSamples {
  /** 品牌: as the tests are named. */
  what: string;
  table: string;
  /** The input of a new record; each number makes another one. */
  sample: (number: number) => Readonly<Record<string, unknown>>;
  /** The field that tells the rows of the demo data apart. */
  key: string;
  /** Filters of the list and what they find in the demo data. */
  filters: readonly (readonly [what: string, filter: object, found: readonly string[]])[];
  /** Inputs that are refused, at which field and with which message. */
  invalid: readonly (readonly [what: string, fields: object, field: string, message: string])[];
  /** A value of the demo data that no second record may have. */
  unique: { field: string; taken: string; message: string };
  nameRequired: string;
  /** The field of a picture. */
  picture?: string;
}

/** What every noun on the record kit does, seen through its calls. */
export function describeRecord(used: UsedApp, calls: RecordGroup, samples: RecordSamples) {
  const { what, sample, key, table } = samples;
  let number = 0;
  const newRecord = (fields: object = {}) => ({ ...sample(++number), ...fields }) as never;
  const create = async (fields: object = {}) => ((await used.admin.data(calls.save, newRecord(fields))) as { id: string }).id;
  const read = async (id: string) => (await used.admin.data(calls.detail, { id } as never)) as Stored;
  const write = calls.update ?? calls.save;
  const listed = (rows: unknown) => (rows as Stored[]).map((row) => row[key]);

  describe(`${what}列表`, () => {
    it.each(samples.filters)('可按%s查询', async (_what, filter, found) => {
      const { body } = await used.admin.succeed(calls.list, filter as never);
      const rows = (body.page?.list ?? body.data) as unknown as Stored[];
      expect(listed(rows)).toEqual(found);
    });

    it('新增的在其中，别的租户看不到；超出末页时没有数据，但总数不变', async () => {
      const before = (await used.admin.succeed(calls.list, {} as never)).body.total!;
      const fields: Record<string, unknown> = newRecord();
      await used.admin.succeed(calls.save, fields as never);
      const beyond = await used.admin.succeed(calls.list, { pageNo: 99, pageSize: 10 } as never);
      expect([beyond.body.data, beyond.body.total]).toEqual([[], before + 1]);
      expect(listed(await used.admin.data(calls.list, { pageSize: 1000 } as never))).toContain(fields[key]);
      expect(listed(await used.neighbour.data(calls.list, { pageSize: 1000 } as never))).not.toContain(fields[key]);
    });
  });

  describe(`${what}保存`, () => {
    it('新增后可在详情中读到，名称前后的空白不算，记录创建时间', async () => {
      const given: Record<string, unknown> = newRecord();
      const id = await create({ ...given, name: `  ${String(given.name)} ` });
      const detail = await read(id);
      expect(detail).toMatchObject({ ...given, id, version: 1 });
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
      await used.admin.succeed(calls.save, mine as never);
      await used.neighbour.succeed(calls.save, mine as never);
    });

    it('他人已修改时拒绝覆盖，并给出现状', async () => {
      const before = await read(await create());
      await (await used.app.as('zhangwei')).succeed(write, { ...before, name: '张伟改的' } as never);
      const { status, body } = await used.admin.attempt(write, { ...before, name: '管理员改的' } as never);
      expect(status).toBe(409);
      expect(body.data).toMatchObject({ error: 'error.stale', current: { id: before.id, name: '张伟改的', version: 2 } });
      expect(body.message).toContain('张伟');
      expect((await read(before.id)).name).toBe('张伟改的');
    });

    it('每次修改都留下记录：谁、哪些字段、前后值', async () => {
      const id = await create({ name: '改前' });
      await used.admin.succeed(write, { ...(await read(id)), name: '改后' } as never);
      const tenantOne = await used.app.asTenant(1);
      const { rows } = await tenantOne.query(`select action, changes, user_id from change_record where table_name = $1 and record_id = $2 order by id`, [table, id]);
      expect(rows.map((row) => row.action)).toEqual(['insert', 'update']);
      expect(rows[1].changes).toEqual({ name: { before: '改前', after: '改后' } });
      expect(rows[1].user_id).toBeTruthy();
    });
  });

  describe(`${what}删除`, () => {
    it('被使用的不能删除，并说明用在哪里；不再使用后可以', async () => {
      const id = await create();
      const user = `${table}_user`;
      const owner = await used.app.owner();
      await owner.query(`
        create table public.${user} (tenant_id int not null, id bigint not null, used_id bigint, primary key (tenant_id, id),
          foreign key (tenant_id, used_id) references public.${table});
        call app.protect('public.${user}');
        set app.tenant = '1';
        insert into public.${user} values (1, 1, ${id}), (1, 2, ${id})`);
      const { status, body } = await used.admin.attempt(calls.delete, { id } as never);
      expect([status, body.message]).toEqual([409, `已被使用，不能删除：${user} (2)`]);
      await owner.query(`drop table public.${user}`);
      await used.admin.succeed(calls.delete, { id } as never);
      expect((await used.admin.attempt(calls.detail, { id } as never)).status).toBe(404);
    });
  });

  describe(`${what}权限`, () => {
    it('只能查看的人看得到列表，但不能新增、修改、删除', async () => {
      expect(await used.viewer.data(calls.list, {} as never)).not.toEqual([]);
      const record = await read(await create());
      for (const [call, input] of [[calls.save, newRecord()], [write, record], [calls.delete, { id: record.id }]] as const) {
        expect(await used.viewer.attempt(call, input as never)).toMatchObject({ status: 403, body: { code: 4003, status: false } });
      }
      expect(await read(record.id)).toEqual(record);
    });

    it('别的租户的数据不存在', async () => {
      const [theirs] = (await used.neighbour.data(calls.list, {} as never)) as Stored[];
      for (const [call, input] of [[calls.detail, { id: theirs!.id }], [write, theirs], [calls.delete, { id: theirs!.id }]] as const) {
        expect((await used.admin.attempt(call, input as never)).status).toBe(404);
      }
    });
  });

  if (calls.translate) describe(`${what}多语言`, () => {
    it('每种语言一行，原文在第一行；修改后生效；原名不能为空；删除时一并删除', async () => {
      const id = await create();
      const rows = (await used.admin.data(calls.translations!, { id } as never)) as unknown as { type: string; name: string }[];
      expect(rows.map(({ type, name }) => [type, name])).toEqual([['ZHS', (await read(id)).name], ['ENG', '']]);
      await used.admin.succeed(calls.translate!, [{ ...rows[0]!, name: '新名称' }, { ...rows[1]!, name: 'Polyglot' }] as never);
      expect((await read(id)).name).toBe('新名称');
      const english = await used.app.as('admin', { language: 'ENG' });
      expect(await english.data(calls.list, { name: 'polyglot' } as never)).toMatchObject([{ id, name: 'Polyglot' }]);
      expect((await used.admin.attempt(calls.translate!, [{ ...rows[0]!, name: ' ' }] as never)).body.message).toBe(samples.nameRequired);
      await used.admin.succeed(calls.delete, { id } as never);
      const tenantOne = await used.app.asTenant(1);
      expect((await tenantOne.query('select from translation where table_name = $1 and record_id = $2', [table, id])).rows).toEqual([]);
    });
  });

  if (samples.picture) describe(`${what}图片`, () => {
    it('上传后保存，详情给出可直接打开的地址；别的租户的图片不能使用', async () => {
      const png = createCanvas(118, 95).toBuffer('image/png');
      const id = await create({ [samples.picture!]: (await uploadFile(used.admin, 'picture.png', png)).url });
      const response = await fetch(used.app.baseUrl + String((await read(id))[samples.picture!]));
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      const theirs = await uploadFile(used.neighbour, 'picture.png', png);
      const { status, body } = await used.admin.attempt(calls.save, newRecord({ [samples.picture!]: theirs.url }));
      expect([status, body.message]).toEqual([400, '图片路径错误']);
    });
  });
}
