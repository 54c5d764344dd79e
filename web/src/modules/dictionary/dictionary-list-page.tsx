import { dictionary, type Dictionary } from '@edp/contract/modules/dictionary/dictionary.ts';
import { dictionaryRecord } from '@edp/contract/modules/dictionary/dictionary-record.ts';
import { useList } from '../../kernel/data/use-list.ts';
import { joinNames } from '../../kernel/text/punctuation.ts';
import { AddButton } from '../../ui/noun/add-button.tsx';
import { useDefinedList } from '../../ui/noun/defined/defined-columns.tsx';
import { lazyScreens } from '../../ui/noun/lazy-screens.ts';
import { NounListPage } from '../../ui/noun/noun-list-page.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { changesAction, deleteAction, editAction, extra, languagesAction } from '../../ui/noun/standard-actions.ts';
import { useNounList } from '../../ui/noun/use-noun-list.ts';
import { asText } from '../../ui/table/columns/value-columns.tsx';
import { useDictionaryText } from './dictionary.texts.ts';
import { useItemName } from './item-list.tsx';

const screens = lazyScreens(async () => (await import('./dictionary-record.tsx')).dictionaryScreens);

/** The lists that fields are chosen from. */
export function DictionaryListPage() {
  const t = useDictionaryText();
  const noun = useNounText();
  const itemName = useItemName();
  const list = useNounList(useList(dictionary.list), screens);
  const { text, columns, filters } = useDefinedList<Dictionary>(dictionaryRecord, {
    columns: { itemList: asText(({ itemList }) => joinNames(itemList.map(itemName))) },
  });
  const actionsOf = (row: Dictionary) => [
    editAction(dictionary.save, row, list),
    ...(row.source === 1
      ? []
      : [
          deleteAction(dictionary.delete, row, {
            title: noun('deleteTitle', { thing: text.say('thing'), name: row.name }),
            detail: t('deleteDetail'),
          }),
        ]),
    extra(languagesAction(dictionary.translate, row, list)),
    changesAction(dictionary.detail, row, list),
  ];
  return (
    <NounListPage
      of={list}
      title={text.say('title')}
      filters={filters}
      columns={columns}
      actionsOf={actionsOf}
      add={
        <AddButton
          call={dictionary.save}
          text={noun('add', { thing: text.say('thing') })}
          load={screens.load}
          onClick={() => list.openDialog({ what: 'form' })}
        />
      }
      empty={{ title: text.say('emptyTitle'), detail: text.say('emptyDetail') }}
    />
  );
}
