import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { AppError } from '../../app-error.ts';

export const unreadable = () => new AppError(415, 'import.unreadable', { field: 'file' });

const [endSignature, entrySignature, stored, deflated] = [0x06054b50, 0x02014b50, 0, 8];
/** Of the flags. */
const encrypted = 1;
const longestComment = 0xffff;
/**
 * A workbook has a few dozen entries, a package of pictures thousands; the directory of one with millions would be a
 * bomb of its own.
 */
const largestDirectory = 4 * 1024 * 1024;

interface Entry {
  method: number;
  bytes: number;
  /** As the file says. */
  unpacked: number;
  header: number;
}

export interface ZipFile {
  has(name: string): boolean;
  names(): readonly string[];
  /** What all entries unpack to, as the file says. */
  readonly unpacked: number;
  /**
   * The content of an entry, unpacked as it is read, and refused beyond `most` bytes: what a file says of its sizes may
   * be a lie.
   */
  read(name: string, most: number): AsyncGenerator<Buffer>;
}

/** Reads the directory at the end of the file; the entries are read from where they are. */
export async function openZip(file: FileHandle, size: number): Promise<ZipFile> {
  const entries = await readDirectory(file, size);
  return {
    has: (name) => entries.has(name),
    names: () => [...entries.keys()],
    unpacked: [...entries.values()].reduce((sum, { unpacked }) => sum + unpacked, 0),
    read: (name, most) => unpack(file, size, entries.get(name), most),
  };
}

async function readDirectory(file: FileHandle, size: number): Promise<Map<string, Entry>> {
  const tail = await readAt(file, Math.max(0, size - 22 - longestComment), Math.min(size, 22 + longestComment));
  let end = tail.length - 22;
  while (end >= 0 && tail.readUInt32LE(end) !== endSignature) end--;
  if (end < 0) throw unreadable();
  const [count, length, start] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ];
  if (length > largestDirectory || start + length > size) throw unreadable();
  const directory = await readAt(file, start, length);
  const entries = new Map<string, Entry>();
  for (let [at, left] = [0, count]; left > 0; left--) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== entrySignature) throw unreadable();
    const [flags, method, bytes, unpacked, header] = [
      directory.readUInt16LE(at + 8),
      directory.readUInt16LE(at + 10),
      directory.readUInt32LE(at + 20),
      directory.readUInt32LE(at + 24),
      directory.readUInt32LE(at + 42),
    ];
    const [nameLength, extraLength] = [directory.readUInt16LE(at + 28), directory.readUInt16LE(at + 30)];
    const afterName = at + 46 + nameLength;
    if (flags & encrypted) throw new AppError(415, 'import.zipEncrypted', { field: 'file' });
    entries.set(
      entryName(directory.subarray(at + 46, afterName), directory.subarray(afterName, afterName + extraLength), flags),
      { method, bytes, unpacked, header },
    );
    at = afterName + extraLength + directory.readUInt16LE(at + 32);
  }
  return entries;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw unreadable();
  return buffer;
}

async function* unpack(file: FileHandle, size: number, entry: Entry | undefined, most: number): AsyncGenerator<Buffer> {
  if (!entry) throw unreadable();
  const { method, bytes, header } = entry;
  if (method !== stored && method !== deflated) throw unreadable();
  const local = await readAt(file, header, 30);
  const start = header + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
  if (bytes === 0 || start + bytes > size) throw unreadable();
  const packed = Readable.from(partsOf(file, start, bytes));
  const content: AsyncIterable<Buffer> =
    method === stored ? packed : packed.pipe(createInflateRaw({ chunkSize: 256 * 1024 }));
  let left = most;
  try {
    for await (const part of content) {
      left -= part.length;
      if (left < 0) throw new AppError(413, 'import.unpackedTooLarge', { field: 'file' });
      yield part;
    }
  } catch (error) {
    throw error instanceof AppError ? error : unreadable();
  } finally {
    packed.destroy();
  }
}

const partLength = 256 * 1024;

async function* partsOf(file: FileHandle, start: number, bytes: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes; at += partLength) yield readAt(file, start + at, Math.min(partLength, bytes - at));
}

const utf8Flag = 0x0800;
/** The extra field with the name in UTF-8, after a version and a checksum. */
const [unicodePath, beforePath] = [0x7075, 5];

/**
 * The name of an entry, with slashes and none at the beginning. Windows in China writes GBK without saying so, macOS
 * UTF-8 without saying so.
 */
function entryName(name: Buffer, extra: Buffer, flags: number): string {
  const bytes = flags & utf8Flag ? name : (unicodePathIn(extra) ?? name);
  return decode(bytes, ['utf-8', 'gb18030']).replaceAll('\\', '/').replace(/^\/+/, '');
}

function unicodePathIn(extra: Buffer): Buffer | undefined {
  for (let at = 0; at + 4 <= extra.length;) {
    const [kind, length] = [extra.readUInt16LE(at), extra.readUInt16LE(at + 2)];
    if (kind === unicodePath && length > beforePath) return extra.subarray(at + 4 + beforePath, at + 4 + length);
    at += 4 + length;
  }
  return undefined;
}

/** The first in which every byte makes sense. */
function decode(name: Buffer, encodings: readonly string[]): string {
  for (const encoding of encodings) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(name);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  return name.toString('latin1');
}
