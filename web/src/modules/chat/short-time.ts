import dayjs from 'dayjs';
import { chatText } from './chat.texts.ts';

/** Shortens `YYYY-MM-DD HH:mm:ss`: the time for today, the date for earlier days. */
export function shortTime(time: string): string {
  if (!time) return '';
  const day = dayjs(time);
  const daysAgo = dayjs().startOf('day').diff(day.startOf('day'), 'day');
  if (daysAgo <= 0) return day.format('HH:mm');
  if (daysAgo === 1) return chatText('yesterday');
  return day.format(day.year() === dayjs().year() ? 'MM-DD' : 'YYYY-MM-DD');
}

export const isSameDay = (time: string, other = '') => time.slice(0, 10) === other.slice(0, 10);

export function dayOf(time: string): string {
  const daysAgo = dayjs().startOf('day').diff(dayjs(time).startOf('day'), 'day');
  if (daysAgo <= 0) return chatText('today');
  return daysAgo === 1 ? chatText('yesterday') : time.slice(0, 10);
}
