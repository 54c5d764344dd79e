import { priceText, quantityText } from '../../../kernel/text/decimal-text.ts';

const places = (decimal: string) => decimal.split('.')[1]?.length ?? 0;

const signed = (difference: number, text: string) => (difference < 0 ? `−${text}` : `+${text}`);

/** By how much a number changed, with its sign; the share of what it was, unless that was 0. Undefined for no number. */
export function differenceText(
  of: 'price' | 'quantity',
  from: string,
  to: string,
): { amount: string; percent: string | undefined } | undefined {
  const [before, after] = [Number(from), Number(to)];
  if (from === '' || to === '' || !Number.isFinite(before) || !Number.isFinite(after) || before === after)
    return undefined;
  const difference = after - before;
  // As exact as the two: the difference of two doubles has more digits.
  const text = Math.abs(difference).toFixed(Math.max(places(from), places(to)));
  return {
    amount: signed(difference, (of === 'price' ? priceText : quantityText)(text)),
    percent: before === 0 ? undefined : signed(difference, `${Math.abs((difference / before) * 100).toFixed(1)}%`),
  };
}
