import { createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sheetLimit } from '@edp/contract/kernel/stored-file.ts';
import { AppError } from '../../app-error.ts';
import type { RowFile } from './cell.ts';
import { openCsv } from './csv-rows.ts';
import { openWorkbook } from './xlsx-rows.ts';
import { openZip, type ZipFile } from './zip-file.ts';
import { zipPictures } from './zip-pictures.ts';

const mostFiles = 20_000;
/** Pictures hardly shrink, and a text to a tenth: what says that it unpacks to much more is a bomb. */
const [mostRatio, alwaysFine] = [100, 256 * 1024 * 1024];

/** What systems and programs leave beside the files of a user, and folders. */
const isMeant = (name: string) =>
  !name.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\.[^./]|~\$|Thumbs\.db$|desktop\.ini$)/i.test(name);
const isSheet = (name: string) => /\.(?:xlsx|csv)$/i.test(name);

/**
 * A zip file with one sheet, which is unpacked to `sheetPath`, and pictures. The names in it are looked up and never
 * used as paths.
 */
export async function openPackage(path: string, sheetPath: string): Promise<RowFile> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const zip = await openZip(file, size);
    const names = zip.names().filter(isMeant);
    if (zip.names().length > mostFiles)
      throw new AppError(413, 'import.zipTooMany', { field: 'file', params: { max: mostFiles } });
    if (zip.unpacked > alwaysFine && zip.unpacked > size * mostRatio)
      throw new AppError(413, 'import.unpackedTooLarge', { field: 'file' });
    const sheet = await unpackSheet(zip, names.filter(isSheet), sheetPath);
    return {
      sheetName: sheet.sheetName,
      hidden: sheet.hidden,
      rows: () => sheet.rows(),
      pictures: zipPictures(
        zip,
        names.filter((name) => !isSheet(name)),
      ),
      async close() {
        await sheet.close();
        await file.close();
      },
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function unpackSheet(zip: ZipFile, sheets: readonly string[], path: string): Promise<RowFile> {
  if (sheets.length === 0) throw new AppError(415, 'import.zipNoSheet', { field: 'file' });
  if (sheets.length > 1)
    throw new AppError(415, 'import.zipManySheets', { field: 'file', params: { count: sheets.length } });
  await pipeline(
    Readable.from(zip.read(sheets[0]!, sheetLimit.maxBytes)),
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
  return (await isZip(path)) ? openWorkbook(path) : openCsv(path);
}

async function isZip(path: string): Promise<boolean> {
  const file: FileHandle = await open(path);
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0).finally(() => file.close());
  return buffer.toString('latin1') === 'PK';
}
