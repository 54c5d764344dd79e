import { DatePicker } from 'antd';
import { popupContainer } from '../../layout/popup-container.ts';
import { antdProps } from '../control.ts';
import type { DateRangeInputProps } from '../date-range-input.tsx';
import { calendarLocale, dayFormats, firstDay, lastDay, toDay, toText } from '../day.ts';
import styles from '../inputs.module.css';

export function AntdDateRangeInput({ value, onChange, min = firstDay, max = lastDay, ...control }: DateRangeInputProps) {
  const { id, placeholder: _placeholder, ...props } = antdProps(control);
  return (
    <DatePicker.RangePicker {...props} {...(id !== undefined && { id: { start: id, end: `${id}-end` } })} className={styles.wide} locale={calendarLocale} format={dayFormats}
      value={value ? [toDay(value[0]), toDay(value[1])] : null} minDate={toDay(min)!} maxDate={toDay(max)!} allowEmpty={[true, true]}
      onChange={(days) => onChange?.([toText(days?.[0]), toText(days?.[1])])} getPopupContainer={popupContainer} />
  );
}
