import { defineSheet, type SheetColumn } from '../../kernel/exchange/sheet.ts';
import {
  creationColumns,
  enabledColumn,
  pathHint,
  pictureHint,
  switchWords,
  yesOrNo,
} from '../../kernel/exchange/standard-columns.ts';
import type { Text } from '../../kernel/language.ts';
import { materialLabels as label, materialWords as words } from './material-labels.ts';
import { materialSets } from './material-sets.ts';
import { material } from './material.ts';

type Field = keyof typeof label;
const text = (field: Field): SheetColumn => ({ field, title: label[field], kind: 'text', isWritten: true });
const code = (field: Field): SheetColumn => ({ ...text(field), kind: 'code' });
const price = (field: Field): SheetColumn => ({ ...text(field), kind: 'decimal' });
const date = (field: Field): SheetColumn => ({ ...text(field), kind: 'date' });
const yes = (field: Field): SheetColumn => ({ ...text(field), kind: 'choice', choices: yesOrNo });

const measure = (field: Field): SheetColumn => ({ ...price(field), within: 'combinedUnitVo' });
const unit = (field: Field, hint: Text): SheetColumn => ({
  ...text(field),
  kind: 'reference',
  noun: 'unit',
  within: 'combinedUnitVo',
  hint,
});

/** What lists do not show comes last: only templates and imports have it. */
export const materialSheet = defineSheet({
  noun: 'material',
  list: material.list,
  save: material.save,
  key: 'itemCode',
  columns: [
    { ...code('itemCode'), isRequired: true },
    { ...text('itemName'), isRequired: true },
    {
      field: 'thumbnailUrl',
      column: 'picture',
      title: label.thumbnailUrl,
      kind: 'picture',
      isWritten: true,
      hint: pictureHint,
    },
    {
      field: 'itemCategoryId',
      shown: 'itemCategoryText',
      column: 'category',
      title: label.itemCategoryText,
      kind: 'path',
      set: materialSets.category,
      isWritten: true,
      isRequired: true,
      hint: pathHint,
    },
    {
      field: 'itemTypeId',
      shown: 'itemTypeText',
      column: 'type',
      title: label.itemTypeText,
      kind: 'path',
      set: materialSets.type,
      isWritten: true,
      isRequired: true,
      hint: pathHint,
    },
    {
      field: 'unitId',
      shown: 'unitText',
      column: 'unit',
      title: label.unitText,
      kind: 'reference',
      noun: 'unit',
      isWritten: true,
      isRequired: true,
    },
    text('specificationModel'),
    text('specification'),
    text('texture'),
    text('drawingNumber'),
    price('marketPrice'),
    price('listPricePerUnit'),
    { field: 'storageNum', title: label.storageNum, kind: 'decimal' },
    enabledColumn('enabled'),
    { ...yes('isLotControl'), choices: switchWords(words.notControlled, words.byLot) },
    { ...yes('isSerialNumberControl'), choices: switchWords(words.notControlled, words.bySerial) },
    { ...yes('isInventoryAsset'), choices: switchWords(words.isNoAsset, words.isAsset) },
    ...creationColumns('createName'),
    { field: 'updatedTime', title: label.updatedTime, kind: 'time' },
    {
      field: 'proCategoryId',
      shown: 'proCategoryName',
      title: label.proCategoryName,
      kind: 'path',
      set: materialSets.category,
      isWritten: true,
      hint: pathHint,
    },
    date('startDateActive'),
    date('endDateActive'),
    text('drawingExplain'),
    text('sizeSpecification'),
    text('bore'),
    text('outsideDiameter'),
    text('wallThickness'),
    text('furnaceBatchNumber'),
    text('blockNumber'),
    text('materialDescription'),
    yes('isInventoryItem'),
    yes('isPurchasingItem'),
    yes('isCustomerOrder'),
    yes('isInvoice'),
    yes('isServiceItem'),
    yes('isBom'),
    yes('isBuildInWip'),
    yes('isCosting'),
    yes('isInspection'),
    yes('isRetest'),
    measure('lengthStr'),
    measure('widthStr'),
    measure('highStr'),
    unit('lengthUnitId', words.lengthUnitHint),
    measure('volumeStr'),
    unit('volumeUnitId', words.volumeUnitHint),
    measure('roughWeight'),
    measure('netWeight'),
    unit('weightUnitId', words.weightUnitHint),
    code('autoLotAlphaPrefix'),
    code('startAutoLotNumber'),
    code('autoSerialAlphaPrefix'),
    code('startAutoSerialNumber'),
  ],
});
