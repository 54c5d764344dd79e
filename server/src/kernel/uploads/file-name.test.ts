import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileName } from './file-name.ts';

describe('文件名', () => {
  it.each([
    ['营业执照.png', '营业执照.png'],
    ['𠮷野家 🍜 (1).png', '𠮷野家 🍜 (1).png'],
    ['a\u0000b\u0007\u007f\u0085.png', 'ab.png'],
    ['a\r\nset-cookie: x\t.png', 'aset-cookie: x.png'],
    ['photo_\u202egnp.exe', 'photo_gnp.exe'],
    ['\ufeff\u200b\u200e\u200f\u2066合同\u2069\u200d\u2060.pdf', '合同.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\张伟\\照片.jpg', '照片.jpg'],
    ['..\u200b/\u200b..\u200b/x.png', 'x.png'],
    ['...htaccess', 'htaccess'],
    [' . 说明 . png . .', '说明 . png'],
    ['e\u0301.png', '\u00e9.png'],
    ['\ud800a\udc00.png', 'a.png'],
    ['', 'file'],
    [undefined, 'file'],
    ['..', 'file'],
    ['folder/', 'file'],
    ['\u202e\u0000 .', 'file'],
  ])('%j 存为 %j', (name, kept) => {
    expect(fileName(name)).toBe(kept);
  });

  it('过长时保留扩展名，按字符截断，不切开代理对', () => {
    expect(fileName(`${'𠮷'.repeat(300)}.png`)).toBe(`${'𠮷'.repeat(196)}.png`);
    expect(fileName('长'.repeat(300))).toBe('长'.repeat(200));
    expect(fileName(`${'a'.repeat(195)}. ${'b'.repeat(100)}.docx`)).toBe(`${'a'.repeat(195)}.docx`);
    expect(fileName(`x.${'y'.repeat(300)}`)).toBe(`x.${'y'.repeat(198)}`);
  });

  it('任何名称都得到看得见、不是路径、数据库存得下的名称，再处理一次不变', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const kept = fileName(name);
        expect(kept).toMatch(/^[^/\\\p{Control}\p{Format}\p{Surrogate}]+$/u);
        expect(kept).not.toMatch(/^[.\s]|[.\s]$/u);
        expect(Array.from(kept).length).toBeLessThanOrEqual(200);
        expect(fileName(kept)).toBe(kept);
      }),
    );
  });

  it('二十万个字符的名称也截短', () => {
    expect(fileName(`a${'. '.repeat(100_000)}b`)).toBe(`a${'. '.repeat(99)}.`.replace(/[. ]+$/, ''));
  });
});
