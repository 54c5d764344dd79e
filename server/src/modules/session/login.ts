import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { session } from '@edp/contract/modules/session/session.ts';
import { sql } from 'kysely';
import { inTransaction, readingDatabase } from '../../kernel/database/tenant-database.ts';
import type { OpenContext } from '../../kernel/http/bind.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { isPassword } from '../../kernel/crypto/password.ts';
import { AppError, invalid } from '../../kernel/app-error.ts';
import { nonceHash } from '../../kernel/http/replay-guard.ts';
import { isAllowedAddress } from '../../kernel/session/allowed-addresses.ts';
import { hashTicket, newTicket } from '../../kernel/session/session.ts';
import { describeBrowser } from '../login-record/describe-browser.ts';
import { type FailedLogin, recordFailedLogin, recordLogin } from '../login-record/record-login.ts';
import { readTenantAuth } from '../tenant/tenant-auth.ts';
import { readSecurity, sessionLimits } from '../security/read-security.ts';
import { acceptCode, clearCodeAttempts, countCodeAttempt } from '../two-factor/accept-code.ts';
import { isCaptchaAnswer, keepCaptcha } from './captcha.ts';
import { clearAttempts, countAttempt, decrementAttempts } from '../../kernel/session/attempts.ts';
import { deriveKey, seal } from '../../kernel/crypto/keys.ts';

export const captchaKey = (source: string, address: string) => `${address} ${source}`;

export async function login({ input, kernel, caller }: OpenContext<ParsedOf<typeof session.login>>) {
  const { pool, config } = kernel;
  const tenantId = readTenantAuth(config.secret, caller.tenantAuth);
  if (tenantId === undefined) throw new AppError(400, 'error.tenant');

  const throttle = openLoginThrottle(kernel, { tenantId, loginName: input.loginName, address: caller.address });
  await throttle.countAddress();
  const captcha = captchaKey(input.source, caller.address);
  const isRight = await isCaptchaAnswer(pool, captcha, input.captcha, config.testCaptcha);
  if (!isRight) throw invalid('login.captchaWrong', 'captcha');

  const user = await findAccount(kernel, tenantId, input.loginName, caller.address);
  const security = await readSecurity(readingDatabase(pool, tenantId));
  const attempt = { address: caller.address, userAgent: caller.userAgent, language: input.language };
  const refuse = async (result: FailedLogin, error: unknown) => {
    if (error instanceof AppError) await recordFailedLogin(pool, tenantId, { ...attempt, userId: user?.id }, result);
    throw error;
  };
  await throttle.countAccount(user?.known_address ?? false).catch((error: unknown) => refuse('throttled', error));
  // Before the password: from elsewhere nothing is told about it.
  if (!isAllowedAddress(security.allowedAddresses, caller.address))
    return refuse('addressRefused', new AppError(400, 'login.address', { params: { address: caller.address } }));
  if (!(await isPassword(user?.password_hash, input.password)) || !user)
    return refuse('wrongPassword', new AppError(400, 'login.failed'));
  if (!user.served) throw new AppError(400, 'error.tenant');
  if (!user.active) return refuse('disabled', new AppError(400, 'login.disabled'));
  await throttle.succeed();
  const asksForCode = user.two_factor_secret !== null && security.twoFactor !== 'off';
  if (asksForCode && !input.verificationCode) {
    await keepCaptcha(pool, captcha, input.captcha);
    throw new AppError(401, 'login.codeRequired');
  }
  if (asksForCode)
    await countCodeAttempt(pool, tenantId, user.id).catch((error: unknown) => refuse('throttled', error));

  const corTicket = newTicket();
  const isAccepted = await inTransaction(
    pool,
    { tenantId, userId: user.id, requestId: caller.requestId, nonce: nonceHash(caller.nonce) },
    async (db) => {
      if (
        asksForCode &&
        !(await acceptCode(
          db,
          config.secret,
          { tenantId, userId: user.id, language: input.language },
          input.verificationCode,
        ))
      )
        return false;
      await db
        .insertInto('app.session')
        .values({
          ticket_hash: Buffer.from(hashTicket(corTicket), 'hex'),
          tenant_id: tenantId,
          user_id: user.id,
          language: input.language,
          address: caller.address,
          browser: describeBrowser(caller.userAgent),
          remembered: input.rememberMe,
          ...sessionLimits(security, input.rememberMe),
          password_expired: security.passwordDays > 0 && user.password_days >= security.passwordDays,
        })
        .execute();
      await recordLogin(db, { ...attempt, userId: user.id });
      return true;
    },
  );
  if (!isAccepted) return refuse('totpWrong', invalid('login.codeWrong', 'verificationCode'));
  if (asksForCode) await clearCodeAttempts(pool, tenantId, user.id);
  return { corTicket };
}

const findAccount = ({ pool }: Kernel, tenantId: number, account: string, address: string) =>
  readingDatabase(pool, tenantId)
    .selectFrom('user_account')
    .select([
      'id',
      'password_hash',
      'active',
      sql<string | null>`(select f.secret from two_factor f where f.user_id = user_account.id)`.as('two_factor_secret'),
      sql<number>`extract(day from now() - coalesce((select max(h.time) from password_history h where h.user_id = user_account.id), user_account.created_time))::int`.as(
        'password_days',
      ),
      sql<boolean>`(select t.active from app.tenant t where t.id = ${tenantId})`.as('served'),
      sql<boolean>`exists (select from login_record r where r.tenant_id = ${tenantId} and r.user_id = user_account.id and r.address = ${address} and r.result = 'success')`.as(
        'known_address',
      ),
    ])
    .where('account', '=', account.toLowerCase())
    .executeTakeFirst();

/**
 * Wrong captchas included. Far more than an office behind one address mistypes, far less than password spraying needs.
 */
const perAddress = { most: 100, seconds: 300 };
const perAccountAndAddress = { most: 10, seconds: 600 };
const perAccount = { most: 30, seconds: 900 };

interface Login {
  tenantId: number;
  loginName: string;
  address: string;
}

/**
 * Limits failed logins. Each attempt is counted before its password is looked at, in one atomic statement, and taken
 * back when it succeeds: parallel guesses cannot pass the limit together, and successful logins are never added up. An
 * account has one limit for all addresses that it has never been used from, so guesses from many addresses stop, while
 * an address that the user has logged in from before keeps its own: guesses from elsewhere lock no user out there.
 */
function openLoginThrottle({ pool, config }: Kernel, { tenantId, loginName, address }: Login) {
  const addressKey = `login:${address}`;
  // Not in clear: what was typed as a login name may be a password.
  const accountKey = `login:${tenantId}:${seal(deriveKey(config.secret, 'login-throttle'), loginName.toLowerCase())}`;
  const accountAndAddressKey = `${accountKey}:${address}`;
  let reserved = [addressKey];
  return {
    countAddress: () => countAttempt(pool, addressKey, perAddress),
    async countAccount(isKnownAddress: boolean) {
      await countAttempt(pool, accountAndAddressKey, perAccountAndAddress);
      if (isKnownAddress) return;
      await countAttempt(pool, accountKey, perAccount);
      reserved = [addressKey, accountKey];
    },
    async succeed() {
      await decrementAttempts(pool, ...reserved);
      await clearAttempts(pool, accountAndAddressKey);
    },
  };
}
