import { z } from 'zod';
import { amount, code, emptyAsUndefined, Flag, requiredId, text } from '../../kernel/fields.ts';
import { restrictable } from '../../kernel/record/field-rights.ts';
import {
  codeField,
  computedField,
  createdTimeField,
  creatorField,
  decimalField,
  editableField,
  fileField,
  flagField,
  nameField,
  optionalDateField,
  optionalPathField,
  pathField,
  referenceField,
  richTextField,
  textField,
  updatedTimeField,
} from '../../kernel/record/record-fields.ts';
import { rule } from '../../kernel/rule.ts';
import { documentLimit, mediaLimit, pictureLimit } from '../../kernel/stored-file.ts';

export const materialThumbnail = { ...pictureLimit, width: 360, height: 235 };
/** Pictures and videos together. */
export const materialPictures = { ...mediaLimit, width: 750, height: 550, most: 5 };
export const materialDocuments = { ...documentLimit, most: 5 };
/** More than any machine is delivered with. */
export const mostAccessories = 500;

const price = () => decimalField(amount(12, 4));
const measure = () => decimalField(amount(12, 4));
const unitOf = () => ({
  ...referenceField('unit', 'material.unitRequired'),
  input: emptyAsUndefined(requiredId('material.unitRequired')),
});
/** Leading zeros count. */
const startNumber = () => ({
  ...textField(20),
  input: text(20).refine((value) => /^\d*$/.test(value), rule('material.digitsOnly')),
});

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

/** What lists show. */
export const materialRowFields = restrictable(
  'material',
  {
    itemCode: codeField(20, 'material.codeRequired'),
    itemName: nameField(50, 'material.nameRequired'),
    specificationModel: textField(100),
    specification: textField(100),
    texture: textField(100),
    drawingNumber: textField(100),
    unitId: referenceField('unit', 'material.unitRequired'),
    unitText: computedField(z.string()),
    itemCategoryId: pathField('material.categoryRequired'),
    itemCategoryText: computedField(z.string()),
    itemTypeId: pathField('material.typeRequired'),
    itemTypeText: computedField(z.string()),
    marketPrice: price(),
    listPricePerUnit: price(),
    enabled: flagField(),
    isLotControl: flagField(),
    isSerialNumberControl: flagField(),
    isInventoryAsset: flagField(),
    storageNum: computedField(z.string()),
    thumbnailUrl: fileField(materialThumbnail),
    editable: editableField(),
    createName: creatorField(),
    createTime: createdTimeField(),
    updatedTime: updatedTimeField(),
  },
  { except, shown, follows },
);

/** Sizes and weights with their units; on the wire they are an object of their own. */
export const measureFields = restrictable('material', {
  lengthUnitId: unitOf(),
  volumeUnitId: unitOf(),
  weightUnitId: unitOf(),
  lengthStr: measure(),
  widthStr: measure(),
  highStr: measure(),
  roughWeight: measure(),
  netWeight: measure(),
  volumeStr: measure(),
});

export const materialFields = restrictable(
  'material',
  {
    ...materialRowFields,
    ...measureFields,
    itemCode: {
      ...codeField(20, 'material.codeRequired'),
      input: z
        .union([z.literal('').transform(() => ''), code(20, 'material.codeRequired')])
        .nullish()
        .transform((value) => value ?? ''),
    },
    isPurchasingItem: flagField(),
    isCustomerOrder: flagField(),
    isServiceItem: flagField(),
    isInventoryItem: flagField(),
    isBom: flagField(),
    isBuildInWip: flagField(),
    isInvoice: flagField(),
    isCosting: flagField(),
    isInspection: flagField(),
    isRetest: flagField(),
    autoLotAlphaPrefix: textField(20),
    startAutoLotNumber: startNumber(),
    autoSerialAlphaPrefix: textField(20),
    startAutoSerialNumber: startNumber(),
    drawingExplain: textField(200),
    sizeSpecification: textField(100),
    materialDescription: textField(500),
    bore: textField(100),
    wallThickness: textField(100),
    outsideDiameter: textField(100),
    furnaceBatchNumber: textField(100),
    blockNumber: textField(100),
    proCategoryId: optionalPathField(),
    proCategoryName: computedField(z.string()),
    startDateActive: optionalDateField(),
    endDateActive: optionalDateField(),
    /** The picture by its id. */
    picId: computedField(z.string()),
    /** The organisation that it belongs to: that of the user who created it. */
    orgId: referenceField('organisation', 'material.noOrganisation'),
    orgName: computedField(z.string()),
    graphicDetails: richTextField(100_000),
    parameter: richTextField(100_000),
  },
  { except, shown, follows },
);

/** The switches of a new material. */
export const materialDefaults = {
  isInventoryAsset: 0,
  isLotControl: 0,
  isSerialNumberControl: 0,
  isInspection: 0,
  isRetest: 0,
  isPurchasingItem: 1,
  isCustomerOrder: 1,
  isServiceItem: 1,
  isInventoryItem: 1,
  isBom: 1,
  isBuildInWip: 1,
  isInvoice: 1,
  isCosting: 1,
  enabled: 1,
} as const;

/** 1: the server makes the code. */
export const createsCode = emptyAsUndefined(Flag);
