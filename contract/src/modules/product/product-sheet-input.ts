import { z } from 'zod';
import { amount, code, Id, optionalIds, text, Version } from '../../kernel/fields.ts';
import { withRight } from '../../kernel/record/field-rights.ts';
import { inputOf } from '../../kernel/record/record.ts';
import { ruleAcross } from '../../kernel/rule.ts';
import { mostLabels, productFields } from './product-fields.ts';
import { VariantInput } from './variant.ts';

const { itemCode, proType, marketPrice, listPricePerUnit } = VariantInput.shape;

/** A product as a row of a spreadsheet: without pictures and long texts, with its one variant beside its own fields. */
const shape = {
  ...inputOf(productFields).omit({ productModel: true, active: true, orgId: true, thumbnailUrl: true, graphicDetails: true, parameter: true }).shape,
  code: code(20, 'product.codeRequired'),
  labelIds: withRight('product.labelIds', optionalIds(mostLabels)),
  groupId: withRight('product.groupId', optionalIds(mostLabels)),
  itemCode,
};

type Switches = { assetMaterial: 0 | 1; serialNumberEnable: 0 | 1 };
const isControlled = ({ assetMaterial, serialNumberEnable }: Switches) => assetMaterial === 0 || serialNumberEnable === 1;
const controlled = ruleAcross(['assetMaterial', 'serialNumberEnable'], 'product.assetNeedsSerial');

export const NewSheetProduct = z.object({ ...shape, proType, marketPrice, listPricePerUnit }).refine(isControlled, controlled);

/** What a single style has; several styles have it in each of their SKU records, and none here. */
export const ChangedSheetProduct = z
  .object({
    ...shape, id: Id, version: Version, proType: text(50), marketPrice: withRight('material.marketPrice', amount(12, 4)), listPricePerUnit: withRight('material.listPricePerUnit', amount(12, 4)),
  })
  .refine(isControlled, controlled);

export type SheetProduct = z.output<typeof NewSheetProduct> | z.output<typeof ChangedSheetProduct>;
