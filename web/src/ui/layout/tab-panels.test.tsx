import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { TabPanels } from './tab-panels.tsx';

const panels = ['概览', '多语言', '共享范围'].map((title) => ({
  key: title,
  title,
  content: <input aria-label={`${title}的内容`} />,
}));

function Sample({ first }: { first?: string }) {
  const [chosen, setChosen] = useState(first);
  return <TabPanels label="记录内容" panels={panels} chosen={chosen} onChoose={setChosen} />;
}
const selected = () => screen.getByRole('tab', { selected: true });
const press = (key: string) => fireEvent.keyDown(selected(), { key });
afterEach(cleanup);

it('未指定或已不存在的页签：从第一个开始', () => {
  render(<Sample />);
  expect(selected().textContent).toBe('概览');
  cleanup();
  render(<Sample first="何处使用" />);
  expect(selected().textContent).toBe('概览');
});

it('方向键换到相邻的页签，首尾相接，焦点跟随', () => {
  render(<Sample />);
  press('ArrowLeft');
  expect(selected().textContent).toBe('共享范围');
  expect(document.activeElement).toBe(selected());
  press('ArrowRight');
  expect(selected().textContent).toBe('概览');
});

it('页签首次打开时才有内容，之后保留其中的输入', () => {
  render(<Sample />);
  expect(screen.queryByLabelText('多语言的内容')).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: '多语言' }));
  fireEvent.change(screen.getByLabelText('多语言的内容'), { target: { value: '已填' } });
  fireEvent.click(screen.getByRole('tab', { name: '概览' }));
  fireEvent.click(screen.getByRole('tab', { name: '多语言' }));
  expect(screen.getByLabelText<HTMLInputElement>('多语言的内容').value).toBe('已填');
});
