import { buffer } from 'node:stream/consumers';
import type { FileStore } from './file-store.ts';
import { pixelsOf } from './picture-size.ts';

/** Twice the largest side that a row of a list shows, for dense screens. */
const side = 96;
/** Decoded, four bytes each. */
const mostPixels = 16_000_000;
const mostKept = 2000;

/** By storage key, which is never used again for another content; the least recently used goes first. */
const kept = new Map<string, Promise<string>>();
let queue: Promise<unknown> = Promise.resolve();

/** A stored picture as a small `data:` address, or empty. Made when it is first asked for: derived data needs no place in the store. */
export function thumbnailOf(files: FileStore, storageKey: string): Promise<string> {
  const thumbnail = kept.get(storageKey) ?? makeInTurn(files, storageKey);
  kept.delete(storageKey);
  kept.set(storageKey, thumbnail);
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
  return thumbnail;
}

/** One at a time, so that the memory of decoded pictures does not add up. */
function makeInTurn(files: FileStore, storageKey: string): Promise<string> {
  const made = queue.then(() => makeThumbnail(files, storageKey));
  // A store that does not answer is asked again by the next call.
  queue = made.catch(() => kept.delete(storageKey));
  return made;
}

async function makeThumbnail(files: FileStore, storageKey: string): Promise<string> {
  const content = await buffer(await files.get(storageKey));
  if ((pixelsOf(content) ?? Infinity) > mostPixels) return '';
  // Loading it takes a tenth of a second, which a start should not wait for.
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const picture = await loadImage(content).catch(() => undefined);
  // The header was right, the rest is not: the browser will say so.
  if (!picture) return '';
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = createCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return `data:image/webp;base64,${(await canvas.encode('webp', 85)).toString('base64')}`;
}
