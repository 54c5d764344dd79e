import { randomUUID } from 'node:crypto';
import { role, session, tenant } from '@edp/contract/modules/session/session.ts';
import { type TestClient, testClient } from './test-client.ts';

interface Person {
  account: string;
  password: string;
  tenantCode?: string;
  /** The first role if none is named. */
  roleCode?: string | undefined;
  language?: 'ZHS' | 'ENG';
}

export const testCaptcha = '8888';

/** Goes in as a person does: tenant code, login, role. */
export async function loginAs(
  baseUrl: string,
  { account, password, tenantCode = 'BRH', roleCode, language = 'ZHS' }: Person,
): Promise<TestClient> {
  const stranger = (tenantAuth: string) => testClient(baseUrl, { ticket: '', tenantAuth });
  const { tenantAuth } = await stranger('').data(tenant.byCode, { tenantCode });
  const { corTicket: ticket } = await stranger(tenantAuth).data(session.login, {
    loginName: account,
    password,
    captcha: testCaptcha,
    source: `web_${randomUUID()}`,
    language,
  });
  const client = testClient(baseUrl, { ticket, tenantAuth, language });
  const { userRoles } = await client.data(role.ofUser, {});
  const chosen = userRoles.find((each) => each.code === roleCode) ?? userRoles[0]!;
  await client.succeed(session.setRole, { roleId: chosen.roleId, key: chosen.key });
  return client;
}
