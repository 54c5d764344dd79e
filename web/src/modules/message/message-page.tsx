import type { message } from '@edp/contract/modules/message/message.ts';
import type { usePagedList } from '../../kernel/data/use-paged-list.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import skeleton from '../../ui/feedback/skeleton.module.css';
import { MessageList } from './message-list.tsx';
import type { ReadFilter } from './message-filter.tsx';
import { useMessageText } from './message.texts.ts';
import styles from './message.module.css';

interface Props {
  read: ReadFilter;
  list: ReturnType<typeof usePagedList<typeof message.list>>;
  onLeave: () => void;
}

export function MessagePage({ read, list, onLeave }: Props) {
  const t = useMessageText();
  if (list.isFirstLoad)
    return (
      <div className={styles.loading}>
        {[1, 2, 3, 4].map((line) => (
          <span key={line} className={skeleton.bar} />
        ))}
      </div>
    );
  if (list.error) return <ErrorNotice title={list.error.message} onRetry={list.reload} />;
  if (list.rows.length === 0)
    return <Notice title={read === '0' ? t('noneUnread') : t('none')} detail={t('noneDetail')} />;
  return <MessageList messages={list.rows} onLeave={onLeave} />;
}
