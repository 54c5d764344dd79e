import {
  organisation,
  organisationFields,
  organisationRecord,
  type OrgNode,
} from '@edp/contract/modules/organisation/organisation.ts';
import { deleteUnused } from '../../kernel/record/delete-unused.ts';
import { recordTable } from '../../kernel/record/record-table.ts';
import { takenKey } from '../../kernel/record/taken-key.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { lockRights } from '../../kernel/session/rights.ts';
import { partOfTree } from '../../kernel/tree/part-of-tree.ts';
import { assertPlace, moveOrganisation, requireMove } from './move-organisation.ts';
import {
  departmentTree,
  findOrganisation,
  listOrganisations,
  organisationAbove,
  organisationOfUser,
  organisationTree,
  searchOrganisations,
} from './organisation.queries.ts';
import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { sql } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';

interface TreeNode {
  id: string;
  name: string;
  hasChildren?: 0 | 1 | undefined;
  children: TreeNode[];
}
const idOf = ({ orgId }: OrgNode) => orgId;
const toTreeNode = ({ orgId, orgName, children, ...node }: OrgNode): TreeNode => ({
  ...node,
  id: orgId,
  name: orgName,
  children: children.map(toTreeNode),
});

export const organisationTable = recordTable('organisation', organisationFields, {
  supId: 'parent_id',
  headId: 'head_id',
});

export const organisationRoutes = bind(
  organisation,
  {
    list: listOrganisations,
    detail: ({ db, input }) => findOrganisation(db, input.id),
    save: (context) => saveOrganisation(context),
    move: (context) => moveOrganisation(context),
    async delete(context) {
      await lockRights(context);
      await deleteUnused(context, 'organisation', context.input.id);
      return null;
    },
    departments: async ({ db, input }) => partOfTree(await departmentTree(db), input, ({ id }) => id),
    tree: async ({ db, input }) => partOfTree(await organisationTree(db), input, idOf),
    treeList: async ({ db, input }) => partOfTree(await organisationTree(db), input, idOf).map(toTreeNode),
    ofUser: ({ db, session }) => organisationOfUser(db, session.userId),
    above: ({ db, input, session }) => organisationAbove(db, input.id, session.userId),
    options: ({ db, input }) => searchOrganisations(db, input.name),
    search: ({ db, input }) => searchOrganisations(db, input.sKey),
  },
  {
    ...takenKey(organisationRecord),
    organisation_head_id_fkey: { error: 'organisation.headUnknown', field: 'headId' },
    organisation_parent_id_fkey: { error: 'organisation.parentUnknown', field: 'supId' },
  },
);

async function saveOrganisation(context: Context<ParsedOf<typeof organisation.save>>) {
  const {
    db,
    input: { id, version, code, name, supId, sortOrder, active, headId },
  } = context;
  // One change of the tree at a time: two moves that are harmless alone could make a ring together.
  await lockRights(context);
  if (id !== undefined) await lockForUpdate(db, 'organisation', id, version, () => findOrganisation(db, id));
  const before = id === undefined ? undefined : await findOrganisation(db, id);
  const isActive = active === undefined ? before?.active !== 0 : active === 1;
  if (id !== undefined && before!.supId !== (supId ?? '')) await requireMove(context, id, supId);
  if (supId !== undefined) await assertPlace(db, supId, id, isActive);
  if (id !== undefined && !isActive && before!.active === 1) await assertEmpty(db, id);
  if (headId !== undefined && headId !== before?.headId) await requireHead(db, headId);
  const values = {
    code,
    name,
    parent_id: supId ?? null,
    sort_order: sortOrder,
    active: isActive,
    head_id: headId ?? null,
  };
  if (id === undefined) return db.insertInto('organisation').values(values).returning('id').executeTakeFirstOrThrow();
  await db.updateTable('organisation').set(values).where('id', '=', id).execute();
  return { id };
}

/** A department can be disabled when nothing that is enabled belongs to it: lists to choose from leave it out. */
async function assertEmpty(db: Database, id: string) {
  const { rows } = await sql<{ below: number; people: number }>`
    select (select count(*)::int from organisation o where o.parent_id = ${id} and o.active) as below,
           (select count(*)::int from user_account u where u.organisation_id = ${id} and u.active) as people`.execute(
    db,
  );
  const { below, people } = rows[0]!;
  if (below > 0) throw new AppError(409, 'organisation.activeBelow', { field: 'active', params: { count: below } });
  if (people > 0) throw new AppError(409, 'organisation.activePeople', { field: 'active', params: { count: people } });
}

async function requireHead(db: Database, headId: string) {
  const head = await db.selectFrom('user_account').select('active').where('id', '=', headId).executeTakeFirst();
  if (!head) throw new AppError(409, 'organisation.headUnknown', { field: 'headId' });
  if (!head.active) throw new AppError(409, 'organisation.headDisabled', { field: 'headId' });
}
