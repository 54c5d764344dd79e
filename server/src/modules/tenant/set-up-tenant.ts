import type { Permission } from '@edp/contract/kernel/permission.ts';
import type { Text } from '@edp/contract/kernel/language.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { addEnglishName } from '../../kernel/record/translations.ts';
import { initialsOfPerson, pinyinOfPerson } from '../../kernel/search/initials.ts';

export interface NewRole {
  code: string;
  name: Text;
  /** Has everything that the tenant has. */
  administrator?: boolean;
  permissions: readonly Permission[];
  /** By their codes. */
  inventoryOrganisations: readonly string[];
}

interface NewAccount {
  account: string;
  name: string;
  passwordHash: string;
  /** Pages show name and account, though the tenant does not ask for it. */
  watermark?: boolean;
  /** By their codes. */
  roles: readonly string[];
}

interface Beginning {
  inventoryOrganisations: readonly { code: string; name: string }[];
  roles: readonly NewRole[];
  accounts: readonly NewAccount[];
  browserTitle: string;
  bottomTitle: string;
}

/** A tenant begins with this; its people may change all of it later. Gives the id of the first account. */
export async function setUpTenant(
  db: Database,
  { inventoryOrganisations, roles, accounts, browserTitle, bottomTitle }: Beginning,
): Promise<string> {
  const organisationIds = await addOrganisations(db, inventoryOrganisations);
  const roleIds = new Map<string, string>();
  for (const role of roles) roleIds.set(role.code, await addRole(db, role, organisationIds));
  await db.insertInto('home_config').values({ bottom_title: bottomTitle, browser_title: browserTitle }).execute();
  const accountIds: string[] = [];
  for (const account of accounts) accountIds.push(await addAccount(db, account, roleIds));
  return accountIds[0]!;
}

async function addOrganisations(
  db: Database,
  organisations: Beginning['inventoryOrganisations'],
): Promise<Map<string, string>> {
  if (organisations.length === 0) return new Map();
  // The first is the master, which sees the materials of all.
  const rows = await db
    .insertInto('inventory_organisation')
    .values(organisations.map((each, index) => ({ ...each, master: index === 0 })))
    .returning(['id', 'code'])
    .execute();
  return new Map(rows.map((row) => [row.code, row.id]));
}

async function addRole(db: Database, role: NewRole, organisationIds: ReadonlyMap<string, string>): Promise<string> {
  const { id } = await db
    .insertInto('role')
    .values({ code: role.code, name: role.name.ZHS, administrator: role.administrator ?? false })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addEnglishName(db, 'role', id, role.name.ENG);
  const organisations = role.inventoryOrganisations.map((code) => ({
    role_id: id,
    inventory_organisation_id: organisationIds.get(code)!,
  }));
  if (organisations.length) await db.insertInto('role_inventory_organisation').values(organisations).execute();
  if (role.permissions.length) await grant(db, id, role.permissions);
  return id;
}

/** A role gets the permissions, their screens, and the headings above them. */
async function grant(db: Database, roleId: string, permissions: readonly string[]) {
  await db
    .withRecursive('granted', (cte) =>
      cte
        .selectFrom('resource')
        .select(['id', 'parent_id'])
        .where('code', 'in', permissions)
        .union(
          cte
            .selectFrom('resource')
            .innerJoin('granted', 'granted.parent_id', 'resource.id')
            .select(['resource.id', 'resource.parent_id']),
        ),
    )
    .insertInto('role_resource')
    .columns(['role_id', 'resource_id'])
    .expression((eb) => eb.selectFrom('granted').select([eb.val(roleId).as('role_id'), 'id']))
    .execute();
}

async function addAccount(
  db: Database,
  { account, name, passwordHash, watermark = false, roles }: NewAccount,
  roleIds: ReadonlyMap<string, string>,
): Promise<string> {
  const { id } = await db
    .insertInto('user_account')
    .values({
      account,
      name,
      initials: await initialsOfPerson(name),
      pinyin: await pinyinOfPerson(name),
      password_hash: passwordHash,
      watermark,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('user_role')
    .values(roles.map((code) => ({ user_id: id, role_id: roleIds.get(code)! })))
    .execute();
  return id;
}
