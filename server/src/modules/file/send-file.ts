import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { parseRange, type ByteStore } from '../../kernel/files/byte-store.ts';

interface StoredFile {
  original_name: string;
  content_type: string;
  bytes: string;
}

/** Whether a browser may show a file itself, and whether it may keep it. */
type Manner = 'inline' | 'attachment' | 'secretly';

/** The bytes that are stored under a key never change. */
const tagOf = (storageKey: string) => `"${createHash('sha256').update(storageKey).digest('base64url').slice(0, 22)}"`;

/** The whole file, or the part that the request asks for: without parts a video cannot be sought. */
export async function sendStoredFile(
  reply: FastifyReply,
  files: ByteStore,
  stored: StoredFile & { storage_key: string },
  manner: Manner,
) {
  const { range: rangeHeader, 'if-range': onlyIf } = reply.request.headers;
  const [tag, size] = [tagOf(stored.storage_key), Number(stored.bytes)];
  const range = onlyIf === undefined || onlyIf === tag ? parseRange(rangeHeader, size) : undefined;
  reply.header('accept-ranges', 'bytes').header('etag', tag);
  if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send();
  const content = await files.get(stored.storage_key, range);
  if (!range) return sendFile(reply, content, stored, manner);
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return sendFile(reply, content, { ...stored, bytes: String(range.end - range.start + 1) }, manner);
}

export function sendFile(reply: FastifyReply, content: Readable | Buffer, stored: StoredFile, manner: Manner) {
  const name = encodeURIComponent(stored.original_name);
  return (
    reply
      .header('content-type', stored.content_type)
      .header('content-length', stored.bytes)
      .header('content-disposition', `${manner === 'inline' ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`)
      .header('cache-control', manner === 'secretly' ? 'no-store' : 'private, max-age=86400, immutable')
      // A file is foreign content: it may show itself and nothing more.
      .header(
        'content-security-policy',
        "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
      )
      .send(content)
  );
}
