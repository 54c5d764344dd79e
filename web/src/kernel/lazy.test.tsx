import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazy } from './lazy.ts';

afterEach(cleanup);

const Ready = () => <p>内容</p>;
const Placeholder = () => <p>载入中</p>;

it('先显示占位，代码到了再显示内容；再次显示时不再载入', async () => {
  const load = vi.fn<() => Promise<ComponentType>>(async () => Ready);
  const Part = lazy(load, Placeholder);
  render(<Part />);
  expect(screen.getByText('载入中')).toBeTruthy();
  expect(await screen.findByText('内容')).toBeTruthy();
  cleanup();
  render(<Part />);
  expect(screen.getByText('内容')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('预先载入之后立即显示内容', async () => {
  const load = vi.fn<() => Promise<ComponentType>>(async () => Ready);
  const Part = lazy(load, Placeholder);
  Part.preload();
  Part.preload();
  await load.mock.results[0]!.value;
  await Promise.resolve();
  render(<Part />);
  expect(screen.getByText('内容')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('预先载入失败时不打扰，打开时再试一次', async () => {
  const load = vi.fn<() => Promise<ComponentType>>(async () => Ready).mockRejectedValueOnce(new Error('offline'));
  const Part = lazy(load, Placeholder);
  Part.preload();
  await new Promise((resolve) => setTimeout(resolve));
  render(<Part />);
  expect(await screen.findByText('内容')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
