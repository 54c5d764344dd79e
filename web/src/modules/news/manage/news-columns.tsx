import { newsStates } from '@edp/contract/modules/news/news-manage.ts';
import { ToneTag } from '../../../ui/feedback/status-tag.tsx';
import type { NounText } from '../../../ui/noun/noun.texts.ts';
import { createdTimeColumn, creatorColumn, hidden } from '../../../ui/noun/standard-columns.tsx';
import { ReadShare } from '../../../ui/readers/read-share.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { tagColumnWidth, textColumnWidth } from '../../../ui/table/text-width.ts';
import { amountColumn, timeColumn } from '../../../ui/table/columns/value-columns.ts';
import type { NewsManageText } from './news-manage.texts.ts';
import type { NewsRow } from './news-row.ts';
import { StateTag } from './state-tag.tsx';

export const newsColumns = (t: NewsManageText, noun: NounText): Column<NewsRow>[] => [
  { key: 'title', title: t('newsTitle'), width: 200, grows: true, sort: 'title', render: ({ title }) => title },
  {
    key: 'newsTypeValue',
    title: t('type'),
    width: 116,
    wraps: true,
    sort: 'newsTypeValue',
    render: ({ newsTypeValue }) => newsTypeValue,
  },
  {
    key: 'state',
    title: t('state'),
    width: tagColumnWidth(...newsStates.map((state) => t(`state_${state}`))),
    render: ({ state }) => <StateTag state={state} />,
  },
  timeColumn('publishDate', t('publishDate')),
  timeColumn('expireDate', t('expireDate'), { otherwise: t('never') }),
  {
    key: 'forcedRead',
    title: t('forcedYes'),
    width: tagColumnWidth(t('forcedYes')),
    render: ({ forcedRead }) => forcedRead === 1 && <ToneTag tone="danger" text={t('forcedYes')} />,
  },
  {
    key: 'audience',
    title: t('audience'),
    width: 112,
    grows: true,
    render: ({ everybody, audienceText }) => (everybody ? t('everybody') : audienceText),
  },
  {
    key: 'read',
    title: t('read'),
    width: 148,
    render: ({ read, readers, state }) => state !== 'draft' && <ReadShare read={read} all={readers} />,
  },
  amountColumn('commentNumber', t('comments'), ({ commentNumber }) => commentNumber.toLocaleString('en'), {
    width: textColumnWidth(t('comments')),
    isHiddenByDefault: true,
  }),
  hidden<NewsRow>(creatorColumn(noun, 'createdName')),
  hidden<NewsRow>(createdTimeColumn(noun)),
  hidden<NewsRow>(timeColumn('updatedTime', t('updatedTime'))),
];
