import { isNumber } from './cell.ts';

/** Without it Excel takes the file for the local encoding of the computer. */
export const byteOrderMark = '\uFEFF';

/** What Excel would run as a formula begins with one of these. */
const runs = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n]/;

/** A text that Excel would run is written behind an apostrophe; a negative number is no such text. */
function csvCell(text: string): string {
  const safe = runs.test(text) && !isNumber(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;
