import {
  codeField,
  dateField,
  decimalField,
  fileField,
  flagField,
  nameField,
  numberField,
  referenceField,
} from '@edp/contract/kernel/record/record-fields.ts';
import { decimal } from '@edp/contract/kernel/decimal-fields.ts';
import { pictureLimit } from '@edp/contract/kernel/stored-file.ts';
import { application } from '@edp/contract/modules/application/application.ts';
import { translateRule } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.ts';
import type { AppError } from '../app-error.ts';
import type { Database } from '../database/tenant-database.ts';
import { recordTable } from './record-table.ts';
import { assertNoErrors } from './row-errors.ts';
import { saveRecords } from './save-records.ts';

const used = useTestApp();
const fields = {
  code: codeField(20, 'brand.codeRequired'),
  name: nameField(50, 'brand.nameRequired'),
  active: flagField(),
  sortOrder: numberField('brand.sortOrderRequired'),
  price: decimalField(decimal(10, 4)),
  madeOn: dateField('certificate.startRequired'),
  applicationId: referenceField('application', 'certificate.applicationRequired'),
  picture: fileField(pictureLimit),
};
const table = recordTable('gadget' as 'brand', fields, { picture: 'picture_file_id' });
const unique = { field: 'code', taken: 'brand.codeTaken' } as const;
let applicationId: string;

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: used.app.ownerUrl });
  await owner.connect();
  await owner
    .query(`
    create table public.gadget (
      tenant_id int not null default app.current_tenant(), id bigint generated always as identity, code text not null, name text not null, active boolean not null,
      sort_order int not null, price numeric(14, 4), made_on date not null, application_id bigint not null, picture_file_id bigint, like app.record including defaults,
      primary key (tenant_id, id), constraint gadget_code_key unique (tenant_id, code),
      foreign key (tenant_id, application_id) references public.application, foreign key (tenant_id, picture_file_id) references public.file);
    call app.protect('public.gadget')`)
    .finally(() => owner.end());
  applicationId = (await used.admin.data(application.list, { code: 'ERP' }))[0]!.id;
});

const gadget = (number: number, more: object = {}) => ({
  code: `G${number}`,
  name: `零件${number}`,
  active: 1,
  sortOrder: number,
  price: '1.5000',
  madeOn: '2026-11-15',
  applicationId,
  ...more,
});
const inTenant = <T>(work: (db: Database) => Promise<T>) =>
  used.app.inTransaction({ tenantId: 1, userId: '1', requestId: 'bulk' }, work);
const save = (rows: readonly unknown[]) =>
  inTenant(async (db) => assertNoErrors(await saveRecords(db, table, rows, { unique }), 'rows'));
const errorsOf = async (rows: readonly unknown[]) => {
  const error = await save(rows).then(
    () => undefined,
    (thrown: AppError) => thrown,
  );
  return error?.details.rules?.map(({ field, rule }) => [field, translateRule(rule, 'ZHS')]);
};
const stored = async (condition = 'true') =>
  (
    await (
      await used.app.asTenant(1)
    ).query(
      `select id, version, code, name, active, price::text, made_on::text from gadget where ${condition} order by sort_order`,
    )
  ).rows;

describe('批量保存', () => {
  it('新增与修改一起，一次调用；数字一位不差，修改记录逐条留下', async () => {
    await save([gadget(1), gadget(2, { price: '0.1234', active: 0 })]);
    const [first] = await stored();
    await save([{ ...gadget(1), id: first.id, version: 1, name: '改名' }, gadget(3)]);
    expect(
      (await stored()).map(({ code, version, name, active, price, made_on }) => [
        code,
        version,
        name,
        active,
        price,
        made_on,
      ]),
    ).toEqual([
      ['G1', 2, '改名', true, '1.5000', '2026-11-15'],
      ['G2', 1, '零件2', false, '0.1234', '2026-11-15'],
      ['G3', 1, '零件3', true, '1.5000', '2026-11-15'],
    ]);
    const { rows } = await (
      await used.app.asTenant(1)
    ).query(`select action, changes -> 'name' as name from change_record where table_name = 'gadget' order by id`);
    expect(rows).toEqual([
      { action: 'insert', name: { after: '零件1' } },
      { action: 'insert', name: { after: '零件2' } },
      { action: 'update', name: { before: '零件1', after: '改名' } },
      { action: 'insert', name: { after: '零件3' } },
    ]);
  });

  it('每一处错误都指出行与字段，什么也不保存', async () => {
    const before = await stored();
    expect(
      await errorsOf([
        gadget(10),
        gadget(11, { code: '编码', sortOrder: -1 }),
        gadget(10),
        gadget(12, { applicationId: '999999' }),
        gadget(13, { picture: '/file/v6/view/999999' }),
      ]),
    ).toEqual([
      ['rows.1.code', '不允许输入中文字符'],
      ['rows.1.sortOrder', '不能小于0'],
      ['rows.2.code', '品牌编码已存在，请更换'],
      ['rows.3.applicationId', '所选数据不存在，请重新选择'],
      ['rows.4.picture', '图片路径错误'],
    ]);
    expect(await stored()).toEqual(before);
  });

  it('与已有数据重复、过期、不存在的行分别说明', async () => {
    await save([gadget(20), gadget(21)]);
    const [first] = await stored(`code = 'G20'`);
    expect(await errorsOf([gadget(22), gadget(21)])).toEqual([['rows.1.code', '品牌编码已存在，请更换']]);
    expect(
      await errorsOf([
        { ...gadget(20), id: first.id, version: 9 },
        { ...gadget(23), id: '999999' },
      ]),
    ).toEqual([
      ['rows.0.id', '数据已被他人修改，请刷新后重试'],
      ['rows.1.id', '数据不存在或已被删除'],
    ]);
    expect(await stored(`code in ('G22', 'G23')`)).toEqual([]);
  });

  it('别的租户的行不存在', async () => {
    const [first] = await stored();
    const errors = await used.app.inTransaction({ tenantId: 2 }, async (db) => {
      const { rows } = await sql<{ id: string }>`select id from application limit 1`.execute(db);
      return saveRecords(db, table, [{ ...gadget(1), applicationId: rows[0]!.id, id: first.id }], { unique });
    });
    expect(errors).toEqual([{ row: 0, field: 'id', rule: 'error.notFound' }]);
  });

  it('一次保存一万行', async () => {
    await save(Array.from({ length: 10_000 }, (_, number) => gadget(1000 + number)));
    expect(await stored('sort_order >= 1000')).toHaveLength(10_000);
  });
});
