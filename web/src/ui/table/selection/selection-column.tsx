import type { Selection } from '../../../kernel/data/use-selection.ts';
import type { Column } from '../column.ts';
import { useTableText } from '../table.texts.ts';
import styles from './selection-column.module.css';

/** The checkbox column of a list with selectable rows; none for other lists. */
export function useSelectionColumn<Row extends { name: string }>(selection: Selection<Row> | undefined): Column<Row>[] {
  const t = useTableText();
  if (!selection) return [];
  const { isWholePage, isPartOfPage, isEmptyPage, has, toggle, togglePage } = selection;
  const head = (
    <SelectionBox
      label={t('selectPage')}
      isChecked={isWholePage}
      isPartly={isPartOfPage}
      isDisabled={isEmptyPage}
      onChange={togglePage}
    />
  );
  const render = (row: Row) => (
    <SelectionBox label={t('selectRow', { name: row.name })} isChecked={has(row)} onChange={() => toggle(row)} />
  );
  return [{ key: 'selection', title: t('selectPage'), head, width: 48, render }];
}

interface BoxProps {
  label: string;
  isChecked: boolean;
  isPartly?: boolean;
  isDisabled?: boolean;
  onChange: () => void;
}

function SelectionBox({ label, isChecked, isPartly = false, isDisabled = false, onChange }: BoxProps) {
  const mark = (box: HTMLInputElement | null) => {
    // `indeterminate` has no attribute.
    if (box) box.indeterminate = isPartly;
  };
  return (
    // The whole cell is clickable: the checkbox alone is a small target.
    <label className={styles.cell}>
      <input
        ref={mark}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        disabled={isDisabled}
        onChange={onChange}
      />
    </label>
  );
}
