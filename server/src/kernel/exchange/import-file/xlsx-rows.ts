import { open } from 'node:fs/promises';
import { type Cell, type FileRow, mostColumns, mostRows, type RowFile } from './cell.ts';
import { dateOfSerial } from '../serial-date.ts';
import { type WorkbookParts, readParts } from './workbook-parts.ts';
import { attribute, elementsOf, textIn, unescapeXml } from './xml-parts.ts';
import { stripPrefix } from './xml-prefix.ts';
import { openZip } from './zip-file.ts';

/** A sheet is read in pieces, so this is about time, not memory: 1,000,000 rows of 30 columns are about as much. */
const mostOfSheet = 2048 * 1024 * 1024;

/** The first visible sheet of a workbook. Formulas are never evaluated: the value that Excel last saw is taken. */
export async function openWorkbook(path: string): Promise<RowFile> {
  const file = await open(path);
  try {
    const zip = await openZip(file, (await file.stat()).size);
    const parts = await readParts(zip);
    const hidden = new Set<number>();
    async function* rows() {
      yield* rowsOf(headOf(stripPrefix(zip.read(parts.sheetPath, mostOfSheet)), (head) => noteHidden(head, hidden)), parts);
    }
    return { sheetName: parts.sheetName, hidden, rows, close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Passes the pieces on, and what stands before the first row to `note`. */
async function* headOf(content: AsyncIterable<Buffer>, note: (head: string) => void): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const piece of content) {
    if (isFirst) note(piece.toString('utf8', 0, Math.min(piece.length, 65_536)).split('<sheetData')[0]!);
    isFirst = false;
    yield piece;
  }
}

function noteHidden(head: string, hidden: Set<number>) {
  for (const [tag] of head.matchAll(/<col\s[^>]*>/g)) {
    if (!/^(?:1|true)$/.test(attribute(tag, 'hidden') ?? '')) continue;
    const [from, to] = [Number(attribute(tag, 'min')), Number(attribute(tag, 'max'))];
    for (let place = from; place <= Math.min(to, mostColumns); place++) hidden.add(place - 1);
  }
}

async function* rowsOf(content: AsyncIterable<Buffer>, parts: WorkbookParts): AsyncGenerator<FileRow> {
  let number = 0;
  for await (const element of elementsOf(content, 'row')) {
    const row = element.toString('utf8');
    const given = Number(valueIn(row.slice(0, row.indexOf('>')), ' r="'));
    number = given > number && given <= mostRows ? given : number + 1;
    yield { number, cells: cellsIn(row, parts) };
  }
}

/** The value of an attribute of a tag; Excel and every library write `name="value"`. */
function valueIn(tag: string, name: string): string | undefined {
  const start = tag.indexOf(name);
  return start === -1 ? undefined : tag.slice(start + name.length, tag.indexOf('"', start + name.length));
}

function cellsIn(row: string, parts: WorkbookParts): Cell[] {
  const cells: Cell[] = [];
  let place = -1;
  for (let at = row.indexOf('<c', row.indexOf('>')); at !== -1;) {
    const tagEnd = row.indexOf('>', at);
    const isEmpty = row[tagEnd - 1] === '/';
    const end = isEmpty ? tagEnd : row.indexOf('</c>', tagEnd);
    const tag = row.slice(at, tagEnd);
    const reference = valueIn(tag, ' r="');
    place = reference ? placeOf(reference) : place + 1;
    if (!isEmpty && place < mostColumns && end !== -1) cells[place] = cellOf(row.slice(tagEnd + 1, end), valueIn(tag, ' t="'), valueIn(tag, ' s="'), parts);
    at = end === -1 ? -1 : row.indexOf('<c', end + 1);
  }
  return cells;
}

/** 2 for `C7`. */
function placeOf(reference: string): number {
  let place = 0;
  for (let at = 0; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) & ~0x20;
    if (letter < 65 || letter > 90) break;
    place = place * 26 + letter - 64;
  }
  return place - 1;
}

function cellOf(content: string, type: string | undefined, style: string | undefined, { texts, isDate, is1904 }: WorkbookParts): Cell {
  if (type === 'inlineStr') return asText(inlineText(content));
  const start = content.indexOf('<v');
  if (start === -1) return undefined;
  const value = content.slice(content.indexOf('>', start) + 1, content.indexOf('</v>', start));
  if (type === 's') return asText(texts[Number(value)] ?? '');
  if (type === 'str') return asText(unescapeXml(value));
  if (type === 'b') return asText(value === '1' ? 'TRUE' : 'FALSE');
  // #N/A and the like: shown as it is, so that the row is told about.
  if (type === 'e') return asText(unescapeXml(value));
  if (type === 'd') return { type: 'date', text: value.replace('T', ' ').slice(0, 19) };
  if (value === '') return undefined;
  const date = style !== undefined && isDate[Number(style)] ? dateOfSerial(Number(value), is1904) : undefined;
  return date ? { type: 'date', text: date } : { type: 'number', text: value };
}

/** One text without format is nearly always all there is. */
function inlineText(content: string): string {
  const start = content.startsWith('<is><t') ? content.indexOf('>', 6) + 1 : 0;
  const end = content.indexOf('<', start);
  return start > 0 && content.startsWith('</t></is>', end) ? unescapeXml(content.slice(start, end)) : textIn(content);
}

const asText = (text: string): Cell => (text.trim() === '' ? undefined : { type: 'text', text });
