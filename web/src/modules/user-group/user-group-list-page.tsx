import { userGroup, type UserGroup } from '@edp/contract/modules/user-group/user-group.ts';
import { useList } from '../../kernel/data/use-list.ts';
import { AddButton } from '../../ui/noun/add-button.tsx';
import { lazyScreens } from '../../ui/noun/lazy-screens.ts';
import { NounListPage } from '../../ui/noun/noun-list-page.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { changesAction, deleteAction, editAction } from '../../ui/noun/standard-actions.ts';
import { nameColumn, remarkColumn } from '../../ui/noun/standard-columns.tsx';
import { useNounList } from '../../ui/noun/use-noun-list.ts';
import type { Column } from '../../ui/table/column.ts';
import { useRecordBatch } from '../../ui/table/selection/use-record-batch.tsx';
import { amountColumn, timeColumn } from '../../ui/table/columns/value-columns.ts';
import { useUserGroupText } from './user-group.texts.ts';

const screens = lazyScreens(async () => (await import('./user-group-record.tsx')).userGroupScreens);

export function UserGroupListPage() {
  const t = useUserGroupText();
  const noun = useNounText();
  const list = useNounList(useList(userGroup.list), screens);
  const columns: Column<UserGroup>[] = [
    nameColumn(t('name'), 200),
    amountColumn('memberCount', t('memberCount'), ({ memberCount }) => t('count', { count: memberCount }), {
      width: 88,
    }),
    { ...remarkColumn(noun, 'remark'), grows: true, sort: 'remark' },
    {
      key: 'createdName',
      title: noun('creator'),
      width: 96,
      isHiddenByDefault: true,
      render: ({ createdName }) => createdName,
    },
    timeColumn('updatedTime', t('updatedTime')),
  ];
  const actionsOf = (row: UserGroup) => [
    editAction(userGroup.save, row, list),
    deleteAction(userGroup.delete, row, {
      title: noun('deleteTitle', { thing: t('thing'), name: row.name }),
      detail: t('deleteDetail'),
    }),
    changesAction(userGroup.detail, row, list),
  ];
  return (
    <NounListPage
      of={list}
      title={t('title')}
      filters={[{ name: 'name', label: t('name') }]}
      columns={columns}
      actionsOf={actionsOf}
      batch={useRecordBatch(list.list, userGroup)}
      add={
        <AddButton
          call={userGroup.save}
          text={noun('add', { thing: t('thing') })}
          load={screens.load}
          onClick={() => list.openDialog({ what: 'form' })}
        />
      }
      empty={{ title: t('emptyTitle'), detail: t('emptyDetail') }}
    />
  );
}
