import { file } from '@edp/contract/modules/file.ts';
import type { FastifyReply } from 'fastify';
import { readingDatabase } from '../../kernel/database/tenant-database.ts';
import type { FileStore } from '../../kernel/files/file-store.ts';
import { bind } from '../../kernel/http/bind.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { findFile } from './file.queries.ts';

export const fileRoutes = bind(file, {
  async upload({ db, input, session, kernel, upload }) {
    const name = upload.name.slice(-200) || 'file';
    const { id } = await db
      .insertInto('file')
      .values({
        storage_key: upload.storageKey,
        original_name: name,
        content_type: upload.contentType,
        bytes: String(upload.bytes),
        sha256: upload.sha256,
        source: input.source,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const url = kernel.links.to(session.tenantId, id);
    return { id, filePath: url, url, orginalName: name, filePreview: url };
  },

  async view({ input, kernel }) {
    const tenantId = Number(input.t);
    if (!kernel.links.isValid(tenantId, input.id, Number(input.e), input.s)) throw new Refusal(404, 'file.linkExpired');
    const stored = await findFile(readingDatabase(kernel.pool, tenantId), input.id);
    return (reply) => send(reply, kernel.files, stored, 'inline');
  },

  async attachment({ db, input, kernel }) {
    const stored = await findFile(db, input.appId);
    return (reply) => send(reply, kernel.files, stored, 'attachment');
  },
});

type StoredFile = Awaited<ReturnType<typeof findFile>>;

async function send(reply: FastifyReply, files: FileStore, stored: StoredFile, disposition: 'inline' | 'attachment') {
  const name = encodeURIComponent(stored.original_name);
  return reply
    .header('content-type', stored.content_type)
    .header('content-length', stored.bytes)
    .header('content-disposition', `${disposition}; filename*=UTF-8''${name}`)
    .header('cache-control', 'private, max-age=86400, immutable')
    // A file is somebody else's content: it may show itself and nothing more.
    .header('content-security-policy', "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox")
    .send(await files.get(stored.storage_key));
}
