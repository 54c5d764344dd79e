import { joinNames, type Language } from '@edp/contract/kernel/language.ts';
import { checkPassword } from '@edp/contract/modules/security/password-rules.ts';
import { translate } from '@edp/contract/texts.ts';
import { invalid } from '../../kernel/app-error.ts';
import { isPassword } from '../../kernel/crypto/password.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { isCommonPassword } from './common-passwords.ts';
import { passwordRulesOf, readSecurity } from './read-security.ts';

interface Of {
  field: string;
  language: Language;
  account: string;
  tenantId: number;
  /** Undefined for a new account, which had no password before. */
  userId?: string;
}

/** Refuses a password that breaks a rule of the tenant, with a message at its field. */
export async function assertNewPassword(
  db: Database,
  password: string,
  { field, language, account, tenantId, userId }: Of,
): Promise<void> {
  const security = await readSecurity(db);
  const broken = checkPassword(passwordRulesOf(security), password).filter(({ isMet }) => !isMet);
  if (broken.length) {
    const rules = joinNames(
      broken.map(({ key, params }) => translate(key, language, params)),
      language,
    );
    throw invalid('security.passwordBroken', field, { rules });
  }
  if (security.passwordUncommon && isCommonPassword(password, [account, await codeOf(db, tenantId)]))
    throw invalid('security.passwordCommon', field);
  const count = security.passwordHistory;
  if (userId && count > 0 && (await wasUsed(db, userId, password, count)))
    throw invalid('security.passwordUsed', field, { count });
}

const codeOf = async (db: Database, tenantId: number) =>
  (await db.selectFrom('app.tenant').select('code').where('id', '=', tenantId).executeTakeFirstOrThrow()).code;

/** The current password is one of them. */
async function wasUsed(db: Database, userId: string, password: string, count: number): Promise<boolean> {
  const current = await db
    .selectFrom('user_account')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const earlier = await db
    .selectFrom('password_history')
    .select('password_hash')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(count - 1)
    .execute();
  for (const { password_hash } of [current, ...earlier]) if (await isPassword(password_hash, password)) return true;
  return false;
}
