import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type FileLimit, largestFile, storedTypes, toMegabytes, visitorLimit } from '@edp/contract/kernel/stored-file.ts';
import { fileTypeFromFile } from 'file-type';
import { invalid, Refusal } from '../refusal.ts';
import { certificateType } from './certificate-content.ts';
import type { FileStore } from './file-store.ts';
import { sealedKey } from './sealed-store.ts';

export interface StoredUpload {
  name: string;
  storageKey: string;
  contentType: string;
  bytes: number;
  sha256: string;
}

/** Where a file goes and what it may be. A visitor belongs to no tenant: such files have a place of their own. */
export interface Area {
  folder: string;
  limit?: FileLimit;
}
export const areaOfTenant = (tenantId: number): Area => ({ folder: String(tenantId) });
export const visitorArea: Area = { folder: 'public', limit: visitorLimit };

/** Looks into the content before anything is kept: the name and the claimed type of a file mean nothing. */
export async function storeUpload(store: FileStore, { folder, limit }: Area, name: string, content: Readable): Promise<StoredUpload> {
  const path = join(tmpdir(), `edp-upload-${randomUUID()}`);
  try {
    const { kept, bytes, sha256 } = await receive(content, holdsKeys(limit) ? undefined : path, limit?.maxBytes);
    if (bytes === 0) throw invalid('file.empty', 'file');
    const contentType = await typeOf(kept);
    const type = storedTypes[contentType];
    if (!type || (type.isPrivate && !limit)) throw unsupported();
    if (limit && !limit.types.includes(contentType)) throw isForPictures(limit) ? new Refusal(415, 'file.pictureOnly', { field: 'file' }) : unsupported();
    if (bytes > type.maxBytes) throw tooLarge(contentType, type.maxBytes);
    const key = `${folder}/${sha256.slice(0, 2)}/${randomUUID()}.${type.extension}`;
    const storageKey = type.isPrivate ? sealedKey(key) : key;
    await store.put(storageKey, kept, contentType);
    return { name, storageKey, contentType, bytes, sha256 };
  } finally {
    await rm(path, { force: true });
  }
}

/** Only where keys are asked for is a file looked at as one. */
const holdsKeys = (limit: FileLimit | undefined) => limit?.types.some((type) => storedTypes[type]?.isPrivate) ?? false;

async function typeOf(kept: string | Buffer): Promise<string> {
  return (typeof kept === 'string' ? (await fileTypeFromFile(kept))?.mime : certificateType(kept)) ?? '';
}

const isForPictures = ({ types }: FileLimit) => types.every((type) => type.startsWith('image/'));
const unsupported = () => new Refusal(415, 'file.unsupported', { field: 'file' });

/** Into a file at the path, or without one into memory: keys never lie on a disk as they are, not even for a moment. */
async function receive(content: Readable, path: string | undefined, most = largestFile) {
  const digest = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      digest.update(chunk);
      // Nothing but a video may be as large as the largest.
      done(bytes > most ? tooLarge(most === largestFile ? 'video/mp4' : '', most) : null, chunk);
    },
  });
  if (path) await pipeline(content, measure, createWriteStream(path));
  const kept = path ?? (await pipeline(content, measure, buffer));
  return { kept, bytes, sha256: digest.digest('hex') };
}

const tooLarge = (contentType: string, maxBytes: number) =>
  new Refusal(413, contentType === 'video/mp4' ? 'file.videoTooLarge' : 'file.tooLarge', {
    field: 'file',
    params: { max: toMegabytes(maxBytes) },
  });
