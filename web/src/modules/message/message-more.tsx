import { defaultPageSize } from '@edp/contract/kernel/paging.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useLive } from '../../kernel/live/live-state.ts';
import { Modal } from '../../ui/modal.tsx';
import { useUiText } from '../../ui/ui-text.ts';
import { markAllRead } from './message-actions.ts';
import { MessageFilter, type ReadFilter } from './message-filter.tsx';
import { MessagePage } from './message-page.tsx';
import { useMessageText } from './message-text.ts';
import styles from './message.module.css';

/** All messages, page by page. */
export function MessageMore({ onClose }: { onClose: () => void }) {
  const t = useMessageText();
  const ui = useUiText();
  const unread = useLive(({ unreadMessages }) => unreadMessages);
  const [read, setRead] = useState<ReadFilter>('');
  const [page, setPage] = useState<{ pageNo: number; pageSize: number }>({ pageNo: 1, pageSize: defaultPageSize });
  const choose = (value: ReadFilter) => {
    setRead(value);
    setPage({ ...page, pageNo: 1 });
  };
  const turn = (pageNo: number, pageSize = page.pageSize) => setPage({ pageNo, pageSize });
  const footer = [
    <Button key="all" disabled={unread === 0} onClick={() => void markAllRead()}>{t('markAllRead')}</Button>,
    <Button key="close" type="primary" onClick={onClose}>{ui('close')}</Button>,
  ];
  return (
    <Modal title={t('moreTitle')} width={760} footer={footer} onClose={onClose}>
      <div className={styles.filterOfAll}><MessageFilter value={read} onChange={choose} /></div>
      <div className={styles.framed}>
        <MessagePage read={read} {...page} onLeave={onClose} onTurn={turn} />
      </div>
    </Modal>
  );
}
