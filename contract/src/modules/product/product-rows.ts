import { z } from 'zod';
import { DateTime } from '../../kernel/fields.ts';
import { withRight } from '../../kernel/record/field-rights.ts';
import { rowOf } from '../../kernel/record/record.ts';
import { productFields, productMeasureFields, productRowFields, measureKeys } from './product-fields.ts';
import { VariantSpecification } from './variant.ts';

/** A product as lists show it. */
export const ProductRow = rowOf(productRowFields).extend({ proId: z.string(), invorgId: z.string() });
export type ProductRow = z.output<typeof ProductRow>;

const Named = z.object({ id: z.string(), name: z.string() });
/**
 * A root says whether one or several of its labels can be chosen. Not the node of the label's own module: what shows
 * products would load that as well.
 */
export const LabelRoot = z.object({
  id: z.string(),
  name: z.string(),
  isRadio: z.literal([0, 1]),
  children: z.array(Named),
});
export type LabelRoot = z.output<typeof LabelRoot>;
const Measures = rowOf(productMeasureFields).omit({ id: true, version: true });

/** Why something of a product cannot change: what holds it, and how much. Empty if it can. */
export const Lock = z.object({ isEdit: z.boolean(), stock: z.string(), uses: z.string() });
export type Lock = z.output<typeof Lock>;

export const OrganisationRow = z.object({
  id: z.string(),
  proId: z.string(),
  invorgId: z.string(),
  invOrgName: z.string(),
  unitOrgName: z.string(),
  storageNum: z.string(),
  isActive: z.boolean(),
  /** Whether the session may add and remove it: outside of the master, those of its role. */
  isOfRole: z.boolean(),
});

/** Lists appear twice where the customer's text has one name for what is sent and another for what is answered. */
export const Product = rowOf(productFields)
  .omit(measureKeys)
  .extend({
    proId: z.string(),
    invorgId: z.string(),
    invOrgName: z.string(),
    pathIds: withRight('product.categoryId', z.string()),
    unitText: withRight('product.unitId', z.string()),
    combinedUnitVo: Measures,
    /** The names of the labels. */
    label: withRight('product.labelIds', z.array(Named)),
    groupText: withRight('product.groupId', z.string()),
    lock: Lock,
  });
export type Product = z.output<typeof Product>;

/**
 * The prices from `time` on; an empty time: since before the oldest change that is still known. Both prices are empty
 * where no variant has one.
 */
const PricePoint = z.object({ time: DateTime, low: z.string(), high: z.string() });
export type PricePoint = z.output<typeof PricePoint>;
export const PriceHistory = z.object({
  marketPrice: withRight('material.marketPrice', z.array(PricePoint)),
  listPricePerUnit: withRight('material.listPricePerUnit', z.array(PricePoint)),
});

export const LoadRow = ProductRow.pick({
  id: true,
  code: true,
  name: true,
  categoryText: true,
  brandText: true,
  priceRange: true,
  thumbnailUrl: true,
});
export type ProductLoadRow = z.output<typeof LoadRow>;

export const Stock = z.object({
  id: z.string(),
  proId: z.string(),
  itemCode: z.string(),
  invorgId: z.string(),
  invOrgName: z.string(),
  quantity: z.string(),
});

export const Matrix = z.object({
  proSpecConfigVoList: z.array(VariantSpecification),
  specList: z.array(z.object({ id: z.string(), specValues: z.array(z.string()), specUnionKey: z.string() })),
});
