import { category } from '@edp/contract/modules/category/category.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { beforeAll, expect, it } from 'vitest';
import { check, checkFile, rowsOf, runImport, undoImport } from '../../../testing/imports/import-file.ts';
import { useImportApp } from '../../../testing/imports/use-import-app.ts';

const used = useImportApp();
const heading = '物料编码,物料名称,物料类别,物料类型,物料单位,市场价,批次控制';
let words: { category: string; path: string; type: string; unit: string };
beforeAll(async () => {
  const [categories, types, units] = await Promise.all([
    used.admin.data(category.tree, { categorySetCode: materialSets.category, status: 1 }),
    used.admin.data(category.tree, { categorySetCode: materialSets.type, status: 1 }),
    used.admin.data(unit.options, {}),
  ]);
  const parent = categories.find(({ children }) => children?.length)!;
  words = {
    category: parent.children![0]!.name,
    path: `${parent.name}/${parent.children![0]!.name}`,
    type: types[0]!.name,
    unit: units.find(({ code }) => code === 'PCS')!.name,
  };
});
const line = (code: string, more: Partial<Record<'name' | 'category' | 'unit' | 'price' | 'lot', string>> = {}) =>
  [
    code,
    more.name ?? '导入的物料',
    more.category ?? words.path,
    words.type,
    more.unit ?? words.unit,
    more.price ?? '12.5',
    more.lot ?? '',
  ].join(',');
const found = async (code: string) =>
  (await used.admin.data(material.list, { itemCode: code, pageSize: 50 })).find(({ itemCode }) => itemCode === code);

it('按路径或名称找类别，按编码或名称找单位；编码不分大小写与全半角；写入后属于当前库存组织', async () => {
  const run = await checkFile(
    used.admin,
    'material',
    [
      heading,
      line('IM-1'),
      line('IM-2', { unit: 'pcs' }),
      line('ＩＭ－３'),
      line('im-1', { name: '重复' }),
      line('IM-4', { category: '没有/这个' }),
      line('IM-5', { unit: '只只' }),
      line('IM-6', { price: '面议' }),
    ].join('\n'),
  );
  expect(await rowsOf(used.admin, run.id)).toEqual([
    [2, 'new'],
    [3, 'new'],
    [4, 'new'],
    [5, 'wrong', '与本文件第 2 行重复'],
    [6, 'wrong', '“没有/这个”不存在'],
    [7, 'wrong', '“只只”不存在'],
    [8, 'wrong', expect.stringContaining('数字')],
  ]);
  expect(await runImport(used.admin, run.id)).toMatchObject({ state: 'done', writtenCount: 3 });
  expect(await found('IM-3')).toMatchObject({
    itemName: '导入的物料',
    unitText: words.unit,
    marketPrice: '12.5',
    enabled: 1,
    editable: 1,
    isLotControl: 0,
  });
  expect(
    (await used.admin.data(material.organisations, { skuId: (await found('IM-2'))!.id })).map(
      ({ isActive }) => isActive,
    ),
  ).toEqual([true]);
  const detail = await used.admin.data(material.detail, { skuId: (await found('IM-1'))!.id });
  expect(detail).toMatchObject({ isPurchasingItem: 1, isInventoryAsset: 0, orgId: expect.stringMatching(/\d/) });
});

it('只更新文件中有的列，其余保留；再导入一次没有变化；撤销恢复', async () => {
  const before = (await found('IM-2'))!;
  const file = '物料编码,市场价,规格型号\nim-2,１3.50,M8\n';
  const run = await checkFile(used.admin, 'material', file);
  const [row] = await used.admin.data(imports.rows, { id: run.id });
  expect(row!.cells.map(({ before: was, after, note }) => [was, after, note])).toEqual([
    ['', '', ''],
    ['12.5', '13.5', '全角字符已转换'],
    ['', 'M8', ''],
  ]);
  await runImport(used.admin, run.id);
  expect(await found('IM-2')).toMatchObject({
    marketPrice: '13.5',
    specificationModel: 'M8',
    itemName: before.itemName,
    itemCode: 'IM-2',
  });
  expect(await checkFile(used.admin, 'material', file)).toMatchObject({ unchangedCount: 1, changedCount: 0 });
  expect(await undoImport(used.admin, run.id)).toMatchObject({ state: 'undone', undoneCount: 1 });
  expect(await found('IM-2')).toMatchObject({ marketPrice: '12.5', specificationModel: '' });
});

it('有库存的不能改批次控制，停用的单位不能选用；错误说明与表单一致', async () => {
  const target = (await found('IM-1'))!;
  await used.admin.succeed(material.setStock, {
    key: 'import-test',
    entries: [{ itemCode: 'IM-1', invOrgCode: 'INV01', quantity: 5 }],
  });
  const { id } = await used.admin.data(unit.save, {
    code: 'GONE',
    name: '停用单位',
    unitCategory: 'CountUnit',
    active: 1,
    sortOrder: 1,
  });
  await used.admin.succeed(unit.setActive, { id, active: 0 });
  const run = await checkFile(
    used.admin,
    'material',
    [heading, line(target.itemCode, { lot: '按批次' }), line('IM-9', { unit: '停用单位' })].join('\n'),
  );
  const rows = await rowsOf(used.admin, run.id);
  expect(rows.map(([, result]) => result)).toEqual(['wrong', 'wrong']);
  expect(rows[1]).toEqual([3, 'wrong', '所选单位已停用或不存在，请重新选择']);
  expect(rows[0]!.at(-1)).toMatch(/物料有库存，不能修改/);
});

it('差一个字的名称给出建议，可以整体替换', async () => {
  const typed = `${words.category.slice(0, -1)}错`;
  const run = await checkFile(used.admin, 'material', [heading, line('IM-20', { category: typed })].join('\n'));
  if (words.category.length < 2) return;
  expect(run.problems[0]!.reasons[0]).toMatchObject({ value: typed, count: 1 });
  expect((await check(used.admin, run, [{ field: 'itemCategoryId', from: typed, to: words.path }])).newCount).toBe(1);
});

it('尺寸与重量连同单位导入，单位的类别不对的指出；撤销恢复', async () => {
  await runImport(used.admin, (await checkFile(used.admin, 'material', [heading, line('SIZE-1')].join('\n'))).id);
  const file = (lengthUnit: string) =>
    `物料编码,长度,宽度,长度单位,毛重,重量单位\nSIZE-1,12.50,3,${lengthUnit},1.2,kg\n`;
  const wrong = await checkFile(used.admin, 'material', file('kg'));
  expect(await rowsOf(used.admin, wrong.id)).toEqual([[2, 'wrong', expect.stringContaining('长度')]]);
  const [metre] = await used.admin.data(unit.options, { unitCategory: 'LengthUnit' });
  const run = await checkFile(used.admin, 'material', file(metre!.name));
  expect(await rowsOf(used.admin, run.id)).toEqual([[2, 'changed']]);
  await runImport(used.admin, run.id);
  const measures = async () =>
    (await used.admin.data(material.detail, { skuId: (await found('SIZE-1'))!.id })).combinedUnitVo;
  expect(await measures()).toMatchObject({
    lengthStr: '12.5',
    widthStr: '3',
    lengthUnitId: metre!.id,
    roughWeight: '1.2',
  });
  expect((await checkFile(used.admin, 'material', file(metre!.name))).unchangedCount).toBe(1);
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1, keptCount: 0 });
  expect(await measures()).toMatchObject({ lengthStr: '', lengthUnitId: '' });
});
