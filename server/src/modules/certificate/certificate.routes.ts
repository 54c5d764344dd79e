import { certificate } from '@edp/contract/modules/certificate.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { sendFile } from '../file/send-file.ts';
import { addFile, fileOf } from './certificate-file.ts';
import { findCertificate, listCertificates } from './certificate.queries.ts';
import { newestReveals, noteReveal, passwordsOf, revealPassword } from './reveal.ts';
import { addCertificate, deleteCertificates, updateCertificate } from './save-certificate.ts';

export const certificateRoutes = bind(
  certificate,
  {
    list: ({ db, input }) => listCertificates(db, input),
    detail: ({ db, input }) => findCertificate(db, input.id),
    remindScope: async ({ db, input }) => (await findCertificate(db, input.id)).remindScope,
    save: ({ db, input, kernel, session }) => addCertificate(db, input, passwordsOf(kernel.config.secret, session.tenantId).seal),
    async update(context) {
      const { db, input, kernel, session } = context;
      const unused = await updateCertificate(db, input, passwordsOf(kernel.config.secret, session.tenantId).seal);
      removeAfterwards(context, unused === undefined ? [] : [unused]);
      return { id: input.id };
    },
    async delete(context) {
      removeAfterwards(context, await deleteCertificates(context.db, context.input));
      return null;
    },
    upload: ({ db, kernel, upload }) => addFile(db, kernel, upload),
    reveal: ({ db, input, kernel, session }) => revealPassword(db, input.id, passwordsOf(kernel.config.secret, session.tenantId).open),
    async download({ db, input, kernel }) {
      const stored = await fileOf(db, input.id);
      await noteReveal(db, input.id, 'file');
      return (reply) => sendFile(reply, kernel.files, stored, 'secretly');
    },
    reveals: ({ db, input }) => newestReveals(db, input.id),
  },
  {
    certificate_application_id_fkey: { error: 'certificate.applicationGone', field: 'appId' },
    certificate_file_id_fkey: { error: 'certificate.fileGone', field: 'certificateFile' },
    certificate_remind_user_id_fkey: { error: 'certificate.personGone', field: 'remindScope' },
  },
);

/** A file that cannot be removed now is in nobody's way: nothing leads to it any more. */
function removeAfterwards({ afterCommit, kernel: { files, log } }: Pick<Context, 'afterCommit' | 'kernel'>, places: readonly string[]) {
  for (const place of places) {
    afterCommit(() => files.remove(place).catch((error: unknown) => log.warn({ error: String(error) }, 'a file could not be removed')));
  }
}
