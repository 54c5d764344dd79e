import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import type { roles } from '@edp/contract/modules/role/role.ts';
import { sql } from 'kysely';
import { AppError, assertFound, invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { subtree, textIn, where } from '../../kernel/list/filters.ts';
import { byPinyin } from '../../kernel/list/list-query.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { anyOf, flag } from '../../kernel/record/columns.ts';
import { isAdministrator, lockRights, requirePerson, requireRoles } from '../../kernel/session/rights.ts';
import { colleagues } from '../employee/colleague.queries.ts';

type Input<Name extends keyof typeof roles> = ParsedOf<(typeof roles)[Name]>;

export async function roleMembers(
  db: Database,
  { roleId, realName, organizationId, sort: by, ...page }: Input<'members'>,
) {
  assertFound(await db.selectFrom('role').select('id').where('id', '=', roleId).executeTakeFirst());
  const isMember = sql<boolean>`user_account.id in (select ur.user_id from user_role ur where ur.role_id = ${roleId})`;
  return readList(
    db,
    {
      table: 'user_account',
      list: 'roleMember',
      language: defaultLanguage,
      select: () => colleagues(db).select(['user_account.account', flag('user_account.active').as('status')]),
      filters: [
        textIn(['name'], realName),
        where(isMember),
        subtree('organisation_id', 'organisation', organizationId),
      ],
      order: [['id', 'asc']],
      sort: { by, columns: { realname: byPinyin('user_account.name'), account: 'account', status: 'active' } },
    },
    page,
  );
}

export const addMembers = (context: Context<Input<'addMembers'>>) =>
  changeMembers(context, ({ userIds, before }) => ({ added: userIds.filter((id) => !before.has(id)), removed: [] }));

export const removeMembers = (context: Context<Input<'removeMembers'>>) =>
  changeMembers(context, ({ userIds, before }) => {
    if (userIds.some((id) => !before.has(id))) throw invalid('role.notMember', 'userIds');
    return { added: [], removed: userIds };
  });

export const setMembers = (context: Context<Input<'setMembers'>>) =>
  changeMembers(context, ({ userIds, before }) => {
    const ids = new Set(userIds);
    return { added: userIds.filter((id) => !before.has(id)), removed: [...before].filter((id) => !ids.has(id)) };
  });

type Change = (members: { userIds: readonly string[]; before: ReadonlySet<string> }) => {
  added: readonly string[];
  removed: readonly string[];
};

/** Every person who gets or loses the role must be one whom the caller may manage. */
async function changeMembers(context: Context<{ roleId: string; userIds: string[] }>, change: Change) {
  const {
    db,
    kernel,
    afterCommit,
    input: { roleId },
  } = context;
  const userIds = [...new Set(context.input.userIds)];
  await lockRights(context);
  const role = assertFound(
    await db.selectFrom('role').select('administrator').where('id', '=', roleId).forUpdate().executeTakeFirst(),
  );
  const people = await db.selectFrom('user_account').select('id').where('id', '=', anyOf(userIds)).forShare().execute();
  if (people.length < userIds.length) throw invalid('role.personUnknown', 'userIds');
  const members = await db.selectFrom('user_role').select('user_id').where('role_id', '=', roleId).execute();
  const { added, removed } = change({ userIds, before: new Set(members.map((member) => member.user_id)) });
  await requireRoles(context, [roleId]);
  await requirePeople(context, [...added, ...removed]);
  if (added.length)
    await db
      .insertInto('user_role')
      .values(added.map((id) => ({ user_id: id, role_id: roleId })))
      .execute();
  if (removed.length)
    await db.deleteFrom('user_role').where('role_id', '=', roleId).where('user_id', '=', anyOf(removed)).execute();
  if (removed.length && role.administrator) await assertAdministratorRemains(db);
  afterCommit(kernel.sessions.waitForInvalidation);
}

async function requirePeople(context: Context, userIds: readonly string[]) {
  if (userIds.length === 0 || (await isAdministrator(context))) return;
  if (userIds.includes(context.session.userId)) throw new AppError(403, 'employee.notYourRoles', { field: 'userIds' });
  for (const id of userIds) await requirePerson(context, id);
}

/** A tenant without an administrator who can log in could never get one again. */
async function assertAdministratorRemains(db: Database) {
  const { rows } = await sql`
    select from user_account u join user_role ur on ur.user_id = u.id join role r on r.id = ur.role_id where r.administrator and u.active limit 1`.execute(
    db,
  );
  if (rows.length === 0) throw new AppError(409, 'employee.lastAdministrator', { field: 'userIds' });
}
