import { Select } from 'antd';
import { popupContainer } from '../../layout/popup-container.ts';
import { antdProps } from '../control.ts';
import { begunProps, type Begun } from '../load-on-use.tsx';
import { matchesText } from '../matches-text.ts';
import type { SelectProps } from '../select.tsx';
import { popupFooter } from './popup-footer.tsx';

/** Beyond this number the options can be searched. */
const maxPlain = 8;

export function AntdSelect({
  options,
  value,
  onChange,
  width,
  footer,
  wish,
  ...control
}: SelectProps<string | number> & Begun) {
  const isKnown = options.some((option) => option.value === value);
  const search = {
    filterOption: (typed: string, option?: { label: string }) => matchesText(option?.label ?? '', typed),
  };
  return (
    <Select
      {...antdProps(control)}
      style={{ width: width ?? '100%' }}
      {...begunProps({ wish })}
      options={options.map((option) => ({ value: option.value, label: option.text }))}
      value={isKnown ? value : undefined}
      onChange={(next) => onChange?.(next)}
      showSearch={options.length > maxPlain && search}
      getPopupContainer={popupContainer}
      {...popupFooter(footer)}
    />
  );
}
