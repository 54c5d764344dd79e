import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { userGroup } from './user-group.ts';
import { userGroupLabels as label } from './user-group-labels.ts';

export const userGroupSheet = defineSheet({
  noun: 'userGroup',
  list: userGroup.list,
  columns: [
    { field: 'name', title: label.name, kind: 'text' },
    { field: 'memberCount', title: label.memberCount, kind: 'integer' },
    { field: 'remark', title: recordLabels.remark, kind: 'text' },
    { field: 'createdName', title: recordLabels.creator, kind: 'text' },
    { field: 'updatedTime', title: label.updatedTime, kind: 'time' },
  ],
});
