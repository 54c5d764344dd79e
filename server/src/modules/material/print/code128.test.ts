import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCode128 } from '../../../testing/pdf/read-code128.ts';
import { code128 } from './code128.ts';

const written = (text: string) => code128(text)?.join('');

describe('Code 128', () => {
  it('已知文本的条、空、校验符与终止符', () => {
    // PJJ123C in code set B: 104 + 48·1 + 42·2 + 42·3 + 17·4 + 18·5 + 19·6 + 35·7 = 879, modulo 103 it is 55.
    expect(written('PJJ123C')).toBe(
      ['211214', '313121', '112133', '112133', '123221', '223211', '221132', '131321', '311321', '2331112'].join(''),
    );
  });

  it('成对的数字用字符集 C，符号少一半', () => {
    // 105 + 12·1 + 34·2 + 56·3 + 78·4 = 665, modulo 103 it is 47.
    expect(written('12345678')).toBe(['211232', '112232', '131123', '331121', '241112', '133121', '2331112'].join(''));
  });

  it.each([
    ['开头四位数字', '1234AB', 'C 12 34 B A B'],
    ['中间六位数字', 'A123456B', 'B A C 12 34 56 B B'],
    ['中间四位数字不值得切换', 'A1234B', 'B A 1 2 3 4 B'],
    ['结尾四位数字', 'WL-1234', 'B W L - C 12 34'],
    ['结尾五位数字，第一位留在字符集 B', 'WL12345', 'B W L 1 C 23 45'],
    ['开头五位数字，最后一位留在字符集 B', '12345X', 'C 12 34 B 5 X'],
  ])('%s', (_, text, symbols) => {
    expect(readCode128(code128(text)!).symbols.join(' ')).toBe(symbols);
  });

  it('任何可打印的 ASCII 文本读回来都一样，每个符号十一个模块', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from(' ~-/AZaz0123456789')), minLength: 1, maxLength: 40 }),
        (text) => {
          const widths = code128(text)!;
          expect(readCode128(widths).text).toBe(text);
          expect(widths.reduce((sum, width) => sum + width, 0) % 11).toBe(2);
        },
      ),
    );
  });

  it('写不了的文本没有条码', () => {
    for (const text of ['', '阀门', 'é', 'A\nB', '\u007f', 'Ａ１']) expect(code128(text), text).toBeUndefined();
  });
});
