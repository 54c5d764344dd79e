import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { settingLabels as label } from './setting-labels.ts';
import { setting } from './setting.ts';

export const settingSheet = defineSheet({
  noun: 'setting',
  list: setting.list,
  columns: [
    { field: 'name', title: { ZHS: '名称', ENG: 'Name' }, kind: 'text' },
    { field: 'code', title: label.mark, kind: 'code' },
    { field: 'remark', title: recordLabels.remark, kind: 'text' },
    { field: 'createTime', title: recordLabels.createTime, kind: 'time' },
    { field: 'updatedTime', title: label.updatedTime, kind: 'time' },
  ],
});
