import { afterEach, expect, it } from 'vitest';
import { setLanguage } from './language.ts';
import { shortNumber } from './short-number.ts';

afterEach(() => setLanguage('ZHS'));

it('一万以内照写，以上用万与亿；英文用 K 与 M', () => {
  expect([0, 0.125, 9999, 10_000, 50_000, 125_000, 200_000_000].map(shortNumber)).toEqual([
    '0',
    '0.125',
    '9,999',
    '1万',
    '5万',
    '12.5万',
    '2亿',
  ]);
  setLanguage('ENG');
  expect([9999, 50_000, 2_000_000].map(shortNumber)).toEqual(['9,999', '50K', '2M']);
});
