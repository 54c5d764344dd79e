import { describe, expect, it } from 'vitest';
import { dateOfSerial, toSerial } from './serial-date.ts';

describe('Excel 的日期', () => {
  it.each([
    ['1900-01-01', 1],
    ['1900-02-28', 59],
    ['1900-03-01', 61],
    ['2026-11-16', 46_342],
    ['2026-11-16 12:00:00', 46_342.5],
  ])('%s 是 %d，读回来还是它', (text, serial) => {
    expect(toSerial(text)).toBe(serial);
    expect(dateOfSerial(serial, false)).toBe(text);
  });

  it('1900年以前的日期和不是日期的写成文本', () => {
    for (const text of ['1899-12-31', '0099-01-01', '', '明天']) expect(toSerial(text)).toBe(text);
  });

  it('从1904年数起的工作簿差四年零一天；负数与太大的不是日期', () => {
    expect(dateOfSerial(46_342, true)).toBe('2030-11-17');
    for (const serial of [-1, 2_958_466, Number.NaN]) expect(dateOfSerial(serial, false)).toBeUndefined();
  });
});
