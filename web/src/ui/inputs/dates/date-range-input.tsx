import { lazy } from '../../../kernel/lazy.ts';
import type { Control } from '../control.ts';
import { ControlPlaceholder } from '../placeholder.tsx';

/** First and last day, both included, as `YYYY-MM-DD`; either may be empty. */
export type DateRange = readonly [from: string, to: string];

export interface DateRangeInputProps extends Control<DateRange> {
  min?: string | undefined;
  max?: string | undefined;
}

export const DateRangeInput = lazy<DateRangeInputProps>(
  async () => (await import('../antd/date-range-input.tsx')).AntdDateRangeInput,
  ({ min: _min, max: _max, value, onChange: _onChange, ...control }) => (
    <ControlPlaceholder {...control} icon="calendar" text={value?.filter(Boolean).join(' – ') ?? ''} />
  ),
);
