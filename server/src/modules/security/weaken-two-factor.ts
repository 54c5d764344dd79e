import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage, joinNames, type Language } from '@edp/contract/kernel/language.ts';
import { account } from '@edp/contract/modules/account/account.ts';
import type { security } from '@edp/contract/modules/security/security.ts';
import { translate } from '@edp/contract/texts.ts';
import { AppError, invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { anyOf } from '../../kernel/record/columns.ts';
import { nameIn } from '../../kernel/record/translations.ts';
import { hasPermission } from '../../kernel/session/session.ts';
import { workingAdministrators } from '../../kernel/session/administrators.ts';
import { latestLanguage } from '../login-record/record-login.ts';
import { sendMessages } from '../message/send-messages.ts';
import { acceptCode, clearCodeInTransaction, countCodeInTransaction } from '../two-factor/accept-code.ts';
import { readSecurity } from './read-security.ts';

type Saving = Context<ParsedOf<typeof security.save>>;

interface Weakening {
  /** No second factor is asked for any more. */
  isOff: boolean;
  /** Roles that required one. */
  roleIds: string[];
}

/** The settings that would protect accounts of others less than now; undefined where none does. */
export async function findWeakening({ db, session, input }: Saving): Promise<Weakening | undefined> {
  const required = (await db.selectFrom('two_factor_role').select('role_id').execute()).map(({ role_id }) => role_id);
  const roleIds = required.filter((id) => !input.twoFactorRoleIds.includes(id));
  const isOff =
    input.twoFactor === 'off' &&
    (await readSecurity(db)).twoFactor !== 'off' &&
    (await isUsedByOthers(db, session.userId));
  return isOff || roleIds.length ? { isOff, roleIds } : undefined;
}

const isUsedByOthers = async (db: Database, userId: string) =>
  (await db.selectFrom('two_factor').select('id').where('user_id', '<>', userId).limit(1).executeTakeFirst()) !==
  undefined;

/**
 * Asks for the right over accounts and a code of the caller's own second factor. False where the code is wrong: that is
 * counted, and throwing here would undo it.
 */
export async function mayWeaken({ db, session, language, input, kernel: { config } }: Saving): Promise<boolean> {
  const { tenantId, userId } = session;
  if (!hasPermission(session, account.resetPassword.can))
    throw new AppError(403, 'security.weakenAccounts', { field: 'twoFactor' });
  const own = await db.selectFrom('two_factor').select('id').where('user_id', '=', userId).executeTakeFirst();
  if (!own) throw new AppError(403, 'security.weakenOwnFactor', { field: 'twoFactor' });
  if (!input.verificationCode) throw invalid('security.weakenCode', 'verificationCode');
  await countCodeInTransaction(db, tenantId, userId);
  if (!(await acceptCode(db, config.secret, { tenantId, userId, language }, input.verificationCode))) return false;
  await clearCodeInTransaction(db, tenantId, userId);
  return true;
}

/** Each administrator in the language of their latest login. */
export async function tellAdministrators({ db, session }: Saving, { isOff, roleIds }: Weakening): Promise<void> {
  const people: { id: string; language: Language }[] = [];
  for (const id of await workingAdministrators(db))
    people.push({ id, language: (await latestLanguage(db, id)) ?? defaultLanguage });
  for (const [language, some] of Map.groupBy(people, (person) => person.language)) {
    const roles = await db
      .selectFrom('role')
      .select(nameIn('role', language))
      .where('id', '=', anyOf(roleIds))
      .orderBy('id')
      .execute();
    const params = {
      name: session.userName,
      account: session.account,
      roles: joinNames(
        roles.map(({ name }) => name),
        language,
      ),
    };
    await sendMessages(db, {
      to: some.map(({ id }) => id),
      kind: 'system',
      title: translate('security.weakenedTitle', language),
      content: translate(isOff ? 'security.offNotice' : 'security.rolesNotice', language, params),
      link: '/security',
    });
  }
}
