import type { ComponentProps, KeyboardEvent } from 'react';
import { ariaOf, type ControlState } from './control.ts';
import styles from './inputs.module.css';

type Props = ControlState &
  Pick<
    ComponentProps<'input'>,
    'role' | 'onPointerEnter' | 'onFocus' | 'onMouseDown' | 'onKeyDown' | 'aria-expanded' | 'aria-haspopup' | 'style'
  > & { text: string; icon?: 'arrow' | 'calendar' | undefined };

/** As the control itself does: in a date or a list, Enter is not meant to submit the form. */
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

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
        onKeyDown={keepEnter}
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
