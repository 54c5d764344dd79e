import type { TestApp } from '../test-app.ts';

/**
 * Gives an account of the first tenant the password of another one; the calls refuse those of the demo accounts, which
 * are too common.
 */
export async function usePasswordOf(app: TestApp, other: string, account: string): Promise<void> {
  await (
    await app.owner()
  ).query(
    `update user_account set password_hash = (select o.password_hash from user_account o where o.tenant_id = 1 and o.account = $1) where tenant_id = 1 and account = $2`,
    [other, account],
  );
}
