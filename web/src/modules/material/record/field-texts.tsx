import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import type { Accessory } from '@edp/contract/modules/material/material.ts';
import { joinNames } from '../../../kernel/text/punctuation.ts';
import type { FieldTexts } from '../../../ui/form/engine/form-context.ts';
import { helpOf } from '../../../ui/form/fields/help.tsx';
import { showPicture } from '../../../ui/media/record-picture.tsx';
import { useFieldsText } from '../../../ui/record/fields/record-fields.texts.ts';
import { measureTexts, unitIn } from '../../../ui/record/fields/measure-texts.ts';
import { useUnitNames } from '../../../ui/record/fields/use-units.ts';
import { filesText, pathIn, shortText } from '../../../ui/record/fields/value-texts.ts';
import { useCategoryTree } from '../../../ui/record/fields/use-category-tree.ts';
import { useMaterialRecordText, type MaterialRecordText } from './material-record.texts.ts';
import { switchNames } from './form/switches.ts';

/**
 * The labels of all fields, and their values where they are not edited: in the details, the conflicts and the changes.
 */
export function useFieldTexts(): FieldTexts {
  const t = useMaterialRecordText();
  const measures = useFieldsText();
  const categories = useCategoryTree(materialSets.category).nodes;
  const types = useCategoryTree(materialSets.type).nodes;
  const units = useUnitNames();
  const flag = (value: unknown) => (value === 1 ? t('on') : t('off'));
  return {
    itemCode: { label: t('itemCode') },
    itemName: { label: t('itemName') },
    startDateActive: { label: t('startDate') },
    endDateActive: { label: t('endDate') },
    itemCategoryId: { label: t('category'), render: pathIn(categories, 'itemCategoryText') },
    itemTypeId: { label: t('type'), render: pathIn(types, 'itemTypeText') },
    unitId: { label: t('unit'), render: unitIn(units, 'unitText') },
    proCategoryId: {
      label: t('productCategory'),
      help: helpOf(t('productCategoryHelp')),
      render: pathIn(categories, 'proCategoryName'),
    },
    marketPrice: { label: t('marketPrice'), help: helpOf(t('marketPriceHelp')) },
    listPricePerUnit: { label: t('listPrice') },
    ...measureTexts(measures, units, t('measures')),
    ...technicalTexts(t),
    thumbnailUrl: { label: t('thumbnail'), render: showPicture(t('thumbnail'), 'small') },
    picIds: { label: t('pictures'), ...filesText },
    ...Object.fromEntries(switchNames.map((name) => [name, { label: t(name), render: flag }])),
    autoLotAlphaPrefix: { label: t('lotPrefix') },
    startAutoLotNumber: { label: t('lotStart') },
    autoSerialAlphaPrefix: { label: t('serialPrefix') },
    startAutoSerialNumber: { label: t('serialStart') },
    graphicDetails: { label: t('graphicDetails'), render: shortText },
    parameter: { label: t('parameter'), render: shortText },
    productDocumentIds: { label: t('documents'), ...filesText },
    productionOptions: {
      label: t('accessoriesTab'),
      nameOf: (each) => `${each['itemName'] as string} ${each['itemCode'] as string}`,
      render: (value) => joinNames((value as readonly Accessory[]).map(({ itemName }) => itemName)),
    },
    invOrgList: { label: t('assignTab'), nameOf: (each) => String(each['invOrgName']) },
  };
}

export const technicalNames = [
  'specificationModel',
  'specification',
  'texture',
  'sizeSpecification',
  'drawingNumber',
  'drawingExplain',
  'bore',
  'outsideDiameter',
  'wallThickness',
  'furnaceBatchNumber',
  'blockNumber',
] as const;

/**
 * Those whose names leave open what belongs into them. No more than needed: each sign is a stop of the tab key before
 * its field.
 */
const explainedNames = ['furnaceBatchNumber', 'blockNumber'] as const;

const technicalTexts = (t: MaterialRecordText): FieldTexts => ({
  ...Object.fromEntries(technicalNames.map((name) => [name, { label: t(name) }])),
  ...Object.fromEntries(explainedNames.map((name) => [name, { label: t(name), help: helpOf(t(`${name}Help`)) }])),
  materialDescription: { label: t('description'), isWide: true },
});
