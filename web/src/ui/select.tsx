import type { ComponentProps } from 'react';
import controls from './controls.module.css';

interface Props extends ComponentProps<'select'> {
  options: readonly { value: string; text: string }[];
  /** Shown until a value is chosen. */
  placeholder: string;
}

/** A native select for a few options: light, and familiar on every device. */
export function Select({ options, placeholder, value = '', ...select }: Props) {
  return (
    <select className={controls.select} value={value} {...select}>
      <option value="" disabled>{placeholder}</option>
      {options.map((option) => <option key={option.value} value={option.value}>{option.text}</option>)}
    </select>
  );
}
