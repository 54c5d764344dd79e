import { newsManage, newsStates } from '@edp/contract/modules/news/news-manage.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useList } from '../../../kernel/data/use-list.ts';
import { lazy } from '../../../kernel/lazy.ts';
import { AddButton } from '../../../ui/noun/add-button.tsx';
import { NounListPage } from '../../../ui/noun/noun-list-page.tsx';
import { useNounText } from '../../../ui/noun/noun.texts.ts';
import { viewAction } from '../../../ui/noun/standard-actions.ts';
import { useNounList } from '../../../ui/noun/use-noun-list.ts';
import { newsActions } from './news-actions.ts';
import { newsColumns } from './news-columns.tsx';
import { useNewsManageText } from './news-manage.texts.ts';
import { newsOptionsQuery } from './news-options.ts';
import { toRow, type NewsRow } from './news-row.ts';

const screens = { Drawer: lazy(async () => (await import('./news-record.tsx')).newsScreens.Drawer) };

export function NewsListPage() {
  const t = useNewsManageText();
  const noun = useNounText();
  const navigate = useNavigate();
  const { rows, ...read } = useList(newsManage.list);
  const list = useNounList({ ...read, rows: rows.map(toRow) }, screens);
  const { data: options } = useQuery(newsOptionsQuery);
  const filters = [
    { name: 'title', label: t('newsTitle') },
    {
      name: 'newsTypeValue',
      label: t('type'),
      options: (options?.types ?? []).map((type) => ({ value: type, text: type })),
    },
    {
      name: 'state',
      label: t('state'),
      options: newsStates.map((state) => ({ value: state, text: t(`state_${state}`) })),
    },
    {
      name: 'forcedRead',
      label: t('forced'),
      options: [
        { value: '1', text: t('yes') },
        { value: '0', text: t('no') },
      ],
    },
    { name: 'publishDate', label: t('publishDate'), type: 'range' as const },
  ];
  const open = (id: string) => navigate(`/newsManage/${id}`);
  const actionsOf = (row: NewsRow) => [viewAction(newsManage.detail, () => open(row.id)), ...newsActions(row)];
  return (
    <NounListPage
      of={list}
      title={t('title')}
      filters={filters}
      columns={newsColumns(t, noun)}
      actionsOf={actionsOf}
      add={
        <AddButton call={newsManage.save} text={noun('add', { thing: t('thing') })} onClick={() => void open('0')} />
      }
      empty={{ title: t('emptyTitle'), detail: t('emptyDetail') }}
    />
  );
}
