import type { Accessory, MaterialFile } from '@edp/contract/modules/material/material.ts';
import type { FieldText, FieldTexts } from '../../../ui/form/engine/form-context.ts';
import type { Option } from '../../../ui/inputs/select.tsx';
import { nodesOf, pathText, type TreeNode } from '../../../ui/inputs/tree.ts';
import { showPicture } from '../../../ui/media/record-picture.tsx';
import { useMaterialTree, useUnits } from './form/choices.ts';
import { plainText } from './plain-text.ts';
import { useMaterialRecordText, type MaterialRecordText } from './material-record.texts.ts';
import { switchNames } from './form/switches.ts';

type Values = Readonly<Record<string, unknown>>;

/** The labels of all fields, and their values where they are not edited: in the details, the conflicts and the changes. */
export function useFieldTexts(): FieldTexts {
  const t = useMaterialRecordText();
  const categories = useMaterialTree('category').nodes;
  const types = useMaterialTree('type').nodes;
  const units = useUnits();
  const flag = (value: unknown) => (value === 1 ? t('on') : t('off'));
  return {
    itemCode: { label: t('itemCode') },
    itemName: { label: t('itemName') },
    startDateActive: { label: t('startDate') },
    endDateActive: { label: t('endDate') },
    itemCategoryId: { label: t('category'), render: pathIn(categories, 'itemCategoryText') },
    itemTypeId: { label: t('type'), render: pathIn(types, 'itemTypeText') },
    unitId: { label: t('unit'), render: unitIn(units, 'unitText') },
    proCategoryId: { label: t('productCategory'), render: pathIn(categories, 'proCategoryName') },
    marketPrice: { label: t('marketPrice') },
    listPricePerUnit: { label: t('listPrice') },
    ...measureTexts(t, units),
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
    productionOptions: { label: t('accessoriesTab'), nameOf: (each) => `${each['itemName'] as string} ${each['itemCode'] as string}`, render: (value) => (value as readonly Accessory[]).map(({ itemName }) => itemName).join('、') },
    invOrgList: { label: t('assignTab'), nameOf: (each) => String(each['invOrgName']) },
  };
}

/** The names of a path: those of the tree, or those of the record for what the tree does not have any more. */
const pathIn = (nodes: readonly TreeNode[], names: string) => (ids: unknown, record: Values) =>
  (Array.isArray(ids) ? pathText(nodesOf(nodes, ids as string[])) || (record[names] as string | undefined)?.replaceAll(',', ' / ') : undefined);

const unitIn = (units: readonly Option[], name?: string) => (id: unknown, record: Values) =>
  units.find(({ value }) => value === id)?.text ?? (name && id ? (record[name] as string) : undefined);

const shortText = (html: unknown) => plainText(html).slice(0, 120);

const filesText = {
  nameOf: (each: Values) => String(each['orginalName']),
  render: (value: unknown) => (Array.isArray(value) ? (value as readonly MaterialFile[]).map(({ orginalName }) => orginalName).join('、') : undefined),
} satisfies Omit<FieldText, 'label'>;

const measureTexts = (t: MaterialRecordText, units: readonly Option[]): FieldTexts => {
  const unit = { render: unitIn(units) };
  return {
    // The whole, so that its parts count as fields of the form.
    combinedUnitVo: { label: t('measures') },
    'combinedUnitVo.lengthStr': { label: t('lengthName') },
    'combinedUnitVo.widthStr': { label: t('widthName') },
    'combinedUnitVo.highStr': { label: t('heightName') },
    'combinedUnitVo.lengthUnitId': { label: t('lengthUnit'), ...unit },
    'combinedUnitVo.volumeStr': { label: t('volume') },
    'combinedUnitVo.volumeUnitId': { label: t('volumeUnit'), ...unit },
    'combinedUnitVo.roughWeight': { label: t('grossName') },
    'combinedUnitVo.netWeight': { label: t('netName') },
    'combinedUnitVo.weightUnitId': { label: t('weightUnit'), ...unit },
  };
};

export const technicalNames = [
  'specificationModel', 'specification', 'texture', 'sizeSpecification', 'drawingNumber', 'drawingExplain', 'bore', 'outsideDiameter', 'wallThickness', 'furnaceBatchNumber', 'blockNumber',
] as const;

const technicalTexts = (t: MaterialRecordText): FieldTexts => ({
  ...Object.fromEntries(technicalNames.map((name) => [name, { label: t(name) }])),
  materialDescription: { label: t('description'), isWide: true },
});
