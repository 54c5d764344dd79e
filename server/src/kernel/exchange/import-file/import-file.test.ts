import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawWorkbook } from '../../../testing/samples/raw-workbook.ts';
import type { RowFile } from './cell.ts';
import { openCsv } from './csv-rows.ts';
import { withinLimits } from './row-limits.ts';
import { openWorkbook } from './xlsx-rows.ts';
import { allOf } from './xml.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edp-import-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function open(how: (path: string) => Promise<RowFile>, content: Buffer | string): Promise<RowFile> {
  const path = join(folder, String(++files));
  await writeFile(path, content);
  return how(path);
}
async function read(how: (path: string) => Promise<RowFile>, content: Buffer | string) {
  const file = await open(how, content);
  const rows: [number, ...(string | undefined)[]][] = [];
  try {
    for await (const { number, cells } of file.rows()) rows.push([number, ...[...cells].map((cell) => cell?.text)]);
    return rows;
  } finally {
    await file.close();
  }
}

describe('工作簿', () => {
  it('文本、数字、公式的缓存值、布尔、错误值、富文本、稀疏的行与列', async () => {
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>内联</t></is></c></row>' +
      '<row r="4"><c r="A4"><f>1+1</f><v>2</v></c><c r="B4" t="str"><f>A1&amp;"x"</f><v>a&lt;b</v></c><c r="C4" t="b"><v>1</v></c><c r="D4" t="e"><v>#N/A</v></c><c r="E4"/><c r="F4" t="s"><v>1</v></c></row>';
    expect(
      await read(
        openWorkbook,
        await rawWorkbook({ rows, texts: ['编码 &amp; 名称', '</t><r><t>富</t></r><r><t>文本</t></r><t>'] }),
      ),
    ).toEqual([
      [1, '编码 & 名称', undefined, '内联'],
      [4, '2', 'a<b', 'TRUE', '#N/A', undefined, '富文本'],
    ]);
  });

  it('日期按 1900 与 1904 两种起点，按内置与自定义格式识别，带时刻的保留时刻', async () => {
    const rows =
      '<row r="1"><c r="A1" s="1"><v>46342</v></c><c r="B1" s="2"><v>46342.5</v></c><c r="C1"><v>46342</v></c><c r="D1" s="1"><v>59</v></c></row>';
    expect(await read(openWorkbook, await rawWorkbook({ rows }))).toEqual([
      [1, '2026-11-16', '2026-11-16 12:00:00', '46342', '1900-02-28'],
    ]);
    expect(await read(openWorkbook, await rawWorkbook({ rows, is1904: true }))).toEqual([
      [1, '2030-11-17', '2030-11-17 12:00:00', '46342', '1904-02-29'],
    ]);
  });

  it('合并的单元格只有第一格有值；隐藏的列照常读取并指出', async () => {
    const file = await open(
      openWorkbook,
      await rawWorkbook({
        head: '<cols><col min="1" max="1"/><col min="2" max="3" hidden="1"/></cols>',
        rows: '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row>',
        more: {},
      }),
    );
    for await (const { cells } of file.rows()) expect(cells.map((cell) => cell?.text)).toEqual(['1', '2']);
    expect([...file.hidden]).toEqual([1, 2]);
    await file.close();
  });

  it('标签带前缀的工作簿照常读取，跨读取块的标签也是', async () => {
    const more = {
      'xl/workbook.xml':
        '<x:workbook xmlns:x="m"><x:sheets><x:sheet name="前缀" sheetId="1" r:id="rId1"/></x:sheets></x:workbook>',
      'xl/sharedStrings.xml': '<x:sst xmlns:x="m"><x:si><x:t>编码</x:t></x:si></x:sst>',
      'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="m"><x:sheetData>${Array.from({ length: 20_000 }, (_none, row) => `<x:row r="${row + 1}"><x:c r="A${row + 1}" t="s"><x:v>0</x:v></x:c><x:c r="B${row + 1}"><x:v>${row}</x:v></x:c></x:row>`).join('')}</x:sheetData></x:worksheet>`,
    };
    const rows = await read(openWorkbook, await rawWorkbook({ rows: '', more }));
    expect(rows).toHaveLength(20_000);
    expect(rows.every(([number, text, value]) => text === '编码' && value === String(number - 1))).toBe(true);
  });

  it('压缩炸弹按实际解压的大小拒绝', async () => {
    const texts = Array.from({ length: 170 * 64 }, () => 'x'.repeat(16 * 1024));
    const bomb = await rawWorkbook({ rows: '', texts });
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    await expect(read(openWorkbook, bomb)).rejects.toMatchObject({ status: 413, key: 'import.unpackedTooLarge' });
    const endless = await rawWorkbook({
      rows: `<row r="1"><c r="A1" t="str"><v>${'x'.repeat(8 * 1024 * 1024)}</v></c></row>`,
    });
    await expect(read(openWorkbook, endless)).rejects.toMatchObject({ status: 413, key: 'import.unpackedTooLarge' });
  });

  it('一格或一行的文字过长，指出行与列', async () => {
    const long = `<row r="7"><c r="AB7" t="s"><v>0</v></c></row>`;
    await expect(
      read(openWorkbook, await rawWorkbook({ rows: long, texts: ['x'.repeat(32_768)] })),
    ).rejects.toMatchObject({
      status: 413,
      key: 'import.cellTooLong',
      details: { params: { row: 7, column: 'AB', max: 32_767 } },
    });
    expect(await read(openWorkbook, await rawWorkbook({ rows: long, texts: ['x'.repeat(32_767)] }))).toHaveLength(1);
    const wide = `<row r="9">${'<c t="s"><v>0</v></c>'.repeat(3)}</row>`;
    const file = await open(openWorkbook, await rawWorkbook({ rows: wide, texts: ['x'.repeat(32_767)] }));
    await expect(allOf(withinLimits(file.rows())).finally(() => file.close())).rejects.toMatchObject({
      status: 413,
      key: 'import.rowTooLong',
      details: { params: { row: 9, max: 65_536 } },
    });
  });

  it('含宏的拒绝，不是工作簿的、损坏的也拒绝', async () => {
    for (const made of [
      { rows: '', more: { 'xl/vbaProject.bin': 'x' } },
      { rows: '', types: '<Override ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/>' },
    ]) {
      await expect(read(openWorkbook, await rawWorkbook(made))).rejects.toMatchObject({
        status: 415,
        key: 'import.macros',
      });
    }
    const whole = await rawWorkbook({ rows: '<row r="1"><c r="A1"><v>1</v></c></row>' });
    for (const content of [Buffer.from('nonsense'), whole.subarray(0, whole.length - 30), whole.subarray(100)]) {
      await expect(read(openWorkbook, content)).rejects.toMatchObject({ status: 415, key: 'import.unreadable' });
    }
  });
});

describe('CSV', () => {
  const text = '编码,名称\r\nA1,"含,逗号与""引号"""\nA2,"两\n行"\r\n\r\n="001",\'=1+1';
  const expected = [
    [1, '编码', '名称'],
    [2, 'A1', '含,逗号与"引号"'],
    [3, 'A2', '两\n行'],
    [4, undefined],
    [5, '001', '=1+1'],
  ];
  const gbk = Buffer.from('b1e0c2eb2cc3fbb3c60a41312cd6e1b3d00a', 'hex');

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 带 BOM', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 LE', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 BE', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ])('%s', async (_name, content) => {
    expect(await read(openCsv, content)).toEqual(expected);
  });

  it('值过长或引号没有成对，指出行与列；行数过多拒绝', async () => {
    await expect(read(openCsv, `a,b\n1,"2\n${'3\n'.repeat(20_000)}`)).rejects.toMatchObject({
      status: 413,
      key: 'import.cellTooLong',
      details: { params: { row: 2, column: 'B' } },
    });
    const file = await open(openCsv, `a\n${'\n'.repeat(1_048_576)}1`);
    await expect(allOf(withinLimits(file.rows()))).rejects.toMatchObject({ status: 413, key: 'import.tooManyRows' });
  });

  it('GBK', async () => {
    expect(await read(openCsv, gbk)).toEqual([
      [1, '编码', '名称'],
      [2, 'A1', '轴承'],
    ]);
  });

  it('制表符与分号；无法识别的编码拒绝', async () => {
    expect(await read(openCsv, 'a\tb,c\n1\t2')).toEqual([
      [1, 'a', 'b,c'],
      [2, '1', '2'],
    ]);
    expect(await read(openCsv, 'a;b\n1;2')).toEqual([
      [1, 'a', 'b'],
      [2, '1', '2'],
    ]);
    await expect(read(openCsv, Buffer.from([0x61, 0xff, 0xff, 0x80]))).rejects.toMatchObject({
      status: 415,
      key: 'import.encoding',
    });
  });
});
