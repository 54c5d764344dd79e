import type { DatePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';

/** The wire's form, and what else people type: 2026/1/2, 20260102. */
export const dayFormats = ['YYYY-MM-DD', 'YYYY/M/D', 'YYYY.M.D', 'YYYYMMDD'];

/** The buttons of the calendar are named by the month and the year that they show, not by antd's texts. */
export const calendarLocale = { lang: { monthSelect: '', yearSelect: '' } } as unknown as NonNullable<
  DatePickerProps['locale']
>;

/** Days that PostgreSQL and the contract take. */
export const firstDay = '1000-01-01';
export const lastDay = '9999-12-31';

export const toDay = (text: string | undefined): Dayjs | null =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) ? dayjs(text) : null;

export const today = () => toText(dayjs());

/** Empty where no day is chosen, as on the wire. */
export const toText = (day: Dayjs | null | undefined): string => day?.format('YYYY-MM-DD') ?? '';
