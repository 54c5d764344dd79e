import { useEffect, useRef, type MouseEvent } from 'react';
import type { SheetHandle } from '../use-sheet.ts';

/** Long enough to move the pointer from the cell to the popover. */
const patience = 250;

/** Shows the error of the cell under the pointer, and keeps it while the pointer is on the popover. */
export function useErrorHover({ store }: SheetHandle) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hideSoon = () => {
    clearTimeout(timer.current);
    if (store.getState().hovered) timer.current = setTimeout(() => store.setState({ hovered: undefined }), patience);
  };
  return {
    ofGrid: {
      onMouseOver: ({ target }: MouseEvent) => {
        const cell = (target as Element).closest<HTMLElement>('[data-wrong]');
        const row = cell?.closest<HTMLElement>('[data-row]');
        if (!cell || !row) return hideSoon();
        clearTimeout(timer.current);
        return store.setState({ hovered: { row: Number(row.dataset['row']), column: Number(cell.dataset['column']) } });
      },
      onMouseLeave: hideSoon,
    },
    ofPopover: { onMouseEnter: () => clearTimeout(timer.current), onMouseLeave: hideSoon },
  };
}
