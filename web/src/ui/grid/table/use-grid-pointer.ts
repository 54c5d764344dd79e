import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { fillTarget, rangeOf, type Cell } from '../model/range/range.ts';
import type { GridHandle } from '../use-grid.ts';
import { cellAt, type ColumnLayout } from './column-layout.ts';

const controls = 'a, button, input, select, label';
/** While the pointer is held beyond an edge, the grid scrolls on at this pace, in milliseconds. */
const scrollPace = 40;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * The mouse: cells, rows by their numbers, columns by their heads, ranges by dragging, the fill handle, the switches.
 */
export function useGridPointer(
  { actions, store }: GridHandle,
  scroller: RefObject<HTMLElement | null>,
  layout: ColumnLayout,
) {
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const at = ({ clientX, clientY }: Point): Cell => {
    const { left, top } = scroller.current!.getBoundingClientRect();
    return cellAt(layout, scroller.current!, clientX - left, clientY - top);
  };

  /** Until the button is released. */
  const drag = (onMove: (cell: Cell) => void, onEnd: () => void = () => {}) => {
    let last: Point | undefined;
    const follow = () => last && onMove(at(last));
    const remember = (event: globalThis.MouseEvent) => {
      last = event;
      follow();
    };
    const timer = setInterval(follow, scrollPace);
    const end = () => {
      clearInterval(timer);
      window.removeEventListener('mousemove', remember);
      window.removeEventListener('mouseup', finish);
      stop.current = undefined;
    };
    function finish() {
      end();
      onEnd();
    }
    window.addEventListener('mousemove', remember);
    window.addEventListener('mouseup', finish);
    stop.current = end;
  };

  const dragFill = () => {
    const source = rangeOf(actions.current());
    drag(
      (cell) => store.setState({ fillTo: fillTarget(source, cell) }),
      () => {
        const target = store.getState().fillTo;
        store.setState({ fillTo: undefined });
        if (target) actions.fillTo(target);
      },
    );
  };
  const press = (event: MouseEvent, target: Element) => {
    const place = (attribute: string) =>
      Number(target.closest<HTMLElement>(`[data-${attribute}]`)?.dataset[attribute] ?? 0);
    const { anchor } = actions.current();
    if (target.closest('[data-handle]')) return dragFill();
    if (target.closest('[data-corner]')) return actions.selectAll();
    if (target.closest('thead')) {
      const from = event.shiftKey ? anchor.column : place('column');
      actions.selectColumns(from, place('column'));
      return drag(({ column }) => actions.selectColumns(from, column));
    }
    if (target.closest('tbody th')) {
      const from = event.shiftKey ? anchor.row : place('row');
      actions.selectRows(from, place('row'));
      return drag(({ row }) => actions.selectRows(from, Math.max(0, row)));
    }
    const cell = { row: place('row'), column: place('column') };
    if (event.shiftKey) actions.extend(cell);
    else actions.select(cell);
    if (target.closest('[data-switch]')) return actions.toggle();
    return drag(actions.extend);
  };

  return {
    onMouseDown: (event: MouseEvent) => {
      const target = event.target as Element;
      if (event.button !== 0 || !target.closest('td, th, [data-handle]') || target.closest(controls)) return;
      // The input keeps the focus, and no text is selected.
      event.preventDefault();
      actions.commit();
      press(event, target);
      document.getSelection()?.removeAllRanges();
      focusInput(scroller.current);
    },
    onDoubleClick: (event: MouseEvent) => {
      const target = event.target as Element;
      if (target.closest('td') && !target.closest(`${controls}, [data-switch], [data-handle]`)) actions.begin('change');
    },
  };
}

const focusInput = (scroller: HTMLElement | null) =>
  scroller?.querySelector('textarea')?.focus({ preventScroll: true });
