import type { LoginInfo } from '@edp/contract/modules/session/session.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { rolesToSetUp } from '../two-factor/two-factor.queries.ts';
import { readPreference } from '../preference/preference.queries.ts';
import { passwordRulesOf, readSecurity } from '../security/read-security.ts';

/** The caller and what is active in the session. */
export async function loginInfo({
  db,
  session,
  kernel,
}: Pick<Context, 'db' | 'session' | 'kernel'>): Promise<LoginInfo> {
  const user = await db
    .selectFrom('user_account')
    .leftJoin('home_config', 'home_config.tenant_id', 'user_account.tenant_id')
    .leftJoin('organisation', 'organisation.id', 'user_account.organisation_id')
    .select([
      'avatar_file_id',
      'organisation.name as organisation',
      'user_account.watermark',
      'home_config.watermark as watermark_for_all',
    ])
    .where('user_account.id', '=', session.userId)
    .executeTakeFirstOrThrow();
  const role =
    session.roleId === null
      ? undefined
      : await db.selectFrom('role').select('code').where('id', '=', session.roleId).executeTakeFirst();
  return {
    userId: session.userId,
    userName: session.userName,
    account: session.account,
    roleId: session.roleId ?? '',
    roleCode: role?.code ?? '',
    invorgId: session.invorgId ?? '',
    orgName: user.organisation ?? '',
    imgAddress: kernel.links.to(session.tenantId, user.avatar_file_id),
    securityWatermarking: user.watermark || user.watermark_for_all ? `${session.userName} ${session.account}` : '',
    language: session.language,
    mustChangePassword: session.mustChangePassword,
    previewRoleName: session.previewRoleName,
    passwordExpired: session.passwordExpired,
    passwordRules: passwordRulesOf(await readSecurity(db)),
    mustSetUpTwoFactor: session.mustSetUpTwoFactor,
    twoFactorRoleIds: await rolesToSetUp(db, session.userId),
    preference: await readPreference(db, session.userId),
    timeZone: kernel.config.timeZone,
  };
}
