import { pixelsOf } from '../files/picture-size.ts';

/** Decoded, four bytes each. */
const mostPixels = 16_000_000;

export interface Scaling {
  content: Buffer;
  /** The longer side, in pixels. */
  longest: number;
  /** JPEG has no transparency: it is drawn on white. */
  type: 'webp' | 'jpeg';
}

export interface ScaledPicture {
  content: Buffer;
  width: number;
  height: number;
}

/** A picture in the size in which it is shown; undefined for one that is too large or cannot be read. */
export async function scaledPicture({ content, longest, type }: Scaling): Promise<ScaledPicture | undefined> {
  if ((pixelsOf(content) ?? Infinity) > mostPixels) return undefined;
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  // The header was right, the rest may not be.
  const picture = await loadImage(content).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const [width, height] = [
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  ];
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  if (type === 'jpeg') {
    brush.fillStyle = 'white';
    brush.fillRect(0, 0, width, height);
  }
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, width, height);
  return {
    content: type === 'jpeg' ? await canvas.encode('jpeg', 85) : await canvas.encode('webp', 85),
    width,
    height,
  };
}
