import { withoutZeros } from '@edp/contract/kernel/without-zeros.ts';

/** An exact decimal number: `digits` × 10^-`scale`. Binary fractions would not add up. */
export interface Decimal {
  digits: bigint;
  scale: number;
}

export const zero: Decimal = { digits: 0n, scale: 0 };
export const one: Decimal = { digits: 1n, scale: 0 };

export function parseDecimal(text: string): Decimal {
  const [whole = '0', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

export const multiply = (a: Decimal, b: Decimal): Decimal => ({
  digits: a.digits * b.digits,
  scale: a.scale + b.scale,
});

export function add(a: Decimal, b: Decimal): Decimal {
  if (a.scale === b.scale) return { digits: a.digits + b.digits, scale: a.scale };
  const [small, large] = a.scale < b.scale ? [a, b] : [b, a];
  return { digits: small.digits * 10n ** BigInt(large.scale - small.scale) + large.digits, scale: large.scale };
}

/** Digits after the point of a quotient, more than conversion factors have. */
const quotientScale = 15;

/** Rounded half up; both are positive. */
export function divide(a: Decimal, b: Decimal): Decimal {
  const dividend = a.digits * 10n ** BigInt(quotientScale + b.scale);
  const divisor = b.digits * 10n ** BigInt(a.scale);
  return { digits: (dividend * 2n + divisor) / (divisor * 2n), scale: quotientScale };
}

/** A value and so many per cent more: what is needed of a component with its scrap. */
export const withPercent = (value: Decimal, percent: Decimal): Decimal =>
  percent.digits === 0n ? value : multiply(value, add(one, { digits: percent.digits, scale: percent.scale + 2 }));

/** Half up, and away from zero below it, to so many digits after the point. */
export function round({ digits, scale }: Decimal, decimals: number): Decimal {
  if (scale <= decimals) return { digits, scale };
  const unit = 10n ** BigInt(scale - decimals);
  const half = digits < 0n ? -unit : unit;
  return { digits: (digits * 2n + half) / (unit * 2n), scale: decimals };
}

/** Without zeros at the end. */
export function formatDecimal({ digits, scale }: Decimal): string {
  if (scale === 0) return digits.toString();
  if (digits < 0n) return `-${formatDecimal({ digits: -digits, scale })}`;
  const text = digits.toString().padStart(scale + 1, '0');
  return withoutZeros(`${text.slice(0, -scale)}.${text.slice(-scale)}`);
}
