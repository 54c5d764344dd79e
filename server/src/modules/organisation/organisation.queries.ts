import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import type { organisation, OrgNode } from '@edp/contract/modules/organisation/organisation.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { textIn } from '../../kernel/list/filters.ts';
import { byPinyin } from '../../kernel/list/list-query.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { assertFound, invalid, AppError } from '../../kernel/app-error.ts';
import { isAdministrator, lockRights, assertPlace as requireReach } from '../../kernel/session/rights.ts';
import { contains } from '../../kernel/search/search.ts';
import { isWithin } from '../../kernel/sharing/reach.ts';

type Input<Name extends keyof typeof organisation> = ParsedOf<(typeof organisation)[Name]>;

const supId = sql<string>`coalesce(organisation.parent_id::text, '')`.as('supId');

const organisations = (db: Database) =>
  db.selectFrom('organisation').select([
    'organisation.id',
    'organisation.version',
    'organisation.code',
    'organisation.name',
    supId,
    sql<string>`coalesce((select p.name from organisation p where p.id = organisation.parent_id), '')`.as('supName'),
    'organisation.sort_order as sortOrder',
  ]);

const options = (db: Database) => db.selectFrom('organisation').select(['organisation.id', 'organisation.code', 'organisation.name', supId]);

export const listOrganisations = (db: Database, { name, code, keyword, sort: by, ...page }: Input<'list'>) =>
  readList(db, {
    table: 'organisation',
    language: defaultLanguage,
    select: () => organisations(db),
    filters: [textIn(['name'], name), textIn(['code'], code), textIn(['code', 'name'], keyword)],
    order: [['code', 'asc']],
    sort: { by, columns: { code: 'code', name: byPinyin('organisation.name'), sortOrder: 'sort_order' } },
  }, page);

export const findOrganisation = async (db: Database, id: string) => assertFound(await organisations(db).where('organisation.id', '=', id).executeTakeFirst());

const mostOptions = 10_000;

/** Those whose name, its pinyin initials or code contains the text; all without one. */
export function searchOrganisations(db: Database, text: string | undefined) {
  const query = options(db).orderBy('organisation.code').limit(mostOptions);
  if (!text) return query.execute();
  return query.where((eb) => eb.or(['organisation.name', 'organisation.initials', 'organisation.code'].map((column) => contains(column, text)))).execute();
}

export async function organisationOfUser(db: Database, userId: string) {
  const own = await options(db)
    .where('organisation.id', '=', (eb) => eb.selectFrom('user_account').select('organisation_id').where('id', '=', userId))
    .executeTakeFirst();
  return own ?? null;
}

export async function organisationAbove(db: Database, id: string | undefined, userId: string) {
  const start = id === undefined ? await organisationOfUser(db, userId) : await findOrganisation(db, id);
  if (!start?.supId) return null;
  return (await options(db).where('organisation.id', '=', start.supId).executeTakeFirst()) ?? null;
}

/** The whole tree from one statement, however deep it is. */
export async function organisationTree(db: Database): Promise<OrgNode[]> {
  const rows = await db
    .selectFrom('organisation').select(['id', 'parent_id', 'name'])
    .orderBy('parent_id').orderBy('sort_order').orderBy('id')
    .execute();
  const nodes = new Map(rows.map(({ id, name }) => [id, { orgId: id, orgName: name, children: [] as OrgNode[] }]));
  const top: OrgNode[] = [];
  for (const { id, parent_id } of rows) (parent_id === null ? top : nodes.get(parent_id)!.children).push(nodes.get(id)!);
  return top;
}

export async function saveOrganisation(context: Context<Input<'save'>>) {
  const { db, input: { id, version, ...fields } } = context;
  if (id !== undefined) {
    // One change of the tree at a time: two moves that are harmless alone could make a ring together.
    await lockRights(context);
    await lockForUpdate(db, 'organisation', id, version, () => findOrganisation(db, id));
    if ((await findOrganisation(db, id)).supId !== (fields.supId ?? '')) await requireMove(context, id, fields.supId);
  }
  if (fields.supId !== undefined) await assertPlace(db, fields.supId, id);
  const values = { code: fields.code, name: fields.name, parent_id: fields.supId ?? null, sort_order: fields.sortOrder };
  if (id === undefined) return db.insertInto('organisation').values(values).returning('id').executeTakeFirstOrThrow();
  await db.updateTable('organisation').set(values).where('id', '=', id).execute();
  return { id };
}

/** An organisation sees what is below it: only administrators move other organisations than those below their own. */
async function requireMove(context: Context, id: string, parentId: string | undefined) {
  const { db, session } = context;
  if (await isAdministrator(context)) return;
  const own = await organisationOfUser(db, session.userId);
  if (own?.id === id || !(await isWithin(db, session, id))) throw new AppError(403, 'organisation.notYours', { field: 'supId' });
  await requireReach(context, parentId, 'supId');
}

/** Far more than any company has. The answer nests as deep as the tree: without a limit it could not be read any more. */
const mostLevels = 30;

/** Refuses a place below the organisation itself, or one that would make the tree too deep. */
async function assertPlace(db: Database, parentId: string, id: string | undefined) {
  const { rows } = await sql<{ above: number; height: number; ring: boolean }>`
    with recursive above as (
      select o.id, o.parent_id from organisation o where o.id = ${parentId}
      union select o.id, o.parent_id from organisation o join above on o.id = above.parent_id
    ), below as (
      select o.id, 1 as level from organisation o where o.id = ${id ?? null}::bigint
      union select o.id, level + 1 from organisation o join below on o.parent_id = below.id
    )
    select count(*)::int as above, coalesce(bool_or(id = ${id ?? null}::bigint), false) as ring, (select coalesce(max(level), 1) from below)::int as height
      from above`.execute(db);
  const { above, height, ring } = rows[0]!;
  if (ring) throw invalid('organisation.cycle', 'supId');
  if (above + height > mostLevels) throw invalid('tree.tooDeep', 'supId', { max: mostLevels });
}
