import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { enabledColumn } from '../../kernel/exchange/standard-columns.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { sharingRuleNoun } from './sharing.noun.ts';
import { sharing } from './sharing.ts';
import { sharingLabels as label } from './sharing-labels.ts';

export const sharingSheet = defineSheet({
  noun: 'sharing',
  title: sharingRuleNoun.title,
  list: sharing.list,
  columns: [
    { field: 'id', title: label.id, kind: 'code' },
    { field: 'name', title: label.name, kind: 'text' },
    { field: 'sharingType', shown: 'sharingTypeName', column: 'type', title: label.type, kind: 'text' },
    { field: 'sharingSource', column: 'source', title: label.source, kind: 'text' },
    { field: 'sharingTo', column: 'target', title: label.target, kind: 'text' },
    { field: 'power', shown: 'powerStr', title: label.power, kind: 'text' },
    enabledColumn('status'),
    { field: 'remarks', title: recordLabels.remark, kind: 'text' },
  ],
});
