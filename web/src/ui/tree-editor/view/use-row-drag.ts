import { useRef, useState, type DragEvent, type RefObject } from 'react';
import type { TreeRow, TreeNode } from './tree-model.ts';
import type { DropTarget } from '../tree-moves.ts';
import { rowHeight } from './row-height.ts';
import styles from './tree-view.module.css';

export interface RowDrag {
  /** Without it rows cannot be dragged. */
  onDrop?: ((id: string, drop: DropTarget) => void) | undefined;
  /** Whether a drop is not allowed; shown while dragging. */
  isInvalidDrop?: ((id: string, drop: DropTarget) => boolean) | undefined;
  /** Of a header that scrolls with the rows, in pixels. */
  headHeight?: number;
}

/** A collapsed node opens when something is dragged over it for this long. */
const openAfterMs = 700;
/** The upper and lower quarter of a row mean before and after it, the middle inside. */
const edge = 0.25;

/** Dragging rows within a tree. */
export function useRowDrag<Node extends TreeNode>(
  box: RefObject<HTMLElement | null>,
  rows: readonly TreeRow<Node>[],
  toggle: (id: string) => void,
  { onDrop, isInvalidDrop, headHeight = 0 }: RowDrag = {},
) {
  const [draggedId, setDraggedId] = useState<string>();
  const [drop, setDrop] = useState<DropTarget>();
  const opening = useRef<number>(undefined);

  const end = () => {
    clearTimeout(opening.current);
    setDraggedId(undefined);
    setDrop(undefined);
  };
  const dropTargetAt = (event: DragEvent): DropTarget | undefined => {
    if (!box.current) return undefined;
    const offset = event.clientY - box.current.getBoundingClientRect().top + box.current.scrollTop - headHeight;
    const index = Math.floor(offset / rowHeight);
    const row = rows[index];
    if (!row) return undefined;
    const part = (offset % rowHeight) / rowHeight;
    // After an expanded node means before its first child.
    if (part > 1 - edge && row.isOpen) return { id: rows[index + 1]!.node.id, where: 'before' };
    return { id: row.node.id, where: part < edge ? 'before' : part > 1 - edge ? 'after' : 'inside' };
  };
  const over = (event: DragEvent) => {
    if (!draggedId) return;
    event.preventDefault();
    const next = dropTargetAt(event);
    if (next?.id === drop?.id && next?.where === drop?.where) return;
    clearTimeout(opening.current);
    const row = next?.where === 'inside' && rows.find(({ node }) => node.id === next.id);
    if (row && row.hasChildren && !row.isOpen && row.node.id !== draggedId)
      opening.current = window.setTimeout(() => toggle(row.node.id), openAfterMs);
    setDrop(next);
  };
  const leave = ({ currentTarget, clientX, clientY }: DragEvent) => {
    // Moving between rows also fires dragleave.
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
    if (clientX <= left || clientX >= right || clientY <= top || clientY >= bottom) setDrop(undefined);
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    const target = dropTargetAt(event);
    if (draggedId && target && target.id !== draggedId) onDrop?.(draggedId, target);
    end();
  };

  return {
    ofTree: onDrop ? { onDragEnter: over, onDragOver: over, onDragLeave: leave, onDrop: dropped } : {},
    ofRow: (id: string) =>
      onDrop
        ? {
            draggable: true,
            onDragStart: (event: DragEvent) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', id);
              setDraggedId(id);
            },
            onDragEnd: end,
          }
        : {},
    classOf: (id: string) => {
      if (!draggedId) return undefined;
      if (id === draggedId) return styles.dragged;
      if (drop?.id !== id) return undefined;
      return isInvalidDrop?.(draggedId, drop) ? `${styles[drop.where]} ${styles.refused}` : styles[drop.where];
    },
  };
}
