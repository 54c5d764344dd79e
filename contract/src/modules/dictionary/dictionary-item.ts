import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { filterFlag } from '../../kernel/fields.ts';
import { rule } from '../../kernel/rule.ts';

/** The dictionaries that fields of the product hold items of. */
export const labelObjects = 'edp_label_useobj';
export const itemTypes = 'dms_sku_itemtype';
export const unitCategories = 'edp_productunit_type';

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
