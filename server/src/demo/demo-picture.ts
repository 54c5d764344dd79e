import { createCanvas } from '@napi-rs/canvas';
import { drawingFont } from '../kernel/files/font.ts';

const width = 118;
const height = 95;

/** A plain word mark in the size that brand pictures have; the same name always gets the same colours. */
export function demoPicture(name: string): Buffer {
  const hue = Array.from(name).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 360, 7);
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.fillStyle = `hsl(${hue} 45% 94%)`;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = `hsl(${hue} 55% 34%)`;
  brush.font = `40px ${drawingFont}`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillText(name.slice(0, 2), width / 2, height / 2);
  return canvas.toBuffer('image/png');
}
