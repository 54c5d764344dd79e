import { Switch } from 'antd';
import { ariaOf, type Control } from './control.ts';
import styles from './inputs.module.css';

/** A flag of the wire: 1 on, 0 off. */
export function SwitchInput({ id, value, onChange, onBlur, disabled = false, ...control }: Control<0 | 1>) {
  // antd's switch has no blur event of its own.
  return (
    <span className={styles.switch} onBlur={() => onBlur?.()}>
      <Switch
        {...ariaOf(control)}
        id={id}
        checked={value === 1}
        disabled={disabled}
        onChange={(isOn) => onChange?.(isOn ? 1 : 0)}
      />
    </span>
  );
}
