import { dictionary, type Dictionary } from '@edp/contract/modules/dictionary/dictionary.ts';
import { useList } from '../../kernel/data/use-list.ts';
import { joinNames } from '../../kernel/text/punctuation.ts';
import { AddButton } from '../../ui/noun/add-button.tsx';
import { lazyScreens } from '../../ui/noun/lazy-screens.ts';
import { NounListPage } from '../../ui/noun/noun-list-page.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { changesAction, deleteAction, editAction, extra, languagesAction } from '../../ui/noun/standard-actions.ts';
import {
  codeColumn,
  createdTimeColumn,
  nameColumn,
  remarkColumn,
  sourceColumn,
} from '../../ui/noun/standard-columns.tsx';
import { useNounList } from '../../ui/noun/use-noun-list.ts';
import type { Column } from '../../ui/table/column.ts';
import { useDictionaryText } from './dictionary.texts.ts';
import { useItemName } from './item-list.tsx';

const screens = lazyScreens(async () => (await import('./dictionary-record.tsx')).dictionaryScreens);

/** The lists that fields are chosen from. */
export function DictionaryListPage() {
  const t = useDictionaryText();
  const noun = useNounText();
  const itemName = useItemName();
  const list = useNounList(useList(dictionary.list), screens);
  const columns: Column<Dictionary>[] = [
    codeColumn(t('code'), 168),
    nameColumn(t('name'), 140),
    {
      key: 'items',
      title: t('items'),
      width: 160,
      grows: true,
      render: ({ itemList }) => joinNames(itemList.map(itemName)),
    },
    remarkColumn(noun, 'remark'),
    sourceColumn(noun),
    createdTimeColumn(noun),
  ];
  const actionsOf = (row: Dictionary) => [
    editAction(dictionary.save, row, list),
    ...(row.source === 1
      ? []
      : [
          deleteAction(dictionary.delete, row, {
            title: noun('deleteTitle', { thing: t('thing'), name: row.name }),
            detail: t('deleteDetail'),
          }),
        ]),
    extra(languagesAction(dictionary.translate, row, list)),
    changesAction(dictionary.detail, row, list),
  ];
  return (
    <NounListPage
      of={list}
      title={t('title')}
      filters={[
        { name: 'name', label: t('name') },
        { name: 'code', label: t('code') },
      ]}
      columns={columns}
      actionsOf={actionsOf}
      add={
        <AddButton
          call={dictionary.save}
          text={noun('add', { thing: t('thing') })}
          load={screens.load}
          onClick={() => list.openDialog({ what: 'form' })}
        />
      }
      empty={{ title: t('emptyTitle'), detail: t('emptyDetail') }}
    />
  );
}
