import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ByteStore } from './byte-store.ts';

export function diskStore(dataFolder: string): ByteStore {
  const pathOf = (key: string) => join(dataFolder, 'files', key);
  return {
    // Written beside its place, flushed, then moved: a crash leaves no half file.
    async put(key, source) {
      const path = pathOf(key);
      const partial = `${path}.part`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await (typeof source === 'string' ? copyFile(source, partial) : writeFile(partial, source, { mode: 0o600 }));
        await flush(partial);
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async get(key, range) {
      const file = await open(pathOf(key));
      return createReadStream('', { fd: file, ...range });
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

async function flush(path: string) {
  const file = await open(path, 'r+');
  try {
    await file.chmod(0o600);
    await file.sync();
  } finally {
    await file.close();
  }
}
