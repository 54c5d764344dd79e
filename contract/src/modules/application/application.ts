import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { Flag, Id } from '../../kernel/fields.ts';
import { optionsInput } from '../../kernel/record/options.ts';
import { defineRecord } from '../../kernel/record/define-record.ts';
import { restrictable } from '../../kernel/record/field-rights.ts';
import { addAndUpdateCalls, batchCalls, deleteCall, viewCalls } from '../../kernel/record/record-calls.ts';
import {
  codeField,
  computedField,
  createdTimeField,
  creatorField,
  editableField,
  remarkField,
  requiredTextField,
  sortable,
  viewed,
} from '../../kernel/record/record-fields.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { rowOf } from '../../kernel/record/record.ts';
import { applicationNoun } from './application.noun.ts';

export const applicationFields = restrictable(
  'application',
  {
    code: viewed(codeField(20, 'application.codeRequired'), {
      label: { ZHS: '应用代码', ENG: 'Code' },
      list: { width: 128 },
    }),
    name: viewed(requiredTextField(50, 'application.nameRequired'), { label: { ZHS: '应用名称', ENG: 'Name' } }),
    /** '1' enabled, '0' disabled. */
    status: viewed(sortable(computedField(z.literal(['0', '1']))), {
      label: recordLabels.status,
      words: [
        { value: 1, text: recordLabels.enabled },
        { value: 0, text: recordLabels.disabled },
      ],
      isSwitch: true,
    }),
    remarks: remarkField(200),
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
  /** The applications that can be chosen elsewhere. */
  options: post('applyAllList', {
    can: 'staff',
    orCan: ['application.view', 'certificate.view'],
    input: optionsInput(),
    output: z.array(Application.pick({ id: true, code: true, name: true })),
  }),
  ...deleteCall('application', 'delApply'),
  ...batchCalls('application', applicationFields, filters),
});

export const applicationRecord = defineRecord({
  noun: applicationNoun,
  fields: applicationFields,
  calls: application,
  key: 'code',
  taken: 'application.codeTaken',
  filters,
  form: ['code', 'name', 'remarks'],
  one: { ZHS: '应用', ENG: 'application' },
  empty: {
    title: { ZHS: '还没有应用', ENG: 'No applications yet' },
    detail: {
      ZHS: '应用是公司使用的软件系统；新增后，就可以为它登记证书。',
      ENG: 'Applications are the software that the company uses. Add one to register certificates for it.',
    },
  },
});
