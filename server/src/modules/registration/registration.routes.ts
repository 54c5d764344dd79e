import type { OutputOf, ParsedOf } from '@edp/contract/kernel/call.ts';
import { registration, type Progress } from '@edp/contract/modules/registration/registration.ts';
import { sql } from 'kysely';
import { bind, type OpenContext } from '../../kernel/http/bind.ts';
import { apply } from './apply.ts';
import { invalid } from '../../kernel/app-error.ts';
import { readingDatabase } from '../../kernel/database/tenant-database.ts';
import { countAttempt, decrementAttempts } from '../../kernel/session/attempts.ts';

export const registrationRoutes = bind(registration, { apply, progress });

/**
 * Numbers follow one another, so a number alone tells nothing, and mobile numbers cannot be tried one after the other.
 */
const perAddress = { most: 30, seconds: 300 };
const perNumber = { most: 30, seconds: 900 };

/** An unknown number and another's mobile number get the same answer; those who know both are not counted. */
async function progress({
  input: { applicationNumber, phone },
  kernel: { pool },
  caller,
}: OpenContext<ParsedOf<typeof registration.progress>>): Promise<OutputOf<typeof registration.progress>> {
  const keys = {
    address: `application-progress:${caller.address}`,
    number: `application-progress:${applicationNumber}`,
  };
  await countAttempt(pool, keys.address, perAddress);
  await countAttempt(pool, keys.number, perNumber);
  const {
    rows: [platform],
  } = await pool.query<{ id: number }>({ name: 'platform-tenant', text: 'select id from app.tenant where platform' });
  const ofReview = <T>(column: 'created_time' | 'reason') =>
    sql<T>`(select ${sql.ref(`r.${column}`)} from tenant_review r where r.application_id = app.tenant_application.id)`;
  const found = await readingDatabase(pool, platform?.id ?? 0)
    .selectFrom('app.tenant_application')
    .select([
      'number as applicationNumber',
      sql<Progress['status']>`status`.as('status'),
      'created_time as createTime',
      ofReview<string | null>('created_time').as('reviewTime'),
      sql<string>`coalesce(${ofReview('reason')}, '')`.as('reason'),
    ])
    .where('number', '=', applicationNumber)
    .where('phone', '=', phone)
    .executeTakeFirst();
  if (!found) throw invalid('registration.unknown', 'applicationNumber');
  await decrementAttempts(pool, keys.address, keys.number);
  return { ...found, reviewTime: found.reviewTime ?? '' };
}
