import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import type { Insights } from '@edp/contract/modules/workbench/workbench.ts';
import { nounsWith } from '@edp/contract/nouns.ts';
import { sql } from 'kysely';
import type { Context } from '../../kernel/http/bind.ts';
import { hasPermission } from '../../kernel/session/session.ts';
import { usageOf } from '../../kernel/uploads/quotas.ts';
import { certificateName } from '../certificate/certificate.figure.ts';
import { changeSources } from './change-sources.ts';
import { growthPerDay } from './changes-per-day.ts';
import { completenessByCategory } from './completeness-by-category.ts';

/** So far ahead the timeline of the certificates looks. */
const certificateDays = 90;
const mostCertificates = 6;

export async function readInsights(context: Context): Promise<Omit<Insights, 'figures'>> {
  const { db, session } = context;
  const figures = new Set<string>(nounsWith('figure').map(({ name }) => name));
  const growing = changeSources.filter(({ noun, isFor }) => figures.has(noun) && isFor(session));
  const [growth, certificates, completeness, company] = await Promise.all([
    growing.length > 0 ? growthPerDay(db, growing) : new Map<string, number[]>(),
    certificatesToCome(context),
    completenessByCategory(context),
    companyFigures(context),
  ]);
  return {
    growth: growing.flatMap(({ noun, table }) => {
      const days = growth.get(table);
      return days ? [{ noun: noun as Insights['growth'][number]['noun'], days }] : [];
    }),
    certificates,
    completeness,
    company,
  };
}

/** They are called as their applications, which the user may not see. */
async function certificatesToCome({ db, session, language }: Context): Promise<Insights['certificates']> {
  if (!hasPermission(session, certificate.list.can)) return null;
  const { rows } = await sql<{ id: string; name: string; days: number; value: number }>`
    select x.id, ${certificateName(language)} as name, x.end_date - current_date as days, count(*) over ()::int as value
      from certificate x where x.usable and x.end_date between current_date and current_date + ${certificateDays}::int
       and exists (select from application a where a.id = x.application_id)
     order by x.end_date, x.id limit ${mostCertificates}`.execute(db);
  return {
    days: certificateDays,
    value: rows[0]?.value ?? 0,
    link: `/zBook?workStatus=USEABLE&sort=endTime`,
    items: rows.map(({ id, name, days }) => ({ id, name, days, link: `/zBook?open=${id}` })),
  };
}

/** Who works with the product, how much room their files take, and what became of their imports and batch edits. */
async function companyFigures({ db, session, kernel }: Context): Promise<Insights['company']> {
  if (!session.administrator) return null;
  const [people, { tenant }, runs] = await Promise.all([
    sql<{ value: number; before: number; days: number[]; since: string }>`
      with logged as (select distinct user_id, time::date as day from login_record where result = 'success' and time >= current_date - 13)
      select (select count(distinct user_id)::int from logged where day > current_date - 7) as value,
             (select count(distinct user_id)::int from logged where day <= current_date - 7) as before,
             array(select (select count(*)::int from logged where logged.day = each.day::date)
                     from generate_series(current_date - 13, current_date, interval '1 day') as each (day) order by each.day) as days,
             (current_date - 6)::text as since`.execute(db),
    usageOf(db, session.userId),
    sql<{ value: number; failed: number }>`
      select count(*)::int as value,
             (count(*) filter (where r.state = 'done' and r.failed_count + r.wrong_count > 0
                 or r.state in ('checking', 'running', 'undoing') and j.state = 'failed'))::int as failed
        from import_run r left join job j on j.id = r.job_id where r.created_time >= current_date - 6`.execute(db),
  ]);
  const { since, ...active } = people.rows[0]!;
  return {
    people: { ...active, link: `/loginRecord?result=success&time=${since},` },
    storage: { used: tenant, limit: kernel.config.quotas.tenant ?? 0 },
    jobs: { ...runs.rows[0]!, link: `/import?time=${since},` },
  };
}
