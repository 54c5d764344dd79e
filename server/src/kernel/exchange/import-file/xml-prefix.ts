/** `<x:row>` as `<row>`: some programs write every tag with a prefix. Attributes such as `r:id` keep theirs. */
export const withoutPrefixes = (xml: string) => xml.replaceAll(/<(\/?)[A-Za-z]\w*:(?=\w)/g, '<$1');

/** The same for a document that is read in pieces; one without prefixes, as Excel writes it, passes as it is. */
export async function* stripPrefix(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [prefix, rest]: [string | undefined, Buffer] = [undefined, Buffer.alloc(0)];
  for await (const piece of content) {
    prefix ??= /<([A-Za-z]\w{0,19}):(?:worksheet|sst)[\s>]/.exec(piece.toString('latin1', 0, 4096))?.[1] ?? '';
    if (prefix === '') {
      yield piece;
      continue;
    }
    const bytes = Buffer.concat([rest, piece]);
    // A tag may be cut in two.
    const last = bytes.lastIndexOf(0x3c);
    const end = last !== -1 && bytes.length - last < prefix.length + 3 ? last : bytes.length;
    rest = Buffer.from(bytes.subarray(end));
    // Byte by byte: the marks are ASCII, and nothing else changes.
    yield Buffer.from(
      bytes.toString('latin1', 0, end).replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</'),
      'latin1',
    );
  }
  if (rest.length > 0) yield rest;
}
