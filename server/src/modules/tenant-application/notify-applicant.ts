import type { Language } from '@edp/contract/kernel/language.ts';
import { translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { type Database, inTransaction, readingDatabase } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { AppError } from '../../kernel/app-error.ts';
import { smsSender } from '../sms-code/send-sms.ts';

type Teller = Pick<Context, 'kernel' | 'session'>;

const findDecision = (db: Database, applicationId: string) =>
  db
    .selectFrom('tenant_review as r')
    .innerJoin('app.tenant_application as a', 'a.id', 'r.application_id')
    .select(['r.approved', 'r.reason', 'r.tenant_code', 'a.phone', sql<Language>`a.language`.as('language')])
    .where('a.id', '=', applicationId)
    .executeTakeFirstOrThrow();

/**
 * Sends the decision to the applicant, in the language of the application; outside of any transaction, because a
 * gateway may be slow.
 */
export async function notifyApplicant({ kernel, session }: Teller, applicationId: string): Promise<void> {
  const { pool } = kernel;
  const {
    approved,
    reason,
    tenant_code: code,
    phone,
    language,
  } = await findDecision(readingDatabase(pool, session.tenantId), applicationId);
  const text = approved
    ? translate('tenantApplication.approvedSms', language, { code, phone })
    : translate('tenantApplication.rejectedSms', language, { reason });
  try {
    await smsSender(kernel)(phone, text);
  } catch (error) {
    kernel.log.warn({ error: String(error), applicationId }, 'an applicant could not be told of the decision');
    throw error instanceof AppError ? error : new AppError(503, 'smsCode.notSent');
  }
  await inTransaction(pool, { tenantId: session.tenantId, userId: session.userId }, (db) =>
    db
      .updateTable('tenant_review')
      .set({ notified_time: sql<string>`now()` })
      .where('application_id', '=', applicationId)
      .execute(),
  );
}

/**
 * Tells the applicant once the decision is safe. Whatever goes wrong then is part of the answer, and undoes nothing.
 */
export function notifyAfterCommit(
  { kernel, session, language, afterCommit }: Teller & Pick<Context, 'language' | 'afterCommit'>,
  id: string,
) {
  const answer = { id, notified: 0 as 0 | 1, notice: '' };
  afterCommit(async () => {
    try {
      await notifyApplicant({ kernel, session }, id);
      answer.notified = 1;
    } catch (error) {
      answer.notice = translate(error instanceof AppError ? error.key : 'smsCode.notSent', language);
    }
  });
  return answer;
}
