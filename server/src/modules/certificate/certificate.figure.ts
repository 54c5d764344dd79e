import type { Language } from '@edp/contract/kernel/language.ts';
import { certificate, expiringDays } from '@edp/contract/modules/certificate/certificate.ts';
import { translate } from '@edp/contract/texts.ts';
import { type RawBuilder, sql } from 'kysely';
import { hasPermission } from '../../kernel/session/session.ts';
import type { FigureSource } from '../workbench/figure-source.ts';

const link = '/zBook?validity=expiring&workStatus=USEABLE';

/** The certificates in use that expire soon. */
export const certificateFigure: FigureSource = {
  noun: 'certificate',
  link,
  isFor: (session) => hasPermission(session, certificate.list.can),
  async count(db) {
    const { rows } = await sql<{ value: number; soon: number }>`
      select count(*)::int as value, count(*) filter (where end_date <= current_date + 7)::int as soon
        from certificate
       where usable and end_date between current_date and current_date + ${expiringDays}::int`.execute(db);
    const { value, soon } = rows[0]!;
    return {
      value,
      parts: [
        { code: 'within7Days', value: soon, link },
        { code: 'within30Days', value: value - soon, link },
      ],
    };
  },
};

/** A certificate `x` has no name of its own: it is one type of an application's. */
export const certificateName = (
  language: Language,
): RawBuilder<string> => sql`(select a.name from application a where a.id = x.application_id) || ' ' ||
  case x.type when 'PUSH' then ${translate('certificate.type.PUSH', language)} else ${translate('certificate.type.RELEASE', language)} end`;
