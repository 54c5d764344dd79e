import { z } from 'zod';
import { recordAsInput, calls, get, post, put } from '../../kernel/call.ts';
import {
  byId,
  code,
  filterFlag,
  filterText,
  optionalId,
  requiredText,
  Saved,
  Version,
  wholeNumber,
} from '../../kernel/fields.ts';
import { paged } from '../../kernel/paging.ts';
import { hasChildren, TreeMove, TreeMoved, treePart } from '../../kernel/record/tree.ts';

/** Far more than any company has. Answers nest as deep as the tree: without a limit they could not be read any more. */
export const maxOrganisationDepth = 30;

const Organisation = z.object({
  id: z.string(),
  version: z.number(),
  code: z.string(),
  name: z.string(),
  /** The organisation above; empty for the topmost. */
  supId: z.string(),
  supName: z.string(),
  sortOrder: z.number(),
  active: z.literal([0, 1]),
  /** The head of the department; empty for none. */
  headId: z.string(),
  headName: z.string(),
  /** The people in it who can log in. */
  people: z.number(),
});

const OrganisationDetail = Organisation.extend({
  /** Those of the departments below it as well. */
  allPeople: z.number(),
});
export type OrganisationDetail = z.output<typeof OrganisationDetail>;

const OrganisationOption = Organisation.pick({ id: true, code: true, name: true, supId: true });

const OrgNode = z.object({
  orgId: z.string(),
  orgName: z.string(),
  hasChildren,
  get children(): z.ZodArray<typeof OrgNode> {
    return z.array(OrgNode);
  },
});
export type OrgNode = z.output<typeof OrgNode>;

/** The same tree in the words that other trees use. */
const TreeNode = z.object({
  id: z.string(),
  name: z.string(),
  hasChildren,
  get children(): z.ZodArray<typeof TreeNode> {
    return z.array(TreeNode);
  },
});

/** A department as those see it who look after the tree. */
const DepartmentNode = z.object({
  id: z.string(),
  version: z.number(),
  code: z.string(),
  name: z.string(),
  /** The initials of the name in pinyin. */
  initials: z.string(),
  sort: z.number(),
  active: z.literal([0, 1]),
  /** The people in it who can log in; `allPeople` has those of the departments below it as well. */
  people: z.number(),
  allPeople: z.number(),
  hasChildren,
  get children(): z.ZodOptional<z.ZodArray<typeof DepartmentNode>> {
    return z.array(DepartmentNode).optional();
  },
});
export type DepartmentNode = z.output<typeof DepartmentNode>;

const nothing = z.object({});
const part = z.object(treePart);

/** Departments. They are not inventory organisations: those hold stock. */
export const organisation = calls('organisation', 'user', '/org/v6', {
  list: post('getOrgList', {
    can: 'organisation.view',
    input: paged(
      { name: filterText(), code: filterText(), keyword: filterText() },
      { sort: ['code', 'name', 'sortOrder'] },
    ),
    page: Organisation,
  }),
  detail: post('getOrgInfo', { can: 'organisation.view', input: byId, output: OrganisationDetail }),
  /** Adds, and changes or moves the one with the given id. */
  save: post('addOrg', {
    can: 'organisation.edit',
    input: z.object({
      id: optionalId,
      version: Version,
      code: code(20, 'organisation.codeRequired'),
      name: requiredText(50, 'organisation.nameRequired'),
      supId: optionalId,
      sortOrder: wholeNumber(0, undefined, 'organisation.sortRequired').default(0),
      /**
       * Left out, an existing one stays as it is. A disabled one has no people who can log in, nor enabled ones below
       * it.
       */
      active: filterFlag,
      headId: optionalId,
    }),
    sample: recordAsInput,
    output: Saved,
    writes: true,
  }),
  move: post('moveOrg', {
    summary: 'Puts a department below another one, before a sibling or at the end.',
    can: 'organisation.edit',
    input: TreeMove,
    output: TreeMoved,
    writes: true,
    done: 'organisation.moved',
  }),
  delete: post('deleteOrg', {
    summary: 'Deletes a department; refused with the people, departments and rules that refer to it.',
    can: 'organisation.edit',
    input: byId,
    output: z.null(),
    writes: true,
  }),
  departments: post('getDepartmentTree', {
    summary: 'The tree or a part of it, disabled departments included, with the number of people in each.',
    can: 'organisation.view',
    input: part,
    output: z.array(DepartmentNode),
    sample: ({ id }) => ({ parentId: id }),
  }),
  tree: post('getOrgTree', { can: 'staff', input: part, output: z.array(OrgNode) }),
  treeList: get('treeList', { can: 'staff', input: part, output: z.array(TreeNode) }),
  ofUser: post('getUserOrg', { can: 'member', input: nothing, output: OrganisationOption.nullable() }),
  /** The organisation above the given one, or above the user's own. */
  above: post('getLastOrg', {
    can: 'staff',
    input: z.object({ id: optionalId }),
    output: OrganisationOption.nullable(),
  }),
  options: put('queryOrgList', {
    can: 'staff',
    input: z.object({ name: filterText() }),
    output: z.array(OrganisationOption),
  }),
  search: get('sKeylist', {
    can: 'staff',
    input: z.object({ sKey: filterText() }),
    output: z.array(OrganisationOption),
  }),
});
