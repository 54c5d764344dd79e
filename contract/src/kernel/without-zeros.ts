/** Digits without the zeros at the end of their fraction: 18.50 is 18.5. A loop, because a pattern takes quadratic time. */
export function withoutZeros(digits: string): string {
  if (!digits.includes('.') || !digits.endsWith('0')) return digits;
  let end = digits.length;
  while (digits[end - 1] === '0') end--;
  return digits.slice(0, digits[end - 1] === '.' ? end - 1 : end);
}
