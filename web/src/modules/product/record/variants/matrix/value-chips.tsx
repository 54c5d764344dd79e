import { useState, type DragEvent, type KeyboardEvent } from 'react';
import type { Matrix } from '../matrix.ts';
import styles from './value-chips.module.css';
import { useVariantsText } from '../product-variants.texts.ts';

interface Props {
  of: Matrix[number];
  /** As the variants have it: what it does not have yet is marked. */
  stored: Matrix[number] | undefined;
  onRemove: (valueId: string) => void;
  onMove: (from: number, to: number) => void;
}

/** The chosen values; dragging or the arrow keys change their order. */
export function ValueChips({ of: { specValueList }, stored, onRemove, onMove }: Props) {
  const t = useVariantsText();
  const [dragged, setDragged] = useState<number>();
  const onKey = (index: number, id: string) => (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') return onRemove(id);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return undefined;
    event.preventDefault();
    return onMove(index, index + step);
  };
  const drop = (index: number) => (event: DragEvent) => {
    if (dragged === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(dragged, index);
    setDragged(undefined);
  };
  return specValueList.map(({ id, specValue }, index) => {
    const isNew = stored?.specValueList.every((each) => each.id !== id) ?? true;
    return (
      <span
        key={id}
        className={`${styles.chip} ${isNew ? styles.newChip : ''}`}
        onDragOver={(event) => dragged !== undefined && event.preventDefault()}
        onDrop={drop(index)}>
        <button
          type="button"
          draggable
          className={styles.chipName}
          aria-label={t('moveValue', { name: specValue })}
          onKeyDown={onKey(index, id)}
          onDragStart={() => setDragged(index)}
          onDragEnd={() => setDragged(undefined)}>
          {specValue}
        </button>
        <button
          type="button"
          className={styles.remove}
          aria-label={t('removeValue', { name: specValue })}
          onClick={() => onRemove(id)}>
          ×
        </button>
      </span>
    );
  });
}
