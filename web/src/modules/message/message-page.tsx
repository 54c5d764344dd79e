import { message } from '@edp/contract/modules/message.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fetchPage } from '../../kernel/api.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import skeleton from '../../ui/skeleton.module.css';
import { MessageList } from './message-list.tsx';
import type { ReadFilter } from './message-filter.tsx';
import { useMessageText } from './message-text.ts';
import styles from './message.module.css';

interface Props {
  read: ReadFilter;
  pageNo: number;
  pageSize: number;
  onLeave: () => void;
  /** Where there is a way to the other pages. */
  onTurn?: (pageNo: number, pageSize?: number) => void;
}

export function MessagePage({ read, pageNo, pageSize, onLeave, onTurn }: Props) {
  const t = useMessageText();
  const input = { read, pageNo, pageSize };
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['message', 'list', input],
    queryFn: ({ signal }) => fetchPage(message.list, input, signal),
    placeholderData: keepPreviousData,
    meta: { shown: true },
  });
  if (isPending) return <div className={styles.loading}>{[1, 2, 3, 4].map((line) => <span key={line} className={skeleton.bar} />)}</div>;
  if (error) return <FailureNotice title={error.message} onRetry={refetch} />;
  if (data.rows.length === 0) return <Notice title={read === '0' ? t('noneUnread') : t('none')} detail={t('noneDetail')} />;
  return (
    <>
      <MessageList messages={data.rows} onLeave={onLeave} />
      {onTurn && <Pagination total={data.total} more={data.more} pageNo={pageNo} pageSize={pageSize} onTurn={onTurn} />}
    </>
  );
}
