import type { ReactNode } from 'react';
import type { List } from '../kernel/use-list.ts';
import type { Selection } from '../kernel/use-selection.ts';
import { DataTable, type Column } from './data-table.tsx';
import styles from './list-page.module.css';
import { ErrorNotice } from './error-notice.tsx';
import { Notice } from './notice.tsx';
import { Pagination } from './pagination.tsx';
import { useActionColumn, type RowAction } from './row-actions.tsx';
import { SearchArea, type Filter } from './search-area.tsx';
import { SelectionCount, useSelectionColumn } from './selection-column.tsx';
import { useUiText } from './ui-text.ts';

interface Props<Row> {
  title: string;
  /** Links to related screens. */
  navigation?: ReactNode;
  list: List<Row>;
  filters: readonly Filter[];
  columns: readonly Column<Row>[];
  actionsOf: (row: Row) => readonly RowAction[];
  /** Makes rows selectable; from `useSelection`. */
  selection?: Selection<Row> | undefined;
  toolbar?: ReactNode;
  /** Shown when there are no records at all. */
  empty: { title: string; detail: string; action?: ReactNode };
}

/** The layout of every list: filters, toolbar, table, pages. */
export function ListPage<Row extends { id: string; name: string }>({ title, navigation, list, filters, columns, actionsOf, selection, toolbar, empty }: Props<Row>) {
  const actionColumn = useActionColumn(list.rows, actionsOf);
  const selectionColumn = useSelectionColumn(selection);
  return (
    <div className={styles.page}>
      {navigation}
      {filters.length > 0 && <SearchArea filters={filters} values={list.filters} onSearch={list.search} onReset={list.reset} />}
      <section className={styles.panel}>
        <header className={styles.toolbar}>
          <h1 className={styles.title}>{title}</h1>
          <SelectionCount selection={selection} />
          <div className={styles.tools}>{toolbar}</div>
        </header>
        <ListBody title={title} list={list} columns={[...selectionColumn, ...columns, ...actionColumn]} empty={empty} />
      </section>
    </div>
  );
}

function ListBody<Row extends { id: string }>({ title, list, columns, empty }: Pick<Props<Row>, 'title' | 'list' | 'columns' | 'empty'>) {
  const t = useUiText();
  if (list.error && list.rows.length === 0) return <ErrorNotice title={list.error.message} onRetry={list.reload} />;
  if (!list.isFirstLoad && list.rows.length === 0) return <EmptyList list={list} empty={empty} />;
  return (
    <>
      {list.error && (
        <p className={styles.failure} role="alert">
          {list.error.message}
          <button type="button" className={styles.retry} onClick={list.reload}>{t('retry')}</button>
        </p>
      )}
      <DataTable caption={title} columns={columns} rows={list.rows} isFirstLoad={list.isFirstLoad} isLoading={list.isLoading} />
      {!list.isFirstLoad && <Pagination {...list.count} pageNo={list.pageNo} pageSize={list.pageSize} onPageChange={list.goToPage} />}
    </>
  );
}

function EmptyList<Row>({ list, empty }: Pick<Props<Row>, 'list' | 'empty'>) {
  const t = useUiText();
  const isFiltered = Object.keys(list.filters).length > 0;
  if (isFiltered) return <Notice title={t('noMatch')} detail={t('noMatchHint')} action={{ text: t('clearFilters'), run: list.reset }} />;
  return <Notice title={empty.title} detail={empty.detail}>{empty.action}</Notice>;
}
