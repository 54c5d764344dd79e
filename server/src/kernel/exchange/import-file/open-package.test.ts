import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureLimit } from '@edp/contract/kernel/stored-file.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rawWorkbook } from '../../../testing/samples/raw-workbook.ts';
import { rawZip } from '../../../testing/samples/raw-zip.ts';
import { openPackage } from './open-package.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edp-package-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function open(entries: Parameters<typeof rawZip>[0]) {
  const path = join(folder, `zip${++files}`);
  await writeFile(path, rawZip(entries));
  return openPackage(path, `${path}.sheet`);
}
const sheet = { name: '表.csv', content: '编码\nA1\n' };
const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
const jpg = Buffer.from('ffd8ffe000104a46494600010101006000600000', 'hex');
/** 图片/轴承.png in GBK. */
const gbkName = Buffer.from('cdbcc6ac2fd6e1b3d02e706e67', 'hex');

it('一个表格加图片：CSV 或工作簿，在文件夹里与否，系统文件不算', async () => {
  const cell = '<row r="1"><c r="A1" t="inlineStr"><is><t>编码</t></is></c></row>';
  for (const content of [sheet, { name: '数据/表.xlsx', content: await rawWorkbook({ rows: cell }) }]) {
    const file = await open([
      { name: '数据/', content: '' },
      { name: '__MACOSX/._a.csv', content: 'x' },
      { name: '~$表.xlsx', content: 'x' },
      { name: 'Thumbs.db', content: 'x' },
      content,
    ]);
    const { value: first } = await file.rows().next();
    expect(first).toMatchObject({ number: 1, cells: [{ text: '编码' }] });
    await file.close();
  }
});

it('图片名不分大小写，可以不写扩展名、可以写文件夹；GBK 与 UTF-8 的名称都认得', async () => {
  const file = await open([
    sheet,
    { name: gbkName, content: png },
    { name: 'A/Big.PNG', content: png },
    { name: 'B/big.png', content: jpg },
    { name: 'C/only.jpg', content: jpg },
    { name: 'e\u0301.png', content: png, flags: 0x0800 },
    { name: '../../etc/passwd', content: 'root' },
  ]);
  const find = async (text: string) => {
    const found = await file.pictures!.find(text, pictureLimit);
    return 'error' in found ? found.error.split('?')[0] : found.entry;
  };
  expect(
    await Promise.all(['轴承.PNG', '轴承', '图片\\轴承.png', 'ONLY', 'b/BIG.png', './A/big', '\u00e9.png'].map(find)),
  ).toEqual(['图片/轴承.png', '图片/轴承.png', '图片/轴承.png', 'C/only.jpg', 'B/big.png', 'A/Big.PNG', 'e\u0301.png']);
  expect(await Promise.all(['big.png', 'big', 'nothing.png', 'X/only.jpg', 'passwd'].map(find))).toEqual([
    'import.pictureAmbiguous',
    'import.pictureAmbiguous',
    'import.pictureMissing',
    'import.pictureMissing',
    'import.pictureType',
  ]);
  await file.close();
});

it('过大的、损坏的图片指出，不多解压一个字节', async () => {
  const file = await open([
    sheet,
    { name: 'bomb.png', content: Buffer.concat([png, Buffer.alloc(50 * 1024 * 1024)]), claimed: 100 },
    { name: 'empty.png', content: '' },
  ]);
  expect(await file.pictures!.find('bomb.png', pictureLimit)).toEqual({
    error: expect.stringContaining('import.pictureTooLarge'),
  });
  expect(await file.pictures!.find('empty.png', pictureLimit)).toEqual({
    error: expect.stringMatching(/import\.picture(?:Type|Damaged)/),
  });
  await file.close();
});

it('没有表格、有几个表格、设有密码、文件太多、压缩炸弹都拒绝，不留临时文件', async () => {
  const many = Array.from({ length: 20_001 }, (_none, index) => ({ name: String(index), content: '' }));
  for (const [entries, key] of [
    [[{ name: 'a.png', content: png }], 'import.zipNoSheet'],
    [[sheet, { name: 'b/表.xlsx', content: 'PK' }], 'import.zipManySheets'],
    [[{ ...sheet, flags: 1 }], 'import.zipEncrypted'],
    [[sheet, ...many], 'import.zipTooMany'],
    [[{ ...sheet, claimed: 0xf000_0000 }], 'import.unpackedTooLarge'],
    [[{ name: 'x.csv', content: Buffer.alloc(201 * 1024 * 1024, 'a'), claimed: 10 }], 'import.unpackedTooLarge'],
  ] as const)
    await expect(open(entries)).rejects.toMatchObject({ key });
});
