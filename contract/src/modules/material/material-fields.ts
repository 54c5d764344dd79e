import { z } from 'zod';
import { code, emptyAsUndefined, Flag, text } from '../../kernel/fields.ts';
import { pathHint } from '../../kernel/exchange/standard-columns.ts';
import type { Text } from '../../kernel/language.ts';
import { initialValues } from '../../kernel/record/define-record.ts';
import { restrictable } from '../../kernel/record/field-rights.ts';
import {
  codeField,
  completenessField,
  computedField,
  createdTimeField,
  creatorField,
  editableField,
  enabledField,
  fileField,
  nameField,
  optionalDateField,
  optionalPathField,
  pathField,
  referenceField,
  richTextField,
  stockField,
  textField,
  updatedTimeField,
  viewed,
} from '../../kernel/record/record-fields.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { rule } from '../../kernel/rule.ts';
import { measureFields } from './measure-fields.ts';
import { materialThumbnail } from './material-limits.ts';
import { materialParts } from './material-parts.ts';
import { materialPrices } from './material-prices.ts';
import { materialSets } from './material-sets.ts';
import { documentSwitches, stockSwitches } from './switch-fields.ts';

/** A text that the form has on one line. */
const line = (label: Text, max = 100) => viewed(textField(max), { label });
/** A node of one of the trees; lists show the last of its names. */
const node = (set: string) => ({ hint: pathHint, set });
/** Leading zeros count. */
const startNumber = (label: Text) =>
  viewed(
    { ...textField(20), input: text(20).refine((value) => /^\d*$/.test(value), rule('material.digitsOnly')) },
    { label, isCode: true },
  );
const prefix = (label: Text) => viewed(textField(20), { label, isCode: true });

/** Enabling is a button of its own; whose a material is follows from the user. */
const except = ['enabled', 'orgId'];
/** BOMs, labels and lists to choose from tell materials apart by it. */
const shown = { specificationModel: 'material.tellsApart', specification: 'material.tellsApart' } as const;
const follows = {
  unitText: 'unitId',
  itemCategoryText: 'itemCategoryId',
  itemTypeText: 'itemTypeId',
  proCategoryName: 'proCategoryId',
  picId: 'thumbnailUrl',
};

const labels = {
  code: { ZHS: '物料编码', ENG: 'Material code' },
  category: { ZHS: '物料类别', ENG: 'Material category' },
  type: { ZHS: '物料类型', ENG: 'Material type' },
  unit: { ZHS: '物料单位', ENG: 'Material unit' },
  thumbnail: { ZHS: '缩略图', ENG: 'Thumbnail' },
} as const satisfies Record<string, Text>;

/**
 * Lists show these: together about 2000 pixels wide, as the specification asks, and what is looked for most without
 * scrolling.
 */
export const materialRowFields = restrictable(
  'material',
  {
    itemCode: viewed(codeField(20, 'material.codeRequired'), { label: labels.code, list: { width: 124 } }),
    thumbnailUrl: viewed(fileField(materialThumbnail), {
      label: labels.thumbnail,
      heading: recordLabels.picture,
      column: 'picture',
      sheet: { title: labels.thumbnail },
      list: { width: 68 },
    }),
    itemName: viewed(nameField(50, 'material.nameRequired'), {
      isName: true,
      label: { ZHS: '物料名称', ENG: 'Material name' },
      list: { width: 176 },
    }),
    itemCategoryId: viewed(pathField('category', 'material.categoryRequired'), {
      label: labels.category,
      heading: { ZHS: '物料类别', ENG: 'Category' },
      column: 'category',
      shown: 'itemCategoryText',
      ...node(materialSets.category),
      sheet: { title: labels.category },
      list: { width: 112 },
    }),
    itemCategoryText: computedField(z.string()),
    specificationModel: viewed(line({ ZHS: '规格型号', ENG: 'Model' }), { list: { width: 132, wraps: true } }),
    unitId: viewed(referenceField('unit', 'material.unitRequired'), {
      label: labels.unit,
      heading: { ZHS: '单位', ENG: 'Unit' },
      column: 'unit',
      shown: 'unitText',
      sheet: { title: labels.unit },
      list: { width: 80 },
    }),
    unitText: computedField(z.string()),
    marketPrice: materialPrices.marketPrice,
    storageNum: stockField(),
    enabled: viewed(enabledField(), {
      label: recordLabels.enabled,
      heading: recordLabels.status,
      hint: { ZHS: '停用后新单据不能再选用', ENG: 'Usable in new documents' },
      sheet: { hint: undefined },
    }),
    completeness: completenessField(),
    listPricePerUnit: materialPrices.listPricePerUnit,
    specification: viewed(line({ ZHS: '规格', ENG: 'Specification' }), { list: { width: 152, wraps: true } }),
    texture: viewed(line({ ZHS: '材质', ENG: 'Texture' }), { list: { width: 136, wraps: true } }),
    drawingNumber: viewed(line({ ZHS: '图号', ENG: 'Drawing no.' }), { list: { width: 120, wraps: true } }),
    itemTypeId: viewed(pathField('category', 'material.typeRequired'), {
      label: labels.type,
      heading: { ZHS: '物料类型', ENG: 'Type' },
      column: 'type',
      shown: 'itemTypeText',
      ...node(materialSets.type),
      sheet: { title: labels.type },
      list: { width: 104 },
    }),
    itemTypeText: computedField(z.string()),
    ...stockSwitches,
    editable: editableField(),
    createName: viewed(creatorField(), { list: { isHidden: true } }),
    createTime: createdTimeField(),
    updatedTime: viewed(updatedTimeField(), { label: recordLabels.updatedTime }),
  },
  { except, shown, follows },
);

export const materialFields = restrictable(
  'material',
  {
    ...materialRowFields,
    itemCode: {
      ...materialRowFields.itemCode,
      input: z
        .union([z.literal('').transform(() => ''), code(20, 'material.codeRequired')])
        .nullish()
        .transform((value) => value ?? ''),
    },
    proCategoryId: viewed(optionalPathField('category'), {
      label: { ZHS: '产品分类', ENG: 'Product category' },
      help: {
        ZHS: '作为商品销售时所属的分类，可与物料类别不同',
        ENG: 'Its category when it is sold as a product; it may differ from the material category',
      },
      shown: 'proCategoryName',
      ...node(materialSets.category),
    }),
    proCategoryName: computedField(z.string()),
    startDateActive: viewed(optionalDateField(), { label: { ZHS: '生效日期', ENG: 'Start date' } }),
    endDateActive: viewed(optionalDateField(), {
      label: { ZHS: '失效日期', ENG: 'End date' },
      placeholder: { ZHS: '不填则长期有效', ENG: 'Empty: no end' },
    }),
    drawingExplain: line({ ZHS: '图纸说明', ENG: 'Drawing notes' }, 200),
    sizeSpecification: line({ ZHS: '尺寸规格', ENG: 'Size specification' }),
    bore: line({ ZHS: '内径', ENG: 'Bore' }),
    outsideDiameter: line({ ZHS: '外径', ENG: 'Outside diameter' }),
    wallThickness: line({ ZHS: '壁厚', ENG: 'Wall thickness' }),
    furnaceBatchNumber: viewed(line({ ZHS: '炉批号', ENG: 'Furnace batch no.' }), {
      help: {
        ZHS: '材料冶炼或热处理的炉次，用于质量追溯',
        ENG: 'The melt or heat treatment of the material, to trace its quality',
      },
    }),
    blockNumber: viewed(line({ ZHS: '块号', ENG: 'Block no.' }), {
      help: { ZHS: '同一炉批中坯料或锻件的编号', ENG: 'The number of the blank or forging within a furnace batch' },
    }),
    materialDescription: line({ ZHS: '物料描述', ENG: 'Description' }, 500),
    ...documentSwitches,
    ...measureFields,
    autoLotAlphaPrefix: prefix({ ZHS: '批号前缀', ENG: 'Lot prefix' }),
    startAutoLotNumber: startNumber({ ZHS: '起始批号', ENG: 'First lot no.' }),
    autoSerialAlphaPrefix: prefix({ ZHS: '序列号前缀', ENG: 'Serial prefix' }),
    startAutoSerialNumber: startNumber({ ZHS: '起始序列号', ENG: 'First serial no.' }),
    /** The picture by its id. */
    picId: computedField(z.string()),
    /** The organisation that it belongs to: that of the user who created it. */
    orgId: referenceField('organisation', 'material.noOrganisation'),
    orgName: viewed(computedField(z.string()), {
      label: { ZHS: '所属组织', ENG: 'Owning organisation' },
      sheet: false,
    }),
    graphicDetails: viewed(richTextField(100_000), {
      label: { ZHS: '图文详情', ENG: 'Graphic details' },
      sheet: false,
    }),
    parameter: viewed(richTextField(100_000), { label: { ZHS: '产品参数', ENG: 'Product parameters' }, sheet: false }),
    ...materialParts,
  },
  { except, shown, follows },
);

/** The switches of a new material. */
export const materialDefaults = initialValues({ fields: materialFields });

/** 1: the server makes the code. */
export const createsCode = emptyAsUndefined(Flag);
