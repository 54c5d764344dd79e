import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { nouns } from '../../nouns.ts';
import { importLabels as label } from './import-labels.ts';
import { imports, importStates } from './import.ts';

export const importSheet = defineSheet({
  noun: 'import',
  title: label.records,
  list: imports.list,
  columns: [
    { field: 'fileName', title: label.file, kind: 'text' },
    {
      field: 'isBatchEdit',
      title: { ZHS: '方式', ENG: 'Kind' },
      kind: 'choice',
      choices: [
        { value: 'true', text: { ZHS: '批量修改', ENG: 'Batch edit' } },
        { value: 'false', text: { ZHS: '导入', ENG: 'Import' } },
      ],
    },
    {
      field: 'noun',
      title: label.kind,
      kind: 'choice',
      choices: nouns.map(({ name, title }) => ({ value: name, text: title })),
    },
    {
      field: 'state',
      title: label.state,
      kind: 'choice',
      choices: importStates.map((value) => ({ value, text: label[`state_${value}`] })),
    },
    { field: 'writtenCount', column: 'counts', title: { ZHS: '写入行数', ENG: 'Rows written' }, kind: 'integer' },
    { field: 'wrongCount', column: 'counts', title: { ZHS: '错误行数', ENG: 'Wrong rows' }, kind: 'integer' },
    {
      field: 'failedCount',
      column: 'counts',
      title: { ZHS: '写入失败行数', ENG: 'Rows that failed' },
      kind: 'integer',
    },
    { field: 'userName', title: label.user, kind: 'text' },
    { field: 'createTime', title: label.time, kind: 'time' },
  ],
});
