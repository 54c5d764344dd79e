import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, open } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import {
  type FileLimit,
  largestFile,
  largestVideo,
  maxBytesOf,
  storedTypes,
  toMegabytes,
  tooLargeMessage,
  visitorLimit,
  wrongTypeMessage,
} from '@edp/contract/kernel/stored-file.ts';
import { invalid, AppError } from '../app-error.ts';
import { askReader } from '../file-reader/reader.ts';
import type { FileStore } from '../files/file-store.ts';
import { sealedKey } from '../files/sealed-store.ts';
import { temporaryPath } from './temporary-files.ts';

export interface StoredUpload {
  name: string;
  storageKey: string;
  contentType: string;
  bytes: number;
  sha256: string;
  /** The purpose of the upload, where that is known. */
  purpose?: string;
}

/**
 * Where a file goes and what it may be: it has to be within one of the limits. A visitor belongs to no tenant: such
 * files have a place of their own.
 */
export interface Area {
  folder: string;
  limits?: readonly FileLimit[];
}
export const areaOfTenant = (tenantId: number): Area => ({ folder: String(tenantId) });
export const visitorArea = { folder: 'public', limits: [visitorLimit] } satisfies Area;

/** Looks into the content before anything is kept: the name and the claimed type of a file mean nothing. */
export async function storeUpload(
  store: FileStore,
  { folder, limits }: Area,
  name: string,
  content: Readable,
): Promise<StoredUpload> {
  const path = holdsKeys(limits) ? undefined : await temporaryPath(store.temporaryFolder);
  try {
    const { kept, bytes, sha256 } = await receive(content, path, limits && largestOf(limits));
    if (bytes === 0) throw invalid('file.empty', 'file');
    const contentType = (await textType(kept, limits)) || (await typeOf(kept, folder));
    const type = storedTypes[contentType];
    if (isMacroWorkbook(contentType) && acceptsSheets(limits))
      throw new AppError(415, 'import.macros', { field: 'file' });
    if (!type || (type.isPrivate && !limits)) throw unsupported();
    if (bytes > type.maxBytes) throw tooLarge(contentType, type.maxBytes);
    if (limits) assertAccepted(limits, contentType, bytes);
    // Keys are given to no other program: only their own module returns them, and never as a link.
    if (path) await store.scan(path);
    const key = `${folder}/${sha256.slice(0, 2)}/${randomUUID()}.${type.extension}`;
    const storageKey = type.isPrivate ? sealedKey(key) : key;
    await store.put(storageKey, kept, contentType);
    return { name, storageKey, contentType, bytes, sha256 };
  } finally {
    if (path) await rm(path, { force: true });
  }
}

/** A file has to be within one of the limits. */
export function assertAccepted(limits: readonly FileLimit[], contentType: string, bytes: number): void {
  const fitting = limits.filter(({ types }) => types.includes(contentType));
  if (fitting.length === 0) throw new AppError(415, wrongTypeMessage(limits), { field: 'file' });
  const most = Math.max(...fitting.map((limit) => maxBytesOf(limit, contentType)));
  if (bytes > most) throw tooLarge(contentType, most);
}

/** Refuses by the length of the whole form, before any of it is read. */
export function assertFormSize(limits: readonly FileLimit[], formBytes: number): void {
  if (formBytes > largestOf(limits)) throw tooLargeForAny(largestOf(limits));
}

const largestOf = (limits: readonly FileLimit[]) =>
  Math.max(...limits.flatMap((limit) => limit.types.map((type) => maxBytesOf(limit, type))));

/** Only where keys are asked for is a file looked at as one. */
const holdsKeys = (limits: readonly FileLimit[] | undefined) =>
  limits?.some(({ types }) => types.some((type) => storedTypes[type]?.isPrivate)) ?? false;

const typeOf = (kept: string | Buffer, folder: string) =>
  typeof kept === 'string' ? askReader('fileType', kept, folder) : askReader('certificateType', kept, folder);

/**
 * A text has no mark of its kind, and may begin as if it were another: where one is asked for, it is one unless it has
 * what no text has.
 */
async function textType(kept: string | Buffer, limits: readonly FileLimit[] | undefined): Promise<string> {
  if (typeof kept !== 'string' || !limits?.some(({ types }) => types.includes('text/csv'))) return '';
  return (await isText(kept)) ? 'text/csv' : '';
}

const isMacroWorkbook = (contentType: string) => /^application\/vnd\.ms-excel\..*macroenabled/i.test(contentType);
const acceptsSheets = (limits: readonly FileLimit[] | undefined) =>
  limits?.some(({ types }) => types.includes('text/csv')) ?? false;

const unsupported = () => new AppError(415, 'file.unsupported', { field: 'file' });

/** Into a file at the path, or without one into memory: keys never lie on a disk as they are, not even for a moment. */
export async function receive(content: Readable, path: string | undefined, most = largestFile) {
  const digest = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      digest.update(chunk);
      done(bytes > most ? tooLargeForAny(most) : null, chunk);
    },
  });
  if (path) await pipeline(content, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  const kept = path ?? (await pipeline(content, measure, buffer));
  return { kept, bytes, sha256: digest.digest('hex') };
}

/** Nothing but a video may be as large as this. */
const tooLargeForAny = (most: number) => tooLarge(most === largestVideo ? 'video/mp4' : '', most);

const tooLarge = (contentType: string, maxBytes: number) =>
  new AppError(413, tooLargeMessage(contentType), { field: 'file', params: { max: toMegabytes(maxBytes) } });

/**
 * Whether the beginning of a file can be a text, in UTF-8, UTF-16 or an encoding of one byte or two: it has no control
 * characters.
 */
async function isText(path: string): Promise<boolean> {
  const file = await open(path);
  const { buffer: start, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0).finally(() => file.close());
  const head = start.subarray(0, bytesRead);
  // In UTF-16, every second byte of a Latin letter is zero.
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return isWide || head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
}
