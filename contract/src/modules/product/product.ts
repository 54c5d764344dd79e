import { z } from 'zod';
import { calls, get, post, type SampleRecord } from '../../kernel/call.ts';
import {
  DateTime,
  emptyAsUndefined,
  filterText,
  Flag,
  Id,
  idList,
  itemCode,
  optionalId,
  optionalIds,
  Saved,
  wholeNumber,
} from '../../kernel/fields.ts';
import { folded } from '../../kernel/normal-form.ts';
import { hasContent } from '../../kernel/html-content.ts';
import { largestPage, paged } from '../../kernel/paging.ts';
import { BatchResult } from '../../kernel/record/batch.ts';
import { withRight } from '../../kernel/record/field-rights.ts';
import { translationCalls } from '../../kernel/record/record-calls.ts';
import { inputOf, rowOf, sortsOf, conditionOf } from '../../kernel/record/record.ts';
import { rule, ruleAcross, tooLong, tooMany } from '../../kernel/rule.ts';
import { fileRefs } from '../../kernel/stored-file.ts';
import { completenessItems } from './completeness.ts';
import { productDefaults, productFields, productMeasureFields, productRowFields } from './product-fields.ts';
import { mostLabels, mostSpecifications, mostVariants, productDocuments, productPictures } from './product-limits.ts';
import { OrganisationPair } from './product-parts.ts';
import { skuFields } from './sku-fields.ts';
import {
  combinationsOf,
  VariantInput,
  variantRows,
  VariantSpecification,
  VariantSpecificationInput,
} from './variant.ts';

const most = 1000;

const ProductRow = rowOf(productRowFields).extend({ proId: z.string(), invorgId: z.string() });
export type ProductRow = z.output<typeof ProductRow>;

const Named = z.object({ id: z.string(), name: z.string() });
/**
 * A root says whether one or several of its labels can be chosen. Not the node of the label's own module: what shows
 * products would load that as well.
 */
const LabelRoot = z.object({ id: z.string(), name: z.string(), isRadio: z.literal([0, 1]), children: z.array(Named) });
export type LabelRoot = z.output<typeof LabelRoot>;
const Measures = rowOf(productMeasureFields).omit({ id: true, version: true });

/** Why something of a product cannot change: what holds it, and how much. Empty if it can. */
const Lock = z.object({ isEdit: z.boolean(), stock: z.string(), uses: z.string() });
export type Lock = z.output<typeof Lock>;

const OrganisationRow = z.object({
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
const Product = rowOf(productFields)
  .omit(keysOf(productMeasureFields))
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

function keysOf<Shape extends object>(shape: Shape) {
  return Object.fromEntries(Object.keys(shape).map((key) => [key, true])) as { [Key in keyof Shape]: true };
}

/** The fields alone; the calls add what holds across them. */
export const ProductInput = inputOf(productFields)
  .omit(keysOf(productMeasureFields))
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
      .transform((given) => given ?? []),
    specList: variantRows(VariantInput)
      .nullish()
      .transform((given) => given ?? []),
    /** The organisations that it is assigned to besides those that it is assigned to already. */
    invOrgList: optionalIds(largestPage),
    /** Of a stored one: the organisations that it is taken away from. */
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

/** What holds across the variants of a product, wherever they come from. */
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

/** What holds across fields; in the browser and on the server alike. */
const withRules = <Input extends z.ZodType<ProductInput>>(input: Input) =>
  withVariantRules(
    input
      .refine(
        (given) => (given.thumbnailUrl ?? given.picId) !== undefined,
        ruleAcross(['picId', 'thumbnailUrl'], 'product.thumbnailRequired'),
      )
      .refine((given) => given.picIds.length > 0, ruleAcross(['picIds'], 'product.picturesRequired'))
      .refine((given) => hasContent(given.graphicDetails), ruleAcross(['graphicDetails'], 'product.detailsRequired'))
      .refine(
        (given) => given.assetMaterial === 0 || given.serialNumberEnable === 1,
        ruleAcross(['assetMaterial', 'serialNumberEnable'], 'product.assetNeedsSerial'),
      )
      .refine(
        (given) => given.productModel === 1 || given.specList.length === 1,
        ruleAcross(['productModel', 'specList'], 'product.oneRow'),
      )
      .refine(
        (given) => given.productModel === 0 || given.specList.length >= 2,
        ruleAcross(['productModel', 'specList'], 'product.twoRows'),
      ),
  );

const filters = {
  name: filterText(),
  code: filterText(),
  categoryId: productRowFields.categoryId.filter,
  active: productRowFields.active.filter,
  keyword: filterText(),
  condition: conditionOf(productRowFields),
};

/** A variant as a list of its own shows it. */
const SkuRow = rowOf(skuFields).extend({
  skuId: z.string(),
  productId: z.string(),
  specValues: z.array(z.string()),
  dfilePreview: z.string(),
  /** What the values are of, in the order of `specValues`. */
  keyList: z.array(z.string()),
});
export type SkuRow = z.output<typeof SkuRow>;

const variantFilters = {
  productId: optionalId,
  productCode: filterText(),
  proType: emptyAsUndefined(itemCode()),
  active: productRowFields.active.filter,
  itemCode: filterText(),
  keyword: filterText(),
};
const skuFilters = { ...variantFilters, condition: conditionOf(skuFields) };

/** What has an index. */
const skuSorts = ['itemCode', 'itemName', 'createTime', 'updatedTime'] as const;
/** Of the variants of one product, which are few, all that is compared: prices and stock as numbers. */
const variantSorts = [...skuSorts, 'marketPrice', 'listPricePerUnit', 'storageNum', 'active'] as const;

/**
 * What holds from `time` on; an empty time: since before the oldest change that is still known. Both prices are empty
 * where no variant has one.
 */
const PricePoint = z.object({ time: DateTime, low: z.string(), high: z.string() });
export type PricePoint = z.output<typeof PricePoint>;
const PriceHistory = z.object({
  marketPrice: withRight('material.marketPrice', z.array(PricePoint)),
  listPricePerUnit: withRight('material.listPricePerUnit', z.array(PricePoint)),
});

const LoadRow = ProductRow.pick({
  id: true,
  code: true,
  name: true,
  categoryText: true,
  brandText: true,
  priceRange: true,
  thumbnailUrl: true,
});
export type ProductLoadRow = z.output<typeof LoadRow>;

const organisationFilters = { invOrgName: filterText(), unitOrgName: filterText() };

/** The body is the list itself or an object with `ids`. */
const listOrIds = (required: Parameters<typeof idList>[1]) =>
  z.preprocess(
    (body) => (Array.isArray(body) || typeof body === 'string' ? { ids: body } : body),
    z.object({ ids: idList(most, required) }),
  );

const byProductId = z.object({ proId: Id, invorgId: optionalId });
const sampleProId = ({ id }: SampleRecord) => ({ proId: id });

/** Of products, of variants, or of both. */
const stockOf = z.object({ proIds: optionalIds(most), ids: optionalIds(most) });
const Stock = z.object({
  id: z.string(),
  proId: z.string(),
  itemCode: z.string(),
  invorgId: z.string(),
  invOrgName: z.string(),
  quantity: z.string(),
});

const stockCall = {
  can: 'product.view',
  input: stockOf,
  output: z.array(Stock),
  sample: ({ id }: SampleRecord) => ({ proIds: [id] }),
} as const;

const Matrix = z.object({
  proSpecConfigVoList: z.array(VariantSpecification),
  specList: z.array(z.object({ id: z.string(), specValues: z.array(z.string()), specUnionKey: z.string() })),
});

/** A row has not all that a product consists of. */
const rowAsInput = (row: SampleRecord) => ({
  ...productDefaults,
  ...row,
  productModel: 0,
  keyword: 'sample',
  description: 'sample',
  minimumOrderQuantity: 1,
  minimumPacking: 1,
  picIds: [row.thumbnailUrl],
  graphicDetails: 'sample',
  specList: [{ isCreateItem: 1, itemName: 'sample', proType: 'FINISHED', marketPrice: 1, listPricePerUnit: 1 }],
});

const list = {
  can: 'product.view',
  input: paged(filters, { sort: sortsOf(productRowFields) }),
  page: ProductRow,
} as const;
const skuList = {
  can: 'product.view',
  input: paged(skuFilters, { sort: skuSorts }),
  page: SkuRow,
  sample: ({ id }: SampleRecord) => ({ productId: id }),
} as const;

export const product = calls('product', 'edp', '/api/v1/procenter/product', {
  list: post('listPc', {
    summary: 'A page of the products of the active inventory organisation; the master has all.',
    ...list,
  }),
  all: post('list', { summary: 'The same for other clients.', ...list }),
  forStore: post('listForStore', { summary: 'The same, those on the shelf alone: what a shop shows.', ...list }),
  choices: post('getProductList', {
    summary: 'The same to choose from, such as for a goods group.',
    ...list,
    orCan: ['goodsGroup.edit'],
  }),
  choicesByOldName: post('listProDuct', {
    summary: 'The same under the name that the first version of the customer’s application had.',
    ...list,
  }),
  detail: get('details', {
    summary:
      'One product with its variants, files, labels, groups, organisations and what locks it, as it was written.',
    can: 'product.view',
    input: byProductId,
    output: Product,
    sample: sampleProId,
  }),
  read: get('read', {
    summary: 'What a customer sees of a product: the same without the variants that are not on the shelf.',
    can: 'product.view',
    input: byProductId,
    output: Product,
    sample: sampleProId,
  }),
  create: post('create', {
    summary: 'Creates a product with its variants, files and organisations; each variant is a material.',
    can: 'product.edit',
    input: withRules(ProductInput),
    output: Saved,
    writes: true,
    bulk: true,
    sample: rowAsInput,
  }),
  update: post('update', {
    summary:
      'Updates a product and makes its variants exactly those given; adds it to `invOrgList` and takes it away from `removedInvOrgList`. Refused with the current product if it was changed meanwhile.',
    can: 'product.edit',
    input: withRules(ProductInput.extend({ id: Id, version: wholeNumber(1).optional() })),
    output: Saved,
    writes: true,
    sample: rowAsInput,
  }),
  delete: post('delete', {
    summary:
      'Deletes products with their variants. What is on the shelf, in stock or in use stays, each with the reason.',
    can: 'product.delete',
    input: listOrIds('product.nothingChosen'),
    output: BatchResult,
    writes: true,
    sample: ({ id }) => [id],
  }),
  up: post('up', {
    summary: 'Puts products on the shelf. Those that lack what their category needs stay off, each with the reason.',
    can: 'product.shelf',
    input: listOrIds('product.nothingChosen'),
    output: BatchResult,
    writes: true,
    sample: ({ id }) => [id],
  }),
  down: post('down', {
    summary: 'Takes products off the shelf.',
    can: 'product.shelf',
    input: listOrIds('product.nothingChosen'),
    output: BatchResult,
    writes: true,
    sample: ({ id }) => [id],
  }),
  loadable: post('selectSupProductList', {
    summary: 'What the master has and the active organisation lacks: the products that it can load.',
    can: 'product.load',
    input: paged({ name: filterText(), code: filterText(), keyword: filterText() }),
    page: LoadRow,
  }),
  load: post('loadProduct', {
    summary: 'Assigns products of the master, and their variants, to the active organisation.',
    can: 'product.load',
    input: listOrIds('product.nothingToLoad'),
    output: z.null(),
    writes: true,
    done: 'product.loaded',
    sample: ({ id }) => [id],
  }),
  organisations: post('selectInvOrUintOrgByProId', {
    summary: 'The inventory organisations of a product, and what each holds of it.',
    can: 'product.view',
    input: paged({ proId: Id, ...organisationFilters }),
    page: OrganisationRow,
    sample: sampleProId,
  }),
  assignable: post('selectAssignableOrg', {
    summary: 'The organisations that a product can still be assigned to; all for a new one.',
    can: 'product.assign',
    input: paged({ proId: optionalId, ...organisationFilters }),
    page: OrganisationPair,
    sample: sampleProId,
  }),
  assign: post('assignOrg', {
    summary: 'Assigns a product and its variants to organisations.',
    can: 'product.assign',
    input: z.object({ proId: Id, ids: idList(most, 'product.nothingToAssign') }),
    output: z.null(),
    writes: true,
    sample: ({ id }) => ({ proId: id, ids: [1] }),
  }),
  unassign: post('removeOrg', {
    summary: 'Takes a product and its variants away from organisations; not from one that holds some of it.',
    can: 'product.assign',
    input: z.object({ proId: Id, ids: idList(most, 'product.nothingToUnassign') }),
    output: z.null(),
    writes: true,
    sample: ({ id }) => ({ proId: id, ids: [1] }),
  }),
  skus: post('listPcSpec', {
    summary: 'A page of the variants of the active organisation, of all products or of one.',
    ...skuList,
  }),
  skusInStock: post('listPcSpecByStorage', { summary: 'The same, those in stock alone.', ...skuList }),
  stock: post('specInventory', {
    summary: 'How much of each variant the organisations hold, by products, by variants or both.',
    ...stockCall,
  }),
  stockForSale: post('specInventoryForSale', {
    summary: 'The same of what can be sold: variants on the shelf of products on the shelf.',
    ...stockCall,
  }),
  inGroup: post('groupProductList', {
    summary: 'The products of a goods group.',
    can: 'product.view',
    orCan: ['goodsGroup.view'],
    input: paged({ groupId: Id, name: filterText() }),
    page: ProductRow,
    sample: ({ id }) => ({ groupId: id }),
  }),
  matrix: get('detailsSpecMatrix', {
    summary: 'The specifications of a product and which combinations of their values it has.',
    can: 'product.view',
    input: byProductId,
    output: Matrix,
    sample: sampleProId,
  }),
  combinations: get('specMatrix', {
    summary: 'All combinations of the values of some specifications, before there is a product.',
    can: 'product.view',
    input: z.object({ ids: optionalIds(mostSpecifications) }),
    output: Matrix,
    sample: () => ({ ids: '' }),
  }),
  takenCodes: post('takenCodes', {
    summary: 'Which of these codes materials have already, other than the variants of the product.',
    can: 'product.edit',
    input: z.object({
      proId: optionalId,
      codes: z.array(z.string().max(20, tooLong(20))).max(mostVariants, tooMany(mostVariants)),
    }),
    output: z.array(z.string()),
    sample: () => ({ codes: [] }),
  }),
  labels: get('labels', {
    summary:
      'The labels to choose from in the form of a product, under their sets; a user who edits products need not manage label sets.',
    can: 'product.edit',
    input: z.object({}),
    output: z.array(z.object({ id: z.string(), name: z.string(), roots: z.array(LabelRoot) })),
  }),
  prices: post('priceHistory', {
    summary:
      'What the variants of a product cost over time, or one of them: the lowest and the highest price after each change, as far back as the change log is kept.',
    can: 'product.view',
    input: z.object({ proId: Id, skuId: optionalId }),
    output: PriceHistory,
    sample: sampleProId,
  }),
  requirement: post('requirement', {
    summary: 'What a category needs for the shelf; `inherited` where it has no entry of its own.',
    can: 'product.view',
    input: z.object({ categoryId: Id }),
    output: z.object({ needed: z.array(z.enum(completenessItems)), inherited: z.boolean() }),
    sample: () => ({ categoryId: 1 }),
  }),
  setRequirement: post('setRequirement', {
    summary: 'Sets what a category needs for the shelf; null: as the category above.',
    can: 'product.requirement',
    input: z.object({ categoryId: Id, needed: z.array(z.enum(completenessItems, rule('rule.choice'))).nullable() }),
    output: z.null(),
    writes: true,
    sample: () => ({ categoryId: 1, needed: [] }),
  }),
  addForTest: get('initStressData', {
    summary: 'Creates products for load tests, in the platform’s own tenant, where the configuration allows it.',
    can: 'product.edit',
    platform: true,
    input: z.object({ count: wholeNumber(1, 10_000) }),
    output: z.object({ created: z.number() }),
    writes: true,
    bulk: true,
    sample: () => ({ count: 1 }),
  }),
  ...translationCalls('product', { translations: 'language', translate: 'updateLanguage' }, 'product.description'),
});

/** SKU records beside the definitions of specifications. */
export const sku = calls('sku', 'edp', '/api/v1/procenter/spec', {
  list: post('list', {
    summary:
      'A page of the SKU records of the active organisation: the variants of all products, each with its specifications (`keyList`) and their values.',
    ...skuList,
  }),
  ofProduct: post('productSpecList', {
    summary: 'The same of one product; these can also be sorted by price and stock.',
    ...skuList,
    input: paged({ ...variantFilters, productId: Id }, { sort: variantSorts }),
  }),
  delete: post('deleteSku', {
    summary: 'Deletes SKU records. What is in use and the last one of a product stay, each with the reason.',
    can: 'product.edit',
    input: listOrIds('product.nothingChosen'),
    output: BatchResult,
    writes: true,
    sample: ({ id }) => [id],
  }),
  setActive: post('setSkuActive', {
    summary: 'Puts SKU records on the shelf or takes them off.',
    can: 'product.shelf',
    input: z.object({ ids: idList(most), active: Flag }),
    output: BatchResult,
    writes: true,
    sample: ({ id }) => ({ ids: [id], active: 1 }),
  }),
});

export const productLock = calls('productLock', 'dms', '/api/v1/dms/order', {
  read: post('productIsEdit', {
    summary: 'Whether the switches of a product can change and its variants be removed, and what keeps them.',
    can: 'product.view',
    input: z.object({ productId: Id }),
    output: Lock,
    sample: ({ id }) => ({ productId: id }),
  }),
});

export const ownOrganisations = calls('ownOrganisations', 'edp', '/api/v2/dms/sysOrg', {
  list: post('getListToSelect', {
    summary: 'The organisations to choose from: which of them a product belongs to.',
    can: 'staff',
    orCan: ['product.edit'],
    input: z.object({ name: filterText() }),
    output: z.array(z.object({ id: z.string(), name: z.string(), orgId: z.string(), orgName: z.string() })),
  }),
});
