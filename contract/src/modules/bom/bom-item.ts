import { z } from 'zod';
import { calls, get, post } from '../../kernel/call.ts';
import { byId, Flag, Id, idList, optionalId, Saved, Version, wholeNumber } from '../../kernel/fields.ts';
import { defineRecord } from '../../kernel/record/define-record.ts';
import { withRight } from '../../kernel/record/field-rights.ts';
import {
  decimalField,
  enabledField,
  fileField,
  numberField,
  textField,
  viewed,
} from '../../kernel/record/record-fields.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { inputOf, rowOf, saveInputOf } from '../../kernel/record/record.ts';
import { rule, ruleAcross, tooMany } from '../../kernel/rule.ts';
import {
  activeByDefault,
  bomPicture,
  maxBomLevel,
  mostBomItems,
  optionalReference,
  quantity,
  revisionNumber,
  scrapRate,
} from './bom-fields.ts';
import { bomNoun } from './bom.noun.ts';

/** A component without its place: a material, a product, or a typed name. */
const componentFields = {
  productId: optionalReference('product'),
  /** A variant, or any other material. */
  proSpecId: optionalReference('material'),
  productName: viewed(textField(50), { isName: true, label: { ZHS: '名称', ENG: 'Name' } }),
  proSpecName: viewed(textField(100), { label: { ZHS: '规格', ENG: 'Specification' } }),
  /** A category set. */
  typeId: optionalReference('categorySet'),
  quantity: viewed(decimalField(quantity), {
    label: { ZHS: '数量', ENG: 'Quantity' },
    help: { ZHS: '装配一个上级部件所需的数量', ENG: 'How many one piece of its parent needs' },
    placeholder: { ZHS: '默认 1', ENG: '1 by default' },
    initial: '1',
  }),
  /** By default the unit of the material. */
  unitId: viewed(optionalReference('unit'), { label: { ZHS: '单位', ENG: 'Unit' } }),
  scrapRate: viewed(decimalField(scrapRate), {
    label: { ZHS: '损耗率', ENG: 'Scrap rate' },
    help: {
      ZHS: '生产中损耗的比例，用量与成本按（1 + 损耗率）计算',
      ENG: 'What production loses: quantities and costs are multiplied by (1 + scrap rate)',
    },
    initial: '0',
  }),
  position: viewed(textField(100), {
    label: { ZHS: '位号', ENG: 'Position' },
    help: { ZHS: '装配图上的位置或编号', ENG: 'Its place in the assembly drawing' },
  }),
  remark: viewed(textField(500), { label: recordLabels.remark }),
  active: { ...enabledField(), input: activeByDefault },
  picId: optionalReference('file'),
  /** The picture by the address that the upload returned, where its id is not given. */
  picUrl: viewed(fileField(bomPicture), { label: recordLabels.picture }),
};
const bomItemFields = {
  ...componentFields,
  sort: viewed(numberField('bom.sortRequired'), { label: recordLabels.sortOrder }),
};
const component = inputOf(componentFields).shape;

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

export const BomItemInput = saveInputOf(bomItemFields)
  .extend({
    bomId: Id,
    /** Where a new one stands; none for a root. An existing one stays where it is: `move` changes that. */
    supId: optionalId,
    /** Follows from the place; accepted because clients send it. */
    dept: wholeNumber(1, maxBomLevel).optional(),
  })
  .refine(isNamed, nameRule);

export const BomItem = rowOf(bomItemFields).extend({
  bomId: z.string(),
  revision: z.number(),
  /** Empty for a root. */
  supId: z.string(),
  /** The level; a root has 1. */
  dept: z.number(),
  /** The code of the material or product; empty for free text. */
  itemCode: z.string(),
  unitText: z.string(),
  /** The market price of the material; empty where it has none. */
  marketPrice: withRight('material.marketPrice', z.string()),
  /** The pictures of what it refers to, for components without one of their own. */
  materialPicUrl: withRight('material.thumbnailUrl', z.string()),
  productPicUrl: withRight('product.thumbnailUrl', z.string()),
  /** 1: the material was disabled since. */
  isDisabled: z.literal([0, 1]),
  /** The BOM that the component is the head of, with the revision that holds today; empty and 0 for none. */
  subBomId: z.string(),
  subRevision: z.number(),
});
export type BomItem = z.output<typeof BomItem>;

/** A tree leaves these out of a component where they are empty: most lack most of them, and there may be thousands. */
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
  materialPicUrl: '',
  productPicUrl: '',
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

/** Components are edited in the workbench of their BOM. */
export const bomItemRecord = defineRecord({
  noun: { ...bomNoun, name: 'bomItem', table: 'bom_item', title: bomNoun.parts.bom_item, menu: undefined },
  fields: bomItemFields,
  calls: bomItem,
  filters: [],
  form: [
    'productName',
    'proSpecName',
    'quantity',
    'unitId',
    'scrapRate',
    'position',
    'sort',
    'active',
    'remark',
    'picUrl',
  ],
  one: { ZHS: '部件', ENG: 'component' },
});
