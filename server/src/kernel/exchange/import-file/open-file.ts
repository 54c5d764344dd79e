import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Asker, type Reader, withReader } from '../../file-reader/reader.ts';
import type { Kernel } from '../../kernel.ts';
import { temporaryPath } from '../../uploads/temporary-files.ts';
import type { FileRow, RowFile } from './cell.ts';

interface Stored {
  storageKey: string;
  contentType: string;
}

/**
 * A stored file on the disk of this machine, where it can be read from any place, for as long as `work` takes. Another
 * process reads it.
 */
export async function withFile<T>(
  { files }: Pick<Kernel, 'files'>,
  { storageKey, contentType }: Stored,
  asker: Asker,
  work: (file: RowFile) => Promise<T>,
): Promise<T> {
  const [path, sheetPath] = [await temporaryPath(files.temporaryFolder), await temporaryPath(files.temporaryFolder)];
  try {
    await pipeline(await files.get(storageKey), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return await withReader(asker, async (reader) => {
      const opened = await reader.ask('openSheet', { path, contentType, sheetPath });
      return work(rowFile(reader, opened));
    });
  } finally {
    await Promise.all([path, sheetPath].map((each) => rm(each, { force: true })));
  }
}

function rowFile(reader: Reader, { sheetName, hasPictures }: { sheetName: string; hasPictures: boolean }): RowFile {
  const hidden = new Set<number>();
  async function* rows(): AsyncGenerator<FileRow> {
    for (let isFirst = true; ; isFirst = false) {
      const read = await reader.ask('readRows', { isFirst });
      for (const place of read.hidden) hidden.add(place);
      if (read.rows.length === 0) return;
      yield* read.rows;
    }
  }
  return {
    sheetName,
    hidden,
    rows,
    // The reader closes what it has opened when it ends.
    close: async () => {},
    ...(hasPictures && {
      pictures: {
        find: (text, limit) => reader.ask('findPicture', { text, limit }),
        read: (entry, limit) => reader.ask('readPicture', { entry, limit }),
      },
    }),
  };
}
