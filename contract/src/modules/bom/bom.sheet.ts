import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { creationColumns, enabledColumn } from '../../kernel/exchange/standard-columns.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { bom } from './bom.ts';
import { bomLabels as label } from './bom-labels.ts';

export const bomSheet = defineSheet({
  noun: 'bom',
  list: bom.list,
  columns: [
    { field: 'productCode', title: label.productCode, kind: 'code' },
    { field: 'productName', title: label.productName, kind: 'text' },
    { field: 'proSpecName', title: label.specification, kind: 'text' },
    enabledColumn('active'),
    { field: 'revision', column: 'version', title: label.version, kind: 'integer' },
    {
      field: 'status',
      title: { ZHS: '版本状态', ENG: 'State of the revision' },
      kind: 'choice',
      choices: [
        { value: 'draft', text: label.draft },
        { value: 'released', text: label.released },
      ],
    },
    { field: 'itemCount', title: label.itemCount, kind: 'integer' },
    { field: 'effectiveFrom', title: label.effectiveFrom, kind: 'date' },
    { field: 'effectiveTo', title: label.effectiveTo, kind: 'date' },
    ...creationColumns('createdName'),
    {
      field: 'typeId',
      shown: 'typeText',
      column: 'typeText',
      title: label.type,
      kind: 'reference',
      noun: 'categorySet',
    },
    { field: 'remark', title: recordLabels.remark, kind: 'text' },
    { field: 'updatedTime', title: label.updatedTime, kind: 'time' },
  ],
});
