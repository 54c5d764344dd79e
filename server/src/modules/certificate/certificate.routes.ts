import { certificate, type Ending, validities } from '@edp/contract/modules/certificate/certificate.ts';
import { removeDiscardedFiles } from '../../kernel/files/discarded-files.ts';
import { bind } from '../../kernel/http/bind.ts';
import { sendFile } from '../file/send-file.ts';
import { addFile, readFileOf, readValidity } from './certificate-file.ts';
import {
  certificateList,
  certificateTable,
  findCertificate,
  inValidity,
  listCertificates,
} from './certificate.queries.ts';
import { newestReveals, passwordsOf, recordReveal, revealPassword } from './reveal.ts';
import { addCertificate, deleteBatch, deleteCertificates, updateCertificate } from './save-certificate.ts';
import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { countGroups } from '../../kernel/list/read-list.ts';
import {
  fileColumn,
  flagColumn,
  type History,
  linksTo,
  recordHistory,
  secretColumn,
} from '../../kernel/record/history.ts';

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

const months = 12;

const thisMonth = sql`date_trunc('month', current_date)`;
/** 0 before today, 1 in this month, 2 in the next …, the last one for everything after them. */
const place = sql`case when ${inValidity.expired} then 0 else least(${months + 1}::int,
  (extract(year from certificate.end_date) - extract(year from current_date)) * 12 + extract(month from certificate.end_date) - extract(month from current_date) + 1)::int end`;
const validity = sql`case ${sql.join(
  validities.map((each) => sql`when ${inValidity[each]} then ${each}::text`),
  sql` `,
)} end`;

/**
 * Counted by the database: thousands take as long as a few. The days of this month that are over belong to what has
 * expired.
 */
async function readTimeline(db: Database, filters: ParsedOf<typeof certificate.timeline>): Promise<Ending[]> {
  const counts = await countGroups(
    db,
    certificateList(db, { ...filters, endTime: undefined }),
    sql<string>`concat_ws(' ', ${place}, ${validity})`,
  );
  const { rows } = await sql<{ place: number; from: string; to: string }>`
    select n as place,
           case n when 0 then '' else greatest(current_date, ${thisMonth} + make_interval(months => n - 1))::date::text end as "from",
           case n when 0 then (current_date - 1)::text when ${months + 1}::int then '' else (${thisMonth} + make_interval(months => n) - interval '1 day')::date::text end as "to"
      from generate_series(0, ${months + 1}::int) n`.execute(db);
  return rows.map(({ place: n, from, to }) => ({
    from,
    to,
    ...(Object.fromEntries(validities.map((each) => [each, counts.get(`${n} ${each}`) ?? 0])) as Record<
      (typeof validities)[number],
      number
    >),
  }));
}

export const certificateHistory: History = {
  ...recordHistory(certificateTable, {
    usable: flagColumn('workStatus', 'USEABLE', 'UNEABLE'),
    sealed_password: secretColumn('certificatePwd'),
    file_id: fileColumn('certificateFile'),
  }),
  links: { certificate_remind: linksTo('remindScope', 'user_id', 'user_account') },
};
