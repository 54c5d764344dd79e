import type { Readable } from 'node:stream';

/** Keeps bytes under keys: on disk, in S3, or sealed in one of these. */
export interface ByteStore {
  /** Takes a copy of the file at a path, or of bytes in memory; it is safe when this resolves. */
  put(key: string, source: string | Buffer, contentType: string): Promise<void>;
  /** The whole, or a part of it. */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** A file that is not there counts as removed. */
  remove(key: string): Promise<void>;
}

/** The bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part that the header `Range` asks of a file of this size (RFC 9110, 14.2): undefined where the whole is to be sent, as for
 * several ranges and for what cannot be understood; null where the file has no such bytes.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (!from && !to) return undefined;
  if (!from) return Number(to) === 0 || size === 0 ? null : { start: Math.max(0, size - Number(to)), end: size - 1 };
  if (to && Number(to) < Number(from)) return undefined;
  return Number(from) >= size ? null : { start: Number(from), end: Math.min(to ? Number(to) : size - 1, size - 1) };
}
