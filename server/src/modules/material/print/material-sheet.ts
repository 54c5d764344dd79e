import type { Language, Text } from '@edp/contract/kernel/language.ts';
import { materialGroups, materialLabels } from '@edp/contract/modules/material/material-labels.ts';
import type { Material } from '@edp/contract/modules/material/material.ts';
import type { DataSheet } from './data-sheet-layout.ts';

type Label = keyof typeof materialLabels;

const yes: Text = { ZHS: '是', ENG: 'Yes' };
const no: Text = { ZHS: '否', ENG: 'No' };

const basics = [
  'itemCode',
  'itemName',
  'itemCategoryText',
  'itemTypeText',
  'unitText',
  'orgName',
  'marketPrice',
  'listPricePerUnit',
  'storageNum',
  'startDateActive',
  'endDateActive',
  'proCategoryName',
] as const;
const technical = [
  'specificationModel',
  'specification',
  'texture',
  'drawingNumber',
  'drawingExplain',
  'sizeSpecification',
  'bore',
  'outsideDiameter',
  'wallThickness',
  'furnaceBatchNumber',
  'blockNumber',
  'materialDescription',
] as const;
const switches = [
  'enabled',
  'isInventoryItem',
  'isLotControl',
  'isSerialNumberControl',
  'isInventoryAsset',
  'isPurchasingItem',
  'isCustomerOrder',
  'isInvoice',
  'isServiceItem',
  'isBom',
  'isBuildInWip',
  'isCosting',
  'isInspection',
  'isRetest',
] as const;
const numbering = [
  'autoLotAlphaPrefix',
  'startAutoLotNumber',
  'autoSerialAlphaPrefix',
  'startAutoSerialNumber',
] as const;
const measures = [
  ['lengthStr', 'lengthUnitId'],
  ['widthStr', 'lengthUnitId'],
  ['highStr', 'lengthUnitId'],
  ['volumeStr', 'volumeUnitId'],
  ['roughWeight', 'weightUnitId'],
  ['netWeight', 'weightUnitId'],
] as const;

/** A material as its data sheet shows it: every field that the record has, in groups. */
export function materialSheet(
  record: Material,
  language: Language,
  unitName: (id: string) => string,
): Omit<DataSheet, 'picture'> {
  // A field that the role may not see is absent.
  const fact = (label: Label, value: string | undefined) =>
    value === undefined ? [] : [{ label: materialLabels[label][language], value }];
  const path = (text: string | undefined) => text?.replaceAll(',', ' / ');
  const plain = (name: (typeof basics | typeof technical | typeof numbering)[number]) =>
    fact(name, name === 'itemCategoryText' || name === 'itemTypeText' ? path(record[name]) : record[name]);
  const measure = ([name, unit]: (typeof measures)[number]) => {
    const value = record.combinedUnit[name];
    return fact(name, value && `${value} ${unitName(record.combinedUnit[unit])}`.trim());
  };
  const isNumbered = record.isLotControl === 1 || record.isSerialNumberControl === 1;
  return {
    title: record.itemName,
    code: record.itemCode,
    groups: [
      { title: materialGroups.basics[language], facts: basics.flatMap(plain) },
      { title: materialGroups.technical[language], facts: technical.flatMap(plain) },
      { title: materialGroups.measures[language], facts: measures.flatMap(measure) },
      {
        title: materialGroups.policy[language],
        facts: [
          ...switches.flatMap((name) => fact(name, (record[name] === 1 ? yes : no)[language])),
          ...(isNumbered ? numbering.flatMap(plain) : []),
        ],
      },
    ],
  };
}
