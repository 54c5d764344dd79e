import { file, type UploadedFile } from '@edp/contract/modules/file.ts';
import type { FastifyReply } from 'fastify';
import { inTransaction, readingDatabase } from '../../kernel/database/tenant-database.ts';
import type { FileStore } from '../../kernel/files/file-store.ts';
import { noTenant, visitorFileId } from '../../kernel/files/visitor-files.ts';
import type { StoredUpload } from '../../kernel/files/store-upload.ts';
import { bind } from '../../kernel/http/bind.ts';
import { noSession, Refusal } from '../../kernel/refusal.ts';
import { refuseReplay } from '../../kernel/replay-guard.ts';
import { findFile, findVisitorFile } from './file.queries.ts';

/** What the registration says as the source of its uploads. */
const sourceOfVisitors = 'edp';

export const fileRoutes = bind(file, {
  async upload(context) {
    const { input, kernel, upload } = context;
    const values = valuesOf(upload);
    if (context.session) {
      const { id } = await context.db.insertInto('file').values({ ...values, source: input.source }).returning('id').executeTakeFirstOrThrow();
      return uploaded(id, values.original_name, kernel.links.to(context.session.tenantId, id));
    }
    if (input.source !== sourceOfVisitors) throw noSession();
    const { nonce, requestId } = context.caller;
    const { id } = await inTransaction(kernel.pool, { requestId }, async (db) => {
      await refuseReplay(db, nonce, '');
      return db.insertInto('app.public_upload').values(values).returning('id').executeTakeFirstOrThrow();
    });
    return uploaded(visitorFileId(kernel.config.secret, id), values.original_name, kernel.links.to(noTenant, id));
  },

  async view({ input, kernel }) {
    const tenantId = Number(input.t);
    if (!kernel.links.isValid(tenantId, input.id, Number(input.e), input.s)) throw new Refusal(404, 'file.linkExpired');
    const db = readingDatabase(kernel.pool, tenantId);
    const stored = await (tenantId === noTenant ? findVisitorFile(db, input.id) : findFile(db, input.id));
    return (reply) => send(reply, kernel.files, stored, 'inline');
  },

  async attachment({ db, input, kernel }) {
    const stored = await findFile(db, input.appId);
    return (reply) => send(reply, kernel.files, stored, 'attachment');
  },
});

const valuesOf = (upload: StoredUpload) => ({
  storage_key: upload.storageKey,
  original_name: upload.name.slice(-200) || 'file',
  content_type: upload.contentType,
  bytes: String(upload.bytes),
  sha256: upload.sha256,
});

const uploaded = (id: string, orginalName: string, url: string): UploadedFile => ({ id, filePath: url, url, orginalName, filePreview: url });

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
