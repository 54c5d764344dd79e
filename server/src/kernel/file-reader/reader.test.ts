import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { translate } from '@edp/contract/texts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rawWorkbook } from '../../testing/samples/raw-workbook.ts';
import { rawZip } from '../../testing/samples/raw-zip.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { limits } from './messages.ts';
import { openReaders } from './reader.ts';

const mebibyte = 1024 * 1024;
const zip = 'application/zip';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const tooMuch = { status: 413, key: 'file.tooMuchToRead', details: { field: 'file' } };

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder('edp-reader-');
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function sheetFile(contentType: string, content: Buffer) {
  const path = join(folder, String(++files));
  await writeFile(path, content);
  return { path, contentType, sheetPath: `${path}.sheet` };
}
const small = () => sheetFile('text/csv', Buffer.from('编码\nA1\n'));
/** Takes seconds of processor time. */
const spinning = () => sheetFile(zip, rawZip([{ name: 'x.csv', content: Buffer.alloc(190 * mebibyte, ',') }]));
/** Takes hundreds of mebibytes of memory. */
const growing = async () =>
  sheetFile(xlsx, await rawWorkbook({ rows: '', texts: Array.from({ length: 150 * 64 }, () => '长'.repeat(5400)) }));

/** Opens a sheet and reads its first rows in a process of its own. */
const readIn = ({ withReader }: ReturnType<typeof openReaders>, file: Awaited<ReturnType<typeof sheetFile>>) =>
  withReader('job', async (reader) => {
    await reader.ask('openSheet', file);
    return (await reader.ask('readRows', { isFirst: true })).rows.length;
  });

it('一直在算的文件：读取的进程被终止，说明原因；排在后面的照常读取', async () => {
  const readers = openReaders({ ...limits, cpuMs: 1000 });
  const [bad, good] = [await spinning(), await small()];
  const work = [bad, bad, bad, bad, good, good].map((file, index) =>
    readIn(readers, { ...file, sheetPath: `${file.sheetPath}${index}` }),
  );
  const results = await Promise.allSettled(work);
  expect(results.slice(0, 4).map((each) => each.status === 'rejected' && (each.reason as unknown))).toEqual(
    Array.from({ length: 4 }, () => expect.objectContaining(tooMuch) as unknown),
  );
  expect(results.slice(4)).toEqual(Array.from({ length: 2 }, () => ({ status: 'fulfilled', value: 2 })));
  expect(translate('file.tooMuchToRead', 'ZHS')).toBe('读取这个文件需要的时间或内存过多，已停止读取');
});

it('占用内存过多的文件：被终止的只有它自己，共用的进程另起一个，按次序回答后面的', async () => {
  const { askReader } = openReaders({ ...limits, memory: 150 * mebibyte });
  const [bad, good] = [await growing(), await small()];
  const answered: string[] = [];
  const ask = (name: string, file: typeof bad) => askReader('openSheet', file).finally(() => answered.push(name));
  const answers = await Promise.allSettled([
    ask('first', good),
    ask('second', bad),
    ask('third', good),
    ask('fourth', good),
  ]);
  expect(answered).toEqual(['first', 'second', 'third', 'fourth']);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(answers[1]).toMatchObject({ reason: tooMuch });
  expect(await askReader('fileType', good.path)).toBe('');
});

it('要看类型的文件排得太多时，不再接收上传；轮完之后照常', async () => {
  const { askReader, assertReaderFree } = openReaders(limits);
  const answers = Array.from({ length: 250 }, () => askReader('certificateType', Buffer.from('x')));
  expect(assertReaderFree).toThrow('file.readersBusy');
  await Promise.all(answers);
  expect(assertReaderFree).not.toThrow();
});
