import { normalForm } from '@edp/contract/kernel/normal-form.ts';
import { inGroups } from '../../../kernel/text/in-groups.ts';

/** Most cells: there is nothing to be done, and a grid has thousands of them. */
const simple = /^(?:0|[1-9]\d*)(?:\.\d+)?$/u;
const amount =
  /^(?<sign>[+-]?)\s*(?:(?<before>¥|\$|€|£|CNY|RMB|USD|EUR|人民币)\s*)?(?<inner>[+-]?)(?<digits>[\d.,]+)\s*(?<after>元|¥|\$|€|£|CNY|RMB|USD|EUR)?$/iu;
/** Plain, or in groups of three; anything else, such as 1.234,5 or 1,23, can be read in more than one way. */
const plain = /^\d*(?:\.\d*)?$/u;
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/u;

/**
 * A number as people and Excel write it, as plain digits; undefined if it is none, or if it can be read in more than
 * one way.
 */
export function parseNumberText(text: string): string | undefined {
  if (simple.test(text)) return text;
  // Full-width digits, commas, points and signs become ordinary ones.
  const normal = normalForm(text, 'NFKC').replaceAll('−', '-').trim();
  if (normal === '') return '';
  const { sign, before, inner, digits = '', after } = amount.exec(normal)?.groups ?? {};
  const contradicts = (sign && inner) || (before && after && !(before === '¥' && after === '元'));
  if (contradicts || !/\d/u.test(digits) || !(plain.test(digits) || grouped.test(digits))) return undefined;
  const [whole = '', fraction = ''] = digits.replaceAll(',', '').split('.');
  const withoutZeros = whole.replace(/^0+(?=\d)/u, '') || '0';
  const number = fraction ? `${withoutZeros}.${fraction}` : withoutZeros;
  return (sign || inner) === '-' && /[1-9]/u.test(number) ? `-${number}` : number;
}

/** With thousands separators, as it is shown while it is not edited. */
export function formatNumber(digits: string, decimals = 0): string {
  const [whole = '', fraction = ''] = digits.split('.');
  const groups = inGroups(whole);
  const shown = fraction.padEnd(decimals, '0');
  return shown ? `${groups}.${shown}` : groups;
}
