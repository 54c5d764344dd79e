import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { PlacedColumn } from '../columns/placed-column.ts';
import { isPhone } from '../../layout/is-phone.ts';
import styles from '../data-table.module.css';
import { rowCommand } from './row-keys.ts';
import { titleIfTruncated } from './row-pointer.ts';
import { TableRow } from './table-row.tsx';

interface Props<Row> {
  rows: readonly Row[];
  columns: readonly PlacedColumn<Row>[];
  /** What the rows scroll in. */
  scroller: RefObject<HTMLElement | null>;
  rowHeight: number;
  onOpen?: ((row: Row) => void) | undefined;
  hrefOf?: ((row: Row) => string) | undefined;
  /** The row whose record is open. */
  openedId?: string | undefined;
  onSelect?: ((row: Row) => void) | undefined;
}

/** More rows than this are rendered in a window. */
export const mostRendered = 100;
/** As in the style sheet. */
const headHeight = 40;
const overscan = 4;

/** The rows of a table. They are one tab stop; the arrows move between them. */
export function TableRows<Row extends { id: string }>({
  rows,
  columns,
  scroller,
  rowHeight,
  onOpen,
  hrefOf,
  openedId,
  onSelect,
}: Props<Row>) {
  const [activeId, setActiveId] = useState<string>();
  const active = useMemo(
    () =>
      activeId === undefined
        ? 0
        : Math.max(
            0,
            rows.findIndex(({ id }) => id === activeId),
          ),
    [rows, activeId],
  );
  // The cards of a phone have heights of their own.
  const isWindow = rows.length > mostRendered && !isPhone();
  // The same functions while scrolling: with others the virtualizer would measure every row again.
  const estimateSize = useCallback(() => rowHeight, [rowHeight]);
  const getItemKey = useCallback((index: number) => rows[index]!.id, [rows]);
  // The lint is about React Compiler, which is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isWindow,
    getScrollElement: () => scroller.current,
    estimateSize,
    getItemKey,
    overscan,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    // The row with the focus stays when it scrolls out of sight, otherwise the focus would be lost.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), active])].toSorted((a, b) => a - b),
  });

  const focusRow = (body: HTMLElement, index: number) => {
    flushSync(() => setActiveId(rows[index]?.id));
    if (isWindow) virtualizer.scrollToIndex(index);
    body.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: isWindow });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const place = target.closest<HTMLElement>('[data-index]');
    if (
      !place ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.shiftKey ||
      !event.currentTarget.contains(target)
    )
      return;
    const index = Number(place.dataset['index']);
    const command = rowCommand(event.key, { index, count: rows.length, isInside: target !== place });
    if (!command) return;
    event.preventDefault();
    if ('go' in command) focusRow(event.currentTarget, command.go);
    else (command.run === 'open' ? onOpen : onSelect)?.(rows[index]!);
  };

  const rowAt = (index: number) => {
    const row = rows[index]!;
    return (
      <TableRow
        key={row.id}
        row={row}
        index={index}
        columns={columns}
        isActive={index === active}
        isOpened={row.id === openedId}
        isNumbered={isWindow}
        onOpen={onOpen}
        hrefOf={hrefOf}
        onFocus={setActiveId}
      />
    );
  };
  const items = virtualizer.getVirtualItems();
  return (
    // Keyboard users read a long text in the record.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/mouse-events-have-key-events
    <tbody onKeyDown={onKeyDown} onMouseOver={titleIfTruncated}>
      {isWindow
        ? [
            ...items.flatMap((item, place) => [
              gap(item.start - (items[place - 1]?.end ?? headHeight), item.index),
              rowAt(item.index),
            ]),
            gap(virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0), -1),
          ]
        : rows.map((_, index) => rowAt(index))}
    </tbody>
  );
}

/** Takes the place of rows that are not rendered. */
const gap = (height: number, before: number) =>
  height > 0 && (
    <tr key={`gap ${before}`} aria-hidden="true" className={styles.gap}>
      <td aria-hidden="true" style={{ height }} />
    </tr>
  );
