import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { Id, requiredId, Saved, State } from '../../kernel/fields.ts';
import { restrictable } from '../../kernel/record/field-rights.ts';
import { batchCalls, deleteCall, saveCall, translationCalls, viewCalls } from '../../kernel/record/record-calls.ts';
import {
  computedField,
  createdTimeField,
  creatorField,
  dictionaryField,
  editableField,
  nameField,
  sourceField,
  stateField,
  textField,
} from '../../kernel/record/record-fields.ts';
import { inputOf, rowOf } from '../../kernel/record/record.ts';
import { labelObjects } from '../dictionary/dictionary.ts';

export const labelSetFields = restrictable(
  'labelSet',
  {
    name: nameField(50, 'labelSet.nameRequired'),
    useObj: dictionaryField(labelObjects, 'labelSet.useObjRequired'),
    useObjName: computedField(z.string()),
    state: stateField(),
    source: sourceField(),
    editable: editableField(),
    remark: textField(500),
    createdName: creatorField(),
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
