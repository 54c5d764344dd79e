import { Button } from 'antd';
import { useRef, type CSSProperties, type ReactNode, useState } from 'react';
import { joinNames } from '../../kernel/text/punctuation.ts';
import type { List } from '../../kernel/data/use-list.ts';
import { useAddressOnce } from '../../kernel/data/use-new-of-address.ts';
import { lazy } from '../../kernel/lazy.ts';
import { useCan } from '../../kernel/session/access.ts';
import type { Column } from './column.ts';
import { ColumnSettings } from './columns/column-settings.tsx';
import { partsOf, withoutHidden } from './columns/lead-column.ts';
import { DataTable } from './data-table.tsx';
import { ImportButton } from './import-button.tsx';
import styles from './list-page.module.css';
import { ErrorNotice } from '../feedback/error-notice.tsx';
import { Pagination } from './pagination.tsx';
import { useActionColumn, type RowAction } from './rows/row-actions.tsx';
import { ConditionButton } from '../filter/condition-button.tsx';
import { FilterBar } from '../filter/filter-bar.tsx';
import type { Filter } from '../filter/filter.ts';
import type { Batch } from './selection/batch.ts';
import { ViewBar } from './view-bar.tsx';
import { useSelectionColumn } from './selection/selection-column.tsx';
import { TotalCount } from './total-count.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { useUiText } from '../ui.texts.ts';
import { useTableText } from './table.texts.ts';
import type { ExportProps } from '../export/export-dialog.tsx';

const EmptyList = lazy(async () => (await import('./empty-list.tsx')).EmptyList);
const BatchBar = lazy(async () => (await import('./selection/batch-bar.tsx')).BatchBar);

interface Props<Row> {
  title: string;
  /** Links to related screens. */
  navigation?: ReactNode;
  list: List<Row>;
  filters: readonly Filter[];
  columns: readonly Column<Row>[];
  actionsOf: (row: Row) => readonly RowAction[];
  /** Makes rows selectable, for users who may do something with the selection. */
  batch?: Batch<Row> | undefined;
  toolbar?: ReactNode;
  /** Opens the record of a row. */
  onOpen?: ((row: Row) => void) | undefined;
  /** The address with the record of a row open. */
  hrefOf?: ((row: Row) => string) | undefined;
  /** The row whose record is open. */
  openedId?: string | undefined;
  /** Before the table, such as a tree that narrows the list. */
  left?: ReactNode;
  /** Above the table, such as a chart of what it lists. */
  above?: ReactNode;
  /** Instead of the table and its pages, such as a diagram of what it lists. */
  body?: ReactNode;
  /** Beside the table: the drawer of the record. */
  beside?: ReactNode;
  /** Shown when there are no records at all. */
  empty: { title: string; detail: string; action?: ReactNode };
}

/** The layout of every list: title and count, views, search box and chips, table, pages. */
export function ListPage<Row extends { id: string; name: string }>(props: Props<Row>) {
  const { title, navigation, list, actionsOf, batch, toolbar, onOpen, hrefOf, openedId } = props;
  const { left, above, body, beside, empty } = props;
  const can = useCan();
  const columns = withoutHidden(props.columns, ({ key }) => list.isHidden(key));
  const filters = props.filters.filter(({ name }) => !list.isHidden(name));
  const page = useRef<HTMLDivElement>(null);
  useFocusReturn(page);
  const batchActions = batch?.actions.filter((action) => can(action.can)) ?? [];
  const selection = batchActions.length > 0 ? batch?.selection : undefined;
  const rightColumns = useActionColumn(list.rows, actionsOf);
  const leftColumns = useSelectionColumn(selection);
  const [first] = columns;
  return (
    <div ref={page} className={styles.page}>
      {navigation}
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {!list.isFirstLoad && <TotalCount {...list.count} />}
        <div className={styles.tools}>
          <ExportButton title={title} list={list} columns={columns} selection={selection} />
          <ImportButton list={list.name} />
          {toolbar}
          <ColumnSettings table={list.layoutName} columns={columns} />
        </div>
      </header>
      <ViewBar list={list} columns={columns} filters={filters} />
      {filters.length > 0 && (
        <FilterBar
          filters={filters}
          list={list}
          searched={
            first ? joinNames(partsOf(first).flatMap((part) => (part === first.picture ? [] : part.title))) : ''
          }>
          <ConditionButton list={list} columns={columns} filters={filters} />
        </FilterBar>
      )}
      <div className={styles.split}>
        {left}
        <section className={styles.panel}>
          {above}
          {body || (
            <ListBody list={list} empty={empty}>
              <DataTable
                caption={title}
                name={list.layoutName}
                columns={columns}
                leftColumns={leftColumns}
                rightColumns={rightColumns}
                sorting={list}
                rows={list.rows}
                isFirstLoad={list.isFirstLoad}
                isLoading={list.isLoading}
                onOpen={onOpen}
                hrefOf={hrefOf}
                openedId={openedId}
                onSelect={selection?.toggle}
              />
            </ListBody>
          )}
          {selection && selection.count > 0 && <BatchBar selection={selection} actions={batchActions} list={list} />}
        </section>
        {beside}
      </div>
      {batch?.dialog}
    </div>
  );
}

function ListBody<Row>({ list, empty, children }: Pick<Props<Row>, 'list' | 'empty'> & { children: ReactNode }) {
  const t = useUiText();
  if (list.error && list.rows.length === 0) return <ErrorNotice title={list.error.message} onRetry={list.reload} />;
  if (!list.isFirstLoad && list.rows.length === 0) return <EmptyList list={list} empty={empty} />;
  return (
    <>
      {list.error && (
        <p className={styles.failure} role="alert">
          {list.error.message}
          <button type="button" className={styles.retry} onClick={list.reload}>
            {t('retry')}
          </button>
        </p>
      )}
      <div className={styles.table} style={{ '--rows': list.pageSize } as CSSProperties}>
        {children}
      </div>
      {!list.isFirstLoad && (
        <Pagination {...list.count} pageNo={list.pageNo} pageSize={list.pageSize} onPageChange={list.goToPage} />
      )}
    </>
  );
}

const ExportDialog = lazy(async () => (await import('../export/export-dialog.tsx')).ExportDialog);

/** 导出: what the list shows as a file. */
function ExportButton(props: Omit<ExportProps, 'onClose'>) {
  const t = useTableText();
  const [isOpen, setOpen] = useState(false);
  useAddressOnce('export', () => setOpen(true));
  return (
    <>
      <Button data-shortcut="export" onClick={() => setOpen(true)}>
        {t('export')}
      </Button>
      {isOpen && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
