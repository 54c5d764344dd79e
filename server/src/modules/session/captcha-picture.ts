import { randomInt } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { drawingFont } from '../../kernel/files/font.ts';

const width = 120;
const height = 40;

/** The letters, tilted and crossed out by lines. */
export function captchaPicture(answer: string): Buffer {
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#f3f5f8';
  brush.fillRect(0, 0, width, height);
  for (let i = 0; i < 5; i++) line(brush);
  for (const [i, letter] of answer.split('').entries()) {
    brush.save();
    brush.translate(18 + i * 27 + randomInt(-3, 4), height / 2 + randomInt(-3, 4));
    brush.rotate((randomInt(-24, 25) * Math.PI) / 180);
    brush.font = `${randomInt(24, 30)}px ${drawingFont}`;
    brush.fillStyle = ink();
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.fillText(letter, 0, 0);
    brush.restore();
  }
  line(brush);
  return canvas.toBuffer('image/png');
}

const ink = () => `hsl(${randomInt(360)} 45% ${randomInt(28, 45)}%)`;

function line(brush: ReturnType<ReturnType<typeof createCanvas>['getContext']>) {
  brush.strokeStyle = ink();
  brush.lineWidth = 1 + randomInt(2) / 2;
  brush.beginPath();
  brush.moveTo(randomInt(width / 3), randomInt(height));
  brush.bezierCurveTo(
    randomInt(width),
    randomInt(height),
    randomInt(width),
    randomInt(height),
    width - randomInt(width / 3),
    randomInt(height),
  );
  brush.stroke();
}
