import { z } from 'zod';
import { calls, post } from '../kernel/call.ts';
import { byId, code, DateTime, Editable, filterText, Flag, Id, requiredText, Saved, text, Version } from '../kernel/fields.ts';
import { deleteText, editText, viewText, type MenuEntry } from '../kernel/menu-entry.ts';
import { paged } from '../kernel/paging.ts';

const NewApplication = z.object({
  code: code(20, 'application.codeRequired'),
  name: requiredText(50, 'application.nameRequired'),
  remarks: text(200),
});

export const Application = z.object({
  id: z.string(),
  version: z.number(),
  code: z.string(),
  name: z.string(),
  remarks: z.string(),
  /** '1' enabled, '0' disabled. */
  status: z.literal(['0', '1']),
  editable: Editable,
  createBy: z.string(),
  createTime: DateTime,
});
export type Application = z.output<typeof Application>;

/** The systems of a tenant. A company's application to become a tenant is another thing: see `registration`. */
export const application = calls('application', 'user', '/application/v6', {
  list: post('applyList', {
    can: 'application.view',
    input: paged({ code: filterText(), name: filterText() }),
    page: Application,
  }),
  detail: post('applyInfo', { can: 'application.view', input: byId, output: Application }),
  add: post('addApply', { can: 'application.edit', input: NewApplication, output: Saved, writes: true }),
  update: post('updateApp', {
    can: 'application.edit',
    input: NewApplication.extend({ id: Id, version: Version }),
    output: Saved,
    writes: true,
  }),
  setStatus: post('setApp', { can: 'application.edit', input: z.object({ id: Id, status: Flag }), output: z.null(), writes: true }),
  /** Those that can be chosen elsewhere. */
  options: post('applyAllList', {
    can: 'member',
    input: z.object({}),
    output: z.array(Application.pick({ id: true, code: true, name: true })),
  }),
  delete: post('delApply', { can: 'application.delete', input: byId, output: z.null(), writes: true }),
});

export const applicationMenu: MenuEntry = {
  code: 'application',
  name: { ZHS: '应用管理', ENG: 'Applications' },
  icon: 'application',
  url: '/applicationManage',
  permissions: [
    { code: 'application.view', name: viewText },
    { code: 'application.edit', name: editText },
    { code: 'application.delete', name: deleteText },
  ],
};
