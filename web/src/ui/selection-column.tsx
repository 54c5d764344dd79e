import type { Selection } from '../kernel/use-selection.ts';
import controls from './controls.module.css';
import type { Column } from './data-table.tsx';
import styles from './selection-column.module.css';
import { useUiText } from './ui-text.ts';

/** The checkbox column of a list with selectable rows; none for other lists. */
export function useSelectionColumn<Row extends { name: string }>(selection: Selection<Row> | undefined): Column<Row>[] {
  const t = useUiText();
  if (!selection) return [];
  const { rows, isWholePage, has, toggle, togglePage } = selection;
  const head = <Box label={t('selectPage')} isChecked={isWholePage} isPartly={rows.length > 0 && !isWholePage} onChange={togglePage} />;
  const render = (row: Row) => <Box label={t('selectRow', { name: row.name })} isChecked={has(row)} onChange={() => toggle(row)} />;
  return [{ key: 'selection', title: head, width: 48, render }];
}

interface BoxProps {
  label: string;
  isChecked: boolean;
  isPartly?: boolean;
  onChange: () => void;
}

function Box({ label, isChecked, isPartly = false, onChange }: BoxProps) {
  const mark = (box: HTMLInputElement | null) => {
    // `indeterminate` has no attribute.
    if (box) box.indeterminate = isPartly;
  };
  return (
    // The whole cell is clickable: the checkbox alone is a small target.
    <label className={styles.cell}>
      <input ref={mark} type="checkbox" className={styles.box} aria-label={label} checked={isChecked} onChange={onChange} />
    </label>
  );
}

/** The number of selected rows, with a button to clear them. */
export function SelectionCount<Row>({ selection }: { selection: Selection<Row> | undefined }) {
  const t = useUiText();
  const count = selection?.rows.length ?? 0;
  return (
    <output className={styles.count}>
      {count > 0 && (
        <>
          {t('selected', { count })}
          <button type="button" className={controls.link} onClick={selection?.clear}>{t('clearSelection')}</button>
        </>
      )}
    </output>
  );
}
