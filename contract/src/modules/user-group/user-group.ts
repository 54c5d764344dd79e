import { z } from 'zod';
import { recordAsInput, calls, post } from '../../kernel/call.ts';
import { byId, filterText, Id, optionalId, requiredText, Saved, text, Version } from '../../kernel/fields.ts';
import { paged } from '../../kernel/paging.ts';
import { rule } from '../../kernel/rule.ts';
import { employee } from '../employee/employee.ts';

const UserGroup = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  remark: z.string(),
  memberCount: z.number(),
});

const most = 5000;

/** People across departments. The specification names the service alone; these are the calls that its pickers need. */
export const userGroup = calls('userGroup', 'user', '/group/v6', {
  list: post('list', { can: 'staff', input: paged({ name: filterText() }, { sort: ['name', 'remark'] }), page: UserGroup }),
  save: post('save', {
    can: 'organisation.edit',
    input: z.object({ id: optionalId, version: Version, name: requiredText(50, 'userGroup.nameRequired'), remark: text(200) }),
    output: Saved,
    writes: true,
    sample: recordAsInput,
  }),
  delete: post('delete', { can: 'organisation.edit', input: byId, output: z.null(), writes: true }),
  members: post('members', { can: 'organisation.view', input: paged({ groupId: Id, realName: filterText() }), page: employee.choose.output }),
  /** The whole set of people that the group has from now on. */
  setMembers: post('saveMembers', {
    can: 'organisation.edit',
    input: z.object({ groupId: Id, empIds: z.array(Id, rule('rule.type')).max(most, rule('rule.tooMany', { max: most })) }),
    output: z.null(),
    writes: true,
  }),
});
