import { inGroups } from '../../../kernel/text/in-groups.ts';

/** 1248.5 as 1,248.5. */
export function withCommas(number: string): string {
  const [whole = '', rest] = number.split('.');
  return inGroups(whole) + (rest === undefined ? '' : `.${rest}`);
}
