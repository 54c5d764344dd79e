import { crc32, deflateRawSync } from 'node:zlib';

interface Entry {
  /** As bytes where it is not UTF-8. */
  name: string | Buffer;
  content: string | Buffer;
  /** Of the general purpose flags; without bit 11 no encoding is stated. */
  flags?: number;
  /** What the directory says of the unpacked size, where that is a lie. */
  claimed?: number;
}

const bytesOf = (content: string | Buffer) => (typeof content === 'string' ? Buffer.from(content) : content);
const packedNothing = deflateRawSync('');

/** A zip file, byte by byte, for what only other systems write or an attacker would. */
export function rawZip(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, flags = 0, claimed } of entries) {
    const [bytes, title] = [bytesOf(content), bytesOf(name)];
    // A stream for each of twenty thousand empty files would take seconds, a higher level for a bomb as well.
    const packed = bytes.length ? deflateRawSync(bytes, { level: 1 }) : packedNothing;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimed ?? bytes.length, 18);
    common.writeUInt16LE(title.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, title, packed]);
    files.push(file);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, title]));
    offset += file.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    8,
  );
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, ...directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
