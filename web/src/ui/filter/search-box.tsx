import type { ComponentProps, KeyboardEvent } from 'react';
import controls from '../layout/controls.module.css';

/** Inside a form, Enter must not submit it. */
const preventSubmit = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

interface Props extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Filters the content below it while typing. */
export function SearchBox({ label, onChange, ...input }: Props) {
  return (
    <input
      type="search"
      className={controls.input}
      placeholder={label}
      aria-label={label}
      maxLength={100}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={preventSubmit}
      {...input}
    />
  );
}
