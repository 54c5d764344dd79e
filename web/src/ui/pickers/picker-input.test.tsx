import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { PickerInput, SinglePickerInput, type PickerProps } from './picker-input.tsx';
import type { Named } from './sources.ts';

afterEach(cleanup);

/** A dialog that adds one item to what was chosen. */
const Dialog = ({ initial, onConfirm, onClose }: PickerProps<Named>) => (
  <dialog open>
    <button type="button" onClick={() => onConfirm([...initial, { id: '2', name: '密封圈' }])}>
      选密封圈
    </button>
    <button type="button" onClick={() => onConfirm([{ id: '3', name: '螺栓' }])}>
      只选螺栓
    </button>
    <button type="button" onClick={onClose}>
      关闭
    </button>
  </dialog>
);
const nameOf = ({ name }: Named) => name;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const tags = () => screen.queryAllByRole('listitem').map((tag) => tag.querySelector('span')?.textContent);

function Several({ disabled = false }: { disabled?: boolean }) {
  const [value, setValue] = useState<readonly Named[]>([{ id: '1', name: '轴承' }]);
  return (
    <PickerInput label="选择物料" value={value} onChange={setValue} nameOf={nameOf} disabled={disabled}>
      {(picker) => <Dialog {...picker} />}
    </PickerInput>
  );
}

it('打开选择框，确定后显示所选并关闭；可逐个移除，焦点留在所选中', () => {
  render(<Several />);
  press('选择物料');
  press('选密封圈');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(tags()).toEqual(['轴承', '密封圈']);
  press('移除 轴承');
  expect(tags()).toEqual(['密封圈']);
  expect(document.activeElement).toBe(screen.getByRole('list', { name: '已选 1 项' }));
});

it('取消不改变所选；停用时只显示', () => {
  render(<Several />);
  press('选择物料');
  press('关闭');
  expect(tags()).toEqual(['轴承']);
  cleanup();
  render(<Several disabled />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '选择物料' }).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: '移除 轴承' })).toBeNull();
});

it('单选的值是一项或空', () => {
  let now: Named | null = { id: '1', name: '轴承' };
  function Single() {
    const [value, setValue] = useState(now);
    const change = (item: Named | null) => {
      now = item;
      setValue(item);
    };
    return (
      <SinglePickerInput label="选择物料" value={value} onChange={change} nameOf={nameOf}>
        {(picker) => <Dialog {...picker} />}
      </SinglePickerInput>
    );
  }
  render(<Single />);
  press('选择物料');
  press('只选螺栓');
  expect(now).toEqual({ id: '3', name: '螺栓' });
  press('清空');
  expect(now).toBeNull();
});
