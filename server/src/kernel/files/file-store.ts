import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { openScanner, type Scan } from '../uploads/scanner.ts';
import type { ByteRange } from './byte-range.ts';
import { diskStore } from './disk-store.ts';
import { s3Store } from './s3-store.ts';
import { sealedStore } from './sealed-store.ts';

/** Where the bytes of uploaded files are. Keys are made by the server, never by a client. */
export interface FileStore extends ByteStore {
  /** Of uploads until their content is known. */
  readonly temporaryFolder: string;
  /** Refuses an upload that must not be kept. */
  readonly scan: Scan;
}

export interface ByteStore {
  /** Takes a copy of the file at a path, or of bytes in memory; it is safe when this resolves. */
  put(key: string, source: string | Buffer, contentType: string): Promise<void>;
  /** The whole, or a part of it. */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** A file that is not there counts as removed. */
  remove(key: string): Promise<void>;
}

export function openFileStore(
  config: Pick<Config, 'dataFolder' | 's3' | 'secret' | 'scanning'>,
  log?: FastifyBaseLogger,
): FileStore {
  const { scanner, timeoutMs } = config.scanning;
  const store = sealedStore(config.s3 ? s3Store(config.s3) : diskStore(config.dataFolder), config.secret);
  return { ...store, temporaryFolder: join(config.dataFolder, 'tmp'), scan: openScanner(scanner, timeoutMs, log) };
}
