import { job } from '@edp/contract/modules/job/job.ts';
import { usePagedList } from '../../kernel/data/use-paged-list.ts';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import skeleton from '../../ui/feedback/skeleton.module.css';
import { JobItem } from './job-item.tsx';
import { useJobText } from './job.texts.ts';
import styles from './job.module.css';

/** The user's background jobs, the newest first, updated live. */
export function JobDrawer({ onClose }: { onClose: () => void }) {
  const t = useJobText();
  const list = usePagedList(job.list, {});
  const hasRows = !list.error && list.rows.length > 0;
  return (
    <Drawer
      title={t('title')}
      width={480}
      onClose={onClose}
      footer={hasRows && <span className={styles.hint}>{t('hint')}</span>}>
      {list.isFirstLoad && (
        <div className={styles.loading}>
          {[1, 2, 3].map((line) => (
            <span key={line} className={skeleton.bar} />
          ))}
        </div>
      )}
      {list.error && <ErrorNotice title={list.error.message} onRetry={list.reload} />}
      {!list.isFirstLoad && !list.error && !hasRows && <Notice title={t('none')} detail={t('noneDetail')} />}
      {hasRows && (
        <>
          <ul className={styles.list}>
            {list.rows.map((row) => (
              <JobItem key={row.id} job={row} />
            ))}
          </ul>
          {list.count.total > list.pageSize && (
            <Pagination {...list.count} pageNo={list.pageNo} pageSize={list.pageSize} onPageChange={list.goToPage} />
          )}
        </>
      )}
    </Drawer>
  );
}
