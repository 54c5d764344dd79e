import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet, type CategorySet, categorySetRecord } from '@edp/contract/modules/category-set/category-set.ts';
import { useList } from '../../kernel/data/use-list.ts';
import { AddButton } from '../../ui/noun/add-button.tsx';
import { useDefinedList } from '../../ui/noun/defined/defined-columns.tsx';
import { lazyScreens } from '../../ui/noun/lazy-screens.ts';
import { NounListPage } from '../../ui/noun/noun-list-page.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { extra, languagesAction } from '../../ui/noun/standard-actions.ts';
import { CopyButton } from '../../ui/noun/copy-button.tsx';
import { setActions } from '../../ui/noun/tree-set.tsx';
import { useNounList } from '../../ui/noun/use-noun-list.ts';
import { useRecordBatch } from '../../ui/table/selection/use-record-batch.tsx';
import { useCategorySetText } from './category-set.texts.ts';

const screens = lazyScreens(async () => (await import('./category-set-record.tsx')).categorySetScreens);

export function CategorySetListPage() {
  const t = useCategorySetText();
  const noun = useNounText();
  const { text, columns, filters } = useDefinedList<CategorySet>(categorySetRecord);
  const list = useNounList(useList(categorySet.list), screens);
  const actionsOf = (row: CategorySet) =>
    setActions(row, list, {
      calls: categorySet,
      thing: text.say('thing'),
      manage: { text: t('manage'), can: category.detail.can },
      languages: extra(languagesAction(categorySet.translate, row, list)),
      deleteDetail: t('deleteDetail', { code: row.code }),
    });
  return (
    <NounListPage
      of={list}
      title={text.say('title')}
      filters={filters}
      columns={columns}
      actionsOf={actionsOf}
      batch={useRecordBatch(list.list, categorySet)}
      tools={
        <CopyButton
          call={categorySet.copy}
          text={t('copy')}
          load={screens.load}
          onClick={() => list.openDialog({ what: 'copy' })}
        />
      }
      add={
        <AddButton
          call={categorySet.save}
          text={noun('add', { thing: text.say('thing') })}
          load={screens.load}
          onClick={() => list.openDialog({ what: 'form' })}
        />
      }
      empty={{ title: text.say('emptyTitle'), detail: text.say('emptyDetail') }}
    />
  );
}
