import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

interface StoredFile {
  original_name: string;
  content_type: string;
  bytes: string;
}

/** Whether a browser may show a file itself, and whether it may keep it. */
type Manner = 'inline' | 'attachment' | 'secretly';

export function sendFile(reply: FastifyReply, content: Readable | Buffer, stored: StoredFile, manner: Manner) {
  const name = encodeURIComponent(stored.original_name);
  return reply
    .header('content-type', stored.content_type)
    .header('content-length', stored.bytes)
    .header('content-disposition', `${manner === 'inline' ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`)
    .header('cache-control', manner === 'secretly' ? 'no-store' : 'private, max-age=86400, immutable')
    // A file is foreign content: it may show itself and nothing more.
    .header('content-security-policy', "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox")
    .send(content);
}
