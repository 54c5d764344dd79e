import { z } from 'zod';
import { code, emptyAsUndefined, Flag, optionalId, requiredText, text } from '../../kernel/fields.ts';
import {
  codeField,
  computedField,
  createdTimeField,
  creatorField,
  nameField,
  remarkField,
  sourceField,
  updatedTimeField,
  viewed,
} from '../../kernel/record/record-fields.ts';
import { rule, tooMany } from '../../kernel/rule.ts';

export const mostItems = 500;

const DictionaryItem = z.object({
  id: z.string(),
  /** Records hold it. It never changes. */
  code: z.string(),
  name: z.string(),
  /** Empty where the name is shown in English as well. */
  nameEng: z.string(),
  active: z.literal([0, 1]),
  /** 1 system: can be renamed, moved and disabled, not deleted. */
  source: z.literal([1, 2]),
});
export type DictionaryItem = z.output<typeof DictionaryItem>;

const key = codeField(50, 'dictionary.codeRequired');

export const dictionaryFields = {
  /** The key that clients ask by. */
  code: viewed(
    {
      ...key,
      input: key.input.refine((value) => value === '' || /^[a-z][\w.-]*$/i.test(value), rule('dictionary.codeFormat')),
    },
    { label: { ZHS: '字典键', ENG: 'Key' }, list: { width: 168 } },
  ),
  name: viewed(nameField(50, 'dictionary.nameRequired'), {
    label: { ZHS: '字典名称', ENG: 'Name' },
    list: { width: 140 },
  }),
  /** In the order in which they are offered. */
  itemList: viewed(computedField(z.array(DictionaryItem)), {
    label: { ZHS: '字典项', ENG: 'Items' },
    column: 'items',
    sheet: {
      shown: 'itemList.name',
      kind: 'text',
      isWritten: true,
      hint: {
        ZHS: '每项写“编码=名称”，用“；”隔开，按此顺序；已有的项可只写名称。写出的是全部项，没有写的会删除；留空则不修改',
        ENG: 'Each as “code=name”, separated by “;”, in their order; of one that exists the name is enough. What is left out is deleted; empty: all stay',
      },
    },
    list: { width: 160, grows: true },
  }),
  remark: remarkField(500),
  source: sourceField(),
  createdName: viewed(creatorField(), { list: false }),
  createTime: createdTimeField(),
  updatedTime: updatedTimeField(),
};

const ItemInput = z.object(
  {
    id: optionalId,
    code: code(50, 'dictionary.itemCodeRequired').refine(
      (value) => value === '' || /^[\w.-]+$/.test(value),
      rule('dictionary.itemCodeFormat'),
    ),
    name: requiredText(50, 'dictionary.itemNameRequired'),
    nameEng: text(50),
    active: emptyAsUndefined(Flag).transform((value) => value ?? 1),
  },
  rule('rule.type'),
);

/** The items as a form has them, in their order; a stored one keeps its id and its code. */
export const dictionaryItems = z
  .array(ItemInput, rule('rule.type'))
  .max(mostItems, tooMany(mostItems))
  .superRefine((rows, context) => {
    const seen = new Set<string>();
    for (const [index, { code: value }] of rows.entries()) {
      if (value !== '' && seen.size === seen.add(value).size)
        context.addIssue({ code: 'custom', path: [index, 'code'], message: rule('dictionary.itemCodeTwice') });
    }
  })
  .nullish()
  .transform((rows) => rows ?? []);
