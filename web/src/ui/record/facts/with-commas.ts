/** 1248.5 as 1,248.5. */
export function withCommas(number: string): string {
  const [whole = '', rest] = number.split('.');
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + (rest === undefined ? '' : `.${rest}`);
}
