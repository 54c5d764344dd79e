import type { Language } from '@edp/contract/kernel/language.ts';
import type { FieldView } from '@edp/contract/kernel/record/record.ts';
import { materialFields } from '@edp/contract/modules/material/material-fields.ts';
import { materialGroups } from '@edp/contract/modules/material/material-record.ts';
import type { Material } from '@edp/contract/modules/material/material.ts';
import type { DataSheet } from './data-sheet-layout.ts';

type Name = keyof typeof materialFields;

const { basics, technical, measures, policy } = materialGroups;

/** The sheet begins with what identifies a material, its classification and its prices. */
const first: readonly Name[] = [
  'itemCode',
  'itemName',
  'itemCategoryId',
  'itemTypeId',
  'unitId',
  'orgName',
  'marketPrice',
  'listPricePerUnit',
  'storageNum',
  'startDateActive',
  'endDateActive',
  'proCategoryId',
];
const numbering: ReadonlySet<Name> = new Set([
  'autoLotAlphaPrefix',
  'startAutoLotNumber',
  'autoSerialAlphaPrefix',
  'startAutoSerialNumber',
]);
const measured = [
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
  const values = record as unknown as Readonly<Record<string, unknown>>;
  // A field that the role may not see is absent.
  const fact = (name: Name, value: string | undefined) =>
    value === undefined ? [] : [{ label: (materialFields[name] as FieldView).label![language], value }];
  const plain = (name: Name) => {
    const { words, shown = name, set } = materialFields[name] as FieldView & { set?: string };
    const value = values[shown];
    const word = words?.find((each) => each.value === value)?.text[language];
    return fact(name, word ?? (set ? (value as string | undefined)?.replaceAll(',', ' / ') : (value as string)));
  };
  const measure = ([name, unit]: (typeof measured)[number]) => {
    const value = record.combinedUnit[name];
    return fact(name, value && `${value} ${unitName(record.combinedUnit[unit])}`.trim());
  };
  const isNumbered = record.isLotControl === 1 || record.isSerialNumberControl === 1;
  return {
    title: record.itemName,
    code: record.itemCode,
    groups: [
      { title: basics.title[language], facts: first.flatMap(plain) },
      { title: technical.title[language], facts: technical.fields.flatMap(plain) },
      { title: measures.title[language], facts: measured.flatMap(measure) },
      {
        title: policy.title[language],
        facts: policy.fields.filter((name) => isNumbered || !numbering.has(name)).flatMap(plain),
      },
    ],
  };
}
