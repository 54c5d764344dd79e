import type { ReactNode } from 'react';
import type { Control } from './control.ts';
import { loadOnUse } from './load-on-use.tsx';

export interface Option<Value extends string | number = string> {
  readonly value: Value;
  readonly text: string;
}

export interface SelectProps<Value extends string | number> extends Control<Value> {
  options: readonly Option<Value>[];
  /** In pixels; all of the room by default. */
  width?: number | undefined;
  /** Below the options, such as a way to add one. */
  footer?: ReactNode;
}

const AnySelect = loadOnUse<SelectProps<string | number>>(
  async () => (await import('./antd/select.tsx')).AntdSelect,
  ({ options, value }) => options.find((option) => option.value === value)?.text ?? '',
);

/** One of a few options; more than eight can be searched. Every list has one for its page size. */
export const Select = AnySelect as <Value extends string | number>(props: SelectProps<Value>) => ReactNode;
