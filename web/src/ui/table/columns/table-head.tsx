import { useState, type KeyboardEvent } from 'react';
import type { Sorting } from '../../../kernel/data/sorting.ts';
import { useTableText } from '../table.texts.ts';
import { HeadCell } from './head-cell.tsx';
import { clampWidth } from './layout.ts';
import type { PlacedColumn } from './placed-column.ts';
import type { Layout } from './use-table-layout.ts';

interface Props<Row> {
  columns: readonly PlacedColumn<Row>[];
  sorting: Sorting | undefined;
  /** Without it the user cannot change the columns. */
  layout: Layout | undefined;
}

/** By one press of a key. */
const widthStep = 16;

/**
 * The headings. They are one tab stop: the arrows move between them, Enter sorts, with Shift the arrows change the
 * width and with Ctrl they move the column.
 */
export function TableHead<Row>({ columns, sorting, layout }: Props<Row>) {
  const t = useTableText();
  const [active, setActive] = useState<string>();
  const [dragged, setDragged] = useState<string>();
  const movable = columns.filter(({ isMovable }) => isMovable);
  const activeKey = movable.some(({ column }) => column.key === active) ? active : movable[0]?.column.key;

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const index = movable.findIndex(({ column }) => column.key === event.currentTarget.dataset['column']);
    const current = movable[index];
    if (!current || event.target !== event.currentTarget) return;
    const { key } = current.column;
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    const next = movable[index + step]?.column.key;
    if (event.key === 'Enter' || event.key === ' ') {
      if (current.column.sort !== undefined && sorting?.canSortBy(current.column.sort))
        sorting.sortBy(current.column.sort);
    } else if (step === 0) return;
    else if (event.shiftKey) layout?.change(key, { width: clampWidth(current.width + step * widthStep) });
    else if (next === undefined) return;
    else if (event.ctrlKey || event.metaKey) layout?.move(key, next);
    else event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-column="${next}"]`)?.focus();
    event.preventDefault();
  };

  return (
    <thead>
      <tr>
        {columns.map((placed) => {
          const {
            column: { key },
            isMovable,
          } = placed;
          if (!isMovable) return <HeadCell key={key} placed={placed} />;
          return (
            <HeadCell
              key={key}
              placed={placed}
              isDragged={dragged === key}
              hint={layout && t('headingKeys')}
              tabIndex={key === activeKey ? 0 : -1}
              onFocus={() => setActive(key)}
              onKeyDown={press}
              sortOf={({ sort: name }) =>
                name !== undefined && sorting?.canSortBy(name)
                  ? { now: sorting.sort, name, run: () => sorting.sortBy(name) }
                  : undefined
              }
              onResize={
                layout &&
                ((width) => layout.change(key, { width: width === undefined ? undefined : clampWidth(width) }))
              }
              onDrag={layout && ((isDragging) => setDragged(isDragging ? key : undefined))}
              onDrop={dragged !== undefined && dragged !== key ? () => layout?.move(dragged, key) : undefined}
            />
          );
        })}
      </tr>
    </thead>
  );
}
