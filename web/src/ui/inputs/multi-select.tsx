import { joinNames } from '../../kernel/text/punctuation.ts';
import type { Control } from './control.ts';
import { loadOnUse } from './load-on-use.tsx';
import type { Option } from './select.tsx';

export interface MultiSelectProps extends Control<readonly string[]> {
  /** One with a reason is shown and cannot be chosen; where it was chosen before, it stays. */
  options: readonly (Option & { readonly disabledReason?: string })[];
}

/** Several of a few options. */
export const MultiSelect = loadOnUse<MultiSelectProps>(
  async () => (await import('./antd/multi-select.tsx')).AntdMultiSelect,
  ({ options, value = [] }) =>
    joinNames(options.filter((option) => value.includes(option.value)).map(({ text }) => text)),
);
