import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { creationColumns } from '../../kernel/exchange/standard-columns.ts';
import { yesOrNo } from '../../kernel/record/record-fields.ts';
import { newsManage, newsStates } from './news-manage.ts';
import { newsLabels as label } from './news-labels.ts';

export const newsSheet = defineSheet({
  noun: 'news',
  list: newsManage.list,
  columns: [
    { field: 'title', title: label.newsTitle, kind: 'text' },
    { field: 'newsTypeValue', title: label.type, kind: 'text' },
    {
      field: 'state',
      title: label.state,
      kind: 'choice',
      choices: newsStates.map((value) => ({ value, text: label[`state_${value}`] })),
    },
    { field: 'publishDate', title: label.publishDate, kind: 'time' },
    { field: 'expireDate', title: label.expireDate, kind: 'time' },
    { field: 'forcedRead', title: label.forced, kind: 'choice', choices: yesOrNo },
    { field: 'everybody', column: 'audience', title: label.everybody, kind: 'choice', choices: yesOrNo },
    { field: 'audienceText', column: 'audience', title: label.audience, kind: 'text' },
    { field: 'readers', column: 'read', title: { ZHS: '应读人数', ENG: 'People it is for' }, kind: 'integer' },
    { field: 'read', title: { ZHS: '已读人数', ENG: 'People who read it' }, kind: 'integer' },
    { field: 'commentNumber', title: label.comments, kind: 'integer' },
    ...creationColumns('createdName'),
    { field: 'updatedTime', title: label.updatedTime, kind: 'time' },
  ],
});
