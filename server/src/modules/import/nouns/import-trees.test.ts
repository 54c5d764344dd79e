import { imports } from '@edp/contract/modules/import/import.ts';
import { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { expect, it } from 'vitest';
import { checkFile, rowsOf, runImport, undoImport } from '../../../testing/imports/import-file.ts';
import { useImportApp } from '../../../testing/imports/use-import-app.ts';

const used = useImportApp();
const heading = '部门编码,部门名称,上级部门';
const pathOf = async (id: string): Promise<string[]> => {
  const each = (await used.admin.data(organisation.list, { pageSize: 1000 })).find((one) => one.id === id);
  return each ? [...(each.supId ? await pathOf(each.supId) : []), each.name] : [];
};
const found = async (code: string) =>
  (await used.admin.data(organisation.list, { code })).find((each) => each.code === code);

it('上级部门写在同一文件的前面或后面都能找到，按编码、名称或路径；撤销时先撤销下级', async () => {
  const above = (await found('D0201'))!;
  const path = (await pathOf(above.id)).join('/');
  const whole = await checkFile(
    used.admin,
    'organisation',
    `${heading}\nTREE3,三级,${path}/一级部门/二级部门\nTREE2,二级部门,TREE1\nTREE1,一级部门,D0201\nTREE4,另一个,一级部门\n`,
  );
  expect([await rowsOf(used.admin, whole.id), await found('TREE1')]).toEqual([
    [
      [2, 'new'],
      [3, 'new'],
      [4, 'new'],
      [5, 'new'],
    ],
    undefined,
  ]);
  expect(await runImport(used.admin, whole.id)).toMatchObject({ state: 'done', writtenCount: 4, failedCount: 0 });
  const [one, two, three, four] = [
    await found('TREE1'),
    await found('TREE2'),
    await found('TREE3'),
    await found('TREE4'),
  ];
  expect([one!.supId, two!.supId, three!.supId, four!.supId]).toEqual([above.id, one!.id, two!.id, one!.id]);
  expect(await undoImport(used.admin, whole.id)).toMatchObject({ undoneCount: 4, keptCount: 0 });
  expect(await found('TREE1')).toBeUndefined();
});

it('已有的部门移到同一文件新增的部门下；上级有错误的行与互为上级的行说明原因', async () => {
  const first = await checkFile(used.admin, 'organisation', `${heading}\nMOVED,要移动的,D0201\n`);
  await runImport(used.admin, first.id);
  const run = await checkFile(used.admin, 'organisation', `${heading}\nMOVED,要移动的,NEWTOP\nNEWTOP,新的上级,D0201\n`);
  expect(await rowsOf(used.admin, run.id)).toEqual([
    [2, 'changed'],
    [3, 'new'],
  ]);
  expect((await used.admin.data(imports.rows, { id: run.id }))[0]!.cells[2]).toMatchObject({ after: '新的上级' });
  expect(await runImport(used.admin, run.id, 'update')).toMatchObject({ writtenCount: 0, failedCount: 1 });
  expect(await rowsOf(used.admin, run.id, { failed: 1 })).toEqual([[2, 'changed', '上级（第 3 行）没有写入']]);
  const again = await checkFile(
    used.admin,
    'organisation',
    `${heading}\nMOVED,要移动的,NEWTOP\nNEWTOP,新的上级,D0201\n`,
  );
  await runImport(used.admin, again.id, 'both', 1);
  expect((await found('MOVED'))!.supId).toBe((await found('NEWTOP'))!.id);
  expect(await undoImport(used.admin, again.id)).toMatchObject({ undoneCount: 2, keptCount: 0 });
  expect((await found('MOVED'))!.supId).toBe((await found('D0201'))!.id);
  const circle = await checkFile(
    used.admin,
    'organisation',
    `${heading}\nRING1,一,RING2\nRING2,二,RING1\nBELOW,三,BAD\nBAD,,D0201\n`,
  );
  expect((await rowsOf(used.admin, circle.id)).map(([row, result]) => [row, result])).toEqual([
    [2, 'wrong'],
    [3, 'wrong'],
    [4, 'wrong'],
    [5, 'wrong'],
  ]);
});
