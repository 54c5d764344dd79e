import { lazy } from '../../../kernel/lazy.ts';
import type { Control } from '../control.ts';
import { ControlPlaceholder } from '../placeholder.tsx';

/** A day and a time, chosen or typed. The value is `YYYY-MM-DD HH:mm:ss` in every language, and empty without one. */
export const DateTimeInput = lazy<Control<string>>(
  async () => (await import('../antd/date-time-input.tsx')).AntdDateTimeInput,
  ({ value = '', onChange: _onChange, ...control }) => <ControlPlaceholder {...control} icon="calendar" text={value} />,
);
