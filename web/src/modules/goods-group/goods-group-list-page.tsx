import { goodsGroup, goodsGroupRecord, type GoodsGroupRow } from '@edp/contract/modules/goods-group/goods-group.ts';
import { useNavigate } from 'react-router';
import { useList } from '../../kernel/data/use-list.ts';
import { request } from '../../kernel/http/api.ts';
import { lazy } from '../../kernel/lazy.ts';
import { AddButton } from '../../ui/noun/add-button.tsx';
import { useDefinedList } from '../../ui/noun/defined/defined-columns.tsx';
import { NounListPage } from '../../ui/noun/noun-list-page.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { accessAction, deleteAction, viewAction } from '../../ui/noun/standard-actions.ts';
import { useNounList } from '../../ui/noun/use-noun-list.ts';
import { disableIfReadOnly } from '../../ui/table/rows/disable-if-read-only.ts';
import { useRecordBatch } from '../../ui/table/selection/use-record-batch.tsx';
import { withDeleteMessages } from './delete-messages.ts';
import { type GoodsGroupText, useGoodsGroupText } from './goods-group.texts.ts';

const screens = { Drawer: lazy(async () => (await import('./goods-group-record.tsx')).goodsGroupScreens.Drawer) };

export function GoodsGroupListPage() {
  const t = useGoodsGroupText();
  const noun = useNounText();
  const navigate = useNavigate();
  const { text, columns, filters } = useDefinedList<GoodsGroupRow>(goodsGroupRecord);
  const list = useNounList(useList(goodsGroup.list), screens);
  const open = (id: string) => navigate(`/classification/${id}`);
  const actionsOf = (row: GoodsGroupRow) => [
    viewAction(goodsGroup.detail, () => open(row.id)),
    ...disableIfReadOnly(row, [
      deleteAction(
        goodsGroup.delete,
        row,
        deleteQuestion(t, noun('deleteTitle', { thing: text.say('thing'), name: row.name }), row),
        () => withDeleteMessages(request(goodsGroup.delete, { id: row.id })),
      ),
    ]),
    accessAction(row, list),
  ];
  return (
    <NounListPage
      of={list}
      title={text.say('title')}
      filters={filters}
      columns={columns}
      actionsOf={actionsOf}
      batch={useRecordBatch(list.list, goodsGroup)}
      add={
        <AddButton
          call={goodsGroup.save}
          text={noun('add', { thing: text.say('thing') })}
          onClick={() => void open('0')}
        />
      }
      empty={{ title: text.say('emptyTitle'), detail: text.say('emptyDetail') }}
    />
  );
}

/** Says how many products lose their group. */
const deleteQuestion = (t: GoodsGroupText, title: string, { productCount }: GoodsGroupRow) => ({
  title,
  detail: productCount > 0 ? t('deleteDetail', { count: productCount.toLocaleString('en') }) : t('deleteEmptyDetail'),
});
