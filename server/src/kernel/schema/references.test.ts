import { brand } from '@edp/contract/modules/brand/brand.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('外键除租户外还有两列', () => {
  it('使用之处照样数得出，最多数到一千', async () => {
    const admin = await app.as('admin');
    const owner = await app.owner();
    await owner.query(`
      alter table brand add constraint brand_with_code unique (tenant_id, code, id);
      create table public.wide (tenant_id int, id bigint, brand_code text, brand_id bigint, primary key (tenant_id, id),
        foreign key (tenant_id, brand_code, brand_id) references public.brand (tenant_id, code, id) on update cascade);
      call app.protect('public.wide')`);
    onTestFinished(
      async () => void (await owner.query('drop table public.wide; alter table brand drop constraint brand_with_code')),
    );
    const [used, unused] = await Promise.all(
      ['WIDE1', 'WIDE2'].map((code) => admin.data(brand.save, { code, name: code, active: 1, sortOrder: 1 })),
    );
    const tenantOne = await app.asTenant(1);
    await tenantOne.query(
      `insert into wide (tenant_id, id, brand_code, brand_id) values (1, 1, 'WIDE1', $1), (1, 2, 'WIDE1', $1)`,
      [used!.id],
    );
    expect((await admin.attempt(brand.delete, { id: used!.id })).body.message).toBe('已被使用，不能删除：wide (2)');
    expect((await admin.attempt(brand.delete, { id: unused!.id })).status).toBe(200);
    await tenantOne.query(
      `insert into wide (tenant_id, id, brand_code, brand_id) select 1, n, 'WIDE1', $1 from generate_series(3, 1500) n`,
      [used!.id],
    );
    expect((await admin.attempt(brand.delete, { id: used!.id })).body.message).toBe('已被使用，不能删除：wide (1000)');
  });

  it('文件由看得到的记录引用即可见，也不会被当作无用而清除', async () => {
    const owner = await app.owner();
    await owner.query(`
      alter table file add constraint file_with_source unique (tenant_id, source, id);
      create table public.wide (tenant_id int, id bigint, source text, file_id bigint, primary key (tenant_id, id),
        foreign key (tenant_id, source, file_id) references public.file (tenant_id, source, id));
      call app.protect('public.wide')`);
    onTestFinished(
      async () => void (await owner.query('drop table public.wide; alter table file drop constraint file_with_source')),
    );
    const tenantOne = await app.asTenant(1);
    const { rows } = await tenantOne.query<{ id: string }>(`
      insert into file (storage_key, original_name, content_type, bytes, sha256, source, created_time)
      select '1/wide/' || n, 'x', 'image/png', 1, '', 'wide', now() - interval '2 days' from generate_series(1, 2) n returning id`);
    const [used, unused] = rows.map((row) => row.id);
    await tenantOne.query(`insert into wide (tenant_id, id, source, file_id) values (1, 1, 'wide', $1)`, [used]);
    expect(
      (await tenantOne.query('select app.sees_file($1) as used, app.sees_file($2) as unused', [used, unused])).rows,
    ).toEqual([{ used: true, unused: false }]);
    await tenantOne.query('select app.remove_orphaned_files($1, 10)', [Number(used) - 1]);
    expect((await tenantOne.query(`select id from file where source = 'wide'`)).rows).toEqual([{ id: used }]);
  });
});
