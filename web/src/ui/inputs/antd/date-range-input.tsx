import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { useMemo } from 'react';
import { popupContainer } from '../../layout/popup-container.ts';
import { antdProps } from '../control.ts';
import type { DateRangeInputProps } from '../dates/date-range-input.tsx';
import { calendarLocale, dayFormats, firstDay, lastDay, toDay, toText } from '../dates/day.ts';
import styles from '../inputs.module.css';

export function AntdDateRangeInput({
  value,
  onChange,
  min = firstDay,
  max = lastDay,
  ...control
}: DateRangeInputProps) {
  const { id, placeholder: _placeholder, ...props } = antdProps(control);
  const [from = '', to = ''] = value ?? [];
  // The same array until the value changes: a new one makes the picker forget the day that waits for the other.
  const days = useMemo((): [Dayjs | null, Dayjs | null] => [toDay(from), toDay(to)], [from, to]);
  return (
    <DatePicker.RangePicker
      {...props}
      {...(id !== undefined && { id: { start: id, end: `${id}-end` } })}
      className={styles.wide}
      locale={calendarLocale}
      format={dayFormats}
      value={days}
      minDate={toDay(min)!}
      maxDate={toDay(max)!}
      allowEmpty={[true, true]}
      onChange={(chosen) => onChange?.([toText(chosen?.[0]), toText(chosen?.[1])])}
      getPopupContainer={popupContainer}
    />
  );
}
