import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWatermark } from './watermark.ts';

const layers = () =>
  [...document.querySelectorAll<HTMLElement>('body > div')].filter(({ style }) => style.position === 'fixed');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each<[string, (layer: HTMLElement) => void]>([
  ['移除', (layer) => layer.remove()],
  ['移到别处', (layer) => document.createElement('div').append(layer)],
  ['隐藏', (layer) => layer.style.setProperty('display', 'none', 'important')],
  ['变为透明', (layer) => layer.style.setProperty('opacity', '0')],
  [
    '加上 hidden',
    (layer) => {
      layer.hidden = true;
    },
  ],
  ['去掉样式', (layer) => layer.removeAttribute('style')],
])('水印被%s后恢复，不再需要时消失', (_how, tamper) => {
  const { unmount } = renderHook(() => useWatermark('张伟 zhangwei'));
  const [layer] = layers();
  const intact = layer!.outerHTML;
  tamper(layer!);
  vi.advanceTimersByTime(1000);
  expect(layers().map(({ outerHTML }) => outerHTML)).toEqual([intact]);
  unmount();
  expect(layers()).toEqual([]);
});

it('没有文字时没有水印', () => {
  renderHook(() => useWatermark(''));
  expect(layers()).toEqual([]);
});
