import { z } from 'zod';
import { recordAsInput, calls, post } from '../../kernel/call.ts';
import { byId, DateTime, filterText, Id, optionalId, requiredText, Saved, text, Version } from '../../kernel/fields.ts';
import { conditionOf } from '../../kernel/list/condition-input.ts';
import { paged } from '../../kernel/paging.ts';
import { deleteBatchCall } from '../../kernel/record/record-calls.ts';
import {
  createdTimeField,
  creatorField,
  requiredTextField,
  textField,
  updatedTimeField,
} from '../../kernel/record/record-fields.ts';
import { rule, tooMany } from '../../kernel/rule.ts';
import { employee } from '../employee/employee.ts';

const UserGroup = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  remark: z.string(),
  memberCount: z.number(),
  createdName: z.string(),
  updatedTime: DateTime,
});
export type UserGroup = z.output<typeof UserGroup>;

const Member = employee.choose.output.pick({ id: true, realname: true, organizationName: true });
export type Member = z.output<typeof Member>;
const UserGroupDetail = UserGroup.extend({ members: z.array(Member) });

const most = 5000;
const people = <Person extends z.ZodType>(person: Person) =>
  z.array(person, rule('rule.type')).max(most, tooMany(most));
/** A person as the form has them, or their id alone. */
const personId = z.union([Id, z.object({ id: Id }).transform(({ id }) => id)], rule('rule.id'));

/** What a condition of the list can test. */
export const userGroupTests = {
  name: requiredTextField(50, 'userGroup.nameRequired'),
  remark: textField(200),
  createdName: creatorField(),
  createTime: createdTimeField(),
  updatedTime: updatedTimeField(),
};

const filters = { name: filterText(), condition: conditionOf(userGroupTests) };
/** Those who look after departments look after groups as well. */
const orCan = ['organisation.edit'] as const;

/**
 * People across departments. The specification names the service alone; these are the calls that its pickers and its
 * screen need.
 */
export const userGroup = calls('userGroup', 'user', '/group/v6', {
  list: post('list', {
    summary: 'A page of the groups, to choose from and to look after.',
    can: 'staff',
    input: paged(filters, { sort: ['name', 'remark', 'updatedTime'] }),
    page: UserGroup,
  }),
  detail: post('detail', {
    summary: 'One group with its members.',
    can: 'userGroup.view',
    orCan,
    input: byId,
    output: UserGroupDetail,
  }),
  save: post('save', {
    summary: 'Creates a group or, with an id, updates it; members that are left out stay as they are.',
    can: 'userGroup.edit',
    orCan,
    input: z.object({
      id: optionalId,
      version: Version,
      name: requiredText(50, 'userGroup.nameRequired'),
      remark: text(200),
      members: people(personId).optional(),
    }),
    output: Saved,
    writes: true,
    sample: recordAsInput,
  }),
  delete: post('delete', {
    summary: 'Deletes a group; refused while a sharing rule refers to it.',
    can: 'userGroup.delete',
    orCan,
    input: byId,
    output: z.null(),
    writes: true,
  }),
  ...deleteBatchCall('userGroup.delete', filters),
  members: post('members', {
    can: 'userGroup.view',
    orCan: ['organisation.view', 'organisation.edit'],
    input: paged({ groupId: Id, realName: filterText() }),
    page: employee.choose.output,
  }),
  /** The whole set of people that the group has from now on. */
  setMembers: post('saveMembers', {
    can: 'userGroup.edit',
    orCan,
    input: z.object({ groupId: Id, empIds: people(Id) }),
    output: z.null(),
    writes: true,
  }),
});
