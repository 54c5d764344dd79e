import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Kernel } from '../../kernel.ts';
import { temporaryPath } from '../../uploads/temporary-files.ts';
import type { RowFile } from './cell.ts';
import { openCsv } from './csv-rows.ts';
import { openPackage } from './open-package.ts';
import { openWorkbook } from './xlsx-rows.ts';

interface Stored {
  storageKey: string;
  contentType: string;
}

/** A stored file on the disk of this process, where it can be read from any place, for as long as `work` takes. */
export async function withFile<T>(
  { files }: Pick<Kernel, 'files'>,
  { storageKey, contentType }: Stored,
  work: (file: RowFile) => Promise<T>,
): Promise<T> {
  const path = await temporaryPath(files.temporaryFolder);
  try {
    await pipeline(await files.get(storageKey), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    const file = await (contentType === 'application/zip'
      ? openPackage(path, files.temporaryFolder)
      : contentType === 'text/csv'
        ? openCsv(path)
        : openWorkbook(path));
    try {
      return await work(file);
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}
