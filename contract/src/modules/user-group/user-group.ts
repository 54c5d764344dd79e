import { z } from 'zod';
import { recordAsInput, calls, post } from '../../kernel/call.ts';
import { byId, filterText, Id, Saved } from '../../kernel/fields.ts';
import { paged } from '../../kernel/paging.ts';
import { defineRecord } from '../../kernel/record/define-record.ts';
import { deleteBatchCall } from '../../kernel/record/record-calls.ts';
import {
  computedField,
  countField,
  createdTimeField,
  creatorField,
  requiredTextField,
  textField,
  updatedTimeField,
  viewed,
} from '../../kernel/record/record-fields.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { rowOf, saveInputOf, conditionOf } from '../../kernel/record/record.ts';
import { rule, tooMany } from '../../kernel/rule.ts';
import { employee } from '../employee/employee.ts';
import { userGroupNoun } from './user-group.noun.ts';

const userGroupRowFields = {
  name: viewed(requiredTextField(50, 'userGroup.nameRequired'), {
    label: { ZHS: '用户组名称', ENG: 'Name' },
    list: { width: 200 },
  }),
  memberCount: viewed(countField(), { label: { ZHS: '成员数', ENG: 'Members' }, list: { width: 88 } }),
  remark: viewed(textField(200), { label: recordLabels.remark, list: { width: 180, wraps: true, grows: true } }),
  createdName: viewed(creatorField(), { list: { width: 96, isHidden: true } }),
  updatedTime: viewed(updatedTimeField(), { label: recordLabels.updatedTime }),
};

const UserGroup = rowOf(userGroupRowFields);
export type UserGroup = z.output<typeof UserGroup>;

const Member = employee.choose.output.pick({ id: true, realname: true, organizationName: true });
export type Member = z.output<typeof Member>;

const userGroupFields = {
  ...userGroupRowFields,
  members: viewed(computedField(z.array(Member)), {
    label: { ZHS: '成员', ENG: 'Members' },
    hint: {
      ZHS: '共享规则中选择该用户组，即对全体成员生效',
      ENG: 'A sharing rule that names the group applies to all its members',
    },
    sheet: {
      title: { ZHS: '成员账号', ENG: 'Accounts of the members' },
      kind: 'text',
      isWritten: true,
      hint: { ZHS: '成员的登录账号或姓名，用“；”隔开', ENG: 'The accounts or names of the members, separated by “;”' },
    },
  }),
};

const most = 5000;
const people = <Person extends z.ZodType>(person: Person) =>
  z.array(person, rule('rule.type')).max(most, tooMany(most));
/** A person as the form has them, or their id alone. */
const personId = z.union([Id, z.object({ id: Id }).transform(({ id }) => id)], rule('rule.id'));

/** A condition of the list can test these. */
export const userGroupTests = { ...userGroupRowFields, createTime: createdTimeField() };

const filters = { name: filterText(), condition: conditionOf(userGroupTests) };
/** People who look after departments look after groups as well. */
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
    output: rowOf(userGroupFields),
  }),
  save: post('save', {
    summary: 'Creates a group or, with an id, updates it; members that are left out stay as they are.',
    can: 'userGroup.edit',
    orCan,
    input: saveInputOf(userGroupRowFields).extend({ members: people(personId).optional() }),
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

export const userGroupRecord = defineRecord({
  noun: userGroupNoun,
  fields: userGroupFields,
  rowFields: userGroupRowFields,
  calls: userGroup,
  key: 'name',
  taken: 'userGroup.nameTaken',
  filters: ['name'],
  form: ['name', 'members', 'remark'],
  one: { ZHS: '用户组', ENG: 'user group' },
  empty: {
    title: { ZHS: '还没有用户组', ENG: 'No user groups yet' },
    detail: {
      ZHS: '把不同部门的人放在一个用户组中，就可以在共享规则里一起选择。',
      ENG: 'Put people of several departments into a group, and sharing rules can name them together.',
    },
  },
});
