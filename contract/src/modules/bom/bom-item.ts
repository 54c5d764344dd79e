import { z } from 'zod';
import { calls, get, post } from '../../kernel/call.ts';
import { byId, Flag, Id, idList, optionalId, Saved, text, Version, wholeNumber } from '../../kernel/fields.ts';
import { withRight } from '../../kernel/record/field-rights.ts';
import { rule, ruleAcross, tooMany } from '../../kernel/rule.ts';
import { FileLink } from '../../kernel/stored-file.ts';
import { activeByDefault, maxBomLevel, mostBomItems, quantity, revisionNumber, scrapRate } from './bom-fields.ts';

/** What a component is, without its place: a material, a product, or a typed name. */
const component = {
  productId: optionalId,
  /** A variant, or any other material. */
  proSpecId: optionalId,
  productName: text(50),
  proSpecName: text(100),
  /** A category set. */
  typeId: optionalId,
  quantity,
  /** By default the unit of the material. */
  unitId: optionalId,
  scrapRate,
  /** 位号 */
  position: text(100),
  remark: text(500),
  active: activeByDefault,
  picId: optionalId,
  /** The picture by the address that the upload returned, where its id is not given. */
  picUrl: FileLink,
};

const isNamed = ({
  productId,
  proSpecId,
  productName,
}: {
  productId?: string | undefined;
  proSpecId?: string | undefined;
  productName: string;
}) => productId !== undefined || proSpecId !== undefined || productName !== '';
const nameRule = ruleAcross(['productId', 'proSpecId', 'productName'], 'bom.componentRequired');

export const BomItemInput = z
  .object({
    id: optionalId,
    version: Version,
    bomId: Id,
    /** Where a new one stands; none for a root. An existing one stays where it is: `move` changes that. */
    supId: optionalId,
    /** Follows from the place; accepted because clients send it. */
    dept: wholeNumber(1, maxBomLevel).optional(),
    sort: wholeNumber(0, undefined, 'bom.sortRequired'),
    ...component,
  })
  .refine(isNamed, nameRule);

export const BomItem = z.object({
  id: z.string(),
  version: z.number(),
  bomId: z.string(),
  revision: z.number(),
  /** Empty for a root. */
  supId: z.string(),
  /** The level; a root has 1. */
  dept: z.number(),
  sort: z.number(),
  productId: z.string(),
  proSpecId: z.string(),
  /** The code of the material or product; empty for free text. */
  itemCode: z.string(),
  productName: z.string(),
  proSpecName: z.string(),
  typeId: z.string(),
  quantity: z.string(),
  unitId: z.string(),
  unitText: z.string(),
  scrapRate: z.string(),
  position: z.string(),
  remark: z.string(),
  active: z.literal([0, 1]),
  picId: z.string(),
  picUrl: z.string(),
  /** The market price of the material; empty where it has none. */
  marketPrice: withRight('material.marketPrice', z.string()),
  /** 1: the material was disabled since. */
  isDisabled: z.literal([0, 1]),
  /** The BOM that the component is the head of, with the revision that holds today; empty and 0 for none. */
  subBomId: z.string(),
  subRevision: z.number(),
});
export type BomItem = z.output<typeof BomItem>;

/** What a tree leaves out of a component where it is empty: most lack most of it, and there may be thousands. */
export const emptyInTree = {
  supId: '',
  productId: '',
  proSpecId: '',
  itemCode: '',
  proSpecName: '',
  typeId: '',
  unitId: '',
  unitText: '',
  position: '',
  remark: '',
  picId: '',
  picUrl: '',
  marketPrice: '',
  isDisabled: 0,
  subBomId: '',
  subRevision: 0,
} as const satisfies Partial<BomItem>;
const optionalInTree = Object.fromEntries(Object.keys(emptyInTree).map((name) => [name, true])) as Record<
  keyof typeof emptyInTree,
  true
>;

export const BomNode = BomItem.partial(optionalInTree).extend({
  get children(): z.ZodOptional<z.ZodArray<typeof BomNode>> {
    return z.array(BomNode).optional();
  },
});
export type BomNode = z.output<typeof BomNode>;

/** An item by its id, or one that an earlier change of the same list adds, by its key. */
const itemRef = z
  .union([z.string(), z.number()], { error: rule('rule.id') })
  .transform(String)
  .pipe(z.string().regex(/^(?:[1-9]\d{0,17}|[a-z][\w-]{0,39})$/i, rule('rule.id')));
const optionalRef = z.preprocess(
  (value) => (value === '' || value === null || value === 0 || value === '0' ? undefined : value),
  itemRef.optional(),
);

/** Under a parent (or among the roots), before a sibling (or at the end). */
const place = { supId: optionalRef, beforeId: optionalRef };

/** One change of a list of changes; each sees those before it. Undo sends the inverse list. */
export const BomChange = z.discriminatedUnion(
  'op',
  [
    /** `key` begins with a letter and names the new item in the changes after this one. */
    z.object({ op: z.literal('add'), key: itemRef.optional(), ...place, ...component }).refine(isNamed, nameRule),
    z.object({ op: z.literal('update'), id: itemRef, version: Version, ...component }).refine(isNamed, nameRule),
    z.object({ op: z.literal('move'), id: itemRef, ...place }),
    /** With everything below it. */
    z.object({ op: z.literal('delete'), id: itemRef }),
  ],
  { error: rule('rule.type') },
);
export type BomChange = z.output<typeof BomChange>;
export const mostBomChanges = 5000;

const Moved = z.object({
  changed: z.array(
    z.object({ id: z.string(), supId: z.string(), dept: z.number(), sort: z.number(), version: z.number() }),
  ),
});

export const bomItem = calls('bomItem', 'cs-web', '/api/v1/cs/csSpareBom', {
  tree: get('bomItemTree', {
    summary:
      'The components as a tree: of the revision that is named, by default of the draft or else of the newest released one. Fields that are empty are left out.',
    can: 'bom.view',
    input: z.object({ bomId: Id, revision: revisionNumber }),
    output: z.array(BomNode),
    sample: ({ id }) => ({ bomId: id }),
  }),
  detail: get('itemDetail', { summary: 'One component.', can: 'bom.view', input: byId, output: BomItem }),
  save: post('addOrUpdateBomItem', {
    summary: 'Adds a component to the draft or, with an id, updates it where it stands.',
    can: 'bom.edit',
    input: BomItemInput,
    output: Saved,
    writes: true,
  }),
  delete: post('deleteItems', {
    summary:
      'Deletes components with everything below them. With `preview` 1 they are only counted; where more stands below than `below` says, they stay.',
    can: 'bom.edit',
    input: z.object({
      bomId: Id,
      ids: idList(mostBomItems, 'bom.nothingChosen'),
      below: wholeNumber(0).optional(),
      preview: Flag.optional(),
    }),
    output: z.object({
      /** The chosen ones that stand below no other chosen one. */ items: z.number(),
      below: z.number(),
      deleted: z.boolean(),
    }),
    writes: true,
    sample: ({ id }) => ({ bomId: id, ids: [id] }),
  }),
  move: post('moveItems', {
    summary: 'Moves components with everything below them next to each other, in the order of the tree.',
    can: 'bom.edit',
    input: z.object({ bomId: Id, ids: idList(1000, 'bom.nothingChosen'), supId: optionalId, beforeId: optionalId }),
    output: Moved,
    writes: true,
    sample: ({ id }) => ({ bomId: id, ids: [id] }),
  }),
  paste: post('pasteItems', {
    summary: 'Copies components with everything below them to another place, from this BOM or from another.',
    can: 'bom.edit',
    input: z.object({
      bomId: Id,
      sourceBomId: optionalId,
      sourceRevision: revisionNumber,
      ids: idList(1000, 'bom.nothingChosen'),
      supId: optionalId,
      beforeId: optionalId,
    }),
    output: z.object({ /** The new items that the chosen ones became. */ ids: z.array(z.string()), count: z.number() }),
    writes: true,
    bulk: true,
    sample: ({ id }) => ({ bomId: id, ids: [id] }),
  }),
  apply: post('applyItemChanges', {
    summary: 'Makes all changes of a list in their order, or none; each sees those before it.',
    can: 'bom.edit',
    input: z.object({
      bomId: Id,
      changes: z
        .array(BomChange, rule('rule.type'))
        .min(1, rule('rule.required'))
        .max(mostBomChanges, tooMany(mostBomChanges)),
    }),
    output: z.object({ /** The ids of the items that were added with a key. */ ids: z.record(z.string(), z.string()) }),
    writes: true,
    bulk: true,
    sample: ({ id }) => ({ bomId: id, changes: [{ op: 'add', productName: 'sample' }] }),
  }),
});
