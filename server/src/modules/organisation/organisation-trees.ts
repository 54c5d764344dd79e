import type { DepartmentNode, OrgNode } from '@edp/contract/modules/organisation/organisation.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { nest } from '../../kernel/tree/nest.ts';

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
