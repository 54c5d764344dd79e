import { contrast } from '@edp/contract/modules/home/accent.ts';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { palettes } from '../../kernel/theme/palette.ts';
import { useWatermark, watermarkInk, watermarkOpacity } from './watermark.ts';

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

const channels = (colour: string) => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
/** What is seen of a colour with the ink above it. */
const beneath = (colour: string, ink: string) =>
  `#${channels(colour)
    .map((below, index) => Math.round(below + (channels(ink)[index]! - below) * watermarkOpacity))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

it.each([
  { mode: 'light', name: '浅色' },
  { mode: 'dark', name: '深色' },
] as const)('水印在$name主题的各种底色上都看得清，又不妨碍阅读下面的文字', ({ mode }) => {
  const ink = watermarkInk[mode];
  const { surface, page, raised, text, textSoft } = palettes[mode];
  for (const ground of [surface, page, raised]) {
    const drawn = beneath(ground, ink);
    expect(contrast(drawn, ground)).toBeGreaterThanOrEqual(1.25);
    expect(contrast(drawn, ground)).toBeLessThanOrEqual(1.8);
    // Where a letter of the watermark lies above one of the page.
    expect(contrast(beneath(text, ink), drawn)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(beneath(textSoft, ink), drawn)).toBeGreaterThanOrEqual(3);
  }
});
