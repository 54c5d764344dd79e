import { z } from 'zod';
import { amount } from '../../kernel/decimal-fields.ts';
import {
  code,
  emptyAsUndefined,
  Flag,
  Id,
  itemCode,
  optionalId,
  optionalIds,
  requiredText,
  text,
  Version,
} from '../../kernel/fields.ts';
import { matchedBy, withRight } from '../../kernel/record/field-rights.ts';
import { rule, tooMany } from '../../kernel/rule.ts';
import { fileRefs } from '../../kernel/file-link.ts';
import type { MessageKey } from '../../texts.ts';
import { mostSpecifications, mostValues, mostVariants } from './product-limits.ts';

const requiredPrice = (required: MessageKey) => amount(12, 4).pipe(z.string({ error: rule(required) }));

/** A variant as a form sends it: one row of the grid. */
export const VariantInput = z
  .object({
    /** That of the material; either name is understood. */
    id: optionalId,
    skuId: optionalId,
    version: Version,
    /** Empty where the server makes the code. */
    itemCode: z
      .union([z.literal(''), code(20, 'product.itemCodeRequired')], { error: rule('product.itemCodeRequired') })
      .nullish()
      .transform((value) => value ?? ''),
    isCreateItem: emptyAsUndefined(Flag),
    itemName: requiredText(100, 'product.itemNameRequired'),
    /** An item of the dictionary dms_sku_itemtype. */
    proType: itemCode('product.proTypeRequired'),
    marketPrice: withRight('material.marketPrice', requiredPrice('product.marketPriceRequired')),
    listPricePerUnit: withRight('material.listPricePerUnit', requiredPrice('product.listPriceRequired')),
    barCode: text(50),
    /** 1 on the shelf. */
    active: emptyAsUndefined(Flag).transform((value) => value ?? 1),
    /** The picture of this variant alone. */
    dfilePreviewIds: fileRefs(1),
    /** One value of each specification, in the order of the specifications. Of a single style none. */
    specValues: optionalIds(mostSpecifications),
  })
  .refine((row) => row.itemCode !== '' || row.isCreateItem === 1 || (row.id ?? row.skuId) !== undefined, {
    path: ['itemCode'],
    error: rule('product.itemCodeRequired'),
  });
export type VariantInput = z.output<typeof VariantInput>;

const VariantKey = z.object({ id: optionalId, skuId: optionalId, specValues: optionalIds(mostSpecifications) });

/** Equal values make the same variant, in whatever order they stand. */
const combinationOf = (values: readonly string[]) => values.toSorted().join(',');

/**
 * The stored variant that each row is about: the one with its id or, for a row without an id, the one with its
 * combination.
 */
export function matchVariants<Stored extends { id: string; specValues: readonly string[] }>(
  rows: readonly unknown[],
  stored: readonly Stored[],
): (Stored | undefined)[] {
  const keys = rows
    .map((row) => VariantKey.safeParse(row).data)
    .map((key) => ({ id: key?.skuId ?? key?.id, values: key?.specValues }));
  const named = new Set(keys.map(({ id }) => id));
  const byId = new Map(stored.map((row) => [row.id, row]));
  const byValues = new Map(
    stored.filter(({ id }) => !named.has(id)).map((row) => [combinationOf(row.specValues), row]),
  );
  return keys.map(({ id, values }) =>
    id === undefined ? values && byValues.get(combinationOf(values)) : byId.get(id),
  );
}

/** The rows of a product as forms and spreadsheets send them. */
export const variantRows = <Row extends z.ZodType>(row: Row) =>
  matchedBy(
    matchVariants,
    z
      .array(row, rule('rule.type'))
      .max(mostVariants, { error: rule('product.tooManyVariants', { max: mostVariants }), abort: true }),
  );

/** The columns of the grid that a user fills in. */
export const variantColumns = [
  'itemCode',
  'itemName',
  'proType',
  'marketPrice',
  'listPricePerUnit',
  'barCode',
  'active',
] as const;

export const Variant = z.object({
  id: z.string(),
  skuId: z.string(),
  version: z.number(),
  itemCode: z.string(),
  itemName: z.string(),
  proType: z.string(),
  /** The names of its values: 蓝色/碳钢 WCB/DN15. */
  specUnionKey: z.string(),
  specValues: z.array(z.string()),
  isCreateItem: z.literal([0, 1]),
  barCode: z.string(),
  marketPrice: withRight('material.marketPrice', z.string()),
  listPricePerUnit: withRight('material.listPricePerUnit', z.string()),
  storageNum: z.string(),
  active: z.literal([0, 1]),
  dfilePreview: z.string(),
  dfilePreviewIds: z.array(z.string()),
  /** Why it cannot be removed: 库存 120；生产配件 2. Empty if it can. */
  usedBy: z.string(),
});
export type Variant = z.output<typeof Variant>;

/** A specification that the variants differ by, with the values that were chosen of it. */
export const VariantSpecificationInput = z.object({
  id: Id,
  specValueList: z.array(z.object({ id: Id })).max(mostValues, tooMany(mostValues)),
});
export const VariantSpecification = z.object({
  id: z.string(),
  name: z.string(),
  specValueList: z.array(z.object({ id: z.string(), specValue: z.string() })),
});
export type VariantSpecification = z.output<typeof VariantSpecification>;

/** How many rows the specifications make. */
export const combinationsOf = (specifications: readonly { specValueList: readonly unknown[] }[]) =>
  specifications.length === 0
    ? 0
    : specifications.reduce((count, { specValueList }) => count * specValueList.length, 1);
