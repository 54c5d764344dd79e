import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { Flag, Id } from '../../kernel/fields.ts';
import { restrictable } from '../../kernel/record/field-rights.ts';
import { addAndUpdateCalls, batchCalls, deleteCall, viewCalls } from '../../kernel/record/record-calls.ts';
import {
  codeField,
  computedField,
  createdTimeField,
  creatorField,
  editableField,
  requiredTextField,
  sortable,
  textField,
} from '../../kernel/record/record-fields.ts';
import { rowOf } from '../../kernel/record/record.ts';

export const applicationFields = restrictable(
  'application',
  {
    code: codeField(20, 'application.codeRequired'),
    name: requiredTextField(50, 'application.nameRequired'),
    remarks: textField(200),
    /** '1' enabled, '0' disabled. */
    status: sortable(computedField(z.literal(['0', '1']))),
    editable: editableField(),
    createBy: creatorField(),
    createTime: createdTimeField(),
  },
  { except: ['name'] },
);

const Application = rowOf(applicationFields);
export type Application = z.output<typeof Application>;

const filters = ['code', 'name'] as const;

/** The systems of a tenant. A company's application to become a tenant is another thing: see `registration`. */
export const application = calls('application', 'user', '/application/v6', {
  ...viewCalls('application', applicationFields, { list: 'applyList', detail: 'applyInfo' }, filters),
  ...addAndUpdateCalls('application', applicationFields, { save: 'addApply', update: 'updateApp' }),
  setStatus: post('setApp', {
    can: 'application.edit',
    input: z.object({ id: Id, status: Flag }),
    output: z.null(),
    writes: true,
    sample: ({ id, status }) => ({ id, status }),
  }),
  /** Those that can be chosen elsewhere. */
  options: post('applyAllList', {
    can: 'member',
    input: z.object({}),
    output: z.array(Application.pick({ id: true, code: true, name: true })),
  }),
  ...deleteCall('application', 'delApply'),
  ...batchCalls('application', applicationFields, filters),
});
