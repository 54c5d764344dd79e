import { job } from '@edp/contract/modules/job/job.ts';
import { usePagedList } from '../../kernel/data/use-paged-list.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import skeleton from '../../ui/feedback/skeleton.module.css';
import { JobItem } from './job-item.tsx';
import { useJobText } from './job.texts.ts';
import styles from './job.module.css';

/** The user's background jobs, the newest first, updated live. */
export function JobList() {
  const t = useJobText();
  const list = usePagedList(job.list, {});
  if (list.error) return <ErrorNotice title={list.error.message} onRetry={list.reload} />;
  if (list.isFirstLoad)
    return (
      <div className={styles.loading}>
        {[1, 2, 3].map((line) => (
          <span key={line} className={skeleton.bar} />
        ))}
      </div>
    );
  if (list.rows.length === 0) return <Notice title={t('none')} detail={t('noneDetail')} />;
  return (
    <>
      <ul className={styles.list}>
        {list.rows.map((row) => (
          <JobItem key={row.id} job={row} />
        ))}
      </ul>
      {list.count.total > list.pageSize && (
        <Pagination {...list.count} pageNo={list.pageNo} pageSize={list.pageSize} onPageChange={list.goToPage} />
      )}
      <p className={styles.hint}>{t('hint')}</p>
    </>
  );
}
