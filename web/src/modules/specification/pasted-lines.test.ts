import { expect, it } from 'vitest';
import { pastedLines } from './pasted-lines.ts';

it('多行或多个单元格各成一个值，空行不算；单独一个照常粘贴', () => {
  expect(pastedLines('DN15\r\nDN20\r\n\r\n DN25 \r\n')).toEqual(['DN15', 'DN20', 'DN25']);
  expect(pastedLines('红\t蓝')).toEqual(['红', '蓝']);
  expect(pastedLines('DN15\r\n')).toBeUndefined();
  expect(pastedLines('不锈钢 304')).toBeUndefined();
});
