import type { ReactNode } from 'react';
import type { Filter } from '../filter/filter.ts';
import type { NamedRecord } from '../record/record-kind.ts';
import type { Column } from '../table/column.ts';
import { ListPage } from '../table/list-page.tsx';
import type { RowAction } from '../table/rows/row-actions.tsx';
import type { Batch } from '../table/selection/batch.ts';
import type { NounList } from './use-noun-list.ts';

interface Props<Row extends NamedRecord, Opened> {
  of: NounList<Row, Opened>;
  title: string;
  /** Links to related screens. */
  navigation?: ReactNode;
  filters: readonly Filter[];
  columns: readonly Column<Row>[];
  actionsOf: (row: Row) => readonly RowAction[];
  batch?: Batch<Row>;
  /** Before the table, such as a tree that narrows the list. */
  left?: ReactNode;
  /** Above the table, such as a chart of what it lists. */
  above?: ReactNode;
  /** Instead of the table, such as a diagram of what it lists. */
  body?: ReactNode;
  /** Adds a record; also shown where there is none yet. */
  add?: ReactNode;
  /** Further buttons, before it. */
  tools?: ReactNode;
  empty: { title: string; detail: string };
}

/** The list of a noun with what opens beside and above it. */
export function NounListPage<Row extends NamedRecord, Opened>({
  of,
  title,
  navigation,
  filters,
  columns,
  actionsOf,
  batch,
  left,
  above,
  body,
  add,
  tools,
  empty,
}: Props<Row, Opened>) {
  const {
    list,
    screens: { Drawer, Dialog },
    drawer,
    dialog,
    closeDialog,
  } = of;
  return (
    <>
      <ListPage
        title={title}
        navigation={navigation}
        list={list}
        filters={filters}
        columns={columns}
        actionsOf={actionsOf}
        batch={batch}
        toolbar={
          <>
            {tools}
            {add}
          </>
        }
        {...drawer.table}
        left={left}
        above={above}
        body={body}
        beside={drawer.opened && <Drawer opened={drawer.opened} actionsOf={actionsOf} />}
        empty={{ ...empty, action: add }}
      />
      {dialog !== undefined && Dialog && <Dialog opened={dialog} onClose={closeDialog} />}
    </>
  );
}
