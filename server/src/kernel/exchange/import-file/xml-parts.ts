import { AppError } from '../../app-error.ts';

/**
 * The parts of an XML document that is read in pieces: each from one opening tag of this name to the end of the element, as bytes. Sheets
 * and shared strings are flat lists of such elements, so nothing more of XML is needed, and no text is held longer than its part.
 */
export async function* elementsOf(content: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  const [open, close] = [Buffer.from(`<${name}`), Buffer.from(`</${name}>`)];
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of content) {
    const bytes = rest.length ? Buffer.concat([rest, piece]) : piece;
    let at = 0;
    for (;;) {
      const start = findTag(bytes, open, at);
      if (start === -1) {
        // The name of the tag may be cut in two.
        at = Math.max(at, bytes.length - open.length - 1);
        break;
      }
      const tagEnd = bytes.indexOf(0x3e, start);
      const isEmpty = tagEnd !== -1 && bytes[tagEnd - 1] === 0x2f;
      const end = tagEnd === -1 ? -1 : isEmpty ? tagEnd + 1 : bytes.indexOf(close, tagEnd);
      if (end === -1) {
        at = start;
        break;
      }
      yield bytes.subarray(start, isEmpty ? end : end + close.length);
      at = isEmpty ? end : end + close.length;
    }
    rest = Buffer.from(bytes.subarray(at));
    if (rest.length > longest) throw new AppError(413, 'import.unpackedTooLarge', { field: 'file' });
  }
}

/** Of one element: a row with all its cells. */
const longest = 4 * 1024 * 1024;

function findTag(bytes: Buffer, open: Buffer, from: number): number {
  for (let at = bytes.indexOf(open, from); at !== -1; at = bytes.indexOf(open, at + 1)) {
    const next = bytes[at + open.length];
    // Not `<row` in `<rowBreaks`.
    if (next === 0x20 || next === 0x3e || next === 0x2f || next === 0x0a || next === 0x0d || next === 0x09) return at;
    if (next === undefined) return -1;
  }
  return -1;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text between tags; `_x000D_` is how Excel writes a control character. */
export function unescapeXml(text: string): string {
  const plain = !text.includes('&')
    ? text
    : text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
        if (name) return entities[name] ?? whole;
        const code = Number.parseInt(hex ?? decimal!, hex ? 16 : 10);
        return code <= 0x10ffff ? String.fromCodePoint(code) : '';
      });
  return plain.includes('_x')
    ? plain.replaceAll(/_x([\dA-F]{4})_/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : plain;
}

export function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found ? unescapeXml(found[1] ?? found[2] ?? '') : undefined;
}

/** All texts of a rich text together, without the readings (`rPh`) that Japanese Excel adds. */
export function textIn(element: string): string {
  const parts = (element.includes('<rPh') ? element.replaceAll(/<rPh[\s>][\s\S]*?<\/rPh>/g, '') : element).matchAll(
    /<t(?:\s[^>]*)?>([^<]*)<\/t>/g,
  );
  return unescapeXml(Array.from(parts, ([, text]) => text).join(''));
}
