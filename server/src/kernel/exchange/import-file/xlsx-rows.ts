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
      yield* rowsOf(
        headOf(stripPrefix(zip.read(parts.sheetPath, mostOfSheet)), (head) => noteHidden(head, hidden)),
        parts,
      );
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
  const tag: CellTag = { place: -1, type: '', style: '' };
  for await (const element of elementsOf(content, 'row')) {
    const row = element.toString('utf8');
    const given = Number(valueIn(row.slice(0, row.indexOf('>')), ' r="'));
    number = given > number && given <= mostRows ? given : number + 1;
    yield { number, cells: cellsIn(row, parts, tag) };
  }
}

/** The value of an attribute of a tag; Excel and every library write `name="value"`. */
function valueIn(tag: string, name: string): string | undefined {
  const start = tag.indexOf(name);
  return start === -1 ? undefined : tag.slice(start + name.length, tag.indexOf('"', start + name.length));
}

/** What the tag of a cell says. One object for all cells of a file: they are many. */
interface CellTag {
  place: number;
  type: string;
  style: string;
}

function cellsIn(row: string, parts: WorkbookParts, tag: CellTag): Cell[] {
  const cells: Cell[] = [];
  tag.place = -1;
  for (let at = row.indexOf('<c', row.indexOf('>')); at !== -1;) {
    const tagEnd = row.indexOf('>', at);
    const isEmpty = row[tagEnd - 1] === '/';
    const end = isEmpty ? tagEnd : row.indexOf('</c>', tagEnd);
    readTag(row, at + 2, tagEnd, tag);
    if (!isEmpty && tag.place < mostColumns && end !== -1) cells[tag.place] = cellOf(row, tagEnd + 1, end, tag, parts);
    at = end === -1 ? -1 : row.indexOf('<c', end + 1);
  }
  return cells;
}

const [space, equals, quote] = [0x20, 0x3d, 0x22];

/** Reads ` r="C7" s="1" t="s"` where it stands: the names of these attributes have one letter. A cell without a place is the next one. */
function readTag(row: string, start: number, end: number, tag: CellTag): void {
  tag.place++;
  tag.type = '';
  tag.style = '';
  for (let at = start; at < end; at++) {
    if (row.charCodeAt(at) !== space || row.charCodeAt(at + 2) !== equals || row.charCodeAt(at + 3) !== quote) continue;
    const close = row.indexOf('"', at + 4);
    const name = row[at + 1];
    if (name === 'r') tag.place = placeOf(row, at + 4);
    else if (name === 't') tag.type = row.slice(at + 4, close);
    else if (name === 's') tag.style = row.slice(at + 4, close);
    at = close;
  }
}

/** 2 for `C7`. */
function placeOf(row: string, start: number): number {
  let place = 0;
  for (let at = start; ; at++) {
    const letter = row.charCodeAt(at) & ~0x20;
    if (letter < 65 || letter > 90) return place - 1;
    place = place * 26 + letter - 64;
  }
}

/** Of the text of a row, what stands between these places. */
function cellOf(
  row: string,
  from: number,
  to: number,
  { type, style }: CellTag,
  { texts, isDate, is1904 }: WorkbookParts,
): Cell {
  if (type === 'inlineStr') return asText(inlineText(row, from, to));
  const start = row.indexOf('<v', from);
  if (start === -1 || start >= to) return undefined;
  const value = row.slice(row.indexOf('>', start) + 1, row.indexOf('</v>', start));
  if (type === 's') return asText(texts[Number(value)] ?? '');
  if (type === 'str') return asText(unescapeXml(value));
  if (type === 'b') return asText(value === '1' ? 'TRUE' : 'FALSE');
  // #N/A and the like: shown as it is, so that the row is told about.
  if (type === 'e') return asText(unescapeXml(value));
  if (type === 'd') return { type: 'date', text: value.replace('T', ' ').slice(0, 19) };
  if (value === '') return undefined;
  const date = style !== '' && isDate[Number(style)] ? dateOfSerial(Number(value), is1904) : undefined;
  return date ? { type: 'date', text: date } : { type: 'number', text: value };
}

/** One text without format is nearly always all there is. */
function inlineText(row: string, from: number, to: number): string {
  const start = row.startsWith('<is><t', from) ? row.indexOf('>', from + 6) + 1 : 0;
  const end = row.indexOf('<', start);
  return start > 0 && row.startsWith('</t></is>', end)
    ? unescapeXml(row.slice(start, end))
    : textIn(row.slice(from, to));
}

const asText = (text: string): Cell => (text.trim() === '' ? undefined : { type: 'text', text });
