import type { ComponentProps } from 'react';
import controls from './controls.module.css';

interface Props extends ComponentProps<'select'> {
  options: readonly { value: string; text: string }[];
  /** What stands there until something is chosen. */
  placeholder: string;
}

/** One choice out of a few in a form. A native one: light, and at home on every device. */
export function Select({ options, placeholder, value = '', ...select }: Props) {
  return (
    <select className={controls.select} value={value} {...select}>
      <option value="" disabled>{placeholder}</option>
      {options.map((option) => <option key={option.value} value={option.value}>{option.text}</option>)}
    </select>
  );
}
