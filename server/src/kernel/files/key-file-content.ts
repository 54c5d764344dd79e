import { X509Certificate } from 'node:crypto';

/** 1.2.840.113549.1.7.1 and .2: the two kinds of content that a PKCS #12 file begins with. */
const pkcs7 = Buffer.from('06092a864886f70d0107', 'hex');
const version3 = Buffer.from('020103', 'hex');
const sequence = 0x30;

const pemEdge = /^-----(BEGIN|END) (CERTIFICATE|(?:ENCRYPTED |RSA |EC )?PRIVATE KEY)-----\s*$/;
const pemBody = /^(?:[A-Za-z\d+/=]*|(?:Proc-Type|DEK-Info): [\w,-]+)\s*$/;
/** OpenSSL writes these between the blocks. */
const pemRemarks = [
  /^\s*$/,
  /^(?:Bag|Key) Attributes.*$/,
  /^(?:subject|issuer)=.*$/,
  /^\s+(?:friendlyName|localKeyID|Microsoft [\w ]+|[\d.]+): ?.*$/,
];

/** The type of a certificate file by what is in it, the whole of it; undefined for anything else. */
export function certificateType(content: Buffer): string | undefined {
  if (isPkcs12(content)) return 'application/x-pkcs12';
  if (content[0] === sequence)
    return read(content)?.raw.length === content.length ? 'application/pkix-cert' : undefined;
  return isPem(content.toString('latin1')) && read(content) ? 'application/x-pem-file' : undefined;
}

/** The days of validity that an X.509 certificate names, in UTC; those of a PKCS #12 file are under its password. */
export function validityIn(content: Buffer): { startTime: string; endTime: string } {
  const certificate = read(content);
  if (!certificate) return { startTime: '', endTime: '' };
  return { startTime: dayOf(certificate.validFromDate), endTime: dayOf(certificate.validToDate) };
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function read(content: Buffer): X509Certificate | undefined {
  try {
    return new X509Certificate(content);
  } catch {
    return undefined;
  }
}

/** SEQUENCE { INTEGER 3, SEQUENCE { OID pkcs7 … } }, and nothing after its end. */
function isPkcs12(content: Buffer): boolean {
  const outer = header(content, 0);
  if (
    !outer ||
    (outer.end !== undefined ? outer.end !== content.length : !content.subarray(-2).equals(Buffer.alloc(2)))
  )
    return false;
  if (!content.subarray(outer.start, outer.start + version3.length).equals(version3)) return false;
  const inner = header(content, outer.start + version3.length);
  return inner !== undefined && content.subarray(inner.start, inner.start + pkcs7.length).equals(pkcs7);
}

/** Where the content of a sequence starts and ends; some programs leave its length open. */
function header(content: Buffer, at: number): { start: number; end?: number } | undefined {
  if (content[at] !== sequence) return undefined;
  const first = content[at + 1] ?? 0;
  if (first === 0x80) return { start: at + 2 };
  if (first < 0x80) return { start: at + 2, end: at + 2 + first };
  const bytes = first - 0x80;
  if (bytes > 4 || at + 2 + bytes > content.length) return undefined;
  const start = at + 2 + bytes;
  return { start, end: start + content.readUIntBE(at + 2, bytes) };
}

/** Blocks of certificates and keys, with remarks that OpenSSL writes: no room for a script. */
function isPem(text: string): boolean {
  let block: string | undefined;
  for (const line of text.split(/\r?\n/)) {
    const [, edge, label] = pemEdge.exec(line) ?? [];
    if (edge === 'BEGIN') {
      if (block) return false;
      block = label;
    } else if (edge === 'END') {
      if (block !== label) return false;
      block = undefined;
    } else if (!(block ? [pemBody] : pemRemarks).some((pattern) => pattern.test(line))) return false;
  }
  return block === undefined;
}
