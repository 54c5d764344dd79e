/** From here on, characters are as wide as they are high. */
const firstWide = 0x2e80;

/** Without the font, and fast enough for every text on a page. */
function estimate(text: string): number {
  let width = 0;
  for (let index = 0; index < text.length; index += 1) width += text.charCodeAt(index) < firstWide ? 7.6 : 14;
  return width;
}

/** Measuring every text would take longer than drawing it. */
export const longestText = (texts: readonly string[]): string =>
  texts.reduce<readonly [text: string, width: number]>(
    (most, text) => {
      const width = estimate(text);
      return width > most[1] ? [text, width] : most;
    },
    ['', 0],
  )[0];

const mostMeasured = 5000;
const measured = new Map<string, number>();
let canvas: CanvasRenderingContext2D | null | undefined;

/**
 * The width of a text in the font of headings, in pixels. It differs from language to language and from system to
 * system.
 */
export function textWidth(text: string): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return estimate(text);
  if (!measured.has(text)) {
    if (measured.size === mostMeasured) measured.clear();
    canvas.font = `500 14px ${getComputedStyle(document.body).fontFamily}`;
    measured.set(text, canvas.measureText(text).width);
  }
  return measured.get(text)!;
}

const cellPadding = 28;
/** The padding of a tag around its smaller text. */
const tagPadding = 10;

/** The width of a column that shows one of these texts. */
export const textColumnWidth = (...words: string[]) => Math.ceil(Math.max(...words.map(textWidth)) + cellPadding);
export const tagColumnWidth = (...words: string[]) => textColumnWidth(...words) + tagPadding;

// By the kind of value, as wide as the longest ordinary one: fonts differ by a third from system to system.
export const timeWidth = () => textColumnWidth('08-08 08:08', '2026-08-08');
export const amountWidth = () => textColumnWidth('888,888.88');
export const rangeWidth = () => textColumnWidth('8,888.88 – 8,888.88');
export const barCodeWidth = () => textColumnWidth('8888888888888');
export const phoneWidth = () => textColumnWidth('0888-88888888');
