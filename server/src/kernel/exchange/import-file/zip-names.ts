const utf8Flag = 0x0800;
/** Of the extra fields: the name in UTF-8, after a version and a checksum. */
const [unicodePath, beforePath] = [0x7075, 5];

/**
 * The name of an entry, with slashes and none at the beginning. Windows in China writes GBK without saying so, macOS
 * UTF-8 without saying so.
 */
export function entryName(name: Buffer, extra: Buffer, flags: number): string {
  const given = flags & utf8Flag ? name : (unicodePathIn(extra) ?? name);
  return decode(given, ['utf-8', 'gb18030']).replaceAll('\\', '/').replace(/^\/+/, '');
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
