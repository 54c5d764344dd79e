import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { session } from '@edp/contract/modules/session.ts';
import { sql } from 'kysely';
import { countAttempt, forgetAttempts } from '../../kernel/attempts.ts';
import { inTransaction, readingDatabase } from '../../kernel/database/tenant-database.ts';
import type { OpenContext } from '../../kernel/http/bind.ts';
import { isPassword } from '../../kernel/password.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { refuseReplay } from '../../kernel/replay-guard.ts';
import { hashTicket, idleLimits, newTicket } from '../../kernel/session.ts';
import { openTenantAuth } from '../tenant/tenant-auth.ts';
import { isCaptchaAnswer } from './captcha.ts';

const perAddress = { most: 60, seconds: 300 };
const perAccount = { most: 10, seconds: 600 };

export const captchaKey = (source: string, address: string) => `${address} ${source}`;

export async function login({ input, kernel, caller }: OpenContext<ParsedOf<typeof session.login>>) {
  const { pool, config } = kernel;
  const tenantId = openTenantAuth(config.secret, caller.tenantAuth);
  if (tenantId === undefined) throw new Refusal(400, 'error.tenant');

  await countAttempt(pool, `login:${caller.address}`, perAddress);
  const isRight = await isCaptchaAnswer(pool, captchaKey(input.source, caller.address), input.captcha, config.testCaptcha);
  if (!isRight) throw invalid('login.captchaWrong', 'captcha');

  const accountKey = `login:${tenantId}:${input.loginName.toLowerCase()}:${caller.address}`;
  await countAttempt(pool, accountKey, perAccount);
  const user = await findAccount(kernel, tenantId, input.loginName);
  if (!(await isPassword(user?.password_hash, input.password)) || !user) throw new Refusal(400, 'login.failed');
  if (!user.served) throw new Refusal(400, 'error.tenant');
  if (!user.active) throw new Refusal(400, 'login.disabled');
  await forgetAttempts(pool, accountKey);

  const corTicket = newTicket();
  await inTransaction(pool, { tenantId, userId: user.id, requestId: caller.requestId }, async (db) => {
    await refuseReplay(db, caller.nonce, '');
    await db
      .insertInto('app.session')
      .values({
        ticket_hash: Buffer.from(hashTicket(corTicket), 'hex'),
        tenant_id: tenantId,
        user_id: user.id,
        language: input.language,
        idle_limit: input.rememberMe ? idleLimits.remembered : idleLimits.usual,
      })
      .execute();
  });
  return { corTicket };
}

const findAccount = ({ pool }: OpenContext['kernel'], tenantId: number, account: string) =>
  readingDatabase(pool, tenantId)
    .selectFrom('user_account').select(['id', 'password_hash', 'active', sql<boolean>`(select t.active from app.tenant t where t.id = ${tenantId})`.as('served')])
    .where('account', '=', account.toLowerCase())
    .executeTakeFirst();
