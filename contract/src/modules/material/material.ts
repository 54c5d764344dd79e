import { z } from 'zod';
import { calls, get, post, type SampleRecord } from '../../kernel/call.ts';
import { amount } from '../../kernel/decimal-fields.ts';
import {
  filterDateRange,
  filterText,
  Flag,
  Id,
  idList,
  optionalId,
  optionalIds,
  requiredOr,
  requiredText,
  requiredWord,
  Saved,
  text,
  Version,
  wholeNumber,
} from '../../kernel/fields.ts';
import { largestPage, paged } from '../../kernel/paging.ts';
import { withRight } from '../../kernel/record/field-rights.ts';
import {
  deleteBatchCall,
  deleteCall,
  requirementCalls,
  setActiveBatchCall,
  translationCalls,
} from '../../kernel/record/record-calls.ts';
import { inputOf, rowOf, sortsOf, conditionOf } from '../../kernel/record/record.ts';
import { rule, ruleAcross, tooMany } from '../../kernel/rule.ts';
import { fileRefs } from '../../kernel/file-link.ts';
import { CategoryNode } from '../category/category.ts';
import { materialCompleteness } from './material-completeness.ts';
import { createsCode, materialDefaults, materialFields, materialRowFields } from './material-fields.ts';
import { materialDocuments, materialPictures, mostAccessories } from './material-limits.ts';
import { measureFields } from './measure-fields.ts';

const most = 1000;
export const mostPrinted = 2000;
/** More take too long to wait for. */
export const mostPrintedAtOnce = 100;
export const printLayouts = ['labels', 'sheets'] as const;

const MaterialRow = rowOf(materialRowFields).extend({
  skuId: z.string(),
  invorgId: z.string(),
  invOrgName: z.string(),
});
export type MaterialRow = z.output<typeof MaterialRow>;

const Measures = rowOf(measureFields).omit({ id: true, version: true });

const OrganisationRow = z.object({
  id: z.string(),
  skuId: z.string(),
  invorgId: z.string(),
  invOrgName: z.string(),
  unitOrgName: z.string(),
  storageNum: z.string(),
  isActive: z.boolean(),
  /** Whether the session may add and remove it: outside of the master, those of its role. */
  isOfRole: z.boolean(),
});
export type OrganisationRow = z.output<typeof OrganisationRow>;

const OrganisationStock = z.object({ invorgId: z.string(), invOrgName: z.string(), quantity: z.string() });
export type OrganisationStock = z.output<typeof OrganisationStock>;

/** Lists appear twice where the customer's text has one name for what is sent and another for what is answered. */
const Material = rowOf(materialFields)
  .omit(keysOf(measureFields))
  .extend({
    skuId: z.string(),
    invorgId: z.string(),
    invOrgName: z.string(),
    itemTypeIds: withRight('material.itemTypeId', z.string()),
    itemTypePath: withRight('material.itemTypeId', z.string()),
    combinedUnit: Measures,
    combinedUnitVo: Measures,
    picUrls: materialFields.picIds.output,
    productDocumentUrls: materialFields.productDocumentIds.output,
    skuResultList: materialFields.productionOptions.output,
    isItemHasInventory: z.boolean(),
    /** Which organisations hold how much. */
    stock: z.array(OrganisationStock),
  });
export type Material = z.output<typeof Material>;

function keysOf<Shape extends object>(shape: Shape) {
  return Object.fromEntries(Object.keys(shape).map((key) => [key, true])) as { [Key in keyof Shape]: true };
}

/** The server knows whose it is. */
const MaterialInput = inputOf(materialFields)
  .omit({ ...keysOf(measureFields), orgId: true })
  .extend({
    isCreateItem: createsCode,
    /** The picture by its id, where its address is not given. */
    picId: withRight('material.thumbnailUrl', optionalId),
    combinedUnitVo: inputOf(measureFields).prefault({}),
    picIds: withRight('material.picIds', fileRefs(materialPictures.most)),
    productDocumentIds: withRight('material.productDocumentIds', fileRefs(materialDocuments.most)),
    productionOptions: withRight('material.productionOptions', optionalIds(mostAccessories)),
    /** The organisations that it is assigned to besides those that it is assigned to already. */
    invOrgList: optionalIds(largestPage),
    /** A stored material is taken away from these organisations. */
    removedInvOrgList: optionalIds(largestPage),
  });

type Given = z.output<typeof MaterialInput>;

/** These rules hold across fields, in the browser and on the server alike. */
const withRules = <Input extends z.ZodType<Given>>(input: Input) =>
  input
    .refine(
      (values) => values.itemCode !== '' || values.isCreateItem === 1,
      ruleAcross(['isCreateItem', 'itemCode'], 'material.codeRequired'),
    )
    .refine(
      ({ startDateActive, endDateActive }) => !startDateActive || !endDateActive || endDateActive >= startDateActive,
      ruleAcross(['startDateActive', 'endDateActive'], 'material.endBeforeStart'),
    )
    .refine(
      (values) => values.isInventoryAsset === 0 || values.isSerialNumberControl === 1,
      ruleAcross(['isInventoryAsset', 'isSerialNumberControl'], 'material.assetNeedsSerial'),
    );

const filters = {
  itemCode: filterText(),
  itemName: filterText(),
  enabled: materialRowFields.enabled.filter,
  itemCategoryId: materialRowFields.itemCategoryId.filter,
  createTime: filterDateRange,
  updatedTime: filterDateRange,
  keyword: filterText(),
  condition: conditionOf(materialRowFields),
};

const LoadRow = rowOf(materialRowFields).pick({
  id: true,
  itemCode: true,
  itemName: true,
  specificationModel: true,
  unitText: true,
  itemCategoryText: true,
  itemTypeText: true,
});
export type LoadRow = z.output<typeof LoadRow>;

/** To choose from a drop-down list, like the records of other lists. */
const OrganisationOption = materialFields.invOrgList.output.element.extend({ name: z.string(), code: z.string() });
export type OrganisationOption = z.output<typeof OrganisationOption>;

const SimilarMaterial = z.object({
  id: z.string(),
  itemCode: z.string(),
  itemName: z.string(),
  specificationModel: materialRowFields.specificationModel.output,
  specification: materialRowFields.specification.output,
  /** The name is equal but for letter case, width, blanks and punctuation. */
  isSameCode: z.boolean(),
  isSameName: z.boolean(),
});
export type SimilarMaterial = z.output<typeof SimilarMaterial>;

const organisationFilters = { invOrgName: filterText(), unitOrgName: filterText() };

/** The body is the list itself or an object with `ids`. */
const listOrIds = (required: Parameters<typeof idList>[1]) =>
  z.preprocess(
    (body) => (Array.isArray(body) || typeof body === 'string' ? { ids: body } : body),
    z.object({ ids: idList(most, required) }),
  );

/** A row has not all that a material consists of. */
const rowAsInput = (row: SampleRecord) => ({ ...materialDefaults, ...row });

export const material = calls('material', 'edp', '/sku', {
  list: post('selectSkuInfoList', {
    can: 'material.view',
    input: paged(filters, { sort: sortsOf(materialRowFields) }),
    page: MaterialRow,
  }),
  detail: get('selectSkuInfoById', {
    can: 'material.view',
    input: z.object({ skuId: Id, invorgId: optionalId }),
    output: Material,
    sample: ({ id }) => ({ skuId: id }),
  }),
  /** Creates and, with an id, updates. */
  save: post('saveOrUpdateSkuInfo', {
    can: 'material.edit',
    input: withRules(MaterialInput.extend({ id: optionalId, skuId: optionalId, version: Version })),
    output: Saved,
    writes: true,
    sample: rowAsInput,
  }),
  update: post('updateSkuInfo', {
    can: 'material.edit',
    input: withRules(MaterialInput.extend({ id: Id, skuId: optionalId, version: Version })),
    output: Saved,
    writes: true,
    sample: rowAsInput,
  }),
  setActive: post('setEnabled', {
    can: 'material.edit',
    input: z.object({ id: Id, version: Version, active: Flag }),
    output: z.null(),
    writes: true,
    sample: ({ id, version }) => ({ id, version, active: 1 }),
  }),
  ...deleteCall('material', 'delete'),
  ...setActiveBatchCall('material.edit', filters),
  ...deleteBatchCall('material.delete', filters),
  /** The materials that the master has and the active organisation lacks. */
  loadable: post('selectSuperSkuList', {
    can: 'material.load',
    input: paged({ itemCodeOrName: filterText() }),
    page: LoadRow,
  }),
  load: post('loadSku', {
    can: 'material.load',
    input: listOrIds('material.nothingToLoad'),
    output: z.null(),
    writes: true,
    done: 'material.loaded',
    sample: ({ id }) => [id],
  }),
  /** The inventory organisations of a material. */
  organisations: post('selectInvOrUintOrgBySkuId', {
    can: 'material.view',
    input: paged({ skuId: Id, ...organisationFilters }),
    page: OrganisationRow,
    sample: ({ id }) => ({ skuId: id }),
  }),
  /** The organisations that it can still be assigned to; all for a new one. */
  assignable: post('selectAssignableOrg', {
    can: 'material.assign',
    input: paged({ skuId: optionalId, ...organisationFilters, keyword: filterText() }),
    page: OrganisationOption,
    sample: ({ id }) => ({ skuId: id }),
  }),
  assign: post('assignOrg', {
    can: 'material.assign',
    input: z.object({ skuId: Id, ids: idList(most, 'material.nothingToAssign') }),
    output: z.null(),
    writes: true,
    sample: ({ id }) => ({ skuId: id, ids: [1] }),
  }),
  unassign: post('removeOrg', {
    can: 'material.assign',
    input: z.object({ skuId: Id, ids: idList(most, 'material.nothingToUnassign') }),
    output: z.null(),
    writes: true,
    sample: ({ id }) => ({ skuId: id, ids: [1] }),
  }),
  /** For systems that count: each entry replaces what the organisation holds; the same key again changes nothing. */
  setStock: post('setStock', {
    can: 'material.stock',
    input: z.object({
      key: requiredText(100),
      entries: z
        .array(
          z.object({ itemCode: requiredText(20), invOrgCode: requiredText(20), quantity: amount(12, 4) }),
          rule('rule.type'),
        )
        .min(1, rule('rule.required'))
        .max(10_000, tooMany(10_000)),
    }),
    output: z.object({ applied: z.boolean() }),
    writes: true,
    bulk: true,
    sample: () => ({ key: 'sample', entries: [{ itemCode: 'sample', invOrgCode: 'sample', quantity: 1 }] }),
  }),
  /**
   * A material that is being typed may already exist as one of these; in the whole tenant, not in the active organisation
   * alone.
   */
  similar: post('similar', {
    can: 'material.edit',
    input: z.object({ skuId: optionalId, itemCode: text(20), itemName: text(50), specification: text(100) }),
    output: z.array(SimilarMaterial),
    sample: () => ({ itemCode: '', itemName: '', specification: '' }),
  }),
  /**
   * The address of a PDF, which lives for minutes; many materials are printed by a background job, whose file is found
   * among the jobs.
   */
  print: post('print', {
    can: 'material.print',
    input: z.object({
      ids: idList(mostPrinted, 'material.nothingToPrint'),
      layout: requiredWord(printLayouts, 'rule.required'),
    }),
    output: z.object({ url: z.string(), jobId: z.string() }),
    writes: true,
    sample: ({ id }) => ({ ids: [id], layout: 'labels' }),
  }),
  printed: get('printed', {
    can: 'link',
    /** The link says what is printed for whom, until when, and bears the seal. */
    input: z.object({
      d: z.string(requiredOr('rule.type')).max(10_000, { error: rule('rule.type'), abort: true }),
      e: wholeNumber(0, Number.MAX_SAFE_INTEGER),
      s: z.string(requiredOr('rule.type')).max(100, { error: rule('rule.type'), abort: true }),
    }),
    raw: true,
  }),
  ...requirementCalls('material', 'material.requirement', materialCompleteness),
  ...translationCalls(
    'material',
    { translations: 'language', translate: 'updateLanguage' },
    'material.materialDescription',
  ),
});

export const categoryType = calls('categoryType', 'edp', '/categoryType', {
  /** The tree that a material's type is chosen from. */
  types: get('getAllTypeList', {
    can: 'staff',
    orCan: ['material.view', 'product.view'],
    input: z.object({ flag: filterText() }),
    output: z.array(CategoryNode),
  }),
});
