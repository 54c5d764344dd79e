import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { Flag, Id, optionalDate, optionalId, optionalIds, text } from '../../kernel/fields.ts';
import { paged } from '../../kernel/paging.ts';
import { BatchPart } from '../../kernel/record/batch.ts';
import { withRight } from '../../kernel/record/field-rights.ts';
import { ruleAcross } from '../../kernel/rule.ts';
import { BomStatus, mostReplaced, quantity, revisionNumber } from './bom-fields.ts';
import { BomItem } from './bom-item.ts';

/** A place where a component, or an assembly that contains it, is used. */
const BomUse = z.object({
  /** The item. */
  id: z.string(),
  bomId: z.string(),
  productCode: z.string(),
  productName: z.string(),
  proSpecName: z.string(),
  active: z.literal([0, 1]),
  revision: z.number(),
  status: BomStatus,
  /** 1: the BOM has it among its own items; 2: in a component that has a BOM of its own, and so on. */
  level: z.number(),
  /** From the BOM down to what was asked for: its items, and those of the BOMs in between. */
  path: z.array(z.string()),
  /** The quantity of the item. */
  quantity: z.string(),
  unitText: z.string(),
});
export type BomUse = z.output<typeof BomUse>;

/** A component of an explosion; lines refer to it by its place in the list. */
const BomLineComponent = z.object({
  productId: z.string(),
  proSpecId: z.string(),
  itemCode: z.string(),
  productName: z.string(),
  proSpecName: z.string(),
  unitText: z.string(),
  /** Of one `unitText`; empty without a price. */
  marketPrice: withRight('material.marketPrice', z.string()),
  /** The price is for another unit, and units say nothing of how to convert it: it does not count. */
  isUnconverted: z.boolean(),
});
export type BomLineComponent = z.output<typeof BomLineComponent>;

/** The cost of a component follows from its price. */
const price = withRight('material.marketPrice', z.string());

const explosion = {
  id: Id,
  revision: revisionNumber,
  /** How many of the product. */ quantity,
  /** The revisions of components are those of this day; by default today. */ date: optionalDate,
};

const Difference = z.object({
  /** One that differs and stands elsewhere is changed and moved. */
  changes: z.array(z.enum(['added', 'removed', 'changed', 'moved'])),
  /**
   * Which fields differ: quantity, unitId, scrapRate, position, remark, active, productName, proSpecName, proSpecId,
   * productId.
   */
  fields: z.array(z.string()),
  /** In the first; none if it was removed from there, that is, if only the other one has it. */
  item: BomItem.nullable(),
  other: BomItem.nullable(),
  /**
   * Of one that was removed, where it would stand: below `supId` (empty: among the roots), behind `afterId` (empty:
   * first). Both are items of the first, or removed ones.
   */
  place: z.object({ supId: z.string(), afterId: z.string() }).nullable(),
});
export type BomDifference = z.output<typeof Difference>;

const component = { proSpecId: optionalId, productId: optionalId };
const isChosen = ({ productId, proSpecId }: { productId?: string | undefined; proSpecId?: string | undefined }) =>
  productId !== undefined || proSpecId !== undefined;

export const bomAnalysis = calls('bomAnalysis', 'cs-web', '/api/v1/cs/csSpareBom', {
  whereUsed: post('whereUsed', {
    summary:
      'Where a material, or a product with its variants, is used: in drafts and in the revisions that hold today, at all levels, the nearest first.',
    can: 'bom.view',
    input: paged({ ...component, /** 1: only where it stands itself. */ direct: Flag.optional() }).refine(
      isChosen,
      ruleAcross(['productId', 'proSpecId'], 'bom.searchedRequired'),
    ),
    page: BomUse,
    sample: ({ id }) => ({ proSpecId: id }),
  }),
  explode: post('explode', {
    summary:
      'Every component through all levels in the order of the tree, with the BOMs that components have of their own, and how much of each is needed.',
    can: 'bom.view',
    input: z.object(explosion),
    output: z.object({
      components: z.array(BomLineComponent),
      lines: z.array(
        z.object({
          level: z.number(),
          /** Its place in `components`. */
          component: z.number(),
          itemId: z.string(),
          /** The BOM that the item belongs to. */
          bomId: z.string(),
          /** For one of what stands above it. */
          quantity: z.string(),
          scrapRate: z.string(),
          /** For all that was asked for, scrap included. */
          total: z.string(),
        }),
      ),
      /** Whether there are more lines than these. */
      isTruncated: z.boolean(),
    }),
  }),
  sums: post('explodeSums', {
    summary: 'The same as sums: what is needed of each component that has nothing below it.',
    can: 'bom.view',
    input: z.object(explosion),
    output: z.array(
      BomLineComponent.extend({
        total: z.string(),
        /** At market prices; empty without one that counts. */ cost: price,
      }),
    ),
  }),
  cost: post('cost', {
    summary:
      'What one costs at market prices. A component with others below it, or with a BOM of its own, costs what those cost.',
    can: 'bom.view',
    input: z.object({ id: Id, revision: revisionNumber, date: optionalDate }),
    output: z.object({
      total: price,
      /** How many components have no price. */
      missing: z.number(),
      /** How many have a price for another unit, which cannot be converted. */
      unconverted: z.number(),
      items: z.array(
        z.object({
          id: z.string(),
          /** Of one. */
          price,
          /** Of its quantity, scrap included. */
          cost: price,
          /** `unit`: the price, or the BOM, is for another unit, which cannot be converted. */
          source: z.enum(['price', 'children', 'bom', 'unit', 'none']),
        }),
      ),
    }),
  }),
  compare: post('compare', {
    summary:
      'How a revision differs from another one, or from one of another BOM: what only the first has is added, what only the other has is removed.',
    can: 'bom.view',
    input: z.object({ id: Id, revision: revisionNumber, otherId: Id, otherRevision: revisionNumber }),
    output: z.object({
      differences: z.array(Difference),
      added: z.number(),
      removed: z.number(),
      changed: z.number(),
      moved: z.number(),
    }),
    sample: ({ id }) => ({ id, otherId: id }),
  }),
  replace: post('replace', {
    summary:
      'Puts a component in the place of another, in drafts, new ones included; fails if all BOMs refuse. `preview` 1 changes nothing.',
    can: 'bom.edit',
    input: z
      .object({
        fromProSpecId: optionalId,
        fromProductId: optionalId,
        /** Of free text, which is the same where name and specification are. */
        fromProductName: text(50),
        fromProSpecName: text(100),
        ...component,
        /** Only in these BOMs. */
        ids: optionalIds(mostReplaced),
        preview: Flag.optional(),
      })
      .refine(
        ({ fromProSpecId, fromProductId, fromProductName }) =>
          fromProSpecId !== undefined || fromProductId !== undefined || fromProductName !== '',
        ruleAcross(['fromProductId', 'fromProSpecId', 'fromProductName'], 'bom.replacedRequired'),
      )
      .refine(isChosen, ruleAcross(['productId', 'proSpecId'], 'bom.searchedRequired')),
    output: z.object({
      boms: z.array(
        z.object({
          id: z.string(),
          productCode: z.string(),
          productName: z.string(),
          proSpecName: z.string(),
          /** The revision that is worked on, as it is before the replacement. */
          revision: z.number(),
          status: BomStatus,
          effectiveFrom: z.string(),
          effectiveTo: z.string(),
          /** How many items change. */
          items: z.number(),
          /** Why it stays as it is; empty if it changes. */
          message: z.string(),
        }),
      ),
      replaced: z.number(),
      /** The BOMs that were to change; not with `preview`. */
      batch: BatchPart,
    }),
    writes: true,
    bulk: true,
    sample: ({ id }) => ({ fromProSpecId: id, proSpecId: id }),
  }),
});

export type BomCost = z.output<(typeof bomAnalysis)['cost']['output']>;
