import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Cascader } from './cascader.tsx';
import type { Control } from './control.ts';
import { DateInput } from './dates/date-input.tsx';
import { DateRangeInput, type DateRange } from './dates/date-range-input.tsx';
import { NumberInput } from './number-input.tsx';
import { Select } from './select.tsx';
import { SwitchInput } from './switch-input.tsx';
import { TagsInput } from './tags-input.tsx';
import type { TreeSelect } from './tree-select.tsx';

// Copies whose code no other test has loaded: the tests share their modules.
const newSelect = import.meta.glob<typeof Select>('./select.tsx', { query: '?new-copy', import: 'Select' });
const newTreeSelect = import.meta.glob<typeof TreeSelect>('./tree-select.tsx', {
  query: '?new-copy',
  import: 'TreeSelect',
});
const newCascader = import.meta.glob<typeof Cascader>('./cascader.tsx', { query: '?new-copy', import: 'Cascader' });

afterEach(cleanup);

const tree = [
  { id: '1', name: '外购件', children: [{ id: '2', name: '轴承', children: [] }] },
  { id: '3', name: '自制件' },
];

/** Shows a control as a form does: labelled, with a value that follows it. */
function show<Value>(first: Value | undefined, draw: (control: Control<Value>) => ReactNode) {
  const values: Value[] = [];
  function Harness() {
    const [value, setValue] = useState(first);
    const change = (next: Value) => {
      values.push(next);
      setValue(next);
    };
    return (
      <>
        <label htmlFor="field">字段</label>
        {draw({ id: 'field', value, onChange: change })}
      </>
    );
  }
  render(<Harness />);
  return values;
}
const field = () => screen.getByLabelText<HTMLInputElement>('字段');
const shown = (selector: string) =>
  waitFor(() => {
    const found = document.querySelector(selector);
    expect(found).not.toBeNull();
    return found!;
  });
const option = (text: string) => shown(`.ant-select-item-option[title='${text}']`);

describe('下拉框', () => {
  const options = ['甲', '乙', '丙'].map((text, index) => ({ value: index + 1, text }));

  it('未动时只有外观，按键后打开，选择得到选项的值', async () => {
    const NewSelect = await newSelect['./select.tsx']!();
    const values = show(2, (control) => <NewSelect {...control} options={options} />);
    expect(field().value).toBe('乙');
    expect(document.querySelector('.ant-select')).toBeNull();
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    await shown('.ant-select-open');
    fireEvent.click(await option('丙'));
    expect(values).toEqual([3]);
  });

  it('不在选项中的值不显示', () => {
    show(9, (control) => <Select {...control} options={options} placeholder="请选择" />);
    expect(field().value).toBe('');
    expect(screen.queryByText('请选择') ?? screen.queryByPlaceholderText('请选择')).not.toBeNull();
  });

  it('超过八项可以搜索，拼音首字母也行', async () => {
    const many = ['长度', '重量', '体积', '面积', '数量', '时间', '温度', '压力', '功率'].map((text) => ({
      value: text,
      text,
    }));
    show('', (control) => <Select {...control} options={many} />);
    fireEvent.focus(field());
    await shown('.ant-select');
    fireEvent.change(field(), { target: { value: 'yl' } });
    await waitFor(() =>
      expect([...document.querySelectorAll('.ant-select-item-option')].map((each) => each.textContent)).toEqual([
        '压力',
      ]),
    );
  });

  it('有错误时标出', () => {
    show(1, (control) => <Select {...control} options={options} aria-invalid aria-describedby="why" />);
    expect([field().getAttribute('aria-invalid'), field().getAttribute('aria-describedby')]).toEqual(['true', 'why']);
  });
});

describe('日期', () => {
  it('总是 YYYY-MM-DD，也可以用别的写法输入；清空得到空文本', async () => {
    const values = show('2026-11-01', (control) => <DateInput {...control} />);
    expect(field().value).toBe('2026-11-01');
    await shown('.ant-picker');
    fireEvent.mouseDown(field());
    for (const typed of ['2027/1/2', '20270203', '2027.3.4']) {
      fireEvent.change(field(), { target: { value: typed } });
      fireEvent.keyDown(field(), { key: 'Enter' });
    }
    expect(values).toEqual(['2027-01-02', '2027-02-03', '2027-03-04']);
    fireEvent.mouseDown(document.querySelector('.ant-picker-clear')!);
    fireEvent.click(document.querySelector('.ant-picker-clear')!);
    expect(values.at(-1)).toBe('');
  });

  it('范围之外与不是日期的文字不算', async () => {
    const values = show('', (control) => <DateInput {...control} min="2026-01-01" max="2026-12-31" />);
    await shown('.ant-picker');
    fireEvent.mouseDown(field());
    for (const typed of ['2025-12-31', '2026-02-30', '明天']) {
      fireEvent.change(field(), { target: { value: typed } });
      fireEvent.keyDown(field(), { key: 'Enter' });
    }
    expect(values).toEqual([]);
  });

  it('日期范围是两端的文本，可以空着一端', async () => {
    show<DateRange>(['2026-01-01', ''], (control) => <DateRangeInput {...control} />);
    await shown('.ant-picker-range');
    expect(
      [...document.querySelectorAll<HTMLInputElement>('.ant-picker-range input')].map(({ value }) => value),
    ).toEqual(['2026-01-01', '']);
  });
});

describe('数字', () => {
  it('整数是数字，清空是 null；不合要求的照样交给规则', () => {
    const values = show<string | number | null>(5, (control) => <NumberInput {...control} />);
    expect(field().value).toBe('5');
    for (const text of ['12', '-1', '1.5', '99999999999999999999', ''])
      fireEvent.change(field(), { target: { value: text } });
    expect(values).toEqual([12, -1, 1.5, '99999999999999999999', null]);
  });

  it('小数逐位保留为文本，全角数字与千位逗号也认', () => {
    const values = show<string | number | null>('0.1000000001', (control) => (
      <NumberInput {...control} isDecimal unit="kg" />
    ));
    expect(field().value).toBe('0.1000000001');
    expect(screen.getByText('kg')).toBeTruthy();
    for (const text of ['12345678901234567890.123456789', '１２．５', '1,234.5', ''])
      fireEvent.change(field(), { target: { value: text } });
    expect(values).toEqual(['12345678901234567890.123456789', '12.5', '1234.5', '']);
  });
});

it('开关是 1 与 0', () => {
  const values = show<0 | 1>(0, (control) => <SwitchInput {...control} />);
  fireEvent.click(field());
  fireEvent.click(field());
  expect(values).toEqual([1, 0]);
});

it('标签以分号相连，重复与空白不算', async () => {
  const values = show('轴承;深沟球', (control) => <TagsInput {...control} />);
  await shown('.ant-select');
  expect([...document.querySelectorAll('.ant-select-selection-item')].map((each) => each.textContent)).toEqual([
    '轴承',
    '深沟球',
  ]);
  fireEvent.change(field(), { target: { value: '钢，轴承；不锈，' } });
  expect(values.at(-1)).toBe('轴承;深沟球;钢;不锈');
});

describe('树与级联', () => {
  it('树下拉显示所选节点的路径，可清空', async () => {
    const NewTreeSelect = await newTreeSelect['./tree-select.tsx']!();
    const values = show('2', (control) => <NewTreeSelect {...control} nodes={tree} />);
    expect(field().value).toBe('外购件 / 轴承');
    await shown('.ant-tree-select');
    expect(document.querySelector('.ant-select-content')?.textContent).toBe('外购件 / 轴承');
    fireEvent.click(document.querySelector('.ant-select-clear')!);
    expect(values).toEqual(['']);
  });

  it('级联的值是从根到所选节点的编号，显示路径', async () => {
    const NewCascader = await newCascader['./cascader.tsx']!();
    const values = show<readonly string[]>(['1', '2'], (control) => <NewCascader {...control} nodes={tree} />);
    expect(field().value).toBe('外购件 / 轴承');
    await shown('.ant-cascader');
    expect(document.querySelector('.ant-select-content')?.textContent).toBe('外购件 / 轴承');
    fireEvent.mouseDown(field());
    fireEvent.click(await shown('.ant-cascader-menu-item[title=自制件]'));
    expect(values).toEqual([['3']]);
  });
});
