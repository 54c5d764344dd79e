import { expect, it } from 'vitest';
import { parseRange } from './byte-store.ts';

it.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=8-100', { start: 8, end: 9 }],
  ['bytes=10-', null],
  ['bytes=10-20', null],
  ['bytes=-0', null],
  ['bytes=5-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['items=0-1', undefined],
  ['', undefined],
  [undefined, undefined],
  ['bytes=99999999999999999999-', undefined],
])('十个字节的文件：%s', (header, range) => {
  expect(parseRange(header, 10)).toEqual(range);
});

it('空文件没有任何字节', () => {
  expect([parseRange('bytes=0-', 0), parseRange('bytes=-1', 0)]).toEqual([null, null]);
});
