import { createCanvas, loadImage } from '@napi-rs/canvas';
import { pixelsOf } from '../../../kernel/files/picture-size.ts';

/** Decoded, four bytes each. */
const mostPixels = 16_000_000;
/** Of the longer side: 50 mm at a good 200 dpi. */
const longest = 420;

export interface PrintPicture {
  jpeg: Buffer;
  width: number;
  height: number;
}

/** A picture in the size that is printed, on white. Undefined for one that is too large or cannot be read. */
export async function printPicture(content: Buffer): Promise<PrintPicture | undefined> {
  if ((pixelsOf(content) ?? Infinity) > mostPixels) return undefined;
  const picture = await loadImage(content).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, width, height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, width, height);
  return { jpeg: await canvas.encode('jpeg', 85), width, height };
}
