import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { Id, requiredId, Saved, State } from '../../kernel/fields.ts';
import { defineRecord } from '../../kernel/record/define-record.ts';
import { restrictable } from '../../kernel/record/field-rights.ts';
import { batchCalls, deleteCall, saveCall, translationCalls, viewCalls } from '../../kernel/record/record-calls.ts';
import {
  computedField,
  createdTimeField,
  creatorField,
  dictionaryField,
  editableField,
  enabledStateField,
  nameField,
  remarkField,
  sourceField,
  viewed,
} from '../../kernel/record/record-fields.ts';
import { inputOf, rowOf } from '../../kernel/record/record.ts';
import { labelObjects } from '../dictionary/dictionary-item.ts';
import { labelSetNoun } from './label-set.noun.ts';

export const labelSetFields = restrictable(
  'labelSet',
  {
    name: viewed(nameField(50, 'labelSet.nameRequired'), { label: { ZHS: '标签集名称', ENG: 'Set name' } }),
    useObj: viewed(dictionaryField(labelObjects, 'labelSet.useObjRequired'), {
      label: { ZHS: '使用对象', ENG: 'Used for' },
      placeholder: { ZHS: '请选择使用对象', ENG: 'Choose what the labels are for' },
      shown: 'useObjName',
      list: { width: 88 },
    }),
    useObjName: computedField(z.string()),
    state: enabledStateField(),
    source: sourceField(),
    editable: editableField(),
    remark: remarkField(500),
    createdName: viewed(creatorField(), { list: { isHidden: true } }),
    createTime: createdTimeField(),
  },
  { follows: { useObjName: 'useObj' } },
);

const LabelSet = rowOf(labelSetFields);
export type LabelSet = z.output<typeof LabelSet>;

const filters = ['name'] as const;

export const labelSet = calls('labelSet', 'edp', '/v1/labelSet', {
  ...viewCalls('labelSet', labelSetFields, { list: 'list', detail: 'detail' }, filters),
  ...saveCall('labelSet', labelSetFields, 'saveOrUpdate'),
  /** A new set with a copy of the whole tree: pictures and translations too. */
  copy: post('copy', {
    can: 'labelSet.edit',
    input: inputOf(labelSetFields)
      .pick({ name: true })
      .extend({ sourceId: requiredId('labelSet.sourceRequired') }),
    output: Saved,
    writes: true,
    bulk: true,
  }),
  disable: post('disable', {
    can: 'labelSet.edit',
    input: z.object({ id: Id, state: State }),
    output: z.null(),
    writes: true,
    sample: ({ id, state }) => ({ id, state }),
  }),
  ...deleteCall('labelSet', 'delete', 'label.deleted'),
  ...batchCalls('labelSet', labelSetFields, filters),
  ...translationCalls(
    'labelSet',
    { translations: 'getMultilingualSetById', translate: 'updateMultilingualSet' },
    'labelSet.remark',
  ),
});

export const labelSetRecord = defineRecord({
  noun: labelSetNoun,
  fields: labelSetFields,
  calls: labelSet,
  key: 'name',
  taken: 'labelSet.nameTaken',
  filters,
  form: ['name', 'useObj', 'state', 'remark'],
  one: { ZHS: '标签集', ENG: 'label set' },
  empty: {
    title: { ZHS: '还没有标签集', ENG: 'No label sets yet' },
    detail: {
      ZHS: '标签集收纳一组标签，用来标记商品、客户等对象；先新增标签集，再在其中建立标签。',
      ENG: 'A set holds labels that mark products, customers and so on. Add a set, then its labels.',
    },
  },
});
