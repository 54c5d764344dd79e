import { priceText } from '../../kernel/text/decimal-text.ts';

/** The lowest and the highest price, or the one that all have: 18.5 - 36. */
export const priceRangeText = (range: string) => range.split(' - ').map(priceText).join(' – ');
