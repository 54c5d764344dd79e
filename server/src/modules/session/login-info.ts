import type { LoginInfo } from '@edp/contract/modules/session/session.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { rolesOf } from '../role/role.queries.ts';

/** The caller and what is active in the session. */
export async function loginInfo({ db, session, kernel }: Pick<Context, 'db' | 'session' | 'kernel'>): Promise<LoginInfo> {
  const user = await db
    .selectFrom('user_account').leftJoin('home_config', 'home_config.tenant_id', 'user_account.tenant_id')
    .leftJoin('organisation', 'organisation.id', 'user_account.organisation_id')
    .select(['avatar_file_id', 'organisation.name as organisation', 'user_account.watermark', 'home_config.watermark as watermark_for_all'])
    .where('user_account.id', '=', session.userId)
    .executeTakeFirstOrThrow();
  const roles = await rolesOf(db, session.userId, session.language);
  return {
    userId: session.userId,
    userName: session.userName,
    account: session.account,
    roleId: session.roleId ?? '',
    roleCode: roles.find((role) => role.roleId === session.roleId)?.code ?? '',
    invorgId: session.invorgId ?? '',
    orgName: user.organisation ?? '',
    imgAddress: kernel.links.to(session.tenantId, user.avatar_file_id),
    securityWatermarking: user.watermark || user.watermark_for_all ? `${session.userName} ${session.account}` : '',
    language: session.language,
    mustChangePassword: session.mustChangePassword,
  };
}
