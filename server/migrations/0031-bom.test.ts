import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('执行后，已有的物料可以组成BOM；改名随物料；已发布的不能再改', async () => {
  const owner = await app.owner();
  await owner.query(`
    drop trigger rename_boms on material; drop trigger rename_boms on product;
    drop table bom_item, bom_revision, bom;
    delete from app.change_root where table_name in ('bom_item', 'bom_revision');
    delete from migration.applied where name = '0031-bom.sql'`);
  expect(await migrate(app.ownerUrl)).toBe(1);
  const tenantOne = await app.asTenant(1);
  const one = async (text: string, values: unknown[] = []) => (await tenantOne.query<{ id: string }>(text, values)).rows[0]!.id;
  const [head, part] = (await tenantOne.query<{ id: string }>('select id from material where product_id is null order by id limit 2')).rows.map((row) => row.id);
  const bom = await one(`insert into bom (material_id, name) values ($1, '旧名') returning id`, [head]);
  await tenantOne.query('insert into bom_revision (bom_id, revision) values ($1, 1)', [bom]);
  const item = await one(`insert into bom_item (bom_id, revision, material_id, name) values ($1, 1, $2, '部件') returning id`, [bom, part]);
  expect((await tenantOne.query(`insert into bom_item (bom_id, revision, parent_id, name) values ($1, 1, $2, '下级') returning id`, [bom, item])).rowCount).toBe(1);
  expect((await tenantOne.query('select level from bom_item order by id')).rows).toEqual([{ level: 1 }, { level: 2 }]);
  await expect(tenantOne.query(`insert into bom_item (bom_id, revision, material_id, name) values ($1, 1, $2, '自身')`, [bom, head])).rejects.toThrow('cannot contain itself');
  await tenantOne.query(`update material set name = '改名的物料' where id = $1`, [head]);
  expect((await tenantOne.query('select name from bom where id = $1', [bom])).rows).toEqual([{ name: '改名的物料' }]);
  await tenantOne.query(`update bom_revision set status = 'released', effective_from = current_date, released_time = now() where bom_id = $1`, [bom]);
  await expect(tenantOne.query('update bom_item set quantity = 2 where id = $1', [item])).rejects.toThrow('frozen');
  await expect(tenantOne.query('delete from bom where id = $1', [bom])).rejects.toThrow('frozen');
  await expect(tenantOne.query('delete from material where id = $1', [part])).rejects.toThrow('bom_item_material_id_fkey');
});
