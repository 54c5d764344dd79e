import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { Style } from './xlsx/styles.ts';
import type { Column } from './xlsx/worksheet.ts';

const widths: Partial<Record<SheetColumn['kind'], number>> = {
  code: 18,
  integer: 10,
  decimal: 14,
  date: 12,
  time: 20,
  choice: 12,
  item: 14,
  reference: 16,
  path: 28,
};
/** Codes, and what has digits but is none, are texts: a leading zero counts. */
const looks: Partial<Record<SheetColumn['kind'], Style>> = {
  date: 'date',
  time: 'time',
  integer: 'plain',
  decimal: 'plain',
};

/** A Chinese character is as wide as two others. */
const widthOf = (text: string) => text.length + (text.match(/[\u2E80-\uFFFF]/g)?.length ?? 0);

/** With room for the button of the filter. */
export const columnLook = (
  { kind, title, isRequired }: SheetColumn,
  language: Language,
  isTemplate = false,
): Column => {
  const shown = isTemplate && isRequired ? `${title[language]}*` : title[language];
  return { title: shown, width: Math.max(widths[kind] ?? 24, widthOf(shown) + 4), style: looks[kind] ?? 'text' };
};
