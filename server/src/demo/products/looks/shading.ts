import type { SKRSContext2D } from '@napi-rs/canvas';

export type Brush = SKRSContext2D;

/** A surface in light and shade, from the darkest edge to the highlight. */
export interface Finish {
  dark: string;
  body: string;
  light: string;
  shine: string;
}

const finish = (hue: number, saturation: number, lightness: number, contrast = 1): Finish => ({
  dark: `hsl(${hue} ${saturation}% ${Math.max(4, lightness - 22 * contrast)}%)`,
  body: `hsl(${hue} ${saturation}% ${lightness}%)`,
  light: `hsl(${hue} ${saturation}% ${Math.min(96, lightness + 14 * contrast)}%)`,
  shine: `hsl(${hue} ${Math.round(saturation * 0.7)}% ${Math.min(99, lightness + 28 * contrast)}%)`,
});

export const steel = finish(212, 9, 66, 1.25);
export const darkSteel = finish(214, 10, 42);
export const aluminium = finish(210, 7, 76, 0.9);
export const brass = finish(43, 55, 53);
export const copper = finish(20, 52, 50);
export const castIron = finish(210, 6, 34, 0.8);
export const rubber = finish(220, 6, 19, 0.7);
export const plastic = finish(215, 8, 27, 0.8);
export const paper = finish(40, 18, 92, 0.4);
export const wood = finish(32, 42, 55, 0.8);

/** A product is painted in these colours, by the values of the specification 颜色 and a few more. */
export const colours = {
  工业蓝: finish(213, 68, 40),
  信号红: finish(4, 70, 45),
  交通黄: finish(45, 92, 51, 0.8),
  浅灰: finish(210, 8, 74, 0.9),
  黑色: finish(220, 8, 20, 0.8),
  不锈钢本色: steel,
  橙色: finish(22, 88, 52),
  绿色: finish(152, 52, 34),
  深绿: finish(168, 45, 27),
  青色: finish(190, 62, 38),
  米白: finish(45, 22, 86, 0.6),
  铝色: aluminium,
  铸铁: castIron,
  黄铜: brass,
} satisfies Record<string, Finish>;
export type ColourName = keyof typeof colours;

/** Round from one edge to the other: the light comes from the upper left. */
export function rounded(
  brush: Brush,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  { dark, body, light, shine }: Finish,
) {
  const gradient = brush.createLinearGradient(x0, y0, x1, y1);
  for (const [at, colour] of [
    [0, dark],
    [0.12, body],
    [0.28, shine],
    [0.42, light],
    [0.7, body],
    [1, dark],
  ] as const)
    gradient.addColorStop(at, colour);
  return gradient;
}

/** A flat face that catches a little more light at its top. */
export function flat(brush: Brush, top: number, bottom: number, { body, light, dark }: Finish) {
  const gradient = brush.createLinearGradient(0, top, 0, bottom);
  for (const [at, colour] of [
    [0, light],
    [0.35, body],
    [1, dark],
  ] as const)
    gradient.addColorStop(at, colour);
  return gradient;
}

/** A ball or a domed face. */
export function domed(brush: Brush, x: number, y: number, radius: number, { dark, body, light, shine }: Finish) {
  const gradient = brush.createRadialGradient(x - radius * 0.35, y - radius * 0.4, radius * 0.05, x, y, radius);
  for (const [at, colour] of [
    [0, shine],
    [0.3, light],
    [0.65, body],
    [1, dark],
  ] as const)
    gradient.addColorStop(at, colour);
  return gradient;
}

/** Turned metal: the light runs around the axis. */
export function turned(brush: Brush, x: number, y: number, { dark, body, light, shine }: Finish) {
  const gradient = brush.createConicGradient(-2.4, x, y);
  for (const [at, colour] of [
    [0, shine],
    [0.12, light],
    [0.28, body],
    [0.42, dark],
    [0.5, light],
    [0.62, shine],
    [0.74, body],
    [0.88, dark],
    [1, shine],
  ] as const)
    gradient.addColorStop(at, colour);
  return gradient;
}
