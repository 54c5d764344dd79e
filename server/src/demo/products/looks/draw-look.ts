import { createCanvas } from '@napi-rs/canvas';
import { type LookName, looks } from './looks.ts';
import { type ColourName, colours } from './shading.ts';

/** The side of the square that every look is drawn in. */
const square = 240;

/**
 * A photograph, as it were: the product in front of a light background, with its shadow. Encoded outside the main
 * thread.
 */
export function drawLook(look: LookName, colour: ColourName, width: number, height: number): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  const background = brush.createLinearGradient(0, 0, 0, height);
  for (const [at, shade] of [
    [0, '#fbfcfd'],
    [0.72, '#eef2f6'],
    [1, '#dfe5ec'],
  ] as const)
    background.addColorStop(at, shade);
  brush.fillStyle = background;
  brush.fillRect(0, 0, width, height);
  const scale = (Math.min(width, height) / square) * 0.92;
  brush.translate(width / 2, height / 2);
  brush.scale(scale, scale);
  brush.translate(-square / 2, -square / 2);
  brush.save();
  brush.translate(square / 2, 218);
  brush.scale(1, 0.12);
  const shadow = brush.createRadialGradient(0, 0, 10, 0, 0, 118);
  shadow.addColorStop(0, 'rgb(15 23 42 / 45%)');
  shadow.addColorStop(1, 'rgb(15 23 42 / 0%)');
  brush.fillStyle = shadow;
  brush.fillRect(-120, -120, square, square);
  brush.restore();
  looks[look](brush, colours[colour]);
  return canvas.encode('jpeg', 86);
}
