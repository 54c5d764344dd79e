import { useEffect, useRef, type RefObject } from 'react';

interface Place {
  /** The row that had the focus, and where it stood. */
  readonly id: string | undefined;
  readonly index: number;
}

/**
 * An action may remove the control that has the focus: a row is deleted, a button has no meaning any more. The browser
 * would leave the focus on the body; it goes to the same row, else to the one that took its place, else to the toolbar.
 */
export function useFocusReturn(area: RefObject<HTMLElement | null>) {
  const last = useRef<Place & { element: Element }>(undefined);
  useEffect(() => {
    // Not React's onFocus: it does not see the focus that a closing dialog returns.
    const note = ({ target }: FocusEvent) => {
      const element = target as Element;
      const row = element.closest<HTMLElement>('[data-index]');
      last.current = area.current?.contains(element)
        ? { element, id: row?.dataset['record'], index: Number(row?.dataset['index'] ?? 0) }
        : undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [area]);
  useEffect(() => {
    const isTaken = document.activeElement?.isConnected && document.activeElement !== document.body;
    if (!last.current || last.current.element.isConnected || !area.current || isTaken) return;
    targetIn(area.current, last.current)?.focus();
  });
}

/** The element that takes the focus of one that is gone. */
function targetIn(area: HTMLElement, { id, index }: Place): HTMLElement | undefined {
  const rows = [...area.querySelectorAll<HTMLElement>('[data-index]')];
  const same = rows.find((row) => row.dataset['record'] === id);
  const next = rows.findLast((row) => Number(row.dataset['index']) <= index);
  // What the list is mostly for, such as 新增.
  const main = area.querySelector<HTMLElement>('header .ant-btn-primary');
  return same ?? next ?? main ?? area.querySelector<HTMLElement>('header button, header a, button, a') ?? undefined;
}
