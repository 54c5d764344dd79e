import type { InputOf, OutputOf } from '@edp/contract/kernel/call.ts';
import type { news, newsComment } from '@edp/contract/modules/news/news.ts';
import { usePagedList } from '../../kernel/data/use-paged-list.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { timeColumn } from '../../ui/table/columns/value-columns.tsx';
import styles from './news.module.css';

interface PersonAtTime {
  person: string;
  time: string;
}

interface Props<C extends typeof news.laudRecords | typeof newsComment.views> {
  call: C;
  newsId: string;
  rowOf: (row: OutputOf<C>) => PersonAtTime;
  texts: { caption: string; person: string; time: string; empty: string };
}

/** Who did something with an item, and when. */
export function PeopleList<C extends typeof news.laudRecords | typeof newsComment.views>({
  call,
  newsId,
  rowOf,
  texts,
}: Props<C>) {
  const list = usePagedList(call, { newId: newsId } as Partial<InputOf<C>>);
  if (list.error) return <ErrorNotice title={list.error.message} onRetry={list.reload} />;
  if (!list.isFirstLoad && list.total === 0) return <Notice title={texts.empty} />;
  const rows = list.rows.map((row, index) => ({ id: String(index), ...rowOf(row) }));
  return (
    <div className={styles.people}>
      <DataTable
        caption={texts.caption}
        rows={rows}
        isFirstLoad={list.isFirstLoad}
        isLoading={list.isLoading}
        columns={[
          { key: 'person', title: texts.person, width: 200, grows: true, render: ({ person }) => person },
          timeColumn('time', texts.time),
        ]}
      />
      {!list.isFirstLoad && (
        <Pagination {...list.count} pageNo={list.pageNo} pageSize={list.pageSize} onPageChange={list.goToPage} />
      )}
    </div>
  );
}
