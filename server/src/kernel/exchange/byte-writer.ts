/**
 * UTF-8 that is put together cell by cell. A string for each cell would be gigabytes that wait for the garbage
 * collector, in a file of a million rows.
 */
export interface ByteWriter {
  bytes: Buffer;
  length: number;
}

export const openWriter = (size: number): ByteWriter => ({ bytes: Buffer.allocUnsafe(size), length: 0 });

export const written = ({ bytes, length }: ByteWriter): Buffer => bytes.subarray(0, length);

/** Makes room for so many bytes more. */
export function reserve(writer: ByteWriter, more: number): void {
  if (writer.length + more <= writer.bytes.length) return;
  const larger = Buffer.allocUnsafe(Math.max(writer.bytes.length * 2, writer.length + more));
  writer.bytes.copy(larger, 0, 0, writer.length);
  writer.bytes = larger;
}

/** What was encoded once; there has to be room for it. */
export function writeBytes(writer: ByteWriter, added: Uint8Array): void {
  writer.bytes.set(added, writer.length);
  writer.length += added.length;
}

export function writeText(writer: ByteWriter, text: string): void {
  reserve(writer, mostBytes(text));
  writer.length += writer.bytes.write(text, writer.length);
}

/** A character has at most three bytes: those that have four are two in a string. */
const mostBytes = (text: string) => text.length * 3;

/** The characters below 128 that end a plain text, by their codes; control characters are always among them. */
export function stopsAt(characters: string): Uint8Array {
  const stops = new Uint8Array(128).fill(1, 0, 32);
  for (const character of characters) stops[character.codePointAt(0)!] = 1;
  stops[127] = 1;
  return stops;
}

/**
 * Writes a text that has nothing to escape; of any other it writes nothing and answers false. What is neither ASCII nor
 * an ordinary character, such as half of a surrogate pair, is left to the caller too.
 */
export function writePlain(writer: ByteWriter, text: string, stops: Uint8Array): boolean {
  reserve(writer, mostBytes(text));
  const { bytes } = writer;
  let at = writer.length;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x80) {
      if (stops[code] === 1) return false;
      bytes[at++] = code;
    } else if (code < 0x800) {
      if (code < 0xa0) return false;
      bytes[at++] = 0xc0 | (code >> 6);
      bytes[at++] = 0x80 | (code & 0x3f);
    } else {
      // Surrogates, private characters, forms for compatibility that have noncharacters among them.
      if (code >= 0xd800 && (code < 0xff00 || code >= 0xfffe)) return false;
      bytes[at++] = 0xe0 | (code >> 12);
      bytes[at++] = 0x80 | ((code >> 6) & 0x3f);
      bytes[at++] = 0x80 | (code & 0x3f);
    }
  }
  writer.length = at;
  return true;
}
