import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openCipher } from '../crypto/secret-box.ts';
import type { ByteStore } from './byte-store.ts';

/** A key that ends like this stands for encrypted bytes. */
const ending = '.sealed';
export const sealedKey = (key: string) => key + ending;
export const isSealed = (key: string) => key.endsWith(ending);

/** The first byte. A later format gets another one, so that both can be read. */
const format = 1;

/** Its message is for the log: it tells the operator what to do and holds nothing of the file. */
export class UnreadableFile extends Error {
  constructor(key: string) {
    super(`the file ${key} cannot be decrypted: EDP_SECRET is not the one that it was stored with, or it was altered`);
  }
}

/**
 * Encrypts on the way in and decrypts on the way out what has a sealed key; everything else passes through. The bytes
 * are bound to their key, which begins with the tenant: put into the place of another file they cannot be opened.
 * All of it is in memory, because nothing may be given out before the whole is known to be genuine: what is sealed is
 * small.
 */
export function sealedStore(store: ByteStore, secret: string): ByteStore {
  const cipher = openCipher(secret, 'private-file');
  return {
    async put(key, source, contentType) {
      if (!isSealed(key)) return store.put(key, source, contentType);
      const content = typeof source === 'string' ? await readFile(source) : source;
      return store.put(key, Buffer.concat([Buffer.of(format), cipher.seal(content, key)]), 'application/octet-stream');
    },
    async get(key, range) {
      if (!isSealed(key)) return store.get(key, range);
      const bytes = await buffer(await store.get(key));
      const content = bytes[0] === format ? cipher.open(bytes.subarray(1), key) : undefined;
      if (!content) throw new UnreadableFile(key);
      return Readable.from(range ? content.subarray(range.start, range.end + 1) : content, { objectMode: false });
    },
    remove: (key) => store.remove(key),
  };
}
