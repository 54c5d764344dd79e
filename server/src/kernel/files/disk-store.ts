import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './file-store.ts';

export function diskStore(dataFolder: string): FileStore {
  const pathOf = (key: string) => join(dataFolder, 'files', key);
  return {
    // Written beside its place, flushed, then moved: a crash leaves no half file.
    async put(key, content) {
      const path = pathOf(key);
      const partial = `${path}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        const file = await open(partial, 'w');
        await pipeline(content, file.createWriteStream({ flush: true }));
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async get(key) {
      const file = await open(pathOf(key));
      return createReadStream('', { fd: file });
    },
  };
}
