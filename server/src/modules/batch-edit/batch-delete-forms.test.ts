import { goodsGroup } from '@edp/contract/modules/goods-group/goods-group.ts';
import { label } from '@edp/contract/modules/label/label.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { setting } from '@edp/contract/modules/setting/setting.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { userGroup } from '@edp/contract/modules/user-group/user-group.ts';
import { expect, it } from 'vitest';
import { startAction, startBatch } from '../../testing/imports/batch-edit.ts';
import { rowsOf, runImport, undoImport } from '../../testing/imports/import-file.ts';
import { insertProducts } from '../../testing/samples/insert-products.ts';
import { productCategory } from '../../testing/samples/product-category.ts';
import { useImportApp } from '../../testing/imports/use-import-app.ts';

const used = useImportApp();

it('标签集连同两层标签与译名一起删除和恢复', async () => {
  const { id } = await used.admin.data(labelSet.save, { name: '待删标签集', useObj: 'PRODUCT', state: 1 });
  const root = await used.admin.data(label.save, { name: '根', code: 'DROOT', sort: 1, isRadio: 0, labelSetId: id });
  const leaf = await used.admin.data(label.save, {
    name: '叶',
    code: 'DLEAF',
    sort: 1,
    labelSetId: id,
    parentId: root.id,
  });
  const rows = await used.admin.data(label.translations, { id: leaf.id });
  await used.admin.succeed(
    label.translate,
    rows.map((row) => (row.type === 'ENG' ? { ...row, name: 'Leaf' } : row)),
  );
  const before = await used.admin.data(label.tree, { labelSetId: id });
  const run = await startAction(used.admin, { noun: 'labelSet', action: 'delete', filters: { name: '待删标签集' } });
  expect(run).toMatchObject({ changedCount: 1, wrongCount: 0 });
  expect(await used.admin.data(label.tree, { labelSetId: id })).toEqual(before);
  await runImport(used.admin, run.id, 'update');
  expect((await used.admin.attempt(labelSet.detail, { id })).status).toBe(404);
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1, keptCount: 0 });
  expect(await used.admin.data(label.tree, { labelSetId: id })).toEqual(before);
  expect((await used.admin.data(label.translations, { id: leaf.id })).find(({ type }) => type === 'ENG')).toMatchObject(
    { name: 'Leaf' },
  );
});

it('规格连同规格值；名称已被重新使用的不恢复', async () => {
  const productTypeId = await productCategory(used.admin, '阀门');
  const input = {
    name: '待删规格',
    productTypeId,
    active: 1,
    sortOrder: 1,
    specValueList: [{ specValue: '大' }, { specValue: '小' }],
  };
  const [first, second] = [
    await used.admin.data(specification.save, input),
    await used.admin.data(specification.save, { ...input, name: '待删规格二' }),
  ];
  const run = await startAction(used.admin, { noun: 'specification', action: 'delete', ids: [first.id, second.id] });
  expect(await runImport(used.admin, run.id, 'update')).toMatchObject({ writtenCount: 2 });
  await used.admin.succeed(specification.save, input);
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1, keptCount: 1 });
  expect((await rowsOf(used.admin, run.id, { failed: 1 }))[0]!.at(-1)).toBe('编码或名称已被占用，不能恢复');
  expect(
    (await used.admin.data(specification.detail, { id: second.id })).specValueList.map(({ specValue }) => specValue),
  ).toEqual(['大', '小']);
});

it('商品分组、应用设置与用户组：与成员一起删除和恢复', async () => {
  const products = await insertProducts(used.app, ['分组里的']);
  const group = await used.admin.data(goodsGroup.save, { name: '待删分组', description: '一', productList: products });
  const module = await used.admin.data(setting.save, { name: '待删模块', type: 'APPLICATION_MODULE' });
  const { rows: people } = await (
    await used.app.asTenant(1)
  ).query<{ id: string }>('select id from user_account order by id limit 2');
  const users = await used.admin.data(userGroup.save, { name: '待删用户组', members: people.map(({ id }) => id) });
  for (const [noun, ids] of [
    ['goodsGroup', [group.id]],
    ['setting', [module.id]],
    ['userGroup', [users.id]],
  ] as const) {
    const run = await startAction(used.admin, { noun, action: 'delete', ids: [...ids] });
    expect(run).toMatchObject({ changedCount: 1, wrongCount: 0 });
    expect(await runImport(used.admin, run.id, 'update')).toMatchObject({ writtenCount: 1 });
    expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1, keptCount: 0 });
  }
  expect(await used.admin.data(goodsGroup.detail, { id: group.id })).toMatchObject({ name: '待删分组' });
  expect(await used.admin.data(userGroup.members, { groupId: users.id })).toHaveLength(2);
});

it('由表单保存的也可以批量修改字段', async () => {
  const { id } = await used.admin.data(setting.save, { name: '待改模块', type: 'APPLICATION_MODULE', remark: '旧' });
  const run = await startBatch(used.admin, 'setting', { filters: { type: 'APPLICATION_MODULE', name: '待改模块' } }, [
    'remark',
    'set',
    '新',
  ]);
  expect(run).toMatchObject({ changedCount: 1, wrongCount: 0 });
  await runImport(used.admin, run.id, 'update');
  expect((await used.admin.data(setting.detail, { id })).remark).toBe('新');
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1 });
  expect((await used.admin.data(setting.detail, { id })).remark).toBe('旧');
});
