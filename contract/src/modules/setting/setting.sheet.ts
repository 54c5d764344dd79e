import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { settingLabels as label } from './setting-labels.ts';
import { setting, settingTypes } from './setting.ts';

export const settingSheet = defineSheet({
  noun: 'setting',
  list: setting.list,
  save: setting.save,
  key: 'name',
  columns: [
    { field: 'name', title: { ZHS: '名称', ENG: 'Name' }, kind: 'text', isWritten: true, isRequired: true },
    {
      field: 'code',
      title: label.mark,
      kind: 'code',
      isWritten: true,
      hint: { ZHS: '应用分类必填，模块与标签留空', ENG: 'Of categories alone, which need it' },
    },
    { field: 'remark', title: recordLabels.remark, kind: 'text', isWritten: true },
    { field: 'createTime', title: recordLabels.createTime, kind: 'time' },
    { field: 'updatedTime', title: label.updatedTime, kind: 'time' },
    {
      field: 'type',
      title: label.type,
      kind: 'choice',
      choices: settingTypes.map((value) => ({ value, text: label[value] })),
      isWritten: true,
      isRequired: true,
    },
  ],
});
