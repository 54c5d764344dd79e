import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { openScanner, type Scan } from '../uploads/scanner.ts';
import type { ByteStore } from './byte-store.ts';
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

export function openFileStore(
  config: Pick<Config, 'dataFolder' | 's3' | 'secret' | 'scanning'>,
  log?: FastifyBaseLogger,
): FileStore {
  const { scanner, timeoutMs } = config.scanning;
  const store = sealedStore(config.s3 ? s3Store(config.s3) : diskStore(config.dataFolder), config.secret);
  return { ...store, temporaryFolder: join(config.dataFolder, 'tmp'), scan: openScanner(scanner, timeoutMs, log) };
}
