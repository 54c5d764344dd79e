import { z } from 'zod';
import { calls, post, recordAsInput } from '../../kernel/call.ts';
import { byId, filterFlag, Saved } from '../../kernel/fields.ts';
import { translationCalls, viewCalls } from '../../kernel/record/record-calls.ts';
import { rowOf, saveInputOf } from '../../kernel/record/record.ts';
import { rule } from '../../kernel/rule.ts';
import { dictionaryFields, dictionaryItems } from './dictionary-fields.ts';

/** The dictionaries that fields of the product hold items of. */
export const labelObjects = 'edp_label_useobj';
export const itemTypes = 'dms_sku_itemtype';
export const unitCategories = 'edp_productunit_type';

const Dictionary = rowOf(dictionaryFields);
export type Dictionary = z.output<typeof Dictionary>;

export const dictionary = calls('dictionary', 'edp', '/v1/dictionary', {
  ...viewCalls('dictionary', dictionaryFields, { list: 'list', detail: 'detail' }, ['name', 'code']),
  save: post('saveOrUpdate', {
    summary:
      'Creates a dictionary or, with an id, updates it, and makes its items exactly those given, in their order; an item in use cannot go.',
    can: 'dictionary.edit',
    input: saveInputOf(dictionaryFields).extend({ itemList: dictionaryItems }),
    output: Saved,
    writes: true,
    sample: recordAsInput,
  }),
  delete: post('delete', {
    summary: "Deletes a dictionary of the tenant's own with its items.",
    can: 'dictionary.edit',
    input: byId,
    output: z.null(),
    writes: true,
  }),
  ...translationCalls('dictionary', { translations: 'language', translate: 'updateLanguage' }, 'dictionary.remark'),
});

/** A client may keep `id`, `code` or `value` of the item that was chosen: they are the same. */
const Choice = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  value: z.string(),
  active: z.literal([0, 1]),
});

export const dictionaryItem = calls('dictionaryItem', 'edp', '/v1/dictionaryItem', {
  byKey: post('listByKey', {
    summary:
      'The items of a dictionary in their order. `withDisabled` 1: also those that cannot be chosen any more, for records that have them.',
    can: 'member',
    input: z.object({
      key: z
        .string(rule('dictionary.unknownKey'))
        .max(50, { error: rule('dictionary.unknownKey'), abort: true })
        .regex(/^[a-z][\w.-]*$/i, rule('dictionary.unknownKey')),
      withDisabled: filterFlag,
    }),
    output: z.array(Choice),
  }),
});
