import { useState, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { Select } from '../../inputs/select.tsx';
import controls from '../../layout/controls.module.css';
import { countCells, rangeOf } from '../model/range/range.ts';
import { useSheetText } from '../sheet.texts.ts';
import type { SheetHandle } from '../use-sheet.ts';
import styles from './bars.module.css';

/** One value for all selected cells. */
export function FillPanel({
  sheet: { store, columns, actions },
  onClose,
}: {
  sheet: SheetHandle;
  onClose: () => void;
}) {
  const t = useSheetText();
  const [text, setText] = useState('');
  const range = useStore(store, (state) => state.selection);
  const count = countCells(rangeOf(range));
  const column = columns[rangeOf(range).left];
  if (count < 2) return <p className={styles.hint}>{t('fillOne')}</p>;
  const fill = () => {
    actions.fillWith(text);
    onClose();
  };
  // Not a form: the sheet may stand in one, and Enter must not submit that.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    fill();
  };
  const label = t('bulkFillHint', { count: count.toLocaleString('en') });
  return (
    <div className={styles.fields}>
      <span className={styles.hint}>{label}</span>
      {column?.kind === 'choice' ? (
        <Select
          aria-label={label}
          value={text}
          onChange={setText}
          options={(column.options ?? []).map((option) => ({ value: option.label, text: option.label }))}
        />
      ) : (
        <input
          className={controls.input}
          aria-label={label}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      )}
      <button type="button" className={styles.primary} onClick={fill}>
        {t('fill')}
      </button>
    </div>
  );
}
