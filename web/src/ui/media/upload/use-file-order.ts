import { useLayoutEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { useUploadText } from './upload.texts.ts';
import type { ListedFile } from './use-file-list.ts';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Changes the order of files by drag or by the arrow keys on a handle. */
export function useFileOrder(files: readonly ListedFile[], move: (from: number, to: number) => void) {
  const t = useUploadText();
  const handles = useRef(new Map<string, HTMLElement>());
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();
  const [moved, setMoved] = useState<{ name: string; place: number }>();
  const focusId = useRef<string>(undefined);
  // A browser takes the focus from an element that is moved in the document.
  const shown = useRef(files);
  useLayoutEffect(() => {
    if (shown.current === files) return;
    shown.current = files;
    if (focusId.current) handles.current.get(focusId.current)?.focus();
    focusId.current = undefined;
  });

  const moveTo = (from: number, to: number) => {
    const file = files[from];
    if (!file || from === to || to < 0 || to >= files.length) return;
    setMoved({ name: file.orginalName, place: to + 1 });
    move(from, to);
  };
  const endDrag = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  return {
    announcement: moved && t('moved', moved),
    rowProps: (index: number) => ({
      'data-target': target === index && dragged !== undefined && dragged !== index ? (dragged < index ? 'after' : 'before') : undefined,
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
        const id = files[index]?.id ?? '';
        if (handle) handles.current.set(id, handle);
        else handles.current.delete(id);
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
        focusId.current = files[index]?.id;
        moveTo(index, index + step);
      },
    }),
  };
}

export type FileOrder = ReturnType<typeof useFileOrder>;
