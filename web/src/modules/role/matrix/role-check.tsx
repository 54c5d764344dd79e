import styles from './matrix.module.css';
import type { CellState } from './matrix-model.ts';

interface Props {
  label: string;
  state: CellState;
  isLocked: boolean;
  isChanged: boolean;
  onToggle: (isOn: boolean) => void;
}

/** A checkbox of the matrix; one with a lock shows what the user may not grant. */
export function RoleCheck({ label, state, isLocked, isChanged, onToggle }: Props) {
  return (
    <input
      type="checkbox"
      className={styles.check}
      aria-label={label}
      data-locked={isLocked}
      data-changed={isChanged}
      disabled={isLocked}
      checked={state === 'on'}
      ref={(element) => {
        if (element) element.indeterminate = state === 'half';
      }}
      onChange={() => onToggle(state !== 'on')}
    />
  );
}
