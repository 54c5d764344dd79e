import { lazy } from '../../../kernel/lazy.ts';
import type { Control } from '../control.ts';
import { ControlPlaceholder } from '../placeholder.tsx';

/** The value is `YYYY-MM-DD` in every language, and empty without a day. */
export interface DateInputProps extends Control<string> {
  min?: string | undefined;
  max?: string | undefined;
}

/** A day, chosen or typed. */
export const DateInput = lazy<DateInputProps>(
  async () => (await import('../antd/date-input.tsx')).AntdDateInput,
  ({ min: _min, max: _max, value = '', onChange: _onChange, ...control }) => (
    <ControlPlaceholder {...control} icon="calendar" text={value} />
  ),
);
