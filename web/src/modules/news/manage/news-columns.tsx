import { newsStates } from '@edp/contract/modules/news/news-manage.ts';
import { ToneTag } from '../../../ui/feedback/status-tag.tsx';
import type { NounText } from '../../../ui/noun/noun.texts.ts';
import { createdTimeColumn, creatorColumn, hidden } from '../../../ui/noun/standard-columns.tsx';
import { ReadShare } from '../../../ui/readers/read-share.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { tagColumnWidth, textColumnWidth, timeColumnWidth } from '../../../ui/table/text-width.ts';
import type { NewsManageText } from './news-manage.texts.ts';
import type { NewsRow } from './news-row.ts';
import { StateTag } from './state-tag.tsx';

/** Times to the minute. */
const minuteWidth = 144;

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
  {
    key: 'publishDate',
    title: t('publishDate'),
    width: minuteWidth,
    sort: 'publishDate',
    render: ({ publishDate }) => publishDate.slice(0, 16),
  },
  {
    key: 'expireDate',
    title: t('expireDate'),
    width: minuteWidth,
    sort: 'expireDate',
    render: ({ expireDate }) => expireDate.slice(0, 16) || t('never'),
  },
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
  hidden<NewsRow>({
    key: 'commentNumber',
    title: t('comments'),
    width: textColumnWidth(t('comments')),
    align: 'right',
    render: ({ commentNumber }) => commentNumber,
  }),
  hidden<NewsRow>(creatorColumn(noun, 'createdName')),
  hidden<NewsRow>(createdTimeColumn(noun)),
  hidden<NewsRow>({
    key: 'updatedTime',
    title: t('updatedTime'),
    width: timeColumnWidth,
    sort: 'updatedTime',
    render: ({ updatedTime }) => updatedTime,
  }),
];
