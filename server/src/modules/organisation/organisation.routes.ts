import {
  organisation,
  organisationFields,
  organisationRecord,
  type OrgNode,
} from '@edp/contract/modules/organisation/organisation.ts';
import { deleteUnused } from '../../kernel/record/delete-unused.ts';
import { recordTable } from '../../kernel/record/record-table.ts';
import { takenKey } from '../../kernel/record/taken-key.ts';
import { bind } from '../../kernel/http/bind.ts';
import { lockRights } from '../../kernel/session/rights.ts';
import { partOfTree } from '../../kernel/tree/part-of-tree.ts';
import { moveOrganisation } from './move-organisation.ts';
import { departmentTree, organisationTree } from './organisation-trees.ts';
import {
  listOrganisations,
  organisationAbove,
  organisationOfUser,
  searchOrganisations,
} from './organisation.queries.ts';
import { saveOrganisation } from './save-organisation.ts';
import { findOrganisation } from './select-organisation.ts';

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
