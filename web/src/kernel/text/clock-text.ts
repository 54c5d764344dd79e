import { kernelText } from './kernel.texts.ts';
import { language, localeOf } from './language.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const isToday = (time: Date) => time.toDateString() === new Date().toDateString();

/** `10:42`; with the date if it was another day. */
export function clockText(milliseconds: number): string {
  const time = new Date(milliseconds);
  const date = isToday(time) ? {} : ({ month: 'short', day: 'numeric' } as const);
  return new Intl.DateTimeFormat(localeOf[language()], {
    ...date,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(time);
}

/** `2026-11-15 10:42:00`, as times of the server are shown. */
export const wholeTime = (milliseconds: number) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' }).format(milliseconds);

/** `5分钟前`, in the largest unit that fits. */
export function ageText(milliseconds: number): string {
  const age = Math.max(0, Date.now() - milliseconds);
  const format = new Intl.RelativeTimeFormat(localeOf[language()], { numeric: 'auto' });
  if (age < minute) return kernelText('justNow');
  if (age < hour) return format.format(-Math.floor(age / minute), 'minute');
  return age < day ? format.format(-Math.floor(age / hour), 'hour') : format.format(-Math.floor(age / day), 'day');
}
