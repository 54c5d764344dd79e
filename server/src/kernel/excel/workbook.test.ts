import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { unpacksBeyond } from './unpacked-size.ts';
import { readWorkbook, writeWorkbook } from './workbook.ts';

const mebibyte = 1024 * 1024;
const workbook = () => writeWorkbook({ name: '表', columns: [{ header: '名称', width: 10 }], rows: [['甲'], ['乙']] });

/** A workbook with another file in it, which the directory has `times` times, each saying that it unpacks to `declared` bytes. */
function withFile(zip: Buffer, content: Buffer, declared: number, times = 1): Buffer {
  const [name, packed, end] = [
    Buffer.from('xl/media/picture.xml'),
    deflateRawSync(content, { level: 1 }),
    Buffer.from(zip.subarray(-22)),
  ];
  const [count, directory] = [end.readUInt16LE(10), end.readUInt32LE(16)];
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(declared, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(declared, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(directory, 42);
  end.writeUInt16LE(count + times, 8);
  end.writeUInt16LE(count + times, 10);
  end.writeUInt32LE(directory + local.length + name.length + packed.length, 16);
  return Buffer.concat([
    zip.subarray(0, directory),
    local,
    name,
    packed,
    zip.subarray(directory, -22),
    ...Array.from({ length: times }, () => [entry, name]).flat(),
    end,
  ]);
}

it('工作簿写出后读回原样', async () => {
  expect(await readWorkbook(await workbook(), 10)).toEqual([['名称'], ['甲'], ['乙']]);
});

it('解压后的大小按实际计算，文件自称多小都不算数', async () => {
  const content = Buffer.alloc(8 * mebibyte);
  for (const declared of [0, 1000]) {
    const file = withFile(await workbook(), content, declared);
    expect(file.length).toBeLessThan(mebibyte / 10);
    expect(await unpacksBeyond(file, 9 * mebibyte)).toBe(false);
    expect(await unpacksBeyond(file, 8 * mebibyte)).toBe(true);
  }
  expect(await unpacksBeyond(withFile(await workbook(), content, 0, 3), 20 * mebibyte)).toBe(true);
});

it('带有其他文件的工作簿可以读，解压后过大的、损坏的不读', async () => {
  expect(await readWorkbook(withFile(await workbook(), Buffer.alloc(mebibyte), mebibyte), 10)).toHaveLength(3);
  expect(await readWorkbook(withFile(await workbook(), Buffer.alloc(101 * mebibyte), 1000), 10)).toBeUndefined();
  const broken = await workbook();
  broken.fill(0, broken.length - 22);
  expect(await readWorkbook(broken, 10)).toBeUndefined();
});
