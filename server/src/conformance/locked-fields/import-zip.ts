import { createCanvas } from '@napi-rs/canvas';
import { rawZip } from '../../testing/samples/raw-zip.ts';

interface Picture {
  readonly name: string;
  readonly content: Buffer;
}

let pictures = 0;

/** No other one has its content: what is stored already would be no change. */
export function newPicture(): Picture {
  pictures++;
  return { name: `${pictures}.png`, content: createCanvas(pictures, 10).toBuffer('image/png') };
}

export const zipName = 'rows.zip';

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A file with these rows, the first of them the headings, and a picture that they may name. */
export const zipOf = (rows: readonly (readonly string[])[], picture: Picture): Buffer =>
  rawZip([{ name: 'rows.csv', content: rows.map((cells) => cells.map(cell).join(',')).join('\n') }, picture]);
