import { message } from '@edp/contract/modules/message/message.ts';
import { useState } from 'react';
import { useLive } from '../../kernel/live/live-state.ts';
import { usePagedList } from '../../kernel/data/use-paged-list.ts';
import controls from '../../ui/layout/controls.module.css';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { markAllRead } from './message-actions.ts';
import { MessageFilter, type ReadFilter } from './message-filter.tsx';
import { MessagePage } from './message-page.tsx';
import { useMessageText } from './message.texts.ts';
import styles from './message.module.css';

interface Props {
  onMore: () => void;
  onClose: () => void;
}

/** The latest messages at a glance. */
export function MessageDrawer({ onMore, onClose }: Props) {
  const t = useMessageText();
  const unread = useLive(({ unreadMessages }) => unreadMessages);
  const [filter, setFilter] = useState<ReadFilter>(unread > 0 ? '0' : '');
  const list = usePagedList(message.list, { read: filter });
  const tools = (
    <button type="button" className={controls.link} disabled={unread === 0} onClick={() => void markAllRead()}>
      {t('markAllRead')}
    </button>
  );
  const footer = (
    <button type="button" className={controls.link} onClick={onMore}>
      {t('more')}
    </button>
  );
  return (
    <Drawer title={t('messages')} width={440} tools={tools} footer={footer} onClose={onClose}>
      <div className={styles.filter}>
        <MessageFilter value={filter} onChange={setFilter} />
      </div>
      <MessagePage read={filter} list={list} onLeave={onClose} />
    </Drawer>
  );
}
