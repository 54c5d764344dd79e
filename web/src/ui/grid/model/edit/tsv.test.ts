import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatTsv, parseTsv } from './tsv.ts';

it.each([
  [
    '末尾的换行不算一行',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['引号中的换行、制表符与引号', '"一\r\n二"\t"a\tb"\t"他说""好"""\r\n', [['一\n二', 'a\tb', '他说"好"']]],
  ['空单元格与空行', '\t\r\n\r\nx\t', [['', ''], [''], ['x', '']]],
  ['不成对的引号属于内容', '5"\t"a" b\t"未闭合', [['5"', '"a" b', '"未闭合']]],
  ['只有换行符的换行', 'a\nb\rc', [['a'], ['b'], ['c']]],
  ['没有内容', '', []],
])('%s', (_, text, rows) => expect(parseTsv(text)).toEqual(rows));

it('复制的内容粘贴回来不变', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '中', '"', '\t', '\n', ' ', ',') });
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, (before) => {
      expect(parseTsv(`${formatTsv(before)}\r\n`)).toEqual(before);
    }),
  );
});
