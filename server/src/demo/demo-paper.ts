import { createCanvas } from '@napi-rs/canvas';
import { drawingFont } from '../kernel/files/font.ts';

const width = 960;
const height = 680;

interface Paper {
  title: string;
  lines: readonly (readonly [label: string, value: string])[];
}

/**
 * A paper that looks like a photographed licence, card or report; everything on it is made up. A JPEG, encoded outside
 * the main thread.
 */
export function demoPaper({ title, lines }: Paper): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#fbf6e9';
  brush.fillRect(0, 0, width, height);
  brush.strokeStyle = '#b5462f';
  for (const [inset, line] of [
    [24, 6],
    [36, 2],
  ] as const) {
    brush.lineWidth = line;
    brush.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset);
  }
  brush.fillStyle = '#a6321f';
  brush.textAlign = 'center';
  brush.font = `56px ${drawingFont}`;
  brush.fillText(title, width / 2, 130);
  brush.textAlign = 'left';
  for (const [index, [label, value]] of lines.entries()) {
    const y = 220 + index * 64;
    brush.fillStyle = '#7a6a52';
    brush.font = `24px ${drawingFont}`;
    brush.fillText(label, 96, y);
    brush.fillStyle = '#2b2620';
    brush.font = `28px ${drawingFont}`;
    brush.fillText(value, 330, y, width - 400);
  }
  brush.fillStyle = 'rgb(166 50 31 / 14%)';
  brush.font = `110px ${drawingFont}`;
  brush.translate(width / 2, height / 2 + 60);
  brush.rotate(-0.35);
  brush.textAlign = 'center';
  brush.fillText('演示样本', 0, 0);
  return canvas.encode('jpeg', 88);
}
