import { code128 } from '../../modules/material/print/code128.ts';

/** Reads what `code128` wrote, or what was drawn of it, and checks the check digit. */
export function readCode128(widths: readonly number[]): { text: string; symbols: string[] } {
  const pattern = widths.join('');
  const groups = pattern.slice(0, -7).match(/.{6}/g) ?? [];
  const values = groups.map((group) => table.indexOf(group));
  if (values.includes(-1) || pattern.slice(-7) !== '2331112') throw new Error(`no Code 128: ${pattern}`);
  const check = values.pop();
  if (values.reduce((sum, value, position) => sum + value * Math.max(1, position), 0) % 103 !== check)
    throw new Error('wrong check digit');
  let set = values[0] === 105 ? 'C' : 'B';
  let text = '';
  const symbols = [set];
  for (const value of values.slice(1)) {
    const isSwitch = set === 'C' ? value === 100 : value === 99;
    if (isSwitch) set = set === 'C' ? 'B' : 'C';
    const symbol = isSwitch ? set : set === 'C' ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
    if (!isSwitch) text += symbol;
    symbols.push(symbol);
  }
  return { text, symbols };
}

/** Values 0 to 99 as pairs of digits are written, the rest as the standard has them. */
const table = [
  ...Array.from({ length: 100 }, (_, value) => code128(String(value).padStart(2, '0'))!.slice(6, 12).join('')),
  '114131',
  '311141',
  '411131',
  '211412',
  '211214',
  '211232',
];
