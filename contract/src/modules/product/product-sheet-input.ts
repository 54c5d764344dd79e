import { z } from 'zod';
import { amount } from '../../kernel/decimal-fields.ts';
import { code, Id, optionalIds, text, Version } from '../../kernel/fields.ts';
import { withRight } from '../../kernel/record/field-rights.ts';
import { inputOf } from '../../kernel/record/record.ts';
import { rule, ruleAcross } from '../../kernel/rule.ts';
import { productFields } from './product-fields.ts';
import { mostLabels } from './product-limits.ts';
import { ProductInput } from './product-input.ts';
import { VariantInput, variantRows } from './variant.ts';

const { id, itemCode, itemName, proType, marketPrice, listPricePerUnit, specValues } = VariantInput.shape;
const { picIds, proSpecConfigVoList } = ProductInput.shape;

/** A product as a row of a spreadsheet: without long texts, with its one variant beside its own fields. */
const shape = {
  ...inputOf(productFields).omit({
    productModel: true,
    active: true,
    orgId: true,
    graphicDetails: true,
    parameter: true,
  }).shape,
  code: code(20, 'product.codeRequired'),
  picIds,
  labelIds: withRight('product.labelIds', optionalIds(mostLabels)),
  groupId: withRight('product.groupId', optionalIds(mostLabels)),
};

type Switches = { assetMaterial: 0 | 1; serialNumberEnable: 0 | 1 };
const isControlled = ({ assetMaterial, serialNumberEnable }: Switches) =>
  assetMaterial === 0 || serialNumberEnable === 1;
const controlled = ruleAcross(['assetMaterial', 'serialNumberEnable'], 'product.assetNeedsSerial');

/** The values are empty for a single style: rows that have them are variants. */
export const NewSheetProduct = z
  .object({ ...shape, itemCode, proType, marketPrice, listPricePerUnit, specValues: text(0) })
  .refine(isControlled, controlled);

/** Of several styles each variant is a row of its own; what was read of the rows stands here together. */
const variants = variantRows(z.object({ id, itemCode, itemName, proType, marketPrice, listPricePerUnit, specValues }));
export type SheetVariant = z.output<typeof variants>[number];

export const NewSheetVariants = z
  .object({ ...shape, proSpecConfigVoList, variants: variants.min(2, rule('product.twoRows')) })
  .refine(isControlled, controlled);
export type NewSheetVariants = z.output<typeof NewSheetVariants>;

/** The fields of a single style are empty for several styles, which have them in `variants`. */
export const ChangedSheetProduct = z
  .object({
    ...shape,
    id: Id,
    version: Version,
    itemCode,
    proType: text(50),
    marketPrice: withRight('material.marketPrice', amount(12, 4)),
    listPricePerUnit: withRight('material.listPricePerUnit', amount(12, 4)),
    proSpecConfigVoList,
    variants,
  })
  .refine(isControlled, controlled);
export type ChangedSheetProduct = z.output<typeof ChangedSheetProduct>;

export type SheetProduct = z.output<typeof NewSheetProduct>;
