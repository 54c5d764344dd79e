import { userGroup, type UserGroup, userGroupRecord } from '@edp/contract/modules/user-group/user-group.ts';
import { useList } from '../../kernel/data/use-list.ts';
import { AddButton } from '../../ui/noun/add-button.tsx';
import { useDefinedList } from '../../ui/noun/defined/defined-columns.tsx';
import { lazyScreens } from '../../ui/noun/lazy-screens.ts';
import { NounListPage } from '../../ui/noun/noun-list-page.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { changesAction, deleteAction, editAction } from '../../ui/noun/standard-actions.ts';
import { useNounList } from '../../ui/noun/use-noun-list.ts';
import { useRecordBatch } from '../../ui/table/selection/use-record-batch.tsx';
import { useUserGroupText } from './user-group.texts.ts';

const screens = lazyScreens(async () => (await import('./user-group-record.tsx')).userGroupScreens);

export function UserGroupListPage() {
  const t = useUserGroupText();
  const noun = useNounText();
  const countText = ({ memberCount }: UserGroup) => t('count', { count: memberCount });
  const { text, columns, filters } = useDefinedList<UserGroup>(userGroupRecord, {
    columns: { memberCount: { text: countText, render: countText }, remark: { sort: 'remark' } },
  });
  const list = useNounList(useList(userGroup.list), screens);
  const actionsOf = (row: UserGroup) => [
    editAction(userGroup.save, row, list),
    deleteAction(userGroup.delete, row, {
      title: noun('deleteTitle', { thing: text.say('thing'), name: row.name }),
      detail: t('deleteDetail'),
    }),
    changesAction(userGroup.detail, row, list),
  ];
  return (
    <NounListPage
      of={list}
      title={text.say('title')}
      filters={filters}
      columns={columns}
      actionsOf={actionsOf}
      batch={useRecordBatch(list.list, userGroup)}
      add={
        <AddButton
          call={userGroup.save}
          text={noun('add', { thing: text.say('thing') })}
          load={screens.load}
          onClick={() => list.openDialog({ what: 'form' })}
        />
      }
      empty={{ title: text.say('emptyTitle'), detail: text.say('emptyDetail') }}
    />
  );
}
