import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { byId, filterText, Id, idList, optionalId, optionalIds, requiredText, Saved } from '../../kernel/fields.ts';
import { paged } from '../../kernel/paging.ts';
import { defineRecord } from '../../kernel/record/define-record.ts';
import { restrictions } from '../../kernel/record/field-rights.ts';
import { codeField, computedField, requiredTextField, textField, viewed } from '../../kernel/record/record-fields.ts';
import { inputOf, rowOf, saveInputOf } from '../../kernel/record/record.ts';
import { rule, tooMany } from '../../kernel/rule.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { Colleague } from '../employee/colleague.ts';
import { rightsTexts } from './rights.texts.ts';
import { roleNoun } from './role.noun.ts';

addTexts(rightsTexts);

const flag = z.literal([0, 1]);
const Named = z.object({ id: z.string(), name: z.string() });

/** A role may not do this with a field; a field that is not named is editable. */
const FieldRestriction = z.object({ noun: z.string(), field: z.string(), restriction: z.enum(restrictions) });
export type FieldRestriction = z.output<typeof FieldRestriction>;

const fieldName = requiredText(100);
const mostFields = 2000;
const givenRestrictions = z
  .array(
    z.object({ noun: fieldName, field: fieldName, restriction: z.enum(restrictions, rule('rule.choice')) }),
    rule('rule.type'),
  )
  .max(mostFields, tooMany(mostFields));

const roleNames = {
  code: viewed(codeField(50, 'role.codeRequired'), { label: { ZHS: '角色编码', ENG: 'Code' } }),
  name: viewed(requiredTextField(50, 'role.nameRequired'), { label: { ZHS: '角色名称', ENG: 'Name' } }),
};
export const roleFields = {
  ...roleNames,
  remark: viewed(textField(200), { label: { ZHS: '备注', ENG: 'Remark' } }),
  /** Of permissions, and of menu entries that have none of their own. */
  resourceIds: viewed(computedField(z.array(z.string())), {
    label: { ZHS: '菜单与按钮', ENG: 'Menus and permissions' },
    column: 'resources',
  }),
  organisationIds: viewed(computedField(z.array(z.string())), {
    label: { ZHS: '库存组织', ENG: 'Inventory organisations' },
    help: {
      ZHS: '使用此角色的人只能在这些库存组织中工作',
      ENG: 'People with this role work in these inventory organisations alone',
    },
    column: 'organisations',
  }),
  fields: viewed(computedField(z.array(FieldRestriction)), { label: { ZHS: '字段权限', ENG: 'Field rights' } }),
};

const RoleLine = rowOf(roleNames).omit({ version: true }).extend({
  /** 1: built in, with every permission that the company has. */
  administrator: flag,
  memberCount: z.number(),
});
export type RoleLine = z.output<typeof RoleLine>;

const RoleDetail = rowOf(roleFields).extend({
  ...RoleLine.shape,
  organisations: z.array(Named),
  /** The first few, by name. */
  members: z.array(Named),
  /** Why the caller may not change it; empty if they may. */
  lockedBecause: z.string(),
});
export type RoleDetail = z.output<typeof RoleDetail>;

/** A menu entry, or a heading above some, with its permissions. `held` is 1 for what the caller may grant. */
const MatrixMenu = z.object({
  id: z.string(),
  parentId: z.string(),
  code: z.string(),
  name: z.string(),
  url: z.string(),
  held: flag,
  permissions: z.array(z.object({ id: z.string(), code: z.string(), name: z.string(), held: flag })),
});
export type MatrixMenu = z.output<typeof MatrixMenu>;

const MatrixField = z.object({
  name: z.string(),
  canHide: flag,
  /** Why it cannot be hidden; empty if it can. */
  shownBecause: z.string(),
});

const Matrix = z.object({
  menus: z.array(MatrixMenu),
  organisations: z.array(Named.extend({ held: flag })),
  /** The fields that a role may be kept from, by noun; `menu` is the code of its menu entry. */
  nouns: z.array(z.object({ noun: z.string(), menu: z.string(), fields: z.array(MatrixField) })),
  /** The caller's own role may not do this with fields, and so cannot let another one do it. */
  fields: z.array(FieldRestriction),
});
export type Matrix = z.output<typeof Matrix>;

/** Something that a role lets people do: a permission or menu entry, or to see or edit a field. */
const target = {
  resourceId: optionalId,
  noun: filterText(),
  field: filterText(),
  access: z.enum(['view', 'edit'], rule('rule.choice')).default('view'),
};
interface Target {
  resourceId?: string | undefined;
  noun?: string | undefined;
  field?: string | undefined;
}
const hasTarget = ({ resourceId, noun, field }: Target) =>
  resourceId !== undefined || (noun !== undefined && field !== undefined);
const targetRule = { path: ['resourceId'], error: rule('role.targetRequired') };

const mostPeople = 500;
const membersOf = z.object({ roleId: Id, userIds: idList(mostPeople) });
const mostMembers = 5000;

const Member = Colleague.extend({ account: z.string(), status: flag });

/** Why one role of a person gives something, or does not. */
export const reasons = ['administrator', 'granted', 'missing', 'hidden', 'readonly'] as const;

/** Roles and what each lets people do. The specification names the service alone. */
export const roles = calls('role', 'user', '/role/v6', {
  query: post('query', {
    summary:
      'Lists the roles with their number of members; the keyword is looked for in names, codes and the names of members.',
    can: 'role.view',
    input: paged({ keyword: filterText() }, { sort: ['name', 'code'] }),
    page: RoleLine,
  }),
  matrix: post('matrix', {
    summary:
      'Tells every menu, permission and inventory organisation that a role can have, and which of them the caller may grant.',
    can: 'role.view',
    input: z.object({}),
    output: Matrix,
  }),
  detail: post('detail', {
    summary: 'Reads a role with its permissions, inventory organisations, field rights and first members.',
    can: 'role.view',
    input: byId,
    output: RoleDetail,
  }),
  save: post('save', {
    summary: 'Adds or changes a role; a caller grants no more than they hold.',
    can: 'role.edit',
    input: saveInputOf(roleFields).extend({
      resourceIds: optionalIds(5000),
      organisationIds: optionalIds(5000),
      fields: givenRestrictions.default([]),
    }),
    output: Saved,
    writes: true,
    sample: ({ id, code: roleCode, name }) => ({
      id,
      code: roleCode,
      name,
      resourceIds: [],
      organisationIds: [],
      fields: [],
    }),
  }),
  copy: post('copy', {
    summary: 'Makes a role with the same rights and no members.',
    can: 'role.edit',
    input: inputOf(roleNames).extend({ id: Id }),
    output: Saved,
    writes: true,
    done: 'role.copied',
    sample: ({ id }) => ({ id, code: `COPY_${id}`, name: '副本' }),
  }),
  delete: post('delete', {
    summary: 'Deletes a role that has no members and that no sharing rule refers to.',
    can: 'role.delete',
    input: byId,
    output: z.null(),
    writes: true,
  }),
  members: post('members', {
    summary: 'Lists the members of a role.',
    can: 'role.view',
    input: paged(
      { roleId: Id, realName: filterText(), organizationId: optionalId },
      { sort: ['realname', 'account', 'status'] },
    ),
    page: Member,
  }),
  addMembers: post('addMembers', {
    summary: 'Gives a role to people.',
    can: 'role.edit',
    input: membersOf,
    output: z.null(),
    writes: true,
  }),
  removeMembers: post('removeMembers', {
    summary: 'Takes a role from people.',
    can: 'role.edit',
    input: membersOf,
    output: z.null(),
    writes: true,
  }),
  setMembers: post('setMembers', {
    summary: 'Gives a role to exactly these people.',
    can: 'role.edit',
    input: z.object({ roleId: Id, userIds: optionalIds(mostMembers) }),
    output: z.null(),
    writes: true,
  }),
  rolesWith: post('rolesWith', {
    summary: 'Lists the roles that have a permission or menu entry, or may see or edit a field.',
    can: 'role.view',
    input: paged(target).refine(hasTarget, targetRule),
    page: RoleLine,
  }),
  peopleWith: post('peopleWith', {
    summary: 'Lists the people who can do something in one of their roles.',
    can: 'role.view',
    input: paged({ ...target, realName: filterText() }).refine(hasTarget, targetRule),
    page: Colleague.extend({ account: z.string(), roleNames: z.array(z.string()) }),
  }),
  why: post('why', {
    summary:
      'Tells which roles of a person give a permission or the right to a field, in which inventory organisations, or why none does.',
    can: 'role.view',
    input: z.object({ userId: Id, ...target }).refine(hasTarget, targetRule),
    output: z.object({
      /** The account can log in. */
      active: flag,
      allowed: flag,
      roles: z.array(
        RoleLine.omit({ memberCount: true }).extend({ reason: z.enum(reasons), organisations: z.array(Named) }),
      ),
    }),
  }),
});

export const roleRecord = defineRecord({
  noun: roleNoun,
  fields: roleFields,
  calls: roles,
  key: 'code',
  taken: 'role.codeTaken',
  filters: [],
  form: ['name', 'code', 'remark', 'resourceIds', 'organisationIds', 'fields'],
  one: { ZHS: '角色', ENG: 'role' },
});

/** A look at the system as a role shows it. It belongs to the session, which does nothing but read meanwhile. */
export const rolePreview = calls('session', 'user', '/role/v6', {
  preview: post('preview', {
    summary: 'Lets the session read as if this role were active, until the preview is ended.',
    can: 'role.view',
    input: z.object({ roleId: Id }),
    output: z.null(),
    writes: true,
    done: 'role.previewStarted',
  }),
  endPreview: post('endPreview', {
    summary: 'Ends the preview.',
    can: 'member',
    duringPreview: true,
    input: z.object({}),
    output: z.null(),
    writes: true,
    done: 'role.previewEnded',
  }),
});
