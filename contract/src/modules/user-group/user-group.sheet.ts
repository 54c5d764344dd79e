import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { userGroup } from './user-group.ts';
import { userGroupLabels as label } from './user-group-labels.ts';

export const userGroupSheet = defineSheet({
  noun: 'userGroup',
  list: userGroup.list,
  save: userGroup.save,
  key: 'name',
  columns: [
    { field: 'name', title: label.name, kind: 'text', isWritten: true, isRequired: true },
    { field: 'memberCount', title: label.memberCount, kind: 'integer' },
    { field: 'remark', title: recordLabels.remark, kind: 'text', isWritten: true },
    { field: 'createdName', title: recordLabels.creator, kind: 'text' },
    { field: 'updatedTime', title: label.updatedTime, kind: 'time' },
    { field: 'members', title: label.members, kind: 'text', isWritten: true, hint: label.membersHint },
  ],
});
