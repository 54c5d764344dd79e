import type { ComponentProps, KeyboardEvent } from 'react';
import controls from './controls.module.css';

/** It may stand inside a form: Enter looks for something and must not save what lies around it. */
const preventSubmit = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

interface Props extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Narrows what lies below it, letter by letter. */
export function SearchBox({ label, onChange, ...input }: Props) {
  return (
    <input type="search" className={controls.input} placeholder={label} aria-label={label} maxLength={100} autoComplete="off"
      onChange={(event) => onChange(event.target.value)} onKeyDown={preventSubmit} {...input} />
  );
}
