import { loginResults, type LoginResult } from '@edp/contract/modules/login-record/login-record.ts';
import type { usePagedList } from '../../kernel/data/use-paged-list.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Segmented } from '../../ui/filter/segmented.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { useLoginRecordText } from './login-record.texts.ts';
import styles from './login-record.module.css';

/** As on the wire: empty for all. */
export type ResultFilter = LoginResult | '';

interface Props<Row> {
  title: string;
  list: Omit<ReturnType<typeof usePagedList>, 'rows'> & { rows: readonly Row[] };
  columns: readonly Column<Row>[];
  result: ResultFilter;
  onResult: (result: ResultFilter) => void;
}

/** The filter, a page of records and the pagination. */
export function LoginRecords<Row extends { id: string }>({ title, list, columns, result, onResult }: Props<Row>) {
  const t = useLoginRecordText();
  const options = (['', ...loginResults] as const).map((value) => ({ value, label: t(value || 'all') }));
  const isEmpty = !list.isFirstLoad && list.rows.length === 0;
  return (
    <>
      <div className={styles.filter}>
        <Segmented<ResultFilter> aria-label={t('filter')} options={options} value={result} onChange={onResult} />
      </div>
      <div className={styles.records}>
        {list.error && list.rows.length === 0 && <ErrorNotice title={list.error.message} onRetry={list.reload} />}
        {!list.error && isEmpty && <Notice title={t('empty')} />}
        {!list.error && !isEmpty && (
          <DataTable
            caption={title}
            columns={columns}
            rows={list.rows}
            isFirstLoad={list.isFirstLoad}
            isLoading={list.isLoading}
          />
        )}
      </div>
      {!list.isFirstLoad && !list.error && (
        <Pagination {...list.count} pageNo={list.pageNo} pageSize={list.pageSize} onPageChange={list.goToPage} />
      )}
    </>
  );
}
