import { z } from 'zod';
import { rule } from './rule.ts';
import { withoutZeros } from './without-zeros.ts';

/**
 * An optional decimal number with at most so many digits before and after the point. It is
 * sent as a number or as its digits and stays a text, because a binary fraction would not be exact.
 */
export const decimal = (digits: number, decimals: number) =>
  z
    .union([z.number(), z.string()], { error: rule('rule.number') })
    .nullish()
    .transform((value) => (typeof value === 'number' ? digitsOf(value, decimals) : (value ?? '').trim()))
    .pipe(
      z
        .string()
        .regex(/^(?:-?\d+(?:\.\d+)?)?$/, rule('rule.number'))
        .regex(new RegExp(`^-?\\d{0,${digits}}(?:\\.|$)`), rule('rule.digits', { digits }))
        .regex(new RegExp(`^-?\\d*(?:\\.\\d{1,${decimals}})?$`), rule('rule.decimals', { decimals })),
    )
    .transform((value) => value || undefined);

/** Prices, sizes and weights cannot be negative. */
export const amount = (digits: number, decimals: number) =>
  decimal(digits, decimals).refine((value) => !value?.startsWith('-'), rule('rule.min', { min: 0 }));

/** Without an exponent where that is lossless; otherwise unchanged, so that the rule rejects it. */
function digitsOf(value: number, decimals: number): string {
  const fixed = value.toFixed(decimals);
  return Number(fixed) === value && !fixed.includes('e') ? withoutZeros(fixed) : String(value);
}
