import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib';

/**
 * A file of the archive, in parts: its size is not known before it ends. A part may be written over when the second one
 * after it is asked for.
 */
export interface ZipFile {
  name: string;
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

/** Sizes follow the content, names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
/** 1 January 1980, the first that there is. */
const [time, date] = [0, 0x21];
/** Sheets are many megabytes of the same tags: higher levels take several times as long and save little. */
const level = 1;

interface Entry {
  name: Buffer;
  offset: number;
  checksum: number;
  packed: number;
  size: number;
}

/** A ZIP archive as it is made: one part of one file at a time is in memory. No file may exceed 4 GiB. */
export async function* zip(files: AsyncIterable<ZipFile> | Iterable<ZipFile>): AsyncGenerator<Buffer, void> {
  const entries: Entry[] = [];
  let offset = 0;
  for await (const { name, content } of files) {
    const entry: Entry = { name: Buffer.from(name), offset, checksum: 0, packed: 0, size: 0 };
    yield localHeader(entry);
    for await (const part of pack(entry, content)) yield part;
    yield sizesOf(entry);
    entries.push(entry);
    offset += 30 + entry.name.length + entry.packed + 16;
  }
  const directory = entries.map(directoryEntry);
  const bytes = directory.reduce((sum, { length }) => sum + length, 0);
  yield Buffer.concat([...directory, endOf(entries.length, bytes, offset)]);
}

async function* pack(entry: Entry, content: ZipFile['content']): AsyncGenerator<Buffer, void> {
  const deflate = createDeflateRaw({ level, chunkSize: 64 * 1024 });
  // An error of the content reaches the consumer through the stream; a consumer that stops ends both.
  const feeding = feed(deflate, entry, content).catch((error: unknown) => deflate.destroy(error as Error));
  for await (const part of deflate as AsyncIterable<Buffer>) {
    entry.packed += part.length;
    yield part;
  }
  await feeding;
}

/** While a part is compressed, in a thread of its own, the next one is made. */
async function feed(deflate: DeflateRaw, entry: Entry, content: ZipFile['content']): Promise<void> {
  let compressed: Promise<void> = Promise.resolve();
  for await (const part of content) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    await compressed;
    entry.checksum = crc32(bytes, entry.checksum);
    entry.size += bytes.length;
    compressed = compress(deflate, bytes);
    // It fails where it is awaited, which may be later than the process allows.
    compressed.catch(() => {});
  }
  await compressed;
  deflate.end();
}

const compress = (deflate: DeflateRaw, bytes: Uint8Array) =>
  new Promise<void>((resolve, reject) => {
    deflate.write(bytes, (error) => (error ? reject(error) : resolve()));
  });

function localHeader({ name }: Entry): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  for (const [at, value] of [
    [4, 20],
    [6, flags],
    [8, deflated],
    [10, time],
    [12, date],
    [26, name.length],
  ] as const)
    header.writeUInt16LE(value, at);
  return Buffer.concat([header, name]);
}

function sizesOf({ checksum, packed, size }: Entry): Buffer {
  const sizes = Buffer.alloc(16);
  for (const [index, value] of [0x08074b50, checksum, packed, size].entries()) sizes.writeUInt32LE(value, index * 4);
  return sizes;
}

function directoryEntry({ name, offset, checksum, packed, size }: Entry): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  for (const [at, value] of [
    [4, 20],
    [6, 20],
    [8, flags],
    [10, deflated],
    [12, time],
    [14, date],
    [28, name.length],
  ] as const)
    entry.writeUInt16LE(value, at);
  for (const [at, value] of [
    [16, checksum],
    [20, packed],
    [24, size],
    [42, offset],
  ] as const)
    entry.writeUInt32LE(value, at);
  return Buffer.concat([entry, name]);
}

function endOf(count: number, bytes: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  for (const at of [8, 10]) end.writeUInt16LE(count, at);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
