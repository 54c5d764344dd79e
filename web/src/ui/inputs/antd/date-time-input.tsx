import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { popupContainer } from '../../layout/popup-container.ts';
import { antdProps, type Control } from '../control.ts';
import { calendarLocale } from '../dates/day.ts';
import styles from '../inputs.module.css';

const whole = 'YYYY-MM-DD HH:mm:ss';
/** The first is shown; people type what they care for. */
const formats = [whole, 'YYYY-MM-DD HH:mm'];
const pattern = /^\d{4}-\d\d-\d\d \d\d:\d\d(?::\d\d)?$/;

/** Chosen to the minute: nothing is planned by the second. */
export function AntdDateTimeInput({ value = '', onChange, ...control }: Control<string>) {
  const { placeholder, ...props } = antdProps(control);
  return (
    <DatePicker
      {...props}
      {...(placeholder !== undefined && { placeholder })}
      className={styles.wide}
      locale={calendarLocale}
      showTime={{ format: 'HH:mm' }}
      format={formats}
      value={pattern.test(value) ? dayjs(value) : null}
      onChange={(moment) => onChange?.(moment?.second(0).format(whole) ?? '')}
      getPopupContainer={popupContainer}
    />
  );
}
