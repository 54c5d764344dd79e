import { file, type UploadedFile } from '@edp/contract/modules/file/file.ts';
import { inTransaction, readingDatabase } from '../../kernel/database/tenant-database.ts';
import { addUpload, rowOfUpload } from '../../kernel/uploads/add-upload.ts';
import { lockUploads, assertVisitorsWithinQuota, usageOf } from '../../kernel/uploads/quotas.ts';
import { thumbnailOf } from '../../kernel/files/thumbnails.ts';
import { noTenant, visitorFileId } from '../../kernel/files/visitor-files.ts';
import { bind } from '../../kernel/http/bind.ts';
import { noSession, AppError } from '../../kernel/app-error.ts';
import { nonceHash } from '../../kernel/http/replay-guard.ts';
import { findFile, findFileFor, findPictures, findVisitorFile } from './file.queries.ts';
import { sendStoredFile } from './send-file.ts';

/** The registration says this as the source of its uploads. */
const sourceOfVisitors = 'edp';

export const fileRoutes = bind(file, {
  async upload(context) {
    const { input, kernel, upload } = context;
    const values = rowOfUpload(upload);
    if (context.session) {
      const id = await addUpload(context.db, kernel, context.session, upload, input.source);
      return uploaded(id, values.original_name, kernel.links.to(context.session.tenantId, id));
    }
    if (input.source !== sourceOfVisitors) throw noSession();
    const { nonce, requestId } = context.caller;
    const { id } = await inTransaction(kernel.pool, { requestId, nonce: nonceHash(nonce) }, async (db) => {
      await lockUploads(db);
      await assertVisitorsWithinQuota(db, kernel.config.quotas, upload.bytes);
      return db.insertInto('app.public_upload').values(values).returning('id').executeTakeFirstOrThrow();
    });
    return uploaded(visitorFileId(kernel.config.secret, id), values.original_name, kernel.links.to(noTenant, id));
  },

  async view({ input, kernel }) {
    const tenantId = input.t;
    if (!kernel.links.isValid(tenantId, input.id, input.e, input.s)) throw new AppError(404, 'file.linkExpired');
    const db = readingDatabase(kernel.pool, tenantId);
    const stored = await (tenantId === noTenant ? findVisitorFile(db, input.id) : findFile(db, input.id));
    return (reply) => sendStoredFile(reply, kernel.files, stored, 'inline');
  },

  async thumbnails({ db, input, kernel, session }) {
    const valid = input.links.map(({ id, tenantId, expires, seal }) =>
      tenantId === session.tenantId && kernel.links.isValid(tenantId, id, expires, seal) ? id : undefined,
    );
    const keys = await findPictures(
      db,
      valid.filter((id) => id !== undefined),
    );
    return Promise.all(
      valid.map(async (id) => {
        const key = id && keys.get(id);
        return key ? thumbnailOf(kernel.files, key) : '';
      }),
    );
  },

  async attachment({ db, input, kernel, session }) {
    const stored = await findFileFor(db, input.appId, session.userId);
    return (reply) => sendStoredFile(reply, kernel.files, stored, 'attachment');
  },

  usage: async ({ db, kernel, session }) => ({
    used: (await usageOf(db, session.userId)).own,
    limit: kernel.config.quotas.person || null,
  }),
  tenantUsage: async ({ db, kernel, session }) => ({
    used: (await usageOf(db, session.userId)).tenant,
    limit: kernel.config.quotas.tenant || null,
  }),
});

const uploaded = (id: string, orginalName: string, url: string): UploadedFile => ({
  id,
  filePath: url,
  url,
  orginalName,
  filePreview: url,
});
