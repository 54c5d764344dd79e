import { lazy } from '../../kernel/lazy.ts';
import type { Control } from './control.ts';
import { ControlPlaceholder } from './placeholder.tsx';

/** Words separated by semicolons, as on the wire: `轴承;深沟球`. */
export const TagsInput = lazy<Control<string>>(
  async () => (await import('./antd/tags-input.tsx')).AntdTagsInput,
  ({ value = '', onChange: _onChange, ...control }) => <ControlPlaceholder {...control} text={value} />,
);
