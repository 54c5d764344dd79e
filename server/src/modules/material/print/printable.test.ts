import { expect, it } from 'vitest';
import { loadFonts } from './pdf.ts';
import { printable } from './printable.ts';

const { regular, bold } = await loadFonts();
const shown = (text: string) => printable(text, (codePoint) => regular.font.hasGlyphForCodePoint(codePoint));

it.each([
  ['常用文字原样显示', '不锈钢球阀 Φ12×100±0.5 ㎡ ℃ ①', '不锈钢球阀 Φ12×100±0.5 ㎡ ℃ ①'],
  ['表情符号是一个方框，不论由几个码位组成', '阀👨‍👩‍👧‍👦门👍🏽', '阀□门□'],
  ['从右到左的文字每个字一个方框', 'سلام', '□□□□'],
  ['改变方向的控制符去掉', 'A\u202eB\u200fC', 'ABC'],
  ['分解的字母合成一个', 'Cafe\u0301', 'Café'],
  ['异体字选择符去掉，汉字保留', '葛\u{e0100}', '葛'],
  ['控制字符是空格', 'A\u0000B\tC', 'A B C'],
  ['各种换行统一', 'A\r\nB\rC\u2028D', 'A\nB\nC\nD'],
  ['不成对的代理项是一个方框', 'A\ud800B', 'A□B'],
  ['空文本', '', ''],
])('%s', (_, text, expected) => {
  expect(shown(text)).toBe(expected);
});

it('方框和省略号两种字重都有', () => {
  for (const { font } of [regular, bold])
    for (const character of '□…—') expect(font.hasGlyphForCodePoint(character.codePointAt(0)!), character).toBe(true);
});
