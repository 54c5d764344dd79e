import type { Language } from '@edp/contract/kernel/language.ts';
import { certificate, expiringDays } from '@edp/contract/modules/certificate/certificate.ts';
import { tenantApplication } from '@edp/contract/modules/tenant-application/tenant-application.ts';
import type { Waiting } from '@edp/contract/modules/workbench/workbench.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { hasPermission, type Session } from '../../kernel/session/session.ts';
import { certificateFigure, certificateName } from '../certificate/certificate.figure.ts';

type Item = Waiting['items'][number];

/** Something that waits for the user, and where it is dealt with. */
interface WaitingSource {
  kind: Waiting['kind'];
  /** Where all of it is listed. */
  link: string;
  isFor: (session: Session) => boolean;
  /** `id`, `name`, `time` and `link`, the most urgent first. */
  items: (session: Session, language: Language) => RawBuilder<Item>;
}

/** So many are shown, and so many counted: what is more waits too long anyway. */
const mostShown = 4;
const mostCounted = 99;

const sources: readonly WaitingSource[] = [
  {
    kind: 'tenantApplication',
    link: '/tenantApplication?status=pending',
    isFor: (session) => session.platform && hasPermission(session, tenantApplication.list.can),
    items: () => sql`
      select id, coalesce(nullif(company_name, ''), applicant) as name, created_time as time, '/tenantApplication?open=' || id as link
        from app.tenant_application where status = 'pending' order by created_time, id`,
  },
  {
    kind: 'certificate',
    link: certificateFigure.link,
    isFor: (session) => hasPermission(session, certificate.list.can),
    // It is called as its application, which the user may not see.
    items: (_session, language) => sql`
      select x.id, ${certificateName(language)} as name, x.end_date::text as time, '/zBook?open=' || x.id as link
        from certificate x where x.usable and x.end_date between current_date and current_date + ${expiringDays}::int
         and exists (select from application a where a.id = x.application_id) order by x.end_date, x.id`,
  },
  {
    // Checked, and nothing written yet.
    kind: 'import',
    link: '/import',
    isFor: () => true,
    items: ({ userId }) => sql`
      select id, file_name as name, created_time as time, '/import/' || noun || '?run=' || id as link
        from import_run where user_id = ${userId} and state = 'checked' and created_time > now() - interval '7 days' order by id desc`,
  },
];

/** The things that wait for the user; nothing that does not. */
export async function waitingFor(db: Database, session: Session, language: Language): Promise<Waiting[]> {
  const waiting = await Promise.all(
    sources
      .filter(({ isFor }) => isFor(session))
      .map(async ({ kind, link, items }) => {
        const { rows } = await sql<Item>`${items(session, language)} limit ${mostCounted}`.execute(db);
        return { kind, link, count: rows.length, items: rows.slice(0, mostShown) };
      }),
  );
  return waiting.filter(({ count }) => count > 0);
}
