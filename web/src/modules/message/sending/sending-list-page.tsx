import { messageSending, type Sending } from '@edp/contract/modules/message/message-sending.ts';
import { useList } from '../../../kernel/data/use-list.ts';
import { lazy } from '../../../kernel/lazy.ts';
import { AddButton } from '../../../ui/noun/add-button.tsx';
import { NounListPage } from '../../../ui/noun/noun-list-page.tsx';
import { useNounList } from '../../../ui/noun/use-noun-list.ts';
import { ReadShare } from '../../../ui/readers/read-share.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { textColumnWidth } from '../../../ui/table/text-width.ts';
import { leadColumn } from '../../../ui/table/columns/lead-column.ts';
import { timeColumn } from '../../../ui/table/columns/value-columns.tsx';
import { useSendingText } from './message-sending.texts.ts';
import { toRow, type SendingRow } from './sending-row.ts';

const loadDialog = () => import('./send-dialog.tsx');
const screens = {
  Drawer: lazy(async () => (await import('./sending-record.tsx')).sendingScreens.Drawer),
  Dialog: lazy<{ opened: 'send'; onClose: () => void }>(async () => (await loadDialog()).SendDialog),
};

/** What was sent to many people, and who has read it. */
export function SendingListPage() {
  const t = useSendingText();
  const { rows, ...read } = useList(messageSending.list);
  const list = useNounList({ ...read, rows: rows.map(toRow) }, screens);
  const columns: Column<SendingRow>[] = [
    leadColumn({
      key: 'title',
      title: t('messageTitle'),
      width: 220,
      sort: 'title',
      text: ({ title }) => title,
      render: ({ title }) => title,
    }),
    {
      key: 'kind',
      title: t('kind'),
      width: textColumnWidth(t('kind'), t('kind_notice'), t('kind_todo')),
      render: ({ kind }) => t(`kind_${kind}`),
    },
    {
      key: 'addressedTo',
      title: t('recipients'),
      width: 200,
      grows: true,
      text: ({ addressedTo }) => addressedTo,
      render: ({ addressedTo }) => addressedTo,
    },
    {
      key: 'read',
      title: t('read'),
      width: 136,
      render: ({ readers, recipients }) => <ReadShare read={readers} all={recipients} />,
    },
    {
      key: 'senderName',
      title: t('sender'),
      width: 96,
      text: ({ senderName }) => senderName,
      render: ({ senderName }) => senderName,
    },
    timeColumn('createTime', t('time')),
  ];
  const actionsOf = (row: Sending) => [
    { text: t('view'), can: messageSending.detail.can, run: () => list.openAt(row, 'overview'), isInDrawer: true },
  ];
  return (
    <NounListPage
      of={list}
      title={t('title')}
      filters={[{ name: 'title', label: t('messageTitle') }]}
      columns={columns}
      actionsOf={actionsOf}
      add={
        <AddButton
          call={messageSending.send}
          text={t('send')}
          load={loadDialog}
          onClick={() => list.openDialog('send')}
        />
      }
      empty={{ title: t('emptyTitle'), detail: t('emptyDetail') }}
    />
  );
}
