import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

const [endSignature, entrySignature, stored, deflated] = [0x06054b50, 0x02014b50, 0, 8];
const longestComment = 0xffff;

/** Whether the entries of a ZIP file unpack to more than `most` bytes altogether. They are unpacked to see it: what a file says of its sizes may be a lie. */
export async function unpacksBeyond(zip: Buffer, most: number): Promise<boolean> {
  let left = most;
  for (const { method, content } of entriesOf(zip)) {
    if (method === deflated)
      for await (const part of Readable.from([content]).pipe(createInflateRaw()) as AsyncIterable<Buffer>) {
        left -= part.length;
        // To leave the loop ends the stream as well.
        if (left < 0) return true;
      }
    else if (method === stored) left -= content.length;
    else throw new Error(`ZIP method ${method}`);
  }
  return left < 0;
}

/** As the directory at the end of the file has them. Two entries may share their content: it counts twice, for it is read twice. */
function* entriesOf(zip: Buffer): Generator<{ method: number; content: Buffer }> {
  const end = findEnd(zip);
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    if (zip.readUInt32LE(at) !== entrySignature) throw new Error('no entry of a ZIP directory');
    const [method, bytes, header] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)];
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    // Without a size, or with one that is kept elsewhere, readers differ in where the content ends.
    if (start + bytes > zip.length || (method === deflated && bytes === 0))
      throw new Error('no content of a ZIP entry');
    yield { method, content: zip.subarray(start, start + bytes) };
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}

function findEnd(zip: Buffer): number {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 22 - longestComment); at--)
    if (zip.readUInt32LE(at) === endSignature) return at;
  throw new Error('no end of a ZIP directory');
}
