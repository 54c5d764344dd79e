import { batchEdit } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { expect, it } from 'vitest';
import { startAction } from '../../testing/imports/batch-edit.ts';
import { rowsOf, runImport, undoImport } from '../../testing/imports/import-file.ts';
import { insertMaterials } from '../../testing/samples/insert-materials.ts';
import { useImportApp } from '../../testing/imports/use-import-app.ts';

const used = useImportApp();
const statesOf = async (code: string) =>
  (await used.admin.data(brand.list, { code, pageSize: 100, sort: 'code' })).map(({ active }) => active);

it('按条件停用全部：试运行什么也不改，已停用的无变化；撤销只恢复这次停用的', async () => {
  for (const number of [1, 2, 3])
    await used.admin.succeed(brand.save, {
      code: `SW-${number}`,
      name: `切换品牌${number}`,
      active: number === 3 ? 0 : 1,
      sortOrder: number,
    });
  const run = await startAction(used.admin, { noun: 'brand', action: 'disable', filters: { code: 'SW-' } });
  expect(run).toMatchObject({
    isBatchEdit: true,
    action: 'disable',
    state: 'checked',
    fileName: '停用',
    changedCount: 2,
    unchangedCount: 1,
    wrongCount: 0,
  });
  expect(await statesOf('SW-')).toEqual([1, 1, 0]);
  expect(await runImport(used.admin, run.id, 'update')).toMatchObject({
    state: 'done',
    writtenCount: 2,
    canUndo: true,
  });
  expect(await statesOf('SW-')).toEqual([0, 0, 0]);
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 2, keptCount: 0 });
  expect(await statesOf('SW-')).toEqual([1, 1, 0]);
});

it('试运行之后被改过的不切换；切换之后又被改过的撤销时保留', async () => {
  const ids: string[] = [];
  for (const number of [1, 2])
    ids.push(
      (
        await used.admin.data(brand.save, {
          code: `SV-${number}`,
          name: `版本品牌${number}`,
          active: 1,
          sortOrder: number,
        })
      ).id,
    );
  const rename = async (id: string) =>
    used.admin.succeed(brand.save, { ...(await used.admin.data(brand.detail, { id })), name: `改名${id}` });
  const run = await startAction(used.admin, { noun: 'brand', action: 'disable', ids });
  await rename(ids[0]!);
  expect(await runImport(used.admin, run.id, 'update')).toMatchObject({ writtenCount: 1, failedCount: 1 });
  expect((await rowsOf(used.admin, run.id, { failed: 1 })).map((row) => row.at(-1))).toEqual(['试运行后已被他人修改']);
  await rename(ids[1]!);
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 0, keptCount: 1 });
  expect(await statesOf('SV-')).toEqual([1, 0]);
});

it('一千多个物料一起停用再撤销', async () => {
  await insertMaterials(
    used.app,
    Array.from({ length: 3 }, (_, index) => `很多切换${index}`),
  );
  await (
    await used.app.asTenant(1)
  ).query(`
    insert into material (code, name, organisation_id, unit_id, category_id, type_id) select 'SWM-' || n, '很多切换的' || n, m.organisation_id, m.unit_id, m.category_id, m.type_id
      from generate_series(1, 1200) n, (select * from material where name = '很多切换0') m`);
  const run = await startAction(used.admin, { noun: 'material', action: 'disable', filters: { itemName: '很多切换' } });
  expect(run).toMatchObject({ changedCount: 1203, wrongCount: 0 });
  expect(await runImport(used.admin, run.id, 'update')).toMatchObject({ writtenCount: 1203 });
  expect(await used.admin.data(material.list, { itemName: '很多切换', enabled: '1' })).toEqual([]);
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1203, keptCount: 0 });
  expect(
    (await used.admin.succeed(material.list, { itemName: '很多切换', enabled: '1', exactTotal: 1 })).body.total,
  ).toBe(1203);
});

it('由表单保存的也可以：系统自带的标签集说明不能停用，其余停用后撤销', async () => {
  const { id } = await used.admin.data(labelSet.save, { name: '切换标签集', useObj: 'PRODUCT', state: 1 });
  const {
    rows: [system],
  } = await (
    await used.app.asTenant(1)
  ).query<{ id: string }>(
    `insert into label_set (name, use_object, source) values ('系统标签集', 'PRODUCT', 1) returning id`,
  );
  const run = await startAction(used.admin, { noun: 'labelSet', action: 'disable', ids: [id, system!.id] });
  expect(new Set((await rowsOf(used.admin, run.id)).map((row) => row.slice(1).join(' ')))).toEqual(
    new Set(['changed', 'wrong 系统预置的数据不能修改、停用或删除']),
  );
  expect(
    (await used.admin.data(imports.rows, { id: run.id, results: 'changed' }))[0]!.cells.map(({ text }) => text),
  ).toEqual(['切换标签集']);
  await runImport(used.admin, run.id, 'update');
  expect((await used.admin.data(labelSet.detail, { id })).state).toBe(2);
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1 });
  expect((await used.admin.data(labelSet.detail, { id })).state).toBe(1);
});

it('没有这种操作的列表不提供；只能查看的不能开始', async () => {
  expect(await used.admin.data(batchEdit.actions, { noun: 'goodsGroup' })).toEqual(['delete']);
  expect(await used.admin.data(batchEdit.actions, { noun: 'employee' })).toEqual(['enable', 'disable']);
  expect((await used.viewer.attempt(batchEdit.act, { noun: 'brand', action: 'disable', filters: {} })).status).toBe(
    403,
  );
});
