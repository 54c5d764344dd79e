import { DatePicker } from 'antd';
import { popupContainer } from '../../layout/popup-container.ts';
import { antdProps } from '../control.ts';
import type { DateInputProps } from '../dates/date-input.tsx';
import { calendarLocale, dayFormats, firstDay, lastDay, toDay, toText } from '../dates/day.ts';
import styles from '../inputs.module.css';

export function AntdDateInput({ value, onChange, min = firstDay, max = lastDay, ...control }: DateInputProps) {
  const { placeholder, ...props } = antdProps(control);
  return (
    <DatePicker
      {...props}
      {...(placeholder !== undefined && { placeholder })}
      className={styles.wide}
      locale={calendarLocale}
      format={dayFormats}
      value={toDay(value)}
      minDate={toDay(min)!}
      maxDate={toDay(max)!}
      onChange={(day) => onChange?.(toText(day))}
      getPopupContainer={popupContainer}
    />
  );
}
