import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import type { TwoFactorState } from '@edp/contract/modules/two-factor/two-factor.ts';
import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { twoFactor } from '@edp/contract/modules/two-factor/two-factor.ts';
import { type MessageKey, translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { AppError, invalid } from '../../kernel/app-error.ts';
import { isPassword } from '../../kernel/crypto/password.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { clearInTransaction, countInTransaction } from '../../kernel/session/attempts.ts';
import { requireOtherPerson } from '../../kernel/session/rights.ts';
import { latestLanguage } from '../login-record/record-login.ts';
import { sendMessages } from '../message/send-messages.ts';
import { useStep } from './accept-code.ts';
import { assertAvailable, modeOfTenant } from './begin-setup.ts';
import { newRecoveryCodes, openSetup, sealRecoveryCode, sealSecret } from './secrets.ts';
import { findStep } from './totp.ts';

const perUser = { most: 10, seconds: 600 };

const isRequired = async (db: Database, userId: string) =>
  (await db
    .selectFrom('two_factor_role')
    .innerJoin('user_role', 'user_role.role_id', 'two_factor_role.role_id')
    .select('two_factor_role.role_id')
    .where('user_role.user_id', '=', userId)
    .executeTakeFirst()) !== undefined;

/** The roles of a user that can be used only after a second factor was set up. */
export async function rolesToSetUp(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('two_factor_role')
    .innerJoin('user_role', 'user_role.role_id', 'two_factor_role.role_id')
    .select('two_factor_role.role_id')
    .where('user_role.user_id', '=', userId)
    .where(sql<boolean>`not exists (select from two_factor f where f.user_id = ${userId})`)
    .execute();
  return rows.map(({ role_id }) => role_id);
}

export async function findState({ db, session: { userId } }: Context): Promise<TwoFactorState> {
  const stored = await db
    .selectFrom('two_factor')
    .select('created_time')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const codes = await db.selectFrom('recovery_code').select('id').where('user_id', '=', userId).execute();
  return {
    mode: await modeOfTenant(db),
    enabled: stored !== undefined,
    required: await isRequired(db, userId),
    since: stored?.created_time ?? '',
    recoveryCodesLeft: codes.length,
  };
}

export async function confirmSetup(context: Context<ParsedOf<typeof twoFactor.confirm>>) {
  const { db, session, input, kernel, afterCommit } = context;
  await assertAvailable(db);
  const secret = openSetup(kernel.config.secret, session, input.setup);
  if (!secret) throw new AppError(400, 'twoFactor.setupExpired');
  const step = findStep(secret, input.code.replaceAll(/\s/g, ''), Date.now());
  if (step === undefined) throw invalid('twoFactor.codeWrong', 'code');
  const added = await db
    .insertInto('two_factor')
    .values({ user_id: session.userId, secret: sealSecret(kernel.config.secret, session, secret) })
    .onConflict((conflict) => conflict.constraint('two_factor_one_per_user').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new AppError(409, 'twoFactor.already');
  await db.deleteFrom('two_factor_step').where('user_id', '=', session.userId).execute();
  await useStep(db, session.userId, step);
  await tell(db, session.userId, session.language, 'twoFactor.enabled', 'twoFactor.enabledNotice');
  // The next request must find the session free of the duty to set it up.
  afterCommit(kernel.sessions.waitForInvalidation);
  return { recoveryCodes: await renewCodes(context) };
}

/** Shown once: only their seals are kept. */
async function renewCodes({ db, session, kernel }: Context): Promise<string[]> {
  const codes = newRecoveryCodes();
  await db.deleteFrom('recovery_code').where('user_id', '=', session.userId).execute();
  await db
    .insertInto('recovery_code')
    .values(
      codes.map((code) => ({ user_id: session.userId, seal: sealRecoveryCode(kernel.config.secret, session, code) })),
    )
    .execute();
  return codes;
}

/** Does the work if the password is right; a wrong one is counted, and throwing here would undo that. */
async function withPassword<T>(
  { db, session, input, afterCommit }: Context<{ password: string }>,
  none: T,
  work: () => Promise<T>,
): Promise<T> {
  const attempts = `password:${session.tenantId}:${session.userId}`;
  await countInTransaction(db, attempts, perUser);
  const user = await db
    .selectFrom('user_account')
    .select('password_hash')
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(user.password_hash, input.password))) {
    afterCommit(() => {
      throw invalid('twoFactor.passwordWrong', 'password');
    });
    return none;
  }
  await clearInTransaction(db, attempts);
  return work();
}

async function assertEnabled(db: Database, userId: string): Promise<void> {
  if (!(await db.selectFrom('two_factor').select('id').where('user_id', '=', userId).executeTakeFirst()))
    throw new AppError(409, 'twoFactor.notEnabled');
}

export async function renewRecoveryCodes(context: Context<{ password: string }>) {
  await assertEnabled(context.db, context.session.userId);
  return { recoveryCodes: await withPassword(context, [], () => renewCodes(context)) };
}

export async function disable(context: Context<{ password: string }>): Promise<void> {
  const { db, session } = context;
  await assertEnabled(db, session.userId);
  if (await isRequired(db, session.userId)) throw new AppError(409, 'twoFactor.required');
  await withPassword(context, undefined, async () => {
    await remove(db, session.userId);
    await tell(db, session.userId, session.language, 'twoFactor.disabled', 'twoFactor.disabledNotice');
  });
}

/** By an administrator, for a person who has lost the phone; sessions stay, because the password is still theirs. */
export async function resetTwoFactor(context: Context<{ id: string }>): Promise<void> {
  const { db, session } = context;
  const id = await requireOtherPerson(context, context.input.id, 'twoFactor.ownReset');
  await assertEnabled(db, id);
  await remove(db, id);
  const { time } = await db.selectNoFrom(sql<string>`now()`.as('time')).executeTakeFirstOrThrow();
  await tell(
    db,
    id,
    (await latestLanguage(db, id)) ?? defaultLanguage,
    'twoFactor.resetTitle',
    'twoFactor.resetNotice',
    { name: session.userName, time },
  );
}

async function remove(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('two_factor').where('user_id', '=', userId).execute();
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
}

const tell = (db: Database, to: string, language: Language, title: MessageKey, content: MessageKey, params = {}) =>
  sendMessages(db, {
    to: [to],
    kind: 'system',
    title: translate(title, language),
    content: translate(content, language, params),
  });
