import type { FieldRight, Restriction } from '@edp/contract/kernel/record/field-rights.ts';
import { roles } from '@edp/contract/modules/role/role.ts';
import { nouns } from '@edp/contract/nouns.ts';
import { loginAs } from '../../testing/login-as.ts';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { restrictFields } from '../../testing/people/restrict-fields.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { restrictAll, restrictByTurns } from './locked-paths.ts';

export const lockedAccount = 'locked';

export interface LockedPeople {
  /**
   * The same user in five roles that have every permission. The first is kept from nothing, so that what it began goes
   * on under the others.
   */
  readonly open: TestClient;
  readonly hidden: TestClient;
  readonly readonly: TestClient;
  /** Every other field that can be hidden is; the others are read-only. */
  readonly mixed: TestClient;
  /** Kept from what `lock` says. */
  readonly one: TestClient;
  readonly lock: (field: FieldRight, restriction: Restriction) => Promise<void>;
}

export async function addLockedPeople(app: TestApp, admin: TestClient): Promise<LockedPeople> {
  const permissions = nouns.flatMap((noun) => ('menu' in noun ? noun.menu.permissions.map(({ code }) => code) : []));
  const codes = ['LOCKED_OPEN', 'LOCKED_HIDDEN', 'LOCKED_READONLY', 'LOCKED_MIXED', 'LOCKED_ONE'] as const;
  const ids: string[] = [];
  for (const code of codes) ids.push(await addRole(app, code, permissions, ['INV01']));
  await restrictFields(app, ids[1]!, restrictAll('hidden'));
  await restrictFields(app, ids[2]!, restrictAll('readonly'));
  await restrictFields(app, ids[3]!, restrictByTurns());
  const { id: userId } = await addPerson(app, lockedAccount, 'D0201', codes[0]);
  for (const roleId of ids.slice(1)) await admin.succeed(roles.addMembers, { roleId, userIds: [userId] });
  const clients: TestClient[] = [];
  for (const roleCode of codes)
    clients.push(await loginAs(app.baseUrl, { account: lockedAccount, password: 'Demo1234', roleCode }));
  const [open, hidden, readonly, mixed, one] = clients as [TestClient, TestClient, TestClient, TestClient, TestClient];
  const role = await admin.data(roles.detail, { id: ids[4]! });
  const lock = async (right: FieldRight, restriction: Restriction) => {
    const [noun, field] = right.split('.') as [string, string];
    await admin.succeed(roles.save, { ...role, version: undefined, fields: [{ noun, field, restriction }] });
  };
  return { open, hidden, readonly, mixed, one, lock };
}
