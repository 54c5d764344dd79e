import { z } from 'zod';
import { recordAsInput, calls, get, post, put } from '../../kernel/call.ts';
import { departmentHint } from '../../kernel/exchange/standard-columns.ts';
import { byId, filterFlag, filterText, optionalId, Saved, wholeNumber } from '../../kernel/fields.ts';
import { paged } from '../../kernel/paging.ts';
import { defineRecord } from '../../kernel/record/define-record.ts';
import {
  codeField,
  computedField,
  countField,
  enabledField,
  numberField,
  optionalReferenceField,
  requiredTextField,
  viewed,
} from '../../kernel/record/record-fields.ts';
import { rowOf, saveInputOf } from '../../kernel/record/record.ts';
import { hasChildren, TreeMove, TreeMoved, treePart } from '../../kernel/record/tree.ts';
import { organisationNoun } from './organisation.noun.ts';

/** Far more than any company has. Answers nest as deep as the tree: without a limit they could not be read any more. */
export const maxOrganisationDepth = 30;

const optionalReference = (noun: string) => ({ ...optionalReferenceField(noun, 'rule.reference'), input: optionalId });

const organisationRowFields = {
  code: viewed(codeField(20, 'organisation.codeRequired'), { label: { ZHS: '部门编码', ENG: 'Code' } }),
  name: viewed(requiredTextField(50, 'organisation.nameRequired'), { label: { ZHS: '部门名称', ENG: 'Name' } }),
  /** The organisation above; empty for the topmost. */
  supId: viewed(optionalReference('organisation'), {
    label: { ZHS: '上级部门', ENG: 'Parent' },
    placeholder: { ZHS: '无（一级部门）', ENG: 'None (top department)' },
    shown: 'supName',
    sheet: { kind: 'path', hint: departmentHint },
  }),
  supName: computedField(z.string()),
  /** The head of the department; empty for none. */
  headId: viewed(optionalReference('employee'), {
    label: { ZHS: '负责人', ENG: 'Head' },
    placeholder: { ZHS: '输入姓名查找', ENG: 'Type a name' },
    shown: 'headName',
    sheet: { kind: 'path', hint: { ZHS: '负责人的登录账号或姓名', ENG: 'The account or the name of the head' } },
  }),
  headName: computedField(z.string()),
  sortOrder: viewed(
    {
      ...numberField('organisation.sortRequired'),
      input: wholeNumber(0, undefined, 'organisation.sortRequired').default(0),
    },
    {
      label: { ZHS: '排序号', ENG: 'Sort order' },
      hint: {
        ZHS: '同级部门按排序号从小到大排列，也可以在左侧拖动',
        ENG: 'Departments of one level stand in this order; you can also drag them on the left',
      },
      sheet: { hint: undefined },
      initial: 0,
    },
  ),
  /** Left out, an existing one stays as it is. A disabled one has no people who can log in, nor enabled ones below it. */
  active: { ...enabledField(), input: filterFlag },
  /** The people in it who can log in. */
  people: viewed(countField(), { label: { ZHS: '部门人数', ENG: 'People' } }),
};
export const organisationFields = {
  ...organisationRowFields,
  /** The people of the departments below it count as well. */
  allPeople: viewed(countField(), { label: { ZHS: '含下级人数', ENG: 'With sub-departments' }, sheet: false }),
};

const Organisation = rowOf(organisationRowFields);
const OrganisationDetail = rowOf(organisationFields);
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

/** The tree in the words that other trees use. */
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
    input: saveInputOf(organisationRowFields),
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

export const organisationRecord = defineRecord({
  noun: organisationNoun,
  fields: organisationFields,
  rowFields: organisationRowFields,
  calls: organisation,
  key: 'code',
  taken: 'organisation.codeTaken',
  filters: [],
  form: ['code', 'name', 'supId', 'headId', 'sortOrder', 'active'],
  one: { ZHS: '部门', ENG: 'department' },
});
