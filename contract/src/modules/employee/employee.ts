import { z } from 'zod';
import { recordAsInput, calls, post } from '../../kernel/call.ts';
import { byId, filterFlag, filterText, Flag, Id, optionalId, requiredText, Saved, text, Version, wholeNumber } from '../../kernel/fields.ts';
import { paged } from '../../kernel/paging.ts';
import { rule } from '../../kernel/rule.ts';
import { newPassword } from '../account/account.ts';

const email = text(100).refine((value) => value === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), rule('employee.email'));

const shape = {
  realname: requiredText(50, 'employee.nameRequired'),
  account: requiredText(50, 'employee.accountRequired').regex(/^[\w.@-]+$/, rule('employee.accountFormat')).toLowerCase(),
  organizationId: optionalId,
  jobNumber: text(20),
  phone: text(20),
  email,
};

/** What staff may see of a colleague: enough to choose the right one. */
const Colleague = z.object({
  id: z.string(),
  realname: z.string(),
  organizationId: z.string(),
  organizationName: z.string(),
});

const Employee = Colleague.extend({
  version: z.number(),
  jobNumber: z.string(),
  account: z.string(),
  phone: z.string(),
  email: z.string(),
  /** '1' enabled, '0' disabled. */
  status: z.literal(['0', '1']),
});

const page = wholeNumber(1, 1_000_000).optional();
const limit = wholeNumber(1, 10_000).optional();

/** People of the tenant. An employee is an account that can log in. */
export const employee = calls('employee', 'user', '', {
  list: post('emp/v6/getEmpList', {
    can: 'employee.view',
    input: paged({ realName: filterText(), account: filterText(), keyword: filterText(), organizationId: optionalId, status: filterFlag }, { sort: ['realname', 'account', 'jobNumber', 'status'] }),
    page: Employee,
  }),
  detail: post('emp/v6/getEmpInfo', {
    can: 'employee.view',
    input: byId,
    output: Employee.extend({ userRoles: z.array(z.object({ roleId: z.string(), roleName: z.string() })) }),
  }),
  add: post('emp/v6/addEmp', {
    can: 'employee.edit',
    input: z.object({ ...shape, password: newPassword('employee.passwordRequired') }),
    output: Saved,
    writes: true,
  }),
  update: post('emp/v6/updateEmp', {
    can: 'employee.edit',
    input: z.object({ id: Id, version: Version, ...shape }),
    output: Saved,
    writes: true,
    sample: recordAsInput,
  }),
  setStatus: post('emp/v6/enableOrdisable', { can: 'employee.edit', input: z.object({ id: Id, status: Flag }), output: z.null(), writes: true, sample: recordAsInput }),
  delete: post('emp/v6/deleteEmp', { can: 'employee.edit', input: byId, output: z.null(), writes: true }),
  /** The whole set of roles that the person has from now on. */
  setRoles: post('org/v6/updateRole', {
    can: 'employee.edit',
    input: z.object({ userId: Id, roleIds: z.array(Id, rule('rule.type')).max(100, rule('rule.tooMany', { max: 100 })) }),
    output: z.null(),
    writes: true,
  }),

  /** Colleagues to choose from: all for those who choose people on their screens, at most 20 by name for other staff. `id` is an organisation, with everything below it. `page` and `limit` are its own names for the page. */
  choose: post('emp/v6/selectEmpList', { can: 'staff', input: paged({ id: optionalId, realName: filterText(), page, limit }), page: Colleague }),
  /** Whom a message can be sent to. */
  reachable: post('emp/v6/getMxmEmpList', { can: 'staff', input: paged({ realName: filterText() }), page: Colleague }),
  byInitials: post('emp/v6/selectInitialsEmpList', {
    can: 'staff',
    input: z.object({ initials: filterText(20) }),
    output: z.array(z.object({ initials: z.string(), list: z.array(Colleague) })),
  }),
});
