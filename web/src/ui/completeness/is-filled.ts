import { plainText } from '../rich-text/plain-text.ts';

/** Whether HTML says or shows something. */
export const isWritten = (html: string | undefined) =>
  html !== undefined && (/<img\b/i.test(html) || plainText(html) !== '');

/** Whether a form has a value, as the server will find it after a save. */
export function isFilled(kind: string, value: unknown): boolean {
  if (kind === 'richText') return isWritten(value as string | undefined);
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'string' ? value.trim() !== '' : typeof value === 'number';
}
