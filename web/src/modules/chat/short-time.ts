import dayjs from 'dayjs';
import { chatText } from './chat-text.ts';

/** `YYYY-MM-DD HH:mm:ss` as people say it: the hour of today, the day of what lies back. */
export function shortTime(time: string): string {
  if (!time) return '';
  const day = dayjs(time);
  const daysAgo = dayjs().startOf('day').diff(day.startOf('day'), 'day');
  if (daysAgo <= 0) return day.format('HH:mm');
  if (daysAgo === 1) return chatText('yesterday');
  return day.format(day.year() === dayjs().year() ? 'MM-DD' : 'YYYY-MM-DD');
}

export function dayOf(time: string): string {
  const daysAgo = dayjs().startOf('day').diff(dayjs(time).startOf('day'), 'day');
  if (daysAgo <= 0) return chatText('today');
  return daysAgo === 1 ? chatText('yesterday') : time.slice(0, 10);
}
