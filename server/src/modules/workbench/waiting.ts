import type { Language } from '@edp/contract/kernel/language.ts';
import { certificate, expiringDays } from '@edp/contract/modules/certificate/certificate.ts';
import { certificateNoun } from '@edp/contract/modules/certificate/certificate.noun.ts';
import { tenantApplication } from '@edp/contract/modules/tenant-application/tenant-application.ts';
import type { Waiting, WaitingItem } from '@edp/contract/modules/workbench/workbench.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { hasPermission, type Session } from '../../kernel/session/session.ts';
import { certificateFigure, certificateName } from '../certificate/certificate.figure.ts';
import { importableNouns } from '../import/importers.ts';
import { incompleteSources } from './incomplete.ts';

type Row = WaitingItem & { kind: Waiting['kind']; urgent: boolean };

/** Something that waits for the user, and where it is dealt with. */
interface WaitingSource {
  kinds: readonly Waiting['kind'][];
  isFor: (session: Session) => boolean;
  /** Rows with a kind, the most urgent of each first. */
  rows: (session: Session, language: Language) => RawBuilder<Row>;
}

/** The page that lists all of a kind. */
const links: Readonly<Record<Waiting['kind'], string>> = {
  tenantApplication: '/tenantApplication?status=pending',
  certificate: certificateFigure.link,
  incomplete: incompleteSources[0]!.link,
  failedImport: '/import',
  dryRun: '/import?state=checked',
};
/** In the order in which they are shown. */
const kinds = Object.keys(links) as Waiting['kind'][];

/** So many are shown, and so many counted: what is more waits too long anyway. */
const mostShown = 4;
const mostCounted = 99;

/** For so many days imports are told about. */
const importDays = 7;

const sources: readonly WaitingSource[] = [
  {
    kinds: ['tenantApplication'],
    isFor: (session) => session.platform && hasPermission(session, tenantApplication.list.can),
    rows: () => sql`
      select 'tenantApplication' as kind, false as urgent, id, coalesce(nullif(company_name, ''), applicant) as name,
             created_time as time, '/tenantApplication?open=' || id as link
        from app.tenant_application where status = 'pending' order by created_time, id limit ${mostCounted}`,
  },
  {
    kinds: ['certificate'],
    isFor: (session) => hasPermission(session, certificate.list.can),
    // It concerns those who can renew it and those who are to be reminded. It is called as its application, which the
    // user may not see.
    rows: (session, language) => sql`
      select 'certificate' as kind, x.end_date = current_date as urgent, x.id, ${certificateName(language)} as name,
             x.end_date::text as time, '/zBook?open=' || x.id as link
        from certificate x where x.usable and x.end_date between current_date and current_date + ${expiringDays}::int
         and exists (select from application a where a.id = x.application_id)
         and (${hasPermission(session, certificateNoun.edit)}
           or exists (select from certificate_remind r where r.certificate_id = x.id and r.user_id = ${session.userId}))
       order by x.end_date, x.id limit ${mostCounted}`,
  },
  ...incompleteSources.map(({ isFor, rows }): WaitingSource => ({
    kinds: ['incomplete'],
    isFor,
    rows: (session, language) => rows(session, language, mostCounted),
  })),
  {
    // Checked and nothing written yet; or written in part, or not at all because the job has failed.
    kinds: ['failedImport', 'dryRun'],
    isFor: (session) => importableNouns(session).length > 0,
    rows: (session) => sql`
      select case when r.state = 'checked' then 'dryRun' else 'failedImport' end as kind, false as urgent, r.id,
             r.file_name as name, r.created_time as time, '/import/' || r.noun || '?run=' || r.id as link,
             json_build_object('noun', r.noun, 'isBatchEdit', r.changes is not null, 'action', coalesce(r.changes ->> 'action', ''),
               'rows', r.new_count + r.changed_count + r.unchanged_count + r.wrong_count,
               'wrong', case r.state when 'done' then r.failed_count + r.wrong_count else r.wrong_count end) as run
        from import_run r left join job j on j.id = r.job_id
       where r.user_id = ${session.userId} and r.noun = any(${importableNouns(session)}::text[])
         and r.created_time > now() - make_interval(days => ${importDays})
         and (r.state = 'checked' or r.state = 'done' and r.failed_count + r.wrong_count > 0
           or r.state in ('checking', 'running') and j.state = 'failed')
       order by r.id desc limit ${mostCounted}`,
  },
];

/** The things that wait for the user; nothing that does not. */
export async function waitingFor(db: Database, session: Session, language: Language): Promise<Waiting[]> {
  const found = await Promise.all(
    sources
      .filter(({ isFor }) => isFor(session))
      .map(async ({ rows }) => (await rows(session, language).execute(db)).rows),
  );
  const byKind = Map.groupBy(found.flat(), ({ kind }) => kind);
  return kinds.flatMap((kind) => {
    const rows = byKind.get(kind);
    if (!rows) return [];
    const items = rows.slice(0, mostShown).map(({ kind: _kind, urgent: _urgent, ...item }) => item);
    return [{ kind, link: links[kind], count: rows.length, urgent: rows.filter(({ urgent }) => urgent).length, items }];
  });
}
