import { imports } from '@edp/contract/modules/import/import.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, expect, it } from 'vitest';
import { checkFile, rowsOf, runImport, undoImport } from '../../../testing/imports/import-file.ts';
import { productCells, productHeading } from '../../../testing/imports/product-cells.ts';
import { useImportApp } from '../../../testing/imports/use-import-app.ts';
import { rawZip } from '../../../testing/samples/raw-zip.ts';

const used = useImportApp();
let cells: string;

beforeAll(async () => {
  const sample = await productCells(used.admin);
  cells = sample.cells;
  await used.admin.data(specification.save, {
    name: '尺寸',
    productTypeId: sample.choices.categoryId,
    active: 1,
    sortOrder: 1,
    specValueList: [{ specValue: 'S' }, { specValue: 'M' }],
  });
});

const png = (colour: string) => {
  const canvas = createCanvas(20, 10);
  canvas.getContext('2d').fillStyle = colour;
  canvas.getContext('2d').fillRect(0, 0, 20, 10);
  return canvas.toBuffer('image/png');
};
const pictures = Object.fromEntries(
  ['red', 'green', 'blue', 'black', 'gray', 'pink'].map((colour) => [`图片/${colour}.png`, png(colour)]),
);
/** Rows as `code, name and the rest, values, thumbnail, pictures`. */
const checkRows = (...rows: readonly string[]) =>
  checkFile(
    used.admin,
    'product',
    rawZip([
      { name: '商品.csv', content: [`${productHeading},物料类型,市场价,标价,规格值,缩略图,主图`, ...rows].join('\n') },
      ...Object.entries(pictures).map(([name, content]) => ({ name, content })),
    ]),
    '商品.zip',
  );
const single = (code: string, thumbnail: string, main: string, name = '有图的阀门') =>
  `${code},${name},${cells},产成品,20,18,,${thumbnail},${main}`;
const detail = async (code: string) =>
  used.admin.data(product.detail, {
    proId: (await used.admin.data(product.list, { code })).find((row) => row.code === code)!.id,
  });
const content = async (address: string) => Buffer.from(await (await fetch(used.app.baseUrl + address)).arrayBuffer());
const picturesOf = async (code: string) => {
  const { thumbnailUrl, picIds } = await detail(code);
  return [
    thumbnailUrl === '' ? '' : (await content(thumbnailUrl)).equals(png('red')) ? 'red' : 'other',
    ...picIds.map(({ orginalName }) => orginalName),
  ];
};
const storedFiles = async () =>
  (await (await used.app.asTenant(1)).query(`select from file where purpose = 'picture'`)).rowCount;

it('商品的缩略图与多张主图按文件名从压缩包导入，试运行不存任何图片；图片不再妨碍上架', async () => {
  const run = await checkRows(single('PP-1', 'red.png', 'green；图片/blue.png'), single('PP-2', '', ''));
  expect(await rowsOf(used.admin, run.id)).toEqual([
    [2, 'new'],
    [3, 'new'],
  ]);
  expect(await storedFiles()).toBe(0);
  expect(await runImport(used.admin, run.id)).toMatchObject({ writtenCount: 2, failedCount: 0 });
  expect(await picturesOf('PP-1')).toEqual(['red', 'green.png', 'blue.png']);
  expect(await content((await detail('PP-1')).picIds[1]!.filePath)).toEqual(png('blue'));
  expect((await detail('PP-1')).completeness.blocking).not.toContain('picture');
  expect(await picturesOf('PP-2')).toEqual(['']);
  expect((await detail('PP-2')).completeness.blocking).toContain('picture');
});

it('内容相同即无变化；换图片显示前后的文件名，别的不变；撤销换回原图', async () => {
  expect(await checkRows(single('PP-1', 'RED', 'green.png;blue.png'))).toMatchObject({ unchangedCount: 1 });
  const run = await checkRows(single('PP-1', '', 'blue.png；black.png'), single('PP-2', 'red', 'pink', '改了名的阀门'));
  const rows = await used.admin.data(imports.rows, { id: run.id });
  expect(
    rows.map(({ result, cells: shown }) => [result, shown.at(-2)!.after, shown.at(-1)!.before, shown.at(-1)!.after]),
  ).toEqual([
    ['changed', '', 'green.png；blue.png', 'blue.png；black.png'],
    ['changed', 'red.png', '', 'pink.png'],
  ]);
  expect(await runImport(used.admin, run.id)).toMatchObject({ writtenCount: 2, failedCount: 0 });
  expect([await picturesOf('PP-1'), await picturesOf('PP-2')]).toEqual([
    ['red', 'blue.png', 'black.png'],
    ['red', 'pink.png'],
  ]);
  const owner = await used.app.owner();
  await owner.query(`update file set created_time = now() - interval '2 days' where tenant_id = 1`);
  await (await used.app.asTenant(1)).query('select app.remove_orphaned_files(0, 1000)');
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 2, keptCount: 0 });
  expect([await picturesOf('PP-1'), await picturesOf('PP-2')]).toEqual([['red', 'green.png', 'blue.png'], ['']]);
  expect((await detail('PP-2')).name).toBe('有图的阀门');
});

it('多款式商品的图片写在第一行，各行不一致的说明；再导入时只改图片', async () => {
  const rows = (thumbnail: string, main: string, second = '') => [
    `PP-3,多款的阀门,${cells},产成品,20,18,尺寸:S,${thumbnail},${main}`,
    `PP-3,,,,,,,,产成品,20,18,尺寸:M,,${second}`,
  ];
  expect(await rowsOf(used.admin, (await checkRows(...rows('red', 'green', 'blue'))).id)).toEqual([
    [2, 'wrong', expect.any(String)],
    [3, 'wrong', expect.stringContaining('第一行')],
  ]);
  const run = await checkRows(...rows('red', 'green', 'green.png'));
  expect(await runImport(used.admin, run.id)).toMatchObject({ writtenCount: 2, failedCount: 0 });
  expect(await picturesOf('PP-3')).toEqual(['red', 'green.png']);
  const again = await checkRows(...rows('red', 'gray'));
  expect(await rowsOf(used.admin, again.id)).toEqual([
    [2, 'changed'],
    [3, 'unchanged'],
  ]);
  await runImport(used.admin, again.id);
  expect(await picturesOf('PP-3')).toEqual(['red', 'gray.png']);
  expect(await undoImport(used.admin, again.id)).toMatchObject({ undoneCount: 1, keptCount: 0 });
  expect([await picturesOf('PP-3'), (await detail('PP-3')).specList]).toEqual([
    ['red', 'green.png'],
    [expect.anything(), expect.anything()],
  ]);
});

it('压缩包中没有的、超过五张的是错误行，原因写在该列', async () => {
  const run = await checkRows(
    single('PP-4', 'none.png', 'red'),
    single('PP-5', 'red', 'red;green;blue;black;gray;pink'),
  );
  expect(await rowsOf(used.admin, run.id)).toEqual([
    [2, 'wrong', '压缩包中没有“none.png”'],
    [3, 'wrong', '最多5项'],
  ]);
  expect(run.problems.map(({ field }) => field).toSorted()).toEqual(['picIds', 'thumbnailUrl']);
});
