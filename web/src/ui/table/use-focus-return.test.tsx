import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useFocusReturn } from './use-focus-return.ts';

function Sample({ ids, action = '停用' }: { ids: readonly string[]; action?: string }) {
  const area = useRef<HTMLElement>(null);
  useFocusReturn(area);
  return (
    <section ref={area}>
      <header>
        <button type="button">新增</button>
      </header>
      {ids.map((id, index) => (
        <div key={id} data-index={index} data-record={id} tabIndex={-1}>
          {id}
          {action && <button key={action} type="button">{`${action} ${id}`}</button>}
        </div>
      ))}
    </section>
  );
}

const focused = () => document.activeElement?.textContent;
const start = (id: string) => {
  const { rerender } = render(<Sample ids={['甲', '乙', '丙']} />);
  screen.getByRole('button', { name: `停用 ${id}` }).focus();
  return rerender;
};
afterEach(cleanup);

describe('焦点所在的按钮或行消失后', () => {
  it('行还在：焦点在这一行', () => {
    start('乙')(<Sample ids={['甲', '乙', '丙']} action="" />);
    expect(focused()).toBe('乙');
  });

  it('行被删除：在下一行，没有下一行时在上一行', () => {
    const rerender = start('乙');
    rerender(<Sample ids={['甲', '丙']} />);
    expect(focused()).toBe('丙停用 丙');
    rerender(<Sample ids={['甲']} />);
    expect(focused()).toBe('甲停用 甲');
  });

  it('一行也没有了：在工具栏', () => {
    start('乙')(<Sample ids={[]} />);
    expect(focused()).toBe('新增');
  });

  it('焦点已在别处时不抢', () => {
    const rerender = start('乙');
    screen.getByRole('button', { name: '新增' }).focus();
    rerender(<Sample ids={['甲']} />);
    expect(focused()).toBe('新增');
  });
});
