import { useLayoutEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Changes the order of rows, told apart by their keys, by drag or by the arrow keys on a handle. `moved` is the last
 * move.
 */
export function useRowOrder(keys: readonly string[], move: (from: number, to: number) => void) {
  const handles = useRef(new Map<string, HTMLElement>());
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();
  const [moved, setMoved] = useState<{ key: string; place: number }>();
  const focusKey = useRef<string>(undefined);
  // A browser takes the focus from an element that is moved in the document.
  const order = keys.join(' ');
  const shown = useRef(order);
  useLayoutEffect(() => {
    if (shown.current === order) return;
    shown.current = order;
    if (focusKey.current) handles.current.get(focusKey.current)?.focus();
    focusKey.current = undefined;
  });

  const moveTo = (from: number, to: number) => {
    const key = keys[from];
    if (key === undefined || from === to || to < 0 || to >= keys.length) return;
    setMoved({ key, place: to + 1 });
    move(from, to);
  };
  const endDrag = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  return {
    moved,
    rowProps: (index: number) => ({
      'data-target':
        target === index && dragged !== undefined && dragged !== index
          ? dragged < index
            ? 'after'
            : 'before'
          : undefined,
      onDragOver: (event: DragEvent) => {
        if (dragged === undefined) return;
        event.preventDefault();
        setTarget(index);
      },
      onDrop: (event: DragEvent) => {
        if (dragged === undefined) return;
        event.preventDefault();
        moveTo(dragged, index);
        endDrag();
      },
    }),
    handleProps: (index: number) => ({
      draggable: true,
      ref: (handle: HTMLElement | null) => {
        const key = keys[index] ?? '';
        if (handle) handles.current.set(key, handle);
        else handles.current.delete(key);
      },
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        setDragged(index);
      },
      onDragEnd: endDrag,
      onKeyDown: (event: KeyboardEvent) => {
        const step = steps[event.key];
        if (step === undefined) return;
        event.preventDefault();
        focusKey.current = keys[index];
        moveTo(index, index + step);
      },
    }),
  };
}

export type RowOrder = ReturnType<typeof useRowOrder>;
