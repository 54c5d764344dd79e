import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import type { DepartmentNode, organisation, OrgNode } from '@edp/contract/modules/organisation/organisation.ts';
import type { Context } from '../../kernel/http/bind.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { textIn } from '../../kernel/list/filters.ts';
import { byPinyin } from '../../kernel/list/list-query.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { contains } from '../../kernel/search/search.ts';
import { sql } from 'kysely';
import { assertFound } from '../../kernel/app-error.ts';
import { flag } from '../../kernel/record/columns.ts';
import { nest } from '../../kernel/tree/nest.ts';

const options = (db: Database) =>
  db.selectFrom('organisation').select(['organisation.id', 'organisation.code', 'organisation.name', supId]);

export const listOrganisations = ({
  db,
  reader,
  input: { name, code, keyword, sort: by, ...page },
}: Context<ParsedOf<typeof organisation.list>>) =>
  readList(
    db,
    {
      table: 'organisation',
      language: defaultLanguage,
      select: () => selectOrganisations(db),
      filters: [textIn(['name'], name), textIn(['code'], code), textIn(['code', 'name'], keyword)],
      order: [['code', 'asc']],
      sort: { by, columns: { code: 'code', name: byPinyin('organisation.name'), sortOrder: 'sort_order' } },
    },
    page,
    reader,
  );

const mostOptions = 10_000;

/** The enabled ones whose name, its pinyin initials or code contains the text; all without one. */
export function searchOrganisations(db: Database, text: string | undefined) {
  const query = options(db).where('organisation.active', '=', true).orderBy('organisation.code').limit(mostOptions);
  if (!text) return query.execute();
  return query
    .where((eb) =>
      eb.or(
        ['organisation.name', 'organisation.initials', 'organisation.code'].map((column) => contains(column, text)),
      ),
    )
    .execute();
}

export async function organisationOfUser(db: Database, userId: string) {
  const own = await options(db)
    .where('organisation.id', '=', (eb) =>
      eb.selectFrom('user_account').select('organisation_id').where('id', '=', userId),
    )
    .executeTakeFirst();
  return own ?? null;
}

export async function organisationAbove(db: Database, id: string | undefined, userId: string) {
  const start = id === undefined ? await organisationOfUser(db, userId) : await findOrganisation(db, id);
  if (!start?.supId) return null;
  return (await options(db).where('organisation.id', '=', start.supId).executeTakeFirst()) ?? null;
}

const supId = sql<string>`coalesce(organisation.parent_id::text, '')`.as('supId');

/** Departments as their screen shows them. */
const selectOrganisations = (db: Database) =>
  db
    .selectFrom('organisation')
    .select([
      'organisation.id',
      'organisation.version',
      'organisation.code',
      'organisation.name',
      supId,
      sql<string>`coalesce((select p.name from organisation p where p.id = organisation.parent_id), '')`.as('supName'),
      'organisation.sort_order as sortOrder',
      flag('organisation.active').as('active'),
      sql<string>`coalesce(organisation.head_id::text, '')`.as('headId'),
      sql<string>`coalesce((select u.name from user_account u where u.id = organisation.head_id), '')`.as('headName'),
      sql<number>`(select count(*)::int from user_account u where u.tenant_id = organisation.tenant_id and u.organisation_id = organisation.id and u.active)`.as(
        'people',
      ),
    ]);

const allPeople = sql<number>`(select count(*)::int from app.organisations_below(organisation.id) below
  join user_account u on u.tenant_id = organisation.tenant_id and u.organisation_id = below.id and u.active)`;

export const findOrganisation = async (db: Database, id: string) =>
  assertFound(
    await selectOrganisations(db)
      .select(allPeople.as('allPeople'))
      .where('organisation.id', '=', id)
      .executeTakeFirst(),
  );

/** The enabled departments from one statement, however deep the tree is. Nothing enabled is below a disabled one. */
export async function organisationTree(db: Database): Promise<OrgNode[]> {
  const rows = await db
    .selectFrom('organisation')
    .select(['id', 'parent_id', 'name'])
    .where('active', '=', true)
    .orderBy('parent_id')
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  const nodes = new Map(rows.map(({ id, name }) => [id, { orgId: id, orgName: name, children: [] as OrgNode[] }]));
  const top: OrgNode[] = [];
  for (const { id, parent_id } of rows)
    (parent_id === null ? top : nodes.get(parent_id)?.children)?.push(nodes.get(id)!);
  return top;
}

type Counted = Omit<DepartmentNode, 'children'> & { parentId: string | null };

/**
 * All departments with the people in them. They are counted once for all: one count each would take longer than the
 * rest.
 */
export async function departmentTree(db: Database): Promise<DepartmentNode[]> {
  const { rows } = await sql<Counted>`
    select o.id, o.parent_id as "parentId", o.version, o.code, o.name, o.initials, o.sort_order as sort, o.active::int as active,
           coalesce(c.people, 0) as people, coalesce(c.people, 0) as "allPeople"
      from organisation o
      left join (select u.organisation_id, count(*)::int as people from user_account u where u.active group by u.organisation_id) c on c.organisation_id = o.id
     order by o.sort_order, o.id`.execute(db);
  const roots = nest(rows);
  for (const root of roots) addPeopleBelow(root);
  return roots;
}

function addPeopleBelow(node: DepartmentNode): number {
  for (const child of node.children ?? []) node.allPeople += addPeopleBelow(child);
  return node.allPeople;
}
