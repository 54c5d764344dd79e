import { joinNames } from '../../kernel/text/punctuation.ts';
import { isPlainObject } from '../form/engine/same-value.ts';
import type { ConflictText } from './conflict.texts.ts';

/** The fields that usually name a record. */
const nameFields = ['name', 'userName', 'title', 'label', 'text', 'code', 'value'];

const nameIn = (record: Readonly<Record<string, unknown>>) =>
  nameFields.map((field) => record[field]).find((value) => typeof value === 'string' && value !== '');

/** A value without a `render` of its own, in words; empty for an empty one. */
export function valueText(value: unknown, t: ConflictText): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return joinNames(value.map((element) => valueText(element, t)).filter(Boolean));
  if (value instanceof File) return value.name;
  if (!isPlainObject(value)) return '';
  return (
    (nameIn(value) as string | undefined) ??
    Object.entries(value)
      .filter(([name]) => name !== 'id')
      .map(([, part]) => valueText(part, t))
      .filter(Boolean)
      .join(' / ')
  );
}

/** The part of a text that differs from another one, with what stands before and after it. */
export function changedPart(text: string, other: string): readonly [before: string, changed: string, after: string] {
  const [mine, theirs] = [Array.from(text), Array.from(other)];
  const most = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < most && mine[start] === theirs[start]) start++;
  let end = 0;
  while (end < most - start && mine.at(-1 - end) === theirs.at(-1 - end)) end++;
  // Texts that have little in common are read more easily without marks.
  if ((start + end) * 2 < most) return [text, '', ''];
  return [
    mine.slice(0, start).join(''),
    mine.slice(start, mine.length - end).join(''),
    mine.slice(mine.length - end).join(''),
  ];
}

const asNumber = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value))
    ? Number(value)
    : Number.NaN;

/** How much a number is above or below the original; undefined for anything else, such as codes of a list. */
export function numberChange(
  value: unknown,
  base: unknown,
): { amount: string; percent: string; isLower: boolean } | undefined {
  if (typeof value !== 'number' && typeof base !== 'number') return undefined;
  const [now, before] = [asNumber(value), asNumber(base)];
  if (!Number.isFinite(now) || !Number.isFinite(before) || before === 0 || now === before) return undefined;
  const digits = Math.max(...[value, base].map((each) => String(each).split('.')[1]?.length ?? 0));
  const amount = Math.abs(now - before);
  return {
    amount: amount.toFixed(digits),
    percent: ((amount / Math.abs(before)) * 100).toFixed(1),
    isLower: now < before,
  };
}
