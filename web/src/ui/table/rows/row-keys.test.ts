import { describe, expect, it } from 'vitest';
import { rowCommand } from './row-keys.ts';

const at = (index: number, isInside = false) => ({ index, count: 3, isInside });

describe('表格的键盘操作', () => {
  it('上下方向键在行间移动，到头为止', () => {
    expect(rowCommand('ArrowDown', at(0))).toEqual({ go: 1 });
    expect(rowCommand('ArrowDown', at(2))).toBe(undefined);
    expect(rowCommand('ArrowUp', at(2))).toEqual({ go: 1 });
    expect(rowCommand('ArrowUp', at(0))).toBe(undefined);
  });

  it('Home 与 End 到第一行与最后一行', () => {
    expect(rowCommand('Home', at(1))).toEqual({ go: 0 });
    expect(rowCommand('End', at(1))).toEqual({ go: 2 });
  });

  it('回车打开，空格选择', () => {
    expect(rowCommand('Enter', at(1))).toEqual({ run: 'open' });
    expect(rowCommand(' ', at(1))).toEqual({ run: 'select' });
  });

  it('焦点在行内的按钮或复选框上时，回车与空格属于它们，方向键仍在行间移动', () => {
    expect(['Enter', ' ', 'Home', 'End'].map((key) => rowCommand(key, at(1, true)))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(rowCommand('ArrowDown', at(1, true))).toEqual({ go: 2 });
  });

  it('其他键不处理', () => {
    expect(rowCommand('a', at(1))).toBe(undefined);
  });
});
