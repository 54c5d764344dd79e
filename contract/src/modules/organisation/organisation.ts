import { z } from 'zod';
import { recordAsInput, calls, get, post, put } from '../../kernel/call.ts';
import { byId, code, filterText, optionalId, requiredText, Saved, Version, wholeNumber } from '../../kernel/fields.ts';
import { paged } from '../../kernel/paging.ts';

const Organisation = z.object({
  id: z.string(),
  version: z.number(),
  code: z.string(),
  name: z.string(),
  /** The organisation above; empty for the topmost. */
  supId: z.string(),
  supName: z.string(),
  sortOrder: z.number(),
});

const OrganisationOption = Organisation.pick({ id: true, code: true, name: true, supId: true });

const OrgNode = z.object({
  orgId: z.string(),
  orgName: z.string(),
  get children(): z.ZodArray<typeof OrgNode> {
    return z.array(OrgNode);
  },
});
export type OrgNode = z.output<typeof OrgNode>;

/** The same tree in the words that other trees use. */
const TreeNode = z.object({
  id: z.string(),
  name: z.string(),
  get children(): z.ZodArray<typeof TreeNode> {
    return z.array(TreeNode);
  },
});

const nothing = z.object({});

/** Departments. They are not inventory organisations: those hold stock. */
export const organisation = calls('organisation', 'user', '/org/v6', {
  list: post('getOrgList', { can: 'organisation.view', input: paged({ name: filterText(), code: filterText(), keyword: filterText() }, { sort: ['code', 'name', 'sortOrder'] }), page: Organisation }),
  detail: post('getOrgInfo', { can: 'organisation.view', input: byId, output: Organisation }),
  /** Adds, and changes or moves the one with the given id. */
  save: post('addOrg', {
    can: 'organisation.edit',
    input: z.object({
      id: optionalId,
      version: Version,
      code: code(20, 'organisation.codeRequired'),
      name: requiredText(50, 'organisation.nameRequired'),
      supId: optionalId,
      sortOrder: wholeNumber().default(0),
    }),
    sample: recordAsInput,
    output: Saved,
    writes: true,
  }),
  delete: post('deleteOrg', { can: 'organisation.edit', input: byId, output: z.null(), writes: true }),
  tree: post('getOrgTree', { can: 'staff', input: nothing, output: z.array(OrgNode) }),
  treeList: get('treeList', { can: 'staff', input: nothing, output: z.array(TreeNode) }),
  ofUser: post('getUserOrg', { can: 'member', input: nothing, output: OrganisationOption.nullable() }),
  /** The organisation above the given one, or above the user's own. */
  above: post('getLastOrg', { can: 'staff', input: z.object({ id: optionalId }), output: OrganisationOption.nullable() }),
  options: put('queryOrgList', { can: 'staff', input: z.object({ name: filterText() }), output: z.array(OrganisationOption) }),
  search: get('sKeylist', { can: 'staff', input: z.object({ sKey: filterText() }), output: z.array(OrganisationOption) }),
});

/** No screen of their own yet, so they stand in no menu; roles can be given them all the same. */