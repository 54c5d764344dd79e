import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import { type userGroup, userGroupTests } from '@edp/contract/modules/user-group/user-group.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { replaceLinks } from '../../kernel/record/replace-links.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { byCondition } from '../../kernel/list/condition/by-condition.ts';
import { textIn, where } from '../../kernel/list/filters.ts';
import { byPinyin } from '../../kernel/list/list-query.ts';
import { readIds, readList } from '../../kernel/list/read-list.ts';
import { areThere } from '../../kernel/record/are-there.ts';
import { creatorOf } from '../../kernel/record/columns.ts';
import { recordTable } from '../../kernel/record/record-table.ts';
import { assertFound, AppError } from '../../kernel/app-error.ts';
import { isAdministrator, lockRights } from '../../kernel/session/rights.ts';
import { exceedsReach, reachOfGroup, sharedByGroup } from '../../kernel/sharing/reach.ts';
import { colleagues } from '../employee/colleague.queries.ts';

type Input<Name extends keyof typeof userGroup> = ParsedOf<(typeof userGroup)[Name]>;
type Filters = Pick<Input<'list'>, 'name' | 'condition'>;

const groups = (db: Database) =>
  db
    .selectFrom('user_group')
    .select([
      'user_group.id',
      'user_group.version',
      'user_group.name',
      'user_group.remark',
      sql<number>`(select count(*)::int from user_group_member m where m.tenant_id = user_group.tenant_id and m.group_id = user_group.id)`.as(
        'memberCount',
      ),
      creatorOf('user_group').as('createdName'),
      'user_group.updated_time as updatedTime',
    ]);

export const userGroupTable = recordTable('user_group', userGroupTests);

const groupList = (db: Database, { name, condition }: Filters) => ({
  table: 'user_group' as const,
  language: defaultLanguage,
  select: () => groups(db),
  filters: [textIn(['name'], name), byCondition(userGroupTable, condition, defaultLanguage)],
  order: [['id', 'asc']] as const,
});

export const listGroups = ({ db, reader, input: { name, condition, sort: by, ...page } }: Context<Input<'list'>>) =>
  readList(
    db,
    {
      ...groupList(db, { name, condition }),
      sort: {
        by,
        columns: {
          name: byPinyin('user_group.name'),
          remark: byPinyin('user_group.remark'),
          updatedTime: 'updated_time',
        },
      },
    },
    page,
    reader,
  );

export const matchingGroups = (db: Database, filters: Filters, most: number) =>
  readIds(db, groupList(db, filters), most);

export async function findGroup(db: Database, id: string) {
  const group = assertFound(await groups(db).where('user_group.id', '=', id).executeTakeFirst());
  const members = await colleagues(db)
    .where('user_account.id', 'in', (eb) =>
      eb.selectFrom('user_group_member').select('user_id').where('group_id', '=', id),
    )
    .orderBy('user_account.id')
    .execute();
  return { ...group, members };
}

export async function saveGroup(context: Context<Input<'save'>>) {
  const {
    db,
    input: { id, version, members, ...values },
  } = context;
  await lockRights(context);
  if (id !== undefined) {
    await lockForUpdate(db, 'user_group', id, version, () => findGroup(db, id));
    await db.updateTable('user_group').set(values).where('id', '=', id).execute();
  }
  const saved =
    id === undefined
      ? await db.insertInto('user_group').values(values).returning('id').executeTakeFirstOrThrow()
      : { id };
  if (members) await writeMembers(context, saved.id, members, 'members');
  return saved;
}

export async function groupMembers(db: Database, { groupId, realName, ...page }: Input<'members'>) {
  assertFound(await db.selectFrom('user_group').select('id').where('id', '=', groupId).executeTakeFirst());
  const isMember = sql<boolean>`user_account.id in (select m.user_id from user_group_member m where m.group_id = ${groupId})`;
  return readList(
    db,
    {
      table: 'user_account',
      list: 'member',
      language: defaultLanguage,
      select: () => colleagues(db),
      filters: [textIn(['name'], realName), where(isMember)],
      order: [['id', 'asc']],
    },
    page,
  );
}

export async function setMembers(context: Context<Input<'setMembers'>>) {
  const {
    db,
    input: { groupId, empIds },
  } = context;
  await lockRights(context);
  assertFound(await db.selectFrom('user_group').select('id').where('id', '=', groupId).forUpdate().executeTakeFirst());
  await writeMembers(context, groupId, empIds, 'empIds');
}

/** `field` is where the input has them. The group and the rights are locked. */
async function writeMembers(context: Context, groupId: string, ids: readonly string[], field: string) {
  const { db } = context;
  const members = await db.selectFrom('user_group_member').select('user_id').where('group_id', '=', groupId).execute();
  const before = new Set(members.map((member) => member.user_id));
  const added = ids.filter((id) => !before.has(id));
  if (!(await areThere(db, 'user_account', added))) throw new AppError(409, 'userGroup.memberUnknown', { field });
  await requireMembers(context, groupId, added, field);
  await replaceLinks(db, 'user_group_member', ['group_id', groupId], ['user_id', ids]);
}

/** Rules give the members of a group records, and share theirs with others: both only as far as the caller has them. */
async function requireMembers(context: Context, groupId: string, added: readonly string[], field: string) {
  const { db, session } = context;
  if (added.length === 0 || (await isAdministrator(context))) return;
  if (added.includes(session.userId)) throw new AppError(403, 'userGroup.notYourself', { field });
  if (await exceedsReach(db, session, reachOfGroup(groupId))) throw new AppError(403, 'rights.groupRecords', { field });
  if (await exceedsReach(db, session, sharedByGroup(groupId, added)))
    throw new AppError(403, 'rights.groupMembers', { field });
}
