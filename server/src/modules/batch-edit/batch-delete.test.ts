import { batchEdit } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { job } from '@edp/contract/modules/job/job.ts';
import { message } from '@edp/contract/modules/message/message.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { startAction } from '../../testing/imports/batch-edit.ts';
import { rowsOf, runImport, undoImport } from '../../testing/imports/import-file.ts';
import { openWindowOf } from '../../testing/http/live-window.ts';
import { insertMaterials } from '../../testing/samples/insert-materials.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { useImportApp } from '../../testing/imports/use-import-app.ts';

const used = useImportApp();
const brandOf = async (code: string) =>
  (await used.admin.data(brand.list, { code, pageSize: 100 })).find((row) => row.code === code);
async function addBrands(prefix: string, count: number, more: object = {}) {
  const ids: string[] = [];
  for (let at = 1; at <= count; at++)
    ids.push(
      (
        await used.admin.data(brand.save, {
          code: `${prefix}-${at}`,
          name: `${prefix}品牌${at}`,
          active: 1,
          sortOrder: at,
          ...more,
        })
      ).id,
    );
  return ids;
}

it('试运行什么也不删除；删除后发送通知；撤销连同图片、译名与编号原样恢复，一天后也可以', async () => {
  const { url } = await uploadFile(used.admin, 'x.png', createCanvas(20, 20).toBuffer('image/png'));
  const ids = await addBrands('DEL', 2, { labelPath: url });
  const [chinese, english] = await used.admin.data(brand.translations, { id: ids[0]! });
  await used.admin.succeed(brand.translate, [chinese!, { ...english!, name: 'In English' }]);
  const before = await used.admin.data(brand.list, { code: 'DEL', pageSize: 10, sort: 'code' });
  const run = await startAction(used.admin, { noun: 'brand', action: 'delete', ids });
  expect(run).toMatchObject({
    isBatchEdit: true,
    action: 'delete',
    state: 'checked',
    fileName: '删除',
    changedCount: 2,
    wrongCount: 0,
  });
  expect(await brandOf('DEL-1')).toBeDefined();
  expect(await runImport(used.admin, run.id, 'update')).toMatchObject({
    state: 'done',
    writtenCount: 2,
    canUndo: true,
  });
  expect(await brandOf('DEL-1')).toBeUndefined();
  expect((await used.admin.data(message.list, {}))[0]).toMatchObject({ title: '批量删除完成' });
  await (await used.app.owner()).query(`update file set created_time = now() - interval '2 days' where tenant_id = 1`);
  await (await used.app.asTenant(1)).query('select app.remove_orphaned_files(0, 1000)');
  expect(await undoImport(used.admin, run.id)).toMatchObject({ state: 'undone', undoneCount: 2, keptCount: 0 });
  const stable = (rows: typeof before) => rows.map((row) => ({ ...row, labelPath: row.labelPath.slice(0, 20) }));
  expect(stable(await used.admin.data(brand.list, { code: 'DEL', pageSize: 10, sort: 'code' }))).toEqual(
    stable(before),
  );
  expect((await used.admin.data(brand.translations, { id: ids[0]! })).find(({ type }) => type === 'ENG')).toMatchObject(
    { name: 'In English' },
  );
  expect((await fetch(used.app.baseUrl + (await brandOf('DEL-1'))!.labelPath)).status).toBe(200);
});

it('被使用的是错误行，说明原因；试运行之后被改过的不删除', async () => {
  const { id: busy } = await used.admin.data(unit.save, {
    code: 'INUSE',
    name: '在用单位',
    unitCategory: 'CountUnit',
    active: 1,
    sortOrder: 1,
  });
  const { id: free } = await used.admin.data(unit.save, {
    code: 'IDLE',
    name: '闲置单位',
    unitCategory: 'CountUnit',
    active: 1,
    sortOrder: 1,
  });
  const [materialId] = await insertMaterials(used.app, ['用着的']);
  await (
    await used.app.owner()
  ).query('update material set unit_id = $1 where id = $2 and tenant_id = 1', [busy, materialId]);
  const run = await startAction(used.admin, { noun: 'unit', action: 'delete', ids: [busy, free] });
  expect(new Set((await rowsOf(used.admin, run.id)).map((row) => row.slice(1).join(' ')))).toEqual(
    new Set(['changed', 'wrong 已被使用，不能删除：物料 (1)']),
  );
  await (await used.app.asTenant(1)).query(`update unit set name = '改过' where id = $1`, [free]);
  const window = await openWindowOf(used.admin);
  expect(await runImport(used.admin, run.id, 'update')).toMatchObject({
    writtenCount: 0,
    failedCount: 1,
    canUndo: false,
  });
  expect((await rowsOf(used.admin, run.id, { failed: 1 })).map((row) => row.at(-1))).toEqual(['试运行后已被他人修改']);
  // Nothing was deleted: message, window and job say that it failed, and nothing can be undone.
  const said = { title: '批量删除失败', content: '1 条均未删除，原因见批量删除的记录。' };
  expect((await used.admin.data(message.list, {}))[0]).toMatchObject(said);
  await expect.poll(() => window.all('messagePush')).toMatchObject([{ message: said, isFailure: true }]);
  await expect.poll(() => window.all('jobChanged').at(-1)).toMatchObject({ state: 'failed', isTold: true });
  expect((await used.admin.data(job.list, {}))[0]).toMatchObject({ state: 'failed', error: said.content });
});

it('编码已被重新使用的不恢复，其余照常恢复；很多条也可以', async () => {
  const ids = await addBrands('MANY', 1);
  await (
    await used.app.asTenant(1)
  ).query(
    `insert into brand (code, name, sort_order) select 'MANY-' || n, '很多' || n, 9 from generate_series(2, 1500) n`,
  );
  const run = await startAction(used.admin, { noun: 'brand', action: 'delete', filters: { code: 'MANY' } });
  expect(run.changedCount).toBe(1500);
  expect(await runImport(used.admin, run.id, 'update')).toMatchObject({ writtenCount: 1500 });
  const { id: taken } = await used.admin.data(brand.save, { code: 'MANY-700', name: '占用', active: 1, sortOrder: 1 });
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1499, keptCount: 1 });
  expect((await rowsOf(used.admin, run.id, { failed: 1 }))[0]!.at(-1)).toBe('品牌编码已存在，请更换');
  expect((await brandOf('MANY-1'))!.id).toBe(ids[0]);
  expect((await brandOf('MANY-700'))!.id).toBe(taken);
});

it('没有删除权限的不提供，也不能删除；不支持的操作拒绝', async () => {
  await addRole(used.app, 'KEEPER', ['brand.view', 'brand.edit']);
  const person = await addPerson(used.app, 'keeper', 'D0201', 'KEEPER');
  expect(await person.data(batchEdit.actions, { noun: 'brand' })).toEqual(['enable', 'disable']);
  expect((await person.attempt(batchEdit.act, { noun: 'brand', action: 'delete', filters: {} })).status).toBe(403);
  expect(await person.data(batchEdit.actions, { noun: 'unit' })).toEqual([]);
  expect(await used.admin.data(batchEdit.actions, { noun: 'bom' })).toEqual([]);
  expect(await used.admin.data(batchEdit.actions, { noun: 'brand' })).toEqual(['enable', 'disable', 'delete']);
  expect(await used.admin.data(batchEdit.actions, { noun: 'material' })).toEqual([
    'enable',
    'disable',
    'delete',
    'assign',
    'unassign',
  ]);
  expect(
    (await used.admin.attempt(batchEdit.act, { noun: 'brand', action: 'assign', filters: {}, targets: ['1'] })).body
      .data,
  ).toMatchObject({ fields: [{ field: 'action' }] });
});
