import { organisation, type OrgNode } from '@edp/contract/modules/organisation/organisation.ts';
import { deleteUnused } from '../../kernel/record/delete-unused.ts';
import { bind } from '../../kernel/http/bind.ts';
import {
  findOrganisation, listOrganisations, organisationAbove, organisationOfUser, organisationTree, saveOrganisation, searchOrganisations,
} from './organisation.queries.ts';

interface TreeNode {
  id: string;
  name: string;
  children: TreeNode[];
}
const toTreeNode = ({ orgId, orgName, children }: OrgNode): TreeNode => ({ id: orgId, name: orgName, children: children.map(toTreeNode) });

export const organisationRoutes = bind(
  organisation,
  {
    list: ({ db, input }) => listOrganisations(db, input),
    detail: ({ db, input }) => findOrganisation(db, input.id),
    save: (context) => saveOrganisation(context),
    async delete(context) {
      await deleteUnused(context, 'organisation', context.input.id);
      return null;
    },
    tree: ({ db }) => organisationTree(db),
    treeList: async ({ db }) => (await organisationTree(db)).map(toTreeNode),
    ofUser: ({ db, session }) => organisationOfUser(db, session.userId),
    above: ({ db, input, session }) => organisationAbove(db, input.id, session.userId),
    options: ({ db, input }) => searchOrganisations(db, input.name),
    search: ({ db, input }) => searchOrganisations(db, input.sKey),
  },
  {
    organisation_code_key: { error: 'organisation.codeTaken', field: 'code' },
    organisation_parent_id_fkey: { error: 'organisation.parentUnknown', field: 'supId' },
  },
);
