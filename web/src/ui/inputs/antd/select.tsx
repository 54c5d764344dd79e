import { Select } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { popupContainer } from '../../layout/popup-container.ts';
import { antdProps } from '../control.ts';
import { matchesText } from '../matches-text.ts';
import type { SelectProps } from '../select.tsx';

export interface AntdSelectProps extends SelectProps<string | number> {
  /** What the user did while the code was loading. */
  wish: 'nothing' | 'focus' | 'open';
}

const withFooter = (footer: ReactNode) => (menu: ReactElement) => <>{menu}{footer}</>;

/** Beyond this number the options can be searched. */
const maxPlain = 8;

export function AntdSelect({ options, value, onChange, width, footer, wish, ...control }: AntdSelectProps) {
  const isKnown = options.some((option) => option.value === value);
  const search = { filterOption: (typed: string, option?: { label: string }) => matchesText(option?.label ?? '', typed) };
  // It takes over from the placeholder that the user pressed or moved to.
  const begun = { autoFocus: wish !== 'nothing', defaultOpen: wish === 'open' };
  return (
    <Select {...antdProps(control)} style={{ width: width ?? '100%' }} {...begun}
      options={options.map((option) => ({ value: option.value, label: option.text }))} value={isKnown ? value : undefined} onChange={(next) => onChange?.(next)}
      showSearch={options.length > maxPlain && search} getPopupContainer={popupContainer} {...(footer !== undefined && { popupRender: withFooter(footer) })} />
  );
}
