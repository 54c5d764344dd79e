import { newsManage } from '@edp/contract/modules/news/news-manage.ts';
import { newsRecord } from '@edp/contract/modules/news/news-record.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useList } from '../../../kernel/data/use-list.ts';
import { lazy } from '../../../kernel/lazy.ts';
import { ListTime } from '../../../ui/feedback/short-time.tsx';
import { ToneTag } from '../../../ui/feedback/status-tag.tsx';
import { AddButton } from '../../../ui/noun/add-button.tsx';
import { useDefinedList, wordOf } from '../../../ui/noun/defined/defined-columns.tsx';
import { useDefinitionText } from '../../../ui/noun/defined/definition-text.ts';
import { NounListPage } from '../../../ui/noun/noun-list-page.tsx';
import { useNounText } from '../../../ui/noun/noun.texts.ts';
import { viewAction } from '../../../ui/noun/standard-actions.ts';
import { useNounList } from '../../../ui/noun/use-noun-list.ts';
import { ReadShare } from '../../../ui/readers/read-share.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { tagColumnWidth } from '../../../ui/table/text-width.ts';
import { newsActions } from './news-actions.ts';
import { useNewsManageText } from './news-manage.texts.ts';
import { newsOptionsQuery } from './news-options.ts';
import { toRow, type NewsRow } from './news-row.ts';
import { StateTag } from './state-tag.tsx';

const screens = { Drawer: lazy(async () => (await import('./news-record.tsx')).newsScreens.Drawer) };

export function NewsListPage() {
  const noun = useNounText();
  const navigate = useNavigate();
  const { rows, ...read } = useList(newsManage.list);
  const list = useNounList({ ...read, rows: rows.map(toRow) }, screens);
  const { data: options } = useQuery(newsOptionsQuery);
  const { text, columns, filters } = useDefinedList<NewsRow>(newsRecord, {
    columns: useOwnColumns(),
    filters: { newsTypeValue: { options: (options?.types ?? []).map((type) => ({ value: type, text: type })) } },
  });
  const open = (id: string) => navigate(`/newsManage/${id}`);
  const actionsOf = (row: NewsRow) => [viewAction(newsManage.detail, () => open(row.id)), ...newsActions(row, text)];
  return (
    <NounListPage
      of={list}
      title={text.say('title')}
      filters={filters}
      columns={columns}
      actionsOf={actionsOf}
      add={
        <AddButton
          call={newsManage.save}
          text={noun('add', { thing: text.say('thing') })}
          onClick={() => void open('0')}
        />
      }
      empty={{ title: text.say('emptyTitle'), detail: text.say('emptyDetail') }}
    />
  );
}

function useOwnColumns(): Readonly<Record<string, Partial<Column<NewsRow>>>> {
  const t = useNewsManageText();
  const text = useDefinitionText(newsRecord);
  const required = t('forcedYes');
  return {
    state: {
      width: tagColumnWidth(...text.wordsOf('state')!.map((word) => word.text)),
      render: ({ state }) => <StateTag state={state} text={wordOf(text, 'state', state)} />,
    },
    expireDate: { render: ({ expireDate }) => (expireDate ? <ListTime time={expireDate} /> : t('never')) },
    forcedRead: {
      title: required,
      width: tagColumnWidth(required),
      render: ({ forcedRead }) => forcedRead === 1 && <ToneTag tone="danger" text={required} />,
    },
    audienceText: {
      render: ({ everybody, audienceText }) => (everybody ? wordOf(text, 'everybody', everybody) : audienceText),
    },
    read: { render: ({ read, readers, state }) => state !== 'draft' && <ReadShare read={read} all={readers} /> },
  };
}
