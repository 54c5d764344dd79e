import { z } from 'zod';
import { recordAsInput, calls, post } from '../../kernel/call.ts';
import {
  byId,
  DateTime,
  filterChoice,
  filterText,
  Flag,
  Id,
  optionalId,
  requiredText,
  Saved,
  text,
  Version,
  wholeNumber,
} from '../../kernel/fields.ts';
import { departmentHint, listHint } from '../../kernel/exchange/standard-columns.ts';
import { inputOf, type ReadField, rowOf, sortsOf, conditionOf } from '../../kernel/record/record.ts';
import { paged } from '../../kernel/paging.ts';
import { BatchResult, batchOf } from '../../kernel/record/batch.ts';
import { defineRecord } from '../../kernel/record/define-record.ts';
import { restrictable } from '../../kernel/record/field-rights.ts';
import { mostChecked } from '../../kernel/record/record-calls.ts';
import {
  computedField,
  createdTimeField,
  optionalReferenceField,
  requiredTextField,
  sortable,
  textField,
  viewed,
} from '../../kernel/record/record-fields.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { rule, tooMany } from '../../kernel/rule.ts';
import { newPassword } from '../account/account.ts';
import { Colleague } from './colleague.ts';
import { employeeNoun } from './employee.noun.ts';

const email = text(100).refine(
  (value) => value === '' || /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(value),
  rule('employee.email'),
);

const RoleIds = z.array(Id, rule('rule.type')).max(100, tooMany(100));
/** Lists have the names of the roles, the form has the roles. */
const roleLabel = { ZHS: '角色', ENG: 'Roles' };

const unsortable = <Field extends ReadField>({ sortable: _no, ...field }: Field) => field;

export const employeeFields = restrictable(
  'employee',
  {
    realname: viewed(requiredTextField(50, 'employee.nameRequired'), {
      isName: true,
      label: { ZHS: '姓名', ENG: 'Name' },
      list: { width: 156 },
    }),
    account: viewed(
      {
        ...requiredTextField(50, 'employee.accountRequired'),
        input: requiredText(50, 'employee.accountRequired')
          .regex(/^[\w.@-]+$/, rule('employee.accountFormat'))
          .toLowerCase(),
      },
      {
        label: { ZHS: '登录账号', ENG: 'Account' },
        placeholder: { ZHS: '字母、数字和 . _ - @', ENG: 'Letters, digits and . _ - @' },
        isCode: true,
        sheet: {
          column: 'realname',
          hint: {
            ZHS: '系统按它判断新增还是更新；新员工的密码由管理员重置后告知',
            ENG: 'Tells new people from others; an administrator resets the password of a new one and tells it',
          },
        },
        list: false,
      },
    ),
    jobNumber: viewed(textField(20), {
      label: { ZHS: '工号', ENG: 'Job number' },
      isCode: true,
      list: { width: 72, wraps: true },
    }),
    organizationId: viewed(
      { ...optionalReferenceField('organisation', 'rule.reference'), input: optionalId },
      {
        label: { ZHS: '所属部门', ENG: 'Department' },
        column: 'department',
        shown: 'organizationName',
        sheet: { kind: 'path', hint: departmentHint },
        list: { width: 112, wraps: true },
      },
    ),
    organizationName: computedField(z.string()),
    roleNames: viewed(computedField(z.array(z.string())), {
      label: roleLabel,
      column: 'roles',
      sheet: false,
      list: { width: 104, grows: true },
    }),
    /** The whole set; absent leaves the roles as they are. */
    roleIds: viewed(
      { ...computedField(z.array(z.string())), input: RoleIds.optional(), filter: z.undefined() },
      { label: roleLabel, column: 'roles', sheet: { shown: 'roleNames', kind: 'text', hint: listHint } },
    ),
    phone: viewed(unsortable(textField(20)), { label: { ZHS: '电话', ENG: 'Phone' }, isCode: true }),
    email: viewed(
      { ...unsortable(textField(100)), input: email },
      {
        label: { ZHS: '邮箱', ENG: 'E-mail' },
        placeholder: { ZHS: 'name@example.com', ENG: 'name@example.com' },
        list: { width: 190, isHidden: true },
      },
    ),
    /** '1' enabled, '0' disabled. */
    status: viewed(sortable(computedField(z.literal(['0', '1']))), {
      label: recordLabels.status,
      words: [
        { value: 1, text: recordLabels.enabled },
        { value: 0, text: recordLabels.disabled },
      ],
      isSwitch: true,
    }),
    /** The latest successful login; empty where there was none. */
    lastLoginTime: viewed(computedField(DateTime), {
      label: { ZHS: '最近登录', ENG: 'Last login' },
      column: 'lastLogin',
      sheet: { kind: 'time' },
    }),
    /** When the person left the company; empty for those who work there. */
    leftTime: viewed(computedField(DateTime), {
      label: { ZHS: '离职时间', ENG: 'Left at' },
      sheet: { kind: 'time' },
      list: false,
    }),
    userRoles: computedField(z.array(z.object({ roleId: z.string(), roleName: z.string() }))),
  },
  { except: ['realname', 'account', 'organizationId', 'roleIds'] },
);

/** Lists name the roles alone. */
const { roleIds: _ids, userRoles: _roles, ...employeeRowFields } = employeeFields;

/** Staff may see so much of a colleague: enough to choose the right one. */
const Employee = rowOf(employeeRowFields);
export type Employee = z.output<typeof Employee>;
const EmployeeDetail = rowOf(employeeFields);
export type EmployeeDetail = z.output<typeof EmployeeDetail>;

const inputSchema = inputOf(employeeFields);

/** The records that a person who leaves hands over, or would. */
const HandOver = z.object({
  /** The records that belong to the person, by type; types without any are left out. */
  records: z.array(z.object({ type: z.string(), name: z.string(), count: z.number() })),
  /** Unread messages that ask for something to be done. */
  todoCount: z.number(),
  groupCount: z.number(),
});
export type HandOver = z.output<typeof HandOver>;

const Department = z.object({
  id: z.string(),
  name: z.string(),
  /** The department above; empty for the topmost. */
  parentId: z.string(),
  /** People of the department and all below it who have not left. */
  count: z.number(),
});
export type Department = z.output<typeof Department>;

/** A condition of the list can test these. */
export const employeeTests = {
  realname: employeeFields.realname,
  account: employeeFields.account,
  jobNumber: employeeFields.jobNumber,
  phone: employeeFields.phone,
  email: employeeFields.email,
  createTime: createdTimeField(),
};

const filters = {
  condition: conditionOf(employeeTests),
  realName: filterText(),
  account: filterText(),
  /** Name, its pinyin or initials, account, job number or phone; of the last two what the role may see. */
  keyword: filterText(),
  organizationId: optionalId,
  roleId: optionalId,
  /** 1 enabled, 0 disabled, 2 left; absent means all who have not left. */
  status: filterChoice(0, 1, 2),
};

const page = wholeNumber(1, 1_000_000).optional();
const limit = wholeNumber(1, 10_000).optional();

/** People of the tenant. An employee is an account that can log in. */
export const employee = calls('employee', 'user', '', {
  list: post('emp/v6/getEmpList', {
    summary: 'A page of the employees, of a department with all below it.',
    can: 'employee.view',
    input: paged(filters, { sort: sortsOf(employeeRowFields) }),
    page: Employee,
  }),
  detail: post('emp/v6/getEmpInfo', {
    summary: 'One employee with their roles.',
    can: 'employee.view',
    input: byId,
    output: EmployeeDetail,
  }),
  /** The choices that the list is narrowed by, in one answer: the screen opens with it. */
  filters: post('emp/v6/getListFilters', {
    summary: 'All departments, each with the number of people in it and below it, and all roles.',
    can: 'employee.view',
    input: z.object({}),
    output: z.object({
      total: z.number(),
      departments: z.array(Department),
      roles: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  }),
  /** All roles of the tenant, with the reason why the user may not give one; empty where they may. */
  roleOptions: post('emp/v6/getRoleOptions', {
    summary: 'The roles that a person can have, each with the reason why the caller may not give it.',
    can: 'employee.view',
    input: z.object({}),
    output: z.array(z.object({ id: z.string(), name: z.string(), code: z.string(), reason: z.string() })),
  }),
  add: post('emp/v6/addEmp', {
    summary: 'Adds an employee, who must change the initial password at the first login.',
    can: 'employee.edit',
    input: inputSchema.extend({ password: newPassword('employee.passwordRequired') }),
    output: Saved,
    writes: true,
  }),
  update: post('emp/v6/updateEmp', {
    summary: 'Updates an employee and, where they are given, the roles.',
    can: 'employee.edit',
    input: inputSchema.extend({ id: Id, version: Version }),
    output: Saved,
    writes: true,
    sample: recordAsInput,
  }),
  setStatus: post('emp/v6/enableOrdisable', {
    summary:
      'Enables or disables an employee; a disabled one is logged out at once, an enabled one who had left is taken back.',
    can: 'employee.edit',
    input: z.object({ id: Id, status: Flag }),
    output: z.null(),
    writes: true,
    sample: recordAsInput,
  }),
  setActiveBatch: post('emp/v6/setActiveBatch', {
    summary: 'Enables or disables several employees: those named, or all that the filters of the list find.',
    can: 'employee.edit',
    input: batchOf(filters, { active: Flag }, mostChecked),
    output: BatchResult,
    writes: true,
    bulk: true,
  }),
  delete: post('emp/v6/deleteEmp', {
    summary: 'Deletes an employee who has left no trace.',
    can: 'employee.edit',
    input: byId,
    output: z.null(),
    writes: true,
  }),
  leavePreview: post('emp/v6/leavePreview', {
    summary: 'What an employee would hand over on leaving.',
    can: 'employee.edit',
    input: byId,
    output: HandOver,
  }),
  leave: post('emp/v6/leave', {
    summary:
      'An employee leaves: the account is disabled and, with a successor, records, open to-dos and groups are handed over.',
    can: 'employee.edit',
    input: z.object({ id: Id, successorId: optionalId, version: Version }),
    output: HandOver,
    writes: true,
    done: 'employee.left',
    sample: ({ id, version }) => ({ id, version }),
  }),
  /** The whole set of roles that the person has from now on. */
  setRoles: post('org/v6/updateRole', {
    summary: 'Replaces the roles of an employee.',
    can: 'employee.edit',
    input: z.object({ userId: Id, roleIds: RoleIds }),
    output: z.null(),
    writes: true,
  }),

  /**
   * Colleagues to choose from: all for those who choose people on their screens, at most 20 by name for other staff.
   * `id` is an organisation, with everything below it. `page` and `limit` are its own names for the page.
   */
  choose: post('emp/v6/selectEmpList', {
    can: 'staff',
    input: paged({ id: optionalId, realName: filterText(), page, limit }),
    page: Colleague,
  }),
  /** Whom a message can be sent to. */
  reachable: post('emp/v6/getMxmEmpList', { can: 'staff', input: paged({ realName: filterText() }), page: Colleague }),
  byInitials: post('emp/v6/selectInitialsEmpList', {
    can: 'staff',
    input: z.object({ initials: filterText(20) }),
    output: z.array(z.object({ initials: z.string(), list: z.array(Colleague) })),
  }),
});

export const employeeRecord = defineRecord({
  noun: employeeNoun,
  fields: employeeFields,
  rowFields: employeeRowFields,
  // A new employee has an initial password as well.
  calls: { ...employee, save: employee.update },
  key: 'account',
  taken: 'employee.accountTaken',
  filters: ['status'],
  form: ['realname', 'account', 'organizationId', 'jobNumber', 'phone', 'email', 'roleIds'],
  one: { ZHS: '员工', ENG: 'employee' },
  empty: {
    title: { ZHS: '还没有员工', ENG: 'No employees yet' },
    detail: {
      ZHS: '员工是使用本系统的人；新增或导入后，他们就可以按角色登录。',
      ENG: 'Employees are the people who use this system. Add or import them so that they can log in.',
    },
  },
});
