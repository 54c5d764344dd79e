import { dirname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { openScanner, type Scan } from '../uploads/scanner.ts';
import type { ByteStore } from './byte-store.ts';
import { sealedStore } from './sealed-store.ts';
import { createReadStream, openAsBlob } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { S3mini } from 's3mini';

/** Where the bytes of uploaded files are. Keys are made by the server, never by a client. */
export interface FileStore extends ByteStore {
  /** Of uploads until their content is known. */
  readonly temporaryFolder: string;
  /** Refuses an upload that must not be kept. */
  readonly scan: Scan;
}

export function openFileStore(
  config: Pick<Config, 'dataFolder' | 's3' | 'secret' | 'scanning'>,
  log?: FastifyBaseLogger,
): FileStore {
  const { scanner, timeoutMs } = config.scanning;
  const store = sealedStore(config.s3 ? s3Store(config.s3) : diskStore(config.dataFolder), config.secret);
  return { ...store, temporaryFolder: join(config.dataFolder, 'tmp'), scan: openScanner(scanner, timeoutMs, log) };
}

function diskStore(dataFolder: string): ByteStore {
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

/** Any S3-compatible store; the endpoint names the bucket. */
function s3Store(settings: NonNullable<Config['s3']>): ByteStore {
  const s3 = new S3mini(settings);
  return {
    async put(key, source, contentType) {
      const answer = await s3.putObject(
        key,
        typeof source === 'string' ? await openAsBlob(source) : source,
        contentType,
      );
      if (!answer.ok) throw new Error(`the file store answered ${answer.status}`);
    },
    async get(key, range) {
      const answer = range
        ? await s3.getObjectRaw(key, false, range.start, range.end + 1)
        : await s3.getObjectResponse(key);
      if (range && answer?.status !== 206)
        throw new Error(`the file store answered ${answer?.status} to a request for a part of a file`);
      if (!answer?.body) throw new Error('the file store does not have a file that the database knows');
      return Readable.fromWeb(answer.body);
    },
    async remove(key) {
      if (!(await s3.deleteObject(key))) throw new Error('the file store did not remove a file');
    },
  };
}
