import type { Language } from '@edp/contract/kernel/language.ts';
import { translate } from '@edp/contract/texts.ts';
import type pg from 'pg';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { clearAttempts, clearInTransaction, countAttempt, countInTransaction } from '../../kernel/session/attempts.ts';
import { sendMessages } from '../message/send-messages.ts';
import { openSecret, type Owner, sealRecoveryCode } from './secrets.ts';
import { findStep } from './totp.ts';

/** Six digits would be guessed in time; a caller who comes here knows the password already, from whatever address. */
const perUser = { most: 10, seconds: 900 };
const attemptsOf = (tenantId: number, userId: string) => `totp:${tenantId}:${userId}`;

export const countCodeAttempt = (pool: pg.Pool, tenantId: number, userId: string) =>
  countAttempt(pool, attemptsOf(tenantId, userId), perUser);
export const clearCodeAttempts = (pool: pg.Pool, tenantId: number, userId: string) =>
  clearAttempts(pool, attemptsOf(tenantId, userId));

export const countCodeInTransaction = (db: Database, tenantId: number, userId: string) =>
  countInTransaction(db, attemptsOf(tenantId, userId), perUser);
export const clearCodeInTransaction = (db: Database, tenantId: number, userId: string) =>
  clearInTransaction(db, attemptsOf(tenantId, userId));

/** Takes a code of the authenticator or a recovery code; each is taken once. */
export async function acceptCode(
  db: Database,
  installationSecret: string,
  owner: Owner & { language: Language },
  input: string,
): Promise<boolean> {
  const code = input.replaceAll(/\s/g, '');
  return /^\d{6}$/.test(code)
    ? acceptStep(db, installationSecret, owner, code)
    : acceptRecoveryCode(db, installationSecret, owner, code);
}

async function acceptStep(db: Database, installationSecret: string, owner: Owner, code: string): Promise<boolean> {
  const stored = await db
    .selectFrom('two_factor')
    .select('secret')
    .where('user_id', '=', owner.userId)
    .executeTakeFirst();
  const secret = stored && openSecret(installationSecret, owner, stored.secret);
  const step = secret && findStep(secret, code, Date.now());
  return step !== undefined && useStep(db, owner.userId, step);
}

/** False where this step or a later one was used before, also by a login at the same moment. */
export async function useStep(db: Database, userId: string, step: number): Promise<boolean> {
  const used = await db
    .insertInto('two_factor_step')
    .values({ user_id: userId, step: String(step) })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id'])
        .doUpdateSet({ step: String(step) })
        .where('two_factor_step.step', '<', String(step)),
    )
    .returning('step')
    .executeTakeFirst();
  return used !== undefined;
}

async function acceptRecoveryCode(
  db: Database,
  installationSecret: string,
  owner: Owner & { language: Language },
  code: string,
): Promise<boolean> {
  const used = await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', owner.userId)
    .where('seal', '=', sealRecoveryCode(installationSecret, owner, code))
    .returning('id')
    .executeTakeFirst();
  if (!used) return false;
  const { count } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', owner.userId)
    .executeTakeFirstOrThrow();
  await sendMessages(db, {
    to: [owner.userId],
    kind: 'system',
    title: translate('twoFactor.recoveryTitle', owner.language),
    content: translate('twoFactor.recoveryNotice', owner.language, { count }),
  });
  return true;
}
