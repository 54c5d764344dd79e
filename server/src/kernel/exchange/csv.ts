import { type ByteWriter, openWriter, reserve, stopsAt, writePlain, writeText, written } from './byte-writer.ts';
import { isNumber } from './cell.ts';

/** Without it Excel takes the file for the local encoding of the computer. */
export const byteOrderMark = '\uFEFF';

/** What Excel would run as a formula begins with one of these. */
const runs = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n]/;
/** A text without any of these, and that Excel would not run, is written as it is. */
const quoted = stopsAt('",');
const [comma, carriageReturn, lineFeed] = [44, 13, 10];

/** Writes lines; its buffer is used for all of them, and what it answers is a copy. */
export function csvWriter(): (rows: readonly (readonly string[])[]) => Buffer {
  const writer = openWriter(64 * 1024);
  return (rows) => {
    writer.length = 0;
    for (const row of rows) writeLine(writer, row);
    return Buffer.from(written(writer));
  };
}

function writeLine(writer: ByteWriter, cells: readonly string[]): void {
  for (let index = 0; index < cells.length; index++) {
    reserve(writer, 1);
    if (index > 0) writer.bytes[writer.length++] = comma;
    const text = cells[index]!;
    if (mayRun(text.charCodeAt(0)) || !writePlain(writer, text, quoted)) writeText(writer, csvCell(text));
  }
  reserve(writer, 2);
  writer.bytes[writer.length++] = carriageReturn;
  writer.bytes[writer.length++] = lineFeed;
}

/** `+`, `-`, `=`, `@`; tabs and ends of lines are not plain anyway. */
const mayRun = (code: number) => code === 0x2b || code === 0x2d || code === 0x3d || code === 0x40;

/** A text that Excel would run is written behind an apostrophe; a negative number is no such text. */
function csvCell(text: string): string {
  const safe = runs.test(text) && !isNumber(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
