import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { removeDiscardedFiles } from '../../kernel/files/discarded-files.ts';
import { bind } from '../../kernel/http/bind.ts';
import { sendFile } from '../file/send-file.ts';
import { addFile, readFileOf, readValidity } from './certificate-file.ts';
import { findCertificate, listCertificates } from './certificate.queries.ts';
import { newestReveals, recordReveal, passwordsOf, revealPassword } from './reveal.ts';
import { addCertificate, deleteBatch, deleteCertificates, updateCertificate } from './save-certificate.ts';
import { readTimeline } from './timeline.ts';

export const certificateRoutes = bind(
  certificate,
  {
    list: listCertificates,
    timeline: ({ db, input }) => readTimeline(db, input),
    detail: ({ db, input }) => findCertificate(db, input.id),
    remindScope: async ({ db, input }) => (await findCertificate(db, input.id)).remindScope,
    save: ({ db, input, kernel, session }) =>
      addCertificate(db, input, passwordsOf(kernel.config.secret, session.tenantId).seal),
    async update({ db, input, kernel, session, afterCommit }) {
      await updateCertificate(db, input, passwordsOf(kernel.config.secret, session.tenantId).seal);
      afterCommit(() => removeDiscardedFiles(kernel));
      return { id: input.id };
    },
    async delete({ db, input, kernel, afterCommit }) {
      await deleteCertificates(db, input);
      afterCommit(() => removeDiscardedFiles(kernel));
      return null;
    },
    async deleteBatch(context) {
      const result = await deleteBatch(context);
      context.afterCommit(() => removeDiscardedFiles(context.kernel));
      return result;
    },
    upload: {
      async before({ kernel, upload }) {
        const validity = await readValidity(kernel, upload);
        return (context) => addFile(context, validity);
      },
    },
    reveal: ({ db, input, kernel, session }) =>
      revealPassword(db, input.id, passwordsOf(kernel.config.secret, session.tenantId).open),
    async download({ db, input, kernel }) {
      const { stored, content } = await readFileOf(db, kernel, input.id);
      await recordReveal(db, input.id, 'file');
      return (reply) => sendFile(reply, content, stored, 'secretly');
    },
    reveals: ({ db, input }) => newestReveals(db, input.id),
  },
  {
    certificate_application_id_fkey: { error: 'certificate.applicationGone', field: 'appId' },
    certificate_file_id_fkey: { error: 'certificate.fileGone', field: 'certificateFile' },
    certificate_remind_user_id_fkey: { error: 'certificate.personGone', field: 'remindScope' },
  },
);
