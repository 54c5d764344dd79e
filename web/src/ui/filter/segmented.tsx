import { useId } from 'react';
import styles from './segmented.module.css';

interface Props<Value extends string> {
  'aria-label': string;
  options: readonly { readonly value: Value; readonly label: string; readonly title?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of two or three choices, side by side: radio buttons in a row. */
export function Segmented<Value extends string>({ options, value, onChange, ...labelled }: Props<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" className={styles.group} {...labelled}>
      {options.map((option) => (
        <label key={option.value} className={styles.option} title={option.title}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </div>
  );
}
