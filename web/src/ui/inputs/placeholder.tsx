import type { ComponentProps } from 'react';
import { ariaOf, type ControlState } from './control.ts';
import styles from './inputs.module.css';

type Props = ControlState &
  Pick<
    ComponentProps<'input'>,
    'role' | 'onPointerEnter' | 'onFocus' | 'onMouseDown' | 'onKeyDown' | 'aria-expanded' | 'aria-haspopup' | 'style'
  > & { text: string; icon?: 'arrow' | 'calendar' | undefined };

/** Looks like the control and has its size while the code of the control is not loaded. */
export function ControlPlaceholder({
  text,
  icon = 'arrow',
  variant = 'outlined',
  id,
  disabled,
  placeholder,
  ...input
}: Props) {
  return (
    <span className={`${styles.placeholder} ${styles[icon]} ${styles[variant]}`} style={input.style}>
      <input
        {...input}
        {...ariaOf(input)}
        style={undefined}
        id={id}
        disabled={disabled}
        placeholder={placeholder}
        value={text}
        readOnly
      />
    </span>
  );
}
