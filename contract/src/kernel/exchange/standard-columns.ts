import type { Text } from '../language.ts';
import { recordLabels as label } from '../record/record-labels.ts';
import type { SheetColumn } from './sheet.ts';

// The columns that most sheets have; the list's own columns are in web/src/ui/noun/standard-columns.tsx.

/** Whether a record is enabled; nouns differ in the field and in the number that stands for disabled. */
export const enabledColumn = (field: string, disabled: 0 | 2 = 0): SheetColumn => ({
  field,
  title: label.status,
  kind: 'choice',
  choices: [
    { value: 1, text: label.enabled },
    { value: disabled, text: label.disabled },
  ],
  isWritten: true,
});

export const pathHint: Text = {
  ZHS: '从根开始的各级名称，用“/”隔开，如：外购件/轴承',
  ENG: 'The names from the root, separated by “/”, such as: Purchased/Bearings',
};
export const pictureHint: Text = {
  ZHS: '图片的文件名，如：A001.jpg。把表格和图片打包成一个 zip 文件上传；留空则不改变图片。JPG 或 PNG，小于 1 MB',
  ENG: 'The name of the picture’s file, such as: A001.jpg. Pack the sheet and the pictures into one zip file and upload that; an empty cell leaves the picture as it is. JPG or PNG, under 1 MB',
};
export const picturesHint: Text = {
  ZHS: '图片的文件名，多个用“；”隔开，如：A001-1.jpg；A001-2.jpg。与表格打包成一个 zip 文件上传；留空则不改变图片。JPG 或 PNG，小于 1 MB',
  ENG: 'The names of the pictures’ files, separated by “;”, such as: A001-1.jpg;A001-2.jpg. Pack them with the sheet into one zip file; an empty cell leaves the pictures as they are. JPG or PNG, under 1 MB',
};
export const departmentHint: Text = {
  ZHS: '部门编码、名称，或从根开始的各级名称，用“/”隔开',
  ENG: 'The code or the name of a department, or the names from the root separated by “/”',
};
export const listHint: Text = { ZHS: '多个值用“；”隔开', ENG: 'Several are separated by “;”' };
