import { z } from 'zod';
import { calls, get, post, type SampleRecord } from '../../kernel/call.ts';
import { filterText, Id, idList, optionalId, optionalIds, Saved, wholeNumber } from '../../kernel/fields.ts';
import { paged } from '../../kernel/paging.ts';
import { BatchResult } from '../../kernel/record/batch.ts';
import { translationCalls } from '../../kernel/record/record-calls.ts';
import { sortsOf, conditionOf } from '../../kernel/record/record.ts';
import { rule, tooLong, tooMany } from '../../kernel/rule.ts';
import { completenessItems } from './completeness.ts';
import { productDefaults, productRowFields } from './product-fields.ts';
import { mostSpecifications, mostVariants, mostAtOnce } from './product-limits.ts';
import { OrganisationPair } from '../inventory-organisation/organisation-pair.ts';
import { ProductInput, listOrIds, withRules } from './product-input.ts';
import {
  LabelRoot,
  LoadRow,
  Lock,
  Matrix,
  OrganisationRow,
  PriceHistory,
  Product,
  ProductRow,
  Stock,
} from './product-rows.ts';
import { skuList } from './sku.ts';

const filters = {
  name: filterText(),
  code: filterText(),
  categoryId: productRowFields.categoryId.filter,
  active: productRowFields.active.filter,
  keyword: filterText(),
  /** Lacks something for the shelf: `own` in the categories that the caller is responsible for, `all` in any. */
  incomplete: z
    .enum(['', 'own', 'all'], { error: rule('rule.choice') })
    .nullish()
    .transform((value) => value || undefined),
  condition: conditionOf(productRowFields),
};

const organisationFilters = { invOrgName: filterText(), unitOrgName: filterText() };

const byProductId = z.object({ proId: Id, invorgId: optionalId });
const sampleProId = ({ id }: SampleRecord) => ({ proId: id });

/** Of products, of variants, or of both. */
const stockOf = z.object({ proIds: optionalIds(mostAtOnce), ids: optionalIds(mostAtOnce) });
const stockCall = {
  can: 'product.view',
  input: stockOf,
  output: z.array(Stock),
  sample: ({ id }: SampleRecord) => ({ proIds: [id] }),
} as const;

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
    input: z.object({ proId: Id, ids: idList(mostAtOnce, 'product.nothingToAssign') }),
    output: z.null(),
    writes: true,
    sample: ({ id }) => ({ proId: id, ids: [1] }),
  }),
  unassign: post('removeOrg', {
    summary: 'Takes a product and its variants away from organisations; not from one that holds some of it.',
    can: 'product.assign',
    input: z.object({ proId: Id, ids: idList(mostAtOnce, 'product.nothingToUnassign') }),
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
