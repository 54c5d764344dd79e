import { Select } from 'antd';
import type { ReactNode } from 'react';
import { popupContainer } from '../../layout/popup-container.ts';
import { antdProps } from '../control.ts';
import { begunProps, type Begun } from '../load-on-use.tsx';
import { matchesText } from '../matches-text.ts';
import type { MultiSelectProps } from '../multi-select.tsx';
import styles from '../inputs.module.css';

const search = { filterOption: (typed: string, option?: { label: string }) => matchesText(option?.label ?? '', typed) };
const none: readonly string[] = [];

const showOption = ({ label, data }: { label?: ReactNode; data: { disabledReason?: string | undefined } }) => (
  <>
    {label}
    {data.disabledReason && <div className={styles.reason}>{data.disabledReason}</div>}
  </>
);

export function AntdMultiSelect({ options, value = none, onChange, wish, ...control }: MultiSelectProps & Begun) {
  return (
    <Select
      {...antdProps(control)}
      {...begunProps({ wish })}
      className={styles.wide}
      mode="multiple"
      showSearch={search}
      allowClear
      options={options.map(({ value: id, text, disabledReason }) => ({
        value: id,
        label: text,
        disabled: disabledReason !== undefined,
        disabledReason,
      }))}
      optionRender={showOption}
      value={[...value]}
      onChange={(chosen: string[]) => onChange?.(chosen)}
      getPopupContainer={popupContainer}
    />
  );
}
