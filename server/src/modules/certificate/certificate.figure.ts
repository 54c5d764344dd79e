import type { Language } from '@edp/contract/kernel/language.ts';
import { certificate, expiringDays } from '@edp/contract/modules/certificate/certificate.ts';
import type { Figure } from '@edp/contract/modules/workbench/workbench.ts';
import { translate } from '@edp/contract/texts.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { hasPermission, type Session } from '../../kernel/session/session.ts';

const link = '/zBook?validity=expiring&workStatus=USEABLE';

/** For the workbench: the certificates in use that expire soon. */
export const certificateFigure = {
  noun: 'certificate',
  link,
  isFor: (session: Session) => hasPermission(session, certificate.list.can),
  async count(db: Database): Promise<Pick<Figure, 'value' | 'parts'>> {
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
} as const;

/** A certificate `x` has no name of its own: it is one type of an application's. */
export const certificateName = (
  language: Language,
): RawBuilder<string> => sql`(select a.name from application a where a.id = x.application_id) || ' ' ||
  case x.type when 'PUSH' then ${translate('certificate.type.PUSH', language)} else ${translate('certificate.type.RELEASE', language)} end`;
