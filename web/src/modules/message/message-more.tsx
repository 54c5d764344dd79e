import { message } from '@edp/contract/modules/message/message.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useLive } from '../../kernel/live/live-state.ts';
import { useRetentionDays } from '../../kernel/session/use-retention-days.ts';
import { usePagedList } from '../../kernel/data/use-paged-list.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { useUiText } from '../../ui/ui.texts.ts';
import { markAllRead } from './message-actions.ts';
import { MessageFilter, type ReadFilter } from './message-filter.tsx';
import { MessagePage } from './message-page.tsx';
import { useMessageText } from './message.texts.ts';
import styles from './message.module.css';

/** All messages, page by page. */
export function MessageMore({ onClose }: { onClose: () => void }) {
  const t = useMessageText();
  const ui = useUiText();
  const unread = useLive(({ unreadMessages }) => unreadMessages);
  const [read, setRead] = useState<ReadFilter>('');
  const days = useRetentionDays('messages');
  const unreadDays = useRetentionDays('unreadMessages');
  const list = usePagedList(message.list, { read });
  const choose = (value: ReadFilter) => {
    setRead(value);
    list.goToPage(1);
  };
  const footer = [
    <Button key="all" disabled={unread === 0} onClick={() => void markAllRead()}>
      {t('markAllRead')}
    </Button>,
    <Button key="close" type="primary" onClick={onClose}>
      {ui('close')}
    </Button>,
  ];
  return (
    <Modal title={t('moreTitle')} width={760} footer={footer} onClose={onClose}>
      <div className={styles.filterOfAll}>
        <MessageFilter value={read} onChange={choose} />
        {days && unreadDays && <span className={styles.time}>{t('kept', { days, unreadDays })}</span>}
      </div>
      <div className={styles.framed}>
        <MessagePage read={read} list={list} onLeave={onClose} />
        {!list.error && list.rows.length > 0 && (
          <Pagination {...list.count} pageNo={list.pageNo} pageSize={list.pageSize} onPageChange={list.goToPage} />
        )}
      </div>
    </Modal>
  );
}
