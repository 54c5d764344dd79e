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
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.ts';
import type { Database } from '../database/tenant-database.ts';
import { type RecordTable, recordTable } from './record-table.ts';
import { checkFiles, checkLinks } from './check-records.ts';
import { toColumns, writeRecords, type WrittenRecord } from './write-records.ts';

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
const table = recordTable('gadget' as 'brand', fields, { picture: 'picture_file_id' }) as unknown as RecordTable;
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
type Given = Readonly<Record<string, unknown>> & Pick<WrittenRecord, 'id' | 'version'>;
const toRecords = (rows: readonly Given[]): WrittenRecord[] =>
  rows.map(({ id, version, ...values }) => ({ id, version, input: toColumns(table, values), before: {} }));
const write = (rows: readonly Given[]) => inTenant((db) => writeRecords(db, table, 'code', toRecords(rows)));
const save = async (rows: readonly Given[]) =>
  expect(await write(rows)).not.toContainEqual({ refused: expect.any(String) as string });
const errorsOf = (rows: readonly Given[]) =>
  inTenant(async (db) => {
    const records = toRecords(rows);
    const errors = await Promise.all([...checkFiles(db, table, records), ...checkLinks(db, table, records)]);
    return errors.flat().map(({ row, field, rule }) => [row, field, translateRule(rule, 'ZHS')]);
  });
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
      { action: 'insert', name: { after: '零件3' } },
      { action: 'update', name: { before: '零件1', after: '改名' } },
    ]);
  });

  it('引用与文件的每一处错误都指出行与字段', async () => {
    expect(
      await errorsOf([gadget(10), gadget(12, { applicationId: '999999' }), gadget(13, { picture: '999999' })]),
    ).toEqual([
      [2, 'picture', '图片路径错误'],
      [1, 'applicationId', '所选数据不存在，请重新选择'],
    ]);
  });

  it('与已有数据重复、过期、不存在的行分别说明，其余照常保存', async () => {
    await save([gadget(20), gadget(21)]);
    const [first] = await stored(`code = 'G20'`);
    expect(await write([gadget(22), gadget(21)])).toEqual([
      { id: expect.any(String) as string, version: 1 },
      { refused: 'taken' },
    ]);
    expect(
      await write([
        { ...gadget(20), id: first.id, version: 9 },
        { ...gadget(23), id: '999999' },
      ]),
    ).toEqual([{ refused: 'stale' }, { refused: 'gone' }]);
    expect((await stored(`code in ('G20', 'G22', 'G23')`)).map(({ code, version }) => [code, version])).toEqual([
      ['G20', 1],
      ['G22', 1],
    ]);
  });

  it('只写给出的列，其余保持原样', async () => {
    const [first, second] = await stored(`code in ('G1', 'G3')`);
    const changes = [
      { id: first.id, version: first.version, input: { name: '只改名称' }, before: {} },
      { id: second.id, version: second.version, input: { sort_order: 33 }, before: {} },
    ];
    await inTenant((db) => writeRecords(db, table, 'code', changes));
    expect((await stored(`code in ('G1', 'G3')`)).map(({ code, name, price }) => [code, name, price])).toEqual([
      ['G1', '只改名称', '1.5000'],
      ['G3', '零件3', '1.5000'],
    ]);
  });

  it('别的租户的行不存在', async () => {
    const [first] = await stored();
    const results = await used.app.inTransaction({ tenantId: 2 }, (db) =>
      writeRecords(db, table, 'code', [{ id: first.id, input: { name: '越界' }, before: {} }]),
    );
    expect(results).toEqual([{ refused: 'gone' }]);
  });

  it('一次保存一万行', async () => {
    await save(Array.from({ length: 10_000 }, (_, number) => gadget(1000 + number)));
    expect(await stored('sort_order >= 1000')).toHaveLength(10_000);
  });
});
