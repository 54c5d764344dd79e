import { brand } from '@edp/contract/modules/brand/brand.ts';
import { category } from '@edp/contract/modules/category/category.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { pictureNouns } from '@edp/contract/modules/import/import-nouns.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { check, checkFile, rowsOf, runImport, undoImport } from '../../../testing/imports/import-file.ts';
import { rawZip } from '../../../testing/samples/raw-zip.ts';
import { uploadSheet } from '../../../testing/imports/upload-sheet.ts';
import { useImportApp } from '../../../testing/imports/use-import-app.ts';
import { importers } from '../importers.ts';

const used = useImportApp();

const png = (colour: string) => {
  const canvas = createCanvas(20, 10);
  canvas.getContext('2d').fillStyle = colour;
  canvas.getContext('2d').fillRect(0, 0, 20, 10);
  return canvas.toBuffer('image/png');
};
const zipOf = (
  rows: readonly string[],
  pictures: Readonly<Record<string, string | Buffer>>,
  heading = '品牌编码,品牌名称,品牌图片',
) =>
  rawZip([
    { name: '品牌/品牌.csv', content: [heading, ...rows].join('\n') },
    ...Object.entries(pictures).map(([name, content]) => ({ name, content })),
  ]);
const checkZip = (content: Buffer, noun = 'brand') => checkFile(used.admin, noun, content, '品牌.zip');
const brandOf = async (code: string) =>
  (await used.admin.data(brand.list, { code, pageSize: 50 })).find((row) => row.code === code);
const pictureOf = async (code: string) => {
  const { labelPath } = (await brandOf(code))!;
  return labelPath === '' ? '' : Buffer.from(await (await fetch(used.app.baseUrl + labelPath)).arrayBuffer());
};
const storedFiles = async () =>
  (
    await (
      await used.app.asTenant(1)
    ).query<{ id: string; sha256: string; storage_key: string }>(
      `select id, sha256, storage_key from file where purpose = 'picture'`,
    )
  ).rows;
/** As every hour, for files that are a day old. */
const removeUnused = async () => {
  const owner = await used.app.owner();
  await owner.query(`update file set created_time = now() - interval '2 days' where tenant_id = 1`);
  await (await used.app.asTenant(1)).query('select app.remove_orphaned_files(0, 1000)');
};

it('图片按文件名从压缩包导入，同一内容只存一份；试运行不存任何图片；不写文件名的没有图片', async () => {
  const run = await checkZip(
    zipOf(['PIC-1,甲,red.png', 'PIC-2,乙,RED', 'PIC-3,丙,图片/blue.png', 'PIC-4,丁,'], {
      '图片/Red.png': png('red'),
      '图片/blue.png': png('blue'),
      '图片/unused.png': png('green'),
    }),
  );
  expect(run).toMatchObject({
    newCount: 4,
    wrongCount: 0,
    columns: expect.arrayContaining([expect.objectContaining({ field: 'labelPath', needsZip: false })]),
  });
  expect(await storedFiles()).toEqual([]);
  expect(await runImport(used.admin, run.id)).toMatchObject({ state: 'done', writtenCount: 4 });
  expect(await Promise.all(['PIC-1', 'PIC-2', 'PIC-3', 'PIC-4'].map(pictureOf))).toEqual([
    png('red'),
    png('red'),
    png('blue'),
    '',
  ]);
  expect(await storedFiles()).toHaveLength(2);
});

it('缺少、重名、不是图片、过大的图片是错误行，原因写在图片列', async () => {
  const run = await checkZip(
    zipOf(['BAD-1,甲,none.png', 'BAD-2,乙,two.png', 'BAD-3,丙,text.png', 'BAD-4,丁,large.png', 'BAD-5,戊,fine.png'], {
      'a/two.png': png('red'),
      'b/two.png': png('blue'),
      'text.png': '不是图片',
      'large.png': Buffer.concat([png('red'), Buffer.alloc(1024 * 1024)]),
      'fine.png': png('red'),
    }),
  );
  expect(await rowsOf(used.admin, run.id)).toEqual([
    [2, 'wrong', '压缩包中没有“none.png”'],
    [3, 'wrong', '压缩包中有多个“two.png”，请连同文件夹填写，如“a/two.png”'],
    [4, 'wrong', '“text.png”不是 JPG 或 PNG 图片'],
    [5, 'wrong', '“large.png”应小于 1 MB'],
    [6, 'new'],
  ]);
  expect(run.problems).toMatchObject([{ field: 'labelPath', count: 4 }]);
  expect((await check(used.admin, run, [{ field: 'labelPath', from: 'none.png', to: 'fine' }])).newCount).toBe(2);
});

it('换图片显示前后的文件名；内容相同即无变化；撤销换回原图，原图一天后也还在，但不因此可见', async () => {
  const same = await checkZip(zipOf(['PIC-1,甲,other-name.png'], { 'other-name.png': png('red') }));
  expect(same).toMatchObject({ unchangedCount: 1, changedCount: 0 });
  const run = await checkZip(
    zipOf(['PIC-1,甲,new.png', 'PIC-2,乙改,', 'PIC-4,丁,new.png'], { 'new.png': png('yellow') }),
  );
  const rows = await used.admin.data(imports.rows, { id: run.id });
  expect(rows.map(({ result, cells }) => [result, cells[2]!.before, cells[2]!.after])).toEqual([
    ['changed', 'Red.png', 'new.png'],
    ['changed', '', ''],
    ['changed', '', 'new.png'],
  ]);
  await runImport(used.admin, run.id);
  expect(await Promise.all(['PIC-1', 'PIC-3', 'PIC-4'].map(pictureOf))).toEqual([
    png('yellow'),
    png('blue'),
    png('yellow'),
  ]);
  const alone = await checkZip(zipOf(['PIC-3,丙,new.png'], { 'new.png': png('yellow') }));
  await runImport(used.admin, alone.id);
  await removeUnused();
  const kept = await (
    await used.app.asTenant(1)
  ).query(`select app.sees_file(file_id) as seen from import_file where run_id = $1`, [alone.id]);
  expect(kept.rows).toContainEqual({ seen: false });
  expect(await undoImport(used.admin, alone.id)).toMatchObject({ undoneCount: 1, keptCount: 0 });
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 3, keptCount: 0 });
  expect(await Promise.all(['PIC-1', 'PIC-3', 'PIC-4'].map(pictureOf))).toEqual([png('red'), png('blue'), '']);
  // What was brought and is used no more goes as every unused upload does.
  await removeUnused();
  expect(await storedFiles()).toHaveLength(2);
});

it('页面提示可以带图片的，正是能导入图片的', () => {
  expect(
    importers
      .filter((importer) => importer.pictures.length > 0)
      .map(({ sheet }) => sheet.noun)
      .toSorted(),
  ).toEqual(pictureNouns.toSorted());
});

it('没有压缩包时图片列不导入，并说明；物料的图片同样导入', async () => {
  const {
    body: { data: plain },
  } = await uploadSheet(used.admin, 'brand', '品牌编码,品牌名称,品牌图片\nX,x,x.png\n');
  expect(plain.columns.map(({ field, needsZip }) => [field, needsZip])).toEqual([
    ['code', false],
    ['name', false],
    ['', true],
  ]);
  expect(
    (
      await used.admin.attempt(imports.check, {
        id: plain.id,
        mapping: [
          { place: 0, field: 'code' },
          { place: 2, field: 'labelPath' },
        ],
      })
    ).status,
  ).toBe(403);
  const [[kind], types, units] = await Promise.all([
    used.admin.data(category.tree, { categorySetCode: materialSets.category, status: 1 }),
    used.admin.data(category.tree, { categorySetCode: materialSets.type, status: 1 }),
    used.admin.data(unit.options, {}),
  ]);
  const row = `IMG-1,有图的物料,${kind!.name},${types[0]!.name},${units[0]!.code},轴承.jpg`;
  const run = await checkZip(
    zipOf([row], { '轴承.jpg': png('red') }, '物料编码,物料名称,物料类别,物料类型,物料单位,缩略图'),
    'material',
  );
  expect(await rowsOf(used.admin, run.id)).toEqual([[2, 'new']]);
  expect(await runImport(used.admin, run.id)).toMatchObject({ writtenCount: 1 });
  expect((await used.admin.data(material.list, { itemCode: 'IMG-1' }))[0]!.thumbnailUrl).toMatch(/^\/file/);
});

it('全部或不写入：有一行失败时一张图片也不留', async () => {
  const run = await checkZip(zipOf(['ALL-1,甲,purple.png', 'ALL-2,乙,'], { 'purple.png': png('purple') }));
  await used.admin.data(brand.save, { code: 'ALL-2', name: '抢先', active: 1, sortOrder: 1 });
  expect(await runImport(used.admin, run.id, 'both', 1)).toMatchObject({ state: 'checked' });
  await removeUnused();
  expect(await storedFiles()).toHaveLength(2);
});
