import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { storedTypes } from '@edp/contract/kernel/stored-file.ts';
import type { FileStore } from '../files/file-store.ts';
import { type Area, receive, type StoredUpload } from './store-upload.ts';
import { temporaryPath } from './temporary-files.ts';

const types = new Map([
  ...Object.entries(storedTypes).map(([type, { extension }]) => [extension, type] as const),
  ['csv', 'text/csv; charset=utf-8'],
]);

/** A file that the server itself has made: of any size, and of the type that its name says. */
export async function storeResult(
  store: FileStore,
  { folder }: Area,
  name: string,
  content: Readable,
): Promise<StoredUpload> {
  const extension = extname(name).slice(1);
  const contentType = types.get(extension);
  if (!contentType) throw new Error(`no type of a result: ${name}`);
  const path = await temporaryPath(store.temporaryFolder);
  try {
    const { kept, bytes, sha256 } = await receive(content, path, Infinity);
    const storageKey = `${folder}/${sha256.slice(0, 2)}/${randomUUID()}.${extension}`;
    await store.put(storageKey, kept, contentType);
    return { name, storageKey, contentType, bytes, sha256 };
  } finally {
    await rm(path, { force: true });
  }
}
