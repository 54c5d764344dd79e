import { brand } from '@edp/contract/modules/brand/brand.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { checkFile, rowsOf, runImport } from '../../testing/imports/import-file.ts';
import { useImportApp } from '../../testing/imports/use-import-app.ts';

const used = useImportApp();
const nameOf = async (code: string) =>
  (await used.admin.data(brand.list, { code })).find((row) => row.code === code)?.name;

it('只能查看的记录不能用导入修改，看不见的编码已被占用；自己的照常', async () => {
  await addRole(used.app, 'SHARED', ['brand.view', 'brand.edit']);
  const clerk = await addPerson(used.app, 'sharer', 'D0201', 'SHARED');
  await used.admin.succeed(brand.save, { code: 'THEIRS', name: '别人的', active: 1, sortOrder: 1 });
  await clerk.succeed(brand.save, { code: 'MINE', name: '自己的', active: 1, sortOrder: 1 });
  const file = '品牌编码,品牌名称\nTHEIRS,改掉\nMINE,改好\n';

  await used.admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.publicRead });
  const seen = await checkFile(clerk, 'brand', file);
  expect(await rowsOf(clerk, seen.id)).toEqual([
    [2, 'wrong', '您只能查看该记录，不能修改'],
    [3, 'changed'],
  ]);

  await used.admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.private });
  const unseen = await checkFile(clerk, 'brand', file);
  expect(await rowsOf(clerk, unseen.id)).toEqual([
    [2, 'wrong', '品牌编码已存在，请更换'],
    [3, 'changed'],
  ]);
  expect(await runImport(clerk, unseen.id)).toMatchObject({ writtenCount: 1, failedCount: 0 });
  expect([await nameOf('THEIRS'), await nameOf('MINE')]).toEqual(['别人的', '改好']);
});

it('试运行之后才变为只能查看的，写入时拒绝', async () => {
  const clerk = await addPerson(used.app, 'late', 'D0201', 'SHARED');
  await used.admin.succeed(brand.save, { code: 'LATER', name: '别人的', active: 1, sortOrder: 1 });
  await used.admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.public });
  const run = await checkFile(clerk, 'brand', '品牌编码,品牌名称\nLATER,改掉\n');
  expect(run).toMatchObject({ changedCount: 1 });
  await used.admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.publicRead });
  expect(await runImport(clerk, run.id)).toMatchObject({ writtenCount: 0, failedCount: 1 });
  expect(await rowsOf(clerk, run.id, { failed: 1 })).toEqual([[2, 'changed', '您只能查看该记录，不能修改']]);
  expect(await nameOf('LATER')).toBe('别人的');
});
