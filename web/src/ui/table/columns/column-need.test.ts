import { expect, it } from 'vitest';
import type { Column } from '../column.ts';
import { textColumnWidth } from '../text-width.ts';
import { needOf } from './column-need.ts';

interface Row {
  readonly text: string;
}
const column = (differs: Partial<Column<Row>> = {}): Column<Row> => ({
  key: 'text',
  title: '文字',
  width: 60,
  text: ({ text }) => text,
  render: ({ text }) => text,
  ...differs,
});
const rows = (...texts: string[]) => texts.map((text) => ({ text }));

it('列有页中最长的文字所需的宽度，汉字比数字宽', () => {
  const long = '深沟球轴承六二零四';
  expect(needOf(column(), rows('6204-2RS', long)).width).toBe(textColumnWidth(long));
});

it('可以折行的列不必在一行内，余下宽度时才在一行内；再长也有限', () => {
  const text = '公称压力等级与连接方式'.repeat(2);
  const { width, wanted } = needOf(column({ wraps: true }), rows(text));
  expect(width).toBeLessThan(textColumnWidth(text));
  expect(wanted).toBe(textColumnWidth(text));
  expect(needOf(column({ grows: true }), rows(text.repeat(9)))).toEqual({ width: 320, wanted: 480 });
});

it('列名与名称下的编码也不被截断', () => {
  const below = column({ key: 'code', title: '一个很长的编码的列名' });
  expect(needOf(column({ below }), []).width).toBeGreaterThan(textColumnWidth('文字一个很长的编码的列名'));
  const code = 'A-VERY-LONG-CODE-0123456789';
  const coded = column({ lead: 'link', below: column({ text: () => code }) });
  expect(needOf(coded, rows('名称')).width).toBe(textColumnWidth(code));
});
