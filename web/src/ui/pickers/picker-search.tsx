import controls from '../controls.module.css';
import styles from './pickers.module.css';

/** A picker may stand inside a form: Enter looks for something and must not save what lies behind. */
const keepInside = (event: React.KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

export function PickerSearch({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <input type="search" className={`${controls.input} ${styles.search}`} placeholder={label} aria-label={label} maxLength={100} autoComplete="off"
      value={value} onChange={(event) => onChange(event.target.value)} onKeyDown={keepInside} />
  );
}
