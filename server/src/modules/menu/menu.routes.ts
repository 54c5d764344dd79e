import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { menu, type MenuResource, type MenuRole, mostOwnEntries } from '@edp/contract/modules/menu/menu.ts';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { lockRights, requireRoles } from '../../kernel/session/rights.ts';
import { readMenu } from './menu-rows.ts';
import { moveEntry, requireGroup } from './place-entry.ts';
import { assertFound, invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { deleteTranslations, nameIn } from '../../kernel/record/translations.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import { anyOf } from '../../kernel/record/columns.ts';

/** A role's menu is part of its rights: changes of the menu wait for those and for each other. */
export const menuRoutes = bind(menu, {
  entries: ({ db }) => readMenu(db),
  roles: ({ db, language }) => listMenuRoles(db, language),
  async add(context) {
    await lockRights(context);
    return addEntry(context);
  },
  async update(context) {
    await lockRights(context);
    return updateEntry(context);
  },
  async move(context) {
    await lockRights(context);
    await moveEntry(context.db, await readMenu(context.db), context.input);
    return null;
  },
  async delete(context) {
    await lockRights(context);
    await deleteEntry(context);
    return null;
  },
});

/** A group or an external page, behind those that are there. */
async function addEntry(context: Context<ParsedOf<typeof menu.add>>): Promise<{ id: string }> {
  const {
    db,
    session,
    input: { type, parentId, name, nameEng, icon, url, hidden, roleIds },
  } = context;
  const entries = await readMenu(db);
  if (entries.filter(({ own }) => own === 1).length >= mostOwnEntries)
    throw invalid('menu.tooMany', undefined, { most: mostOwnEntries });
  requireGroup(entries, parentId, 1);
  const sort_order =
    1 + Math.max(-1, ...entries.filter((entry) => entry.parentId === (parentId ?? '')).map((entry) => entry.sortOrder));
  const values = {
    kind: 'menu',
    code: `own_${randomUUID()}`,
    own: true,
    name,
    icon,
    url: type === 'group' ? '' : url,
    hidden: hidden === 1,
    parent_id: parentId ?? null,
    sort_order,
  };
  const { id } = await db.insertInto('resource').values(values).returning('id').executeTakeFirstOrThrow();
  await writeEnglishName(db, id, nameEng);
  // People who add an entry see it themselves; administrators see all.
  const allRoleIds = new Set([...roleIds, ...(session.administrator ? [] : [session.roleId!])]);
  if (type === 'external') await giveToRoles(context, id, [...allRoleIds]);
  return { id };
}

async function updateEntry(context: Context<ParsedOf<typeof menu.update>>): Promise<{ id: string }> {
  const {
    db,
    input: { id, version, name, nameEng, icon, url, hidden, roleIds },
  } = context;
  const findEntry = async () => assertFound((await readMenu(db)).find((entry) => entry.id === id));
  const before = await findEntry();
  await lockForUpdate(db, 'resource', id, version, findEntry);
  if (hidden === 1 && before.canHide === 0) throw invalid('menu.keepsItself', 'hidden');
  const address = addressAfter(before, url);
  if (before.own === 0 && roleIds?.length) throw invalid('menu.rolesOfOwn', 'roleIds');
  await db
    .updateTable('resource')
    .set({ name, icon, url: address, hidden: hidden === 1 })
    .where('id', '=', id)
    .execute();
  await writeEnglishName(db, id, nameEng);
  if (before.type === 'external' && before.own === 1 && roleIds) await giveToRoles(context, id, roleIds);
  return { id };
}

/** A page of the product stays where it is, and a group has no address. */
function addressAfter(before: MenuResource, url: string): string {
  const isOwnPage = before.own === 1 && before.type === 'external';
  if (isOwnPage && url === '') throw invalid('menu.addressRequired', 'url');
  if (!isOwnPage && url !== '' && url !== before.url) throw invalid('menu.addressFixed', 'url');
  return isOwnPage ? url : before.url;
}

async function writeEnglishName(db: Database, id: string, name: string): Promise<void> {
  if (name === '') await deleteTranslations(db, 'resource', id);
  else {
    await sql`
      insert into translation (table_name, record_id, language, name) values ('resource', ${id}, 'ENG', ${name})
      on conflict on constraint translation_record_key do update set name = excluded.name where translation.name <> excluded.name`.execute(
      db,
    );
  }
}

async function deleteEntry({ db, input: { id } }: Context<{ id: string }>): Promise<void> {
  const entries = await readMenu(db);
  const entry = assertFound(entries.find((each) => each.id === id));
  if (entry.own === 0) throw invalid('menu.builtIn');
  if (entries.some(({ parentId }) => parentId === id)) throw invalid('menu.notEmpty');
  await deleteTranslations(db, 'resource', id);
  await db.deleteFrom('resource').where('id', '=', id).execute();
}

const listMenuRoles = async (db: Database, language: Language): Promise<MenuRole[]> =>
  (
    await db
      .selectFrom('role')
      .select(['role.id', 'role.code', 'role.administrator', nameIn('role', language)])
      .orderBy('role.id')
      .execute()
  ).map((role) => ({ ...role, administrator: role.administrator ? 1 : 0 }));

/**
 * Exactly these roles have an entry. A caller who is no administrator changes only roles that hold no more than their
 * own.
 */
async function giveToRoles(
  context: Pick<Context, 'db' | 'session' | 'language'>,
  id: string,
  roleIds: readonly string[],
): Promise<void> {
  const { db } = context;
  const existing = await db.selectFrom('role').select('id').where('id', '=', anyOf(roleIds)).execute();
  if (existing.length < roleIds.length) throw invalid('rule.reference', 'roleIds');
  const before = (await db.selectFrom('role_resource').select('role_id').where('resource_id', '=', id).execute()).map(
    (row) => row.role_id,
  );
  const added = roleIds.filter((roleId) => !before.includes(roleId));
  const removed = before.filter((roleId) => !roleIds.includes(roleId));
  await requireRoles(context, [...added, ...removed]);
  if (removed.length)
    await db.deleteFrom('role_resource').where('resource_id', '=', id).where('role_id', '=', anyOf(removed)).execute();
  if (added.length)
    await sql`insert into role_resource (role_id, resource_id) select unnest(${added}::bigint[]), ${id}::bigint`.execute(
      db,
    );
}
