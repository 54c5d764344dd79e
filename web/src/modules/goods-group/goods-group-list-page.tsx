import { goodsGroup, type GoodsGroupRow } from '@edp/contract/modules/goods-group/goods-group.ts';
import { useNavigate } from 'react-router';
import { useList } from '../../kernel/data/use-list.ts';
import { request } from '../../kernel/http/api.ts';
import { lazy } from '../../kernel/lazy.ts';
import { AddButton } from '../../ui/noun/add-button.tsx';
import { NounListPage } from '../../ui/noun/noun-list-page.tsx';
import { type NounText, useNounText } from '../../ui/noun/noun.texts.ts';
import { accessAction, deleteAction, viewAction } from '../../ui/noun/standard-actions.ts';
import { createdTimeColumn, creatorColumn, hidden, nameColumn } from '../../ui/noun/standard-columns.tsx';
import { useNounList } from '../../ui/noun/use-noun-list.ts';
import type { Column } from '../../ui/table/column.ts';
import { disableIfReadOnly } from '../../ui/table/rows/disable-if-read-only.ts';
import { useRecordBatch } from '../../ui/table/selection/use-record-batch.tsx';
import { textColumnWidth } from '../../ui/table/text-width.ts';
import { amountColumn, timeColumn } from '../../ui/table/columns/value-columns.ts';
import { withDeleteMessages } from './delete-messages.ts';
import { type GoodsGroupText, useGoodsGroupText } from './goods-group.texts.ts';

const screens = { Drawer: lazy(async () => (await import('./goods-group-record.tsx')).goodsGroupScreens.Drawer) };

export function GoodsGroupListPage() {
  const t = useGoodsGroupText();
  const noun = useNounText();
  const navigate = useNavigate();
  const list = useNounList(useList(goodsGroup.list), screens);
  const open = (id: string) => navigate(`/classification/${id}`);
  const actionsOf = (row: GoodsGroupRow) => [
    viewAction(goodsGroup.detail, () => open(row.id)),
    ...disableIfReadOnly(row, [
      deleteAction(goodsGroup.delete, row, deleteQuestion(t, noun, row), () =>
        withDeleteMessages(request(goodsGroup.delete, { id: row.id })),
      ),
    ]),
    accessAction(row, list),
  ];
  return (
    <NounListPage
      of={list}
      title={t('title')}
      filters={[{ name: 'name', label: t('name') }]}
      columns={columnsOf(t, noun)}
      actionsOf={actionsOf}
      batch={useRecordBatch(list.list, goodsGroup)}
      add={
        <AddButton call={goodsGroup.save} text={noun('add', { thing: t('thing') })} onClick={() => void open('0')} />
      }
      empty={{ title: t('emptyTitle'), detail: t('emptyDetail') }}
    />
  );
}

const columnsOf = (t: GoodsGroupText, noun: NounText): Column<GoodsGroupRow>[] => [
  nameColumn(t('name'), 200),
  {
    key: 'description',
    title: t('description'),
    width: 280,
    grows: true,
    sort: 'description',
    render: ({ description }) => description,
  },
  amountColumn('productCount', t('productCount'), ({ productCount }) => productCount.toLocaleString('en'), {
    width: textColumnWidth(t('productCount')),
  }),
  creatorColumn(noun, 'createdName'),
  hidden(createdTimeColumn(noun)),
  timeColumn('updatedTime', t('updatedTime')),
];

/** Says how many products lose their group. */
const deleteQuestion = (t: GoodsGroupText, noun: NounText, { name, productCount }: GoodsGroupRow) => ({
  title: noun('deleteTitle', { thing: t('thing'), name }),
  detail: productCount > 0 ? t('deleteDetail', { count: productCount.toLocaleString('en') }) : t('deleteEmptyDetail'),
});
