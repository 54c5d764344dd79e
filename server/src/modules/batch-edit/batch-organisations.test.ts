import { batchEdit } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { expect, it } from 'vitest';
import { startAction } from '../../testing/imports/batch-edit.ts';
import { rowsOf, runImport, undoImport } from '../../testing/imports/import-file.ts';
import { insertMaterials } from '../../testing/samples/insert-materials.ts';
import { useImportApp } from '../../testing/imports/use-import-app.ts';

const used = useImportApp();
/** By code. */
const organisations = async () =>
  (
    await (
      await used.app.asTenant(1)
    ).query<{ id: string; name: string; code: string }>(
      'select id, name, code from inventory_organisation where active order by code',
    )
  ).rows;
const assigned = async (skuId: string) =>
  (await used.admin.data(material.organisations, { skuId, pageSize: 100 })).map(({ invorgId }) => invorgId).toSorted();

it('批量分配与移出库存组织：已有的无变化，有库存的不能移出；撤销只撤自己做的', async () => {
  const [one, two] = await organisations();
  const ids = await insertMaterials(used.app, ['分配甲', '分配乙', '分配丙']);
  await used.admin.succeed(material.assign, { skuId: ids[0]!, ids: [one!.id, two!.id] });
  await used.admin.succeed(material.assign, { skuId: ids[1]!, ids: [one!.id] });
  const run = await startAction(used.admin, { noun: 'material', action: 'assign', ids, targets: [one!.id, two!.id] });
  expect(run).toMatchObject({
    action: 'assign',
    changedCount: 2,
    unchangedCount: 1,
    wrongCount: 0,
    fileName: expect.stringContaining(one!.name),
  });
  expect(await assigned(ids[2]!)).toEqual([]);
  expect(await runImport(used.admin, run.id, 'update')).toMatchObject({ state: 'done', writtenCount: 2 });
  expect(await Promise.all(ids.map(assigned))).toEqual(ids.map(() => [one!.id, two!.id].toSorted()));

  const { itemCode } = (await used.admin.data(material.list, { itemName: '分配丙' }))[0]!;
  await used.admin.succeed(material.setStock, {
    key: 'batch-test',
    entries: [{ itemCode, invOrgCode: two!.code, quantity: 5 }],
  });
  const removal = await startAction(used.admin, { noun: 'material', action: 'unassign', ids, targets: [two!.id] });
  expect(removal).toMatchObject({ changedCount: 2, wrongCount: 1 });
  expect((await rowsOf(used.admin, removal.id, { results: 'wrong' }))[0]!.at(-1)).toBe(
    `有库存的组织不能移除：${two!.name} 5`,
  );
  await runImport(used.admin, removal.id, 'update');
  expect(await assigned(ids[0]!)).toEqual([one!.id]);
  expect(await undoImport(used.admin, removal.id)).toMatchObject({ undoneCount: 2, keptCount: 0 });

  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1, keptCount: 1 });
  expect(await Promise.all(ids.map(assigned))).toEqual([
    [one!.id, two!.id].toSorted(),
    [one!.id],
    [one!.id, two!.id].toSorted(),
  ]);
});

it('没有选组织、组织不存在都拒绝；物料删除后连同所属组织恢复', async () => {
  const attempt = async (targets: string[]) =>
    (await used.admin.attempt(batchEdit.act, { noun: 'material', action: 'assign', filters: {}, targets })).status;
  expect([await attempt([]), await attempt(['999999'])]).toEqual([400, 400]);
  const [one] = await organisations();
  const [id] = await insertMaterials(used.app, ['删后恢复']);
  await used.admin.succeed(material.assign, { skuId: id!, ids: [one!.id] });
  const run = await startAction(used.admin, { noun: 'material', action: 'delete', ids: [id!] });
  expect(await runImport(used.admin, run.id, 'update')).toMatchObject({ writtenCount: 1 });
  expect((await used.admin.attempt(material.detail, { skuId: id! })).status).toBe(404);
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1 });
  expect(await assigned(id!)).toEqual([one!.id]);
});
