import { createCanvas } from '@napi-rs/canvas';
import { drawingFont } from '../../kernel/files/font.ts';

const width = 360;
const height = 235;

/** A card with the name of the product and a mark of its own, in the size that thumbnails have. */
export function productPicture(name: string): Buffer {
  const hue = Array.from(name).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 360, 7);
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  const background = brush.createLinearGradient(0, 0, 0, height);
  background.addColorStop(0, `hsl(${hue} 30% 97%)`);
  background.addColorStop(1, `hsl(${hue} 30% 88%)`);
  brush.fillStyle = background;
  brush.fillRect(0, 0, width, height);
  brush.strokeStyle = `hsl(${hue} 40% 40%)`;
  brush.lineWidth = 10;
  for (const radius of [62, 34]) {
    brush.beginPath();
    brush.arc(width / 2, 95, radius, 0, Math.PI * 2);
    brush.stroke();
  }
  brush.fillStyle = `hsl(${hue} 45% 28%)`;
  brush.font = `22px ${drawingFont}`;
  brush.textAlign = 'center';
  brush.fillText(name, width / 2, 205, width - 24);
  return canvas.toBuffer('image/png');
}
