import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Drawer } from './drawer.tsx';

it('有焦点的按钮消失后，Esc 仍然关闭，焦点不离开', () => {
  const onClose = vi.fn<() => void>();
  const draw = (isOpen: boolean) => (
    <Drawer title="我的任务" width={480} onClose={onClose}>
      {isOpen && <button type="button">终止</button>}
    </Drawer>
  );
  const { rerender } = render(draw(true));
  screen.getByRole('button', { name: '终止' }).focus();
  rerender(draw(false));
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
  screen.getByRole('dialog').blur();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});
