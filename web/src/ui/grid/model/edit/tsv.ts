/** A table as Excel puts it on the clipboard: tabs between cells, cells with line breaks or tabs in quotes. */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const { cell, end } = quotedCell(text, at) ?? plainCell(text, at);
    rows.at(-1)!.push(cell);
    at = end;
    if (text[at] === '\t') {
      at += 1;
      // A tab at the very end has an empty cell after it.
      if (at === text.length) rows.at(-1)!.push('');
    } else if (at < text.length) {
      at += text.startsWith('\r\n', at) ? 2 : 1;
      // Excel ends the last row with a line break too.
      if (at < text.length) rows.push([]);
    }
  }
  return text === '' ? [] : rows;
}

interface Found {
  readonly cell: string;
  readonly end: number;
}

function plainCell(text: string, from: number): Found {
  let end = from;
  while (end < text.length && !'\t\r\n'.includes(text[end]!)) end += 1;
  return { cell: text.slice(from, end), end };
}

/** Undefined where the quote belongs to the text, as in 5" or "a" b. */
function quotedCell(text: string, from: number): Found | undefined {
  if (text[from] !== '"') return undefined;
  let end = from + 1;
  while (end < text.length && (text[end] !== '"' || text[end + 1] === '"')) end += text[end] === '"' ? 2 : 1;
  const isClosed = end < text.length && (end + 1 === text.length || '\t\r\n'.includes(text[end + 1]!));
  return isClosed
    ? {
        cell: text
          .slice(from + 1, end)
          .replaceAll('""', '"')
          .replaceAll('\r\n', '\n'),
        end: end + 1,
      }
    : undefined;
}

const quote = (cell: string) => (/^"|[\t\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const formatTsv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map(quote).join('\t')).join('\r\n');
