import type { Call, InputOf } from '@edp/contract/kernel/call.ts';
import { useState, type ReactNode } from 'react';
import { usePagedList } from '../../kernel/data/use-paged-list.ts';
import { ErrorNotice } from '../feedback/error-notice.tsx';
import { Notice } from '../feedback/notice.tsx';
import { SearchBox } from '../filter/search-box.tsx';
import { Segmented } from '../filter/segmented.tsx';
import { TreeSelect } from '../inputs/tree-select.tsx';
import type { TreeNode } from '../inputs/tree.ts';
import { useDebounced } from '../layout/use-debounced.ts';
import { DataTable } from '../table/data-table.tsx';
import { Pagination } from '../table/pagination.tsx';
import { timeColumn } from '../table/columns/value-columns.tsx';
import { ReadShare } from './read-share.tsx';
import { useReadersText } from './readers.texts.ts';
import styles from './readers.module.css';

/** A person whom something is for; `readTime` is empty until they have read it. */
interface Reader {
  id: string;
  name: string;
  orgName: string;
  readTime: string;
}

interface Props<C extends Call> {
  /** A page of readers, with the filters `name`, `read` and `orgId`. */
  call: C;
  id: string;
  read: number;
  all: number;
  departments: readonly TreeNode[];
  /** Beside the figure, such as a button to remind. */
  tools?: ReactNode;
}

type ReadFilter = '' | '0' | '1';

/** Who has read something and who has not. */
export function ReadersList<C extends Call>({ call, id, read, all, departments, tools }: Props<C>) {
  const t = useReadersText();
  const [filter, setFilter] = useState<ReadFilter>('');
  const [name, setName] = useState('');
  const [orgId, setOrgId] = useState('');
  const list = usePagedList(call, { id, read: filter, name: useDebounced(name), orgId } as object as Partial<
    InputOf<C>
  >);
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      list.goToPage(1);
    };
  const options: { value: ReadFilter; label: string }[] = [
    { value: '', label: t('all') },
    { value: '1', label: t('read') },
    { value: '0', label: t('unread') },
  ];
  return (
    <>
      <div className={styles.head}>
        <ReadShare isLong read={read} all={all} />
        {tools}
      </div>
      <div className={styles.filters}>
        <Segmented aria-label={t('filter')} options={options} value={filter} onChange={change(setFilter)} />
        <SearchBox label={t('searchName')} value={name} onChange={change(setName)} />
        <TreeSelect
          aria-label={t('department')}
          placeholder={t('allDepartments')}
          nodes={departments}
          value={orgId}
          onChange={change(setOrgId)}
        />
      </div>
      <ReaderRows list={list} />
    </>
  );
}

function ReaderRows<C extends Call>({ list }: { list: ReturnType<typeof usePagedList<C>> }) {
  const t = useReadersText();
  if (list.error) return <ErrorNotice title={list.error.message} onRetry={list.reload} />;
  if (!list.isFirstLoad && list.total === 0) return <Notice title={t('none')} />;
  const rows = list.rows as unknown as readonly Reader[];
  return (
    <div className={styles.list}>
      <DataTable
        caption={t('title')}
        rows={rows}
        isFirstLoad={list.isFirstLoad}
        isLoading={list.isLoading}
        columns={[
          { key: 'name', title: t('person'), width: 120, grows: true, render: (row) => row.name },
          { key: 'orgName', title: t('department'), width: 140, grows: true, render: ({ orgName }) => orgName },
          timeColumn('readTime', t('time'), { otherwise: <span className={styles.unread}>{t('notYet')}</span> }),
        ]}
      />
      {!list.isFirstLoad && (
        <Pagination {...list.count} pageNo={list.pageNo} pageSize={list.pageSize} onPageChange={list.goToPage} />
      )}
    </div>
  );
}
