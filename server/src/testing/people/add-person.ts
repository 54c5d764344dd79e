import { loginAs } from '../login-as.ts';
import type { TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';

export interface Person extends TestClient {
  id: string;
}

/** A new account of the first demo tenant, in a department, with a role, logged in. */
export async function addPerson(
  app: TestApp,
  account: string,
  organisationCode: string | null,
  roleCode = 'MASTER_DATA',
): Promise<Person> {
  const id = await app.inTenant(1, async (tenantOne) => {
    const { rows } = await tenantOne.query<{ id: string }>(
      `insert into user_account (account, name, password_hash, organisation_id)
       select $1, $1, (select password_hash from user_account where account = 'zhangwei'), (select id from organisation where code = $2) returning id`,
      [account, organisationCode],
    );
    await tenantOne.query(`insert into user_role (user_id, role_id) select $1, id from role where code = $2`, [
      rows[0]!.id,
      roleCode,
    ]);
    return rows[0]!.id;
  });
  return { ...(await loginAs(app.baseUrl, { account, password: 'Demo1234' })), id };
}
