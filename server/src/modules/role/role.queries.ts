import { restrictableFields } from '@edp/contract/field-rights.ts';
import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { MenuItem, Role, role } from '@edp/contract/modules/session/session.ts';
import { nounsWith } from '@edp/contract/nouns.ts';
import { anyOf } from '../../kernel/record/columns.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { FieldAccess } from '../../kernel/field-rights/field-access.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { nameIn } from '../../kernel/record/translations.ts';
import { where } from '../../kernel/list/filters.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { contains } from '../../kernel/search/search.ts';

/** Every role of the tenant, by its name in the user's language. */
export function listRoles(db: Database, { name, ...page }: ParsedOf<typeof role.list>, language: Language) {
  return readList(
    db,
    {
      table: 'role',
      language,
      select: () => db.selectFrom('role').select(['role.id', 'role.code', nameIn('role', language)]),
      filters: [where(name ? contains(nameIn('role', language).expression, name) : undefined)],
      order: [['id', 'asc']],
    },
    page,
  );
}

export async function rolesOf(db: Database, userId: string, language: Language): Promise<Role[]> {
  const roles = await db
    .selectFrom('role')
    .innerJoin('user_role', 'user_role.role_id', 'role.id')
    .select(['role.id', 'role.code', nameIn('role', language)])
    .where('user_role.user_id', '=', userId)
    .orderBy('role.id')
    .execute();
  const organisations = await db
    .selectFrom('role_inventory_organisation as ri')
    .innerJoin('inventory_organisation as o', 'o.id', 'ri.inventory_organisation_id')
    .select(['ri.role_id', 'o.id', 'o.name'])
    .where('ri.role_id', '=', anyOf(roles.map((role) => role.id)))
    .where('o.active', '=', true)
    .orderBy('o.code')
    .execute();
  const byRole = Map.groupBy(organisations, (organisation) => organisation.role_id);
  return roles.map((role) => ({
    roleId: role.id,
    roleName: role.name,
    code: role.code,
    key: role.id,
    invOrgData: (byRole.get(role.id) ?? []).map(({ id, name }) => ({ id, name })),
  }));
}

export const invOrgsOfRole = (db: Database, roleId: string) =>
  db
    .selectFrom('role_inventory_organisation as ri')
    .innerJoin('inventory_organisation as o', 'o.id', 'ri.inventory_organisation_id')
    .select(['o.id', 'o.name'])
    .where('ri.role_id', '=', roleId)
    .where('o.active', '=', true)
    .orderBy('o.code')
    .execute();

interface Resource {
  id: string;
  parent_id: string | null;
  kind: string;
  code: string;
  name: string;
  icon: string;
  url: string;
  hidden: boolean;
}

/** The menu and the permissions of the active role; none before one was chosen. */
export async function resourcesOfSession({ db, session, language }: Pick<Context, 'db' | 'session' | 'language'>) {
  const fields = { hidden: [...(session.fields?.hidden ?? [])], readOnly: [...(session.fields?.readOnly ?? [])] };
  if (!session.roleId) return { menuList: [], permissionList: [], fields };
  const resources = await resourcesOf(db, session.roleId, session.administrator, language);
  const children = Map.groupBy(resources, (resource) => resource.parent_id);
  return {
    menuList: menuBelow(null, children),
    permissionList: permissionsByScreen(resources, children, session.fields),
    fields,
  };
}

/** An administrator has them all. */
async function resourcesOf(
  db: Database,
  roleId: string,
  administrator: boolean,
  language: Language,
): Promise<Resource[]> {
  let query = db
    .selectFrom('resource')
    .select([
      'resource.id',
      'resource.parent_id',
      'resource.kind',
      'resource.code',
      'resource.icon',
      'resource.url',
      'resource.hidden',
      nameIn('resource', language),
    ]);
  if (!administrator) {
    // Headings are not given: one is shown as soon as something below it is, wherever the tenant has moved that.
    query = query.where((eb) =>
      eb.or([
        eb('resource.id', 'in', eb.selectFrom('role_resource').select('resource_id').where('role_id', '=', roleId)),
        eb.and([eb('resource.kind', '=', 'menu'), eb('resource.url', '=', '')]),
      ]),
    );
  }
  return query.orderBy('resource.sort_order').orderBy('resource.id').execute();
}

type Children = Map<string | null, Resource[]>;

function menuBelow(parentId: string | null, children: Children): MenuItem[] {
  const lines = (children.get(parentId) ?? []).filter((resource) => resource.kind === 'menu' && !resource.hidden);
  return (
    lines
      .map(({ id, code, name, icon, url }) => ({
        id,
        code,
        name,
        icon,
        url,
        propsCode: code,
        moduleId: id,
        list: menuBelow(id, children),
      }))
      // A heading without anything below it is of no use.
      .filter((item) => item.url !== '' || item.list.length > 0)
  );
}

function permissionsByScreen(resources: readonly Resource[], children: Children, access: FieldAccess | undefined) {
  const hasPermissions = ({ id }: Resource) => children.get(id)?.some((child) => child.kind === 'permission');
  const screens = resources.filter(
    (resource) => resource.kind === 'menu' && (resource.url !== '' || hasPermissions(resource)),
  );
  return screens.map(({ id, code }) => ({
    id,
    code,
    moduleId: id,
    button: (children.get(id) ?? [])
      .filter((child) => child.kind === 'permission')
      .map((child) => ({ enCode: child.code })),
    ...fieldsOfScreen(code, access),
  }));
}

/** A screen shows the fields of the noun that its menu entry belongs to. */
function fieldsOfScreen(code: string, access: FieldAccess | undefined) {
  const noun = nounsWith('menu').find(({ menu }) => menu.code === code)?.name;
  const names = (noun && restrictableFields[noun])?.map(({ name }) => name) ?? [];
  const column = names.filter((name) => !access?.hidden.has(`${noun!}.${name}`));
  return { column, form: column.filter((name) => !access?.readOnly.has(`${noun!}.${name}`)) };
}
