import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet, type CategorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { useList } from '../../kernel/data/use-list.ts';
import { AddButton } from '../../ui/noun/add-button.tsx';
import { lazyScreens } from '../../ui/noun/lazy-screens.ts';
import { NounListPage } from '../../ui/noun/noun-list-page.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { extra, languagesAction } from '../../ui/noun/standard-actions.ts';
import {
  codeColumn,
  createdTimeColumn,
  creatorColumn,
  hidden,
  nameColumn,
  remarkColumn,
  sourceColumn,
} from '../../ui/noun/standard-columns.tsx';
import { CopyButton } from '../../ui/noun/copy-button.tsx';
import { setActions, stateColumn } from '../../ui/noun/tree-set.tsx';
import { useNounList } from '../../ui/noun/use-noun-list.ts';
import type { Column } from '../../ui/table/column.ts';
import { useRecordBatch } from '../../ui/table/selection/use-record-batch.tsx';
import { textColumnWidth } from '../../ui/table/text-width.ts';
import { typeNames, useCategorySetText } from './category-set.texts.ts';

const screens = lazyScreens(async () => (await import('./category-set-record.tsx')).categorySetScreens);

export function CategorySetListPage() {
  const t = useCategorySetText();
  const noun = useNounText();
  const list = useNounList(useList(categorySet.list), screens);
  const types = typeNames(t);
  const columns: Column<CategorySet>[] = [
    codeColumn(t('code'), 144),
    nameColumn(t('name')),
    {
      key: 'type',
      title: t('type'),
      width: textColumnWidth(...types.map(({ label }) => label)),
      sort: 'type',
      render: ({ type }) => types.find(({ value }) => value === type)?.label,
    },
    stateColumn(noun),
    sourceColumn(noun),
    hidden(remarkColumn(noun, 'remark')),
    creatorColumn(noun, 'createdName'),
    createdTimeColumn(noun),
  ];
  const filters = [
    {
      name: 'type',
      label: t('type'),
      options: types.map(({ value, label }) => ({ value: String(value), text: label })),
    },
    { name: 'name', label: t('name') },
  ];
  const actionsOf = (row: CategorySet) =>
    setActions(row, list, {
      calls: categorySet,
      thing: t('thing'),
      manage: { text: t('manage'), can: category.detail.can },
      languages: extra(languagesAction(categorySet.translate, row, list)),
      deleteDetail: t('deleteDetail', { code: row.code }),
    });
  return (
    <NounListPage
      of={list}
      title={t('title')}
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
          text={noun('add', { thing: t('thing') })}
          load={screens.load}
          onClick={() => list.openDialog({ what: 'form' })}
        />
      }
      empty={{ title: t('emptyTitle'), detail: t('emptyDetail') }}
    />
  );
}
