import { defineRecord } from '../../kernel/record/define-record.ts';
import { newsFields, newsRowFields } from './news-fields.ts';
import { newsManage } from './news-manage.ts';
import { newsNoun } from './news.noun.ts';

export const newsRecord = defineRecord({
  noun: newsNoun,
  fields: newsFields,
  rowFields: newsRowFields,
  calls: newsManage,
  filters: ['title', 'newsTypeValue', 'state', 'forcedRead', 'publishDate'],
  form: [
    'title',
    'newsTypeValue',
    'newsContent',
    'fileIds',
    'everybody',
    'audience',
    'publishMode',
    'publishDate',
    'expireDate',
    'forcedRead',
    'commentsOpen',
  ],
  one: { ZHS: '新闻', ENG: 'news item' },
  empty: {
    title: { ZHS: '还没有新闻', ENG: 'No news yet' },
    detail: {
      ZHS: '写一条新闻，发给所有人，或只发给一些部门、角色和组织。',
      ENG: 'Write to everybody, or to some departments, roles and organisations.',
    },
  },
});
