import { job } from '@edp/contract/modules/job.ts';
import { usePaged } from '../../kernel/use-paged.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import skeleton from '../../ui/skeleton.module.css';
import { JobItem } from './job-item.tsx';
import { useJobText } from './job-text.ts';
import styles from './job.module.css';

/** The user's background jobs, the newest first; they change while one looks. */
export function JobDrawer({ onClose }: { onClose: () => void }) {
  const t = useJobText();
  const list = usePaged(job.list, {});
  const hasRows = !list.failure && list.rows.length > 0;
  return (
    <Drawer title={t('title')} width={480} onClose={onClose} footer={hasRows && <span className={styles.hint}>{t('hint')}</span>}>
      {list.isFirstLoad && <div className={styles.loading}>{[1, 2, 3].map((line) => <span key={line} className={skeleton.bar} />)}</div>}
      {list.failure && <FailureNotice title={list.failure.message} onRetry={list.reload} />}
      {!list.isFirstLoad && !list.failure && !hasRows && <Notice title={t('none')} detail={t('noneDetail')} />}
      {hasRows && (
        <>
          <ul className={styles.list}>{list.rows.map((row) => <JobItem key={row.id} job={row} />)}</ul>
          {list.count.total > list.pageSize && <Pagination {...list.count} pageNo={list.pageNo} pageSize={list.pageSize} onTurn={list.turnTo} />}
        </>
      )}
    </Drawer>
  );
}
