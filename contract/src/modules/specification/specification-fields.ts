import { z } from 'zod';
import { emptyAsUndefined, optionalId, requiredText, wholeNumber } from '../../kernel/fields.ts';
import { folded } from '../../kernel/normal-form.ts';
import { listHint } from '../../kernel/exchange/standard-columns.ts';
import { restrictable } from '../../kernel/record/field-rights.ts';
import {
  computedField,
  createdTimeField,
  creatorField,
  descriptionField,
  editableField,
  enabledField,
  nameField,
  pathField,
  sortOrderField,
  sourceField,
  updatedTimeField,
  viewed,
} from '../../kernel/record/record-fields.ts';
import { rule, tooMany } from '../../kernel/rule.ts';

/** The set that product categories are chosen from. */
export const productCategorySet = 'PRO_BASE_CLASS';

/** More than any product is offered in. */
export const mostValues = 200;

const SpecificationValue = z.object({ id: z.string(), specValue: z.string(), sortOrder: z.number() });
export type SpecificationValue = z.output<typeof SpecificationValue>;

export const specificationFields = restrictable(
  'specification',
  {
    name: viewed(nameField(50, 'specification.nameRequired'), {
      label: { ZHS: '规格名称', ENG: 'Name' },
      list: { width: 112 },
    }),
    /** A node of the tree; its path is accepted as well. */
    productTypeId: viewed(
      {
        ...pathField('category', 'specification.categoryRequired'),
        output: z.string(),
        set: productCategorySet,
        isRequired: true as const,
      },
      {
        label: { ZHS: '产品类别', ENG: 'Product category' },
        help: {
          ZHS: '该分类及其下级分类的商品可以选用这个规格',
          ENG: 'Products of this category and those below can use it',
        },
        column: 'category',
        shown: 'productTypeText',
      },
    ),
    /** The ids and the names from the root to it, separated by commas. */
    productTypeIds: computedField(z.string()),
    productTypeText: computedField(z.string()),
    specValueList: viewed(computedField(z.array(SpecificationValue)), {
      label: { ZHS: '规格值', ENG: 'Values' },
      column: 'values',
      sheet: { kind: 'text', shown: 'specValueList.specValue', hint: listHint },
    }),
    active: enabledField(),
    sortOrder: sortOrderField('specification.sortOrderRequired'),
    description: descriptionField(500),
    source: sourceField(),
    editable: editableField(),
    createdName: viewed(creatorField(), { list: { isHidden: true } }),
    createTime: createdTimeField(),
    updatedTime: updatedTimeField(),
  },
  { except: ['active'] },
);

/** The positions of the values that another one before them equals. */
const repeated = (values: readonly string[]) => {
  const seen = new Set<string>();
  return values.flatMap((value, index) => (value !== '' && seen.size === seen.add(folded(value)).size ? [index] : []));
};

/**
 * The values as a form has them: one that is stored keeps its id; without a sort order it stands behind the one before
 * it.
 */
export const specificationValues = z
  .array(
    z.object(
      {
        id: optionalId,
        specValue: requiredText(50, 'specification.valueRequired'),
        sortOrder: emptyAsUndefined(wholeNumber(0)),
      },
      rule('rule.type'),
    ),
    rule('rule.type'),
  )
  .max(mostValues, tooMany(mostValues))
  .superRefine((rows, context) => {
    for (const index of repeated(rows.map(({ specValue }) => specValue)))
      context.addIssue({ code: 'custom', path: [index, 'specValue'], message: rule('specification.valueTwice') });
  })
  .nullish()
  .transform((rows) => rows ?? []);
