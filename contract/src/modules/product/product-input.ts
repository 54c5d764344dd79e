import { z } from 'zod';
import { idList, optionalId, optionalIds } from '../../kernel/fields.ts';
import { folded } from '../../kernel/normal-form.ts';
import { hasContent } from '../../kernel/html-content.ts';
import { largestPage } from '../../kernel/paging.ts';
import { withRight } from '../../kernel/record/field-rights.ts';
import { inputOf } from '../../kernel/record/record.ts';
import { rule, ruleAcross, tooMany } from '../../kernel/rule.ts';
import { fileRefs } from '../../kernel/file-link.ts';
import { productFields, productMeasureFields, measureKeys } from './product-fields.ts';
import {
  mostLabels,
  mostSpecifications,
  mostVariants,
  productDocuments,
  productPictures,
  mostAtOnce,
} from './product-limits.ts';
import { combinationsOf, VariantInput, variantRows, VariantSpecificationInput } from './variant.ts';

/** The fields alone; the calls add what holds across them. */
export const ProductInput = inputOf(productFields)
  .omit(measureKeys)
  .extend({
    /** The picture by its id, where its address is not given. */
    picId: withRight('product.thumbnailUrl', optionalId),
    combinedUnitVo: inputOf(productMeasureFields).prefault({}),
    labelIds: withRight('product.labelIds', optionalIds(mostLabels)),
    groupId: withRight('product.groupId', optionalIds(mostLabels)),
    picIds: withRight('product.picIds', fileRefs(productPictures.most)),
    productDocumentIds: withRight('product.productDocumentIds', fileRefs(productDocuments.most)),
    proSpecConfigVoList: z
      .array(VariantSpecificationInput, rule('rule.type'))
      .max(mostSpecifications, tooMany(mostSpecifications))
      .nullish()
      .transform((value) => value ?? []),
    specList: variantRows(VariantInput)
      .nullish()
      .transform((value) => value ?? []),
    /** The organisations that it is assigned to besides those that it is assigned to already. */
    invOrgList: optionalIds(largestPage),
    /** A stored product is taken away from these organisations. */
    removedInvOrgList: optionalIds(largestPage),
  });

export type ProductInput = z.output<typeof ProductInput>;

/** Two rows of the grid with the same typed code. */
const repeatedCodes = (rows: ProductInput['specList']) => {
  const rowsOf = Map.groupBy(
    rows.map(({ itemCode: typed }, index) => ({ code: folded(typed), index })).filter(({ code }) => code !== ''),
    ({ code }) => code,
  );
  return [...rowsOf.values()].flatMap((same) => same.slice(1).map(({ index }) => index));
};

/** These rules hold across the variants of a product, wherever they come from. */
export const withVariantRules = <Input extends z.ZodType<ProductInput>>(input: Input) =>
  input
    .superRefine(({ proSpecConfigVoList }, context) => {
      const count = combinationsOf(proSpecConfigVoList);
      if (count > mostVariants)
        context.addIssue({
          code: 'custom',
          path: ['proSpecConfigVoList'],
          message: rule('product.tooManyCombinations', { count, max: mostVariants }),
        });
    })
    .superRefine(({ specList }, context) => {
      for (const index of repeatedCodes(specList))
        context.addIssue({
          code: 'custom',
          path: ['specList', index, 'itemCode'],
          message: rule('product.codeRepeated'),
        });
    });

/** These rules hold across fields; in the browser and on the server alike. */
export const withRules = <Input extends z.ZodType<ProductInput>>(input: Input) =>
  withVariantRules(
    input
      .refine(
        (values) => (values.thumbnailUrl ?? values.picId) !== undefined,
        ruleAcross(['picId', 'thumbnailUrl'], 'product.thumbnailRequired'),
      )
      .refine((values) => values.picIds.length > 0, ruleAcross(['picIds'], 'product.picturesRequired'))
      .refine((values) => hasContent(values.graphicDetails), ruleAcross(['graphicDetails'], 'product.detailsRequired'))
      .refine(
        (values) => values.assetMaterial === 0 || values.serialNumberEnable === 1,
        ruleAcross(['assetMaterial', 'serialNumberEnable'], 'product.assetNeedsSerial'),
      )
      .refine(
        (values) => values.productModel === 1 || values.specList.length === 1,
        ruleAcross(['productModel', 'specList'], 'product.oneRow'),
      )
      .refine(
        (values) => values.productModel === 0 || values.specList.length >= 2,
        ruleAcross(['productModel', 'specList'], 'product.twoRows'),
      ),
  );

/** The body is the list itself or an object with `ids`. */
export const listOrIds = (required: Parameters<typeof idList>[1]) =>
  z.preprocess(
    (body) => (Array.isArray(body) || typeof body === 'string' ? { ids: body } : body),
    z.object({ ids: idList(mostAtOnce, required) }),
  );
