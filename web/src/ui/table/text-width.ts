const han = /\p{Script=Han}/u;
const characterWidth = (character: string) => (han.test(character) ? 14 : 7.6);
const estimate = (text: string) => Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0);

const measured = new Map<string, number>();
let canvas: CanvasRenderingContext2D | null | undefined;

/** The width of a text in the font of headings, in pixels. It differs from language to language and from system to system. */
export function textWidth(text: string): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return estimate(text);
  if (!measured.has(text)) {
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

/** The width of a column with date and time, in any system font. */
export const timeColumnWidth = 168;
