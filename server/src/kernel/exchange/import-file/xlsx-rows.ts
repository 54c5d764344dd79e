import { open } from 'node:fs/promises';
import { dateOfSerial } from '../serial-date.ts';
import { mostCharacters } from '../xlsx/xml.ts';
import { type Cell, type FileRow, mostColumns, mostRows, type RowFile } from './cell.ts';
import { cellTooLong } from './row-limits.ts';
import { type WorkbookParts, readParts } from './workbook-parts.ts';
import { excelText, readXml, type Tag } from './xml.ts';
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
    const rows = () => rowsOf(zip.read(parts.sheetPath, mostOfSheet), parts, hidden);
    return { sheetName: parts.sheetName, hidden, rows, close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Of a cell, what its tags say so far. */
interface OpenCell {
  place: number;
  type: string;
  style: string;
  /** Within which of its tags the text is that follows. */
  reading: '' | 'v' | 't';
  texts: string[];
}

function rowsOf(content: AsyncIterable<Buffer>, parts: WorkbookParts, hidden: Set<number>): AsyncGenerator<FileRow> {
  const rows: FileRow[] = [];
  let [number, cells, isReadingAid]: [number, Cell[], boolean] = [0, [], false];
  const cell: OpenCell = { place: -1, type: '', style: '', reading: '', texts: [] };
  return readXml(content, rows, {
    open({ name, attributes }) {
      cell.reading = '';
      if (name === 'c') {
        cell.place = attributes['r'] === undefined ? cell.place + 1 : placeOf(attributes['r']);
        cell.type = attributes['t'] ?? '';
        cell.style = attributes['s'] ?? '';
        cell.texts = [];
      } else if (name === 'v') cell.reading = 'v';
      else if (name === 't' && !isReadingAid) cell.reading = 't';
      else if (name === 'rPh') isReadingAid = true;
      else if (name === 'row') {
        const rowNumber = Number(attributes['r']);
        number = rowNumber > number && rowNumber <= mostRows ? rowNumber : number + 1;
        cells = [];
        cell.place = -1;
      } else if (name === 'col') noteHidden(attributes, hidden);
    },
    text(text) {
      if (cell.reading === (cell.type === 'inlineStr' ? 't' : 'v')) cell.texts.push(text);
    },
    close(name) {
      cell.reading = '';
      if (name === 'rPh') isReadingAid = false;
      else if (name === 'row') rows.push({ number, cells });
      else if (name === 'c' && cell.place >= 0 && cell.place < mostColumns) {
        const value = valueOf(cell, parts);
        if (value.length > mostCharacters) throw cellTooLong(number, cell.place);
        const read = cellOf(cell, value, parts);
        if (read) cells[cell.place] = read;
      }
    },
  });
}

function noteHidden({ hidden: isHidden = '', min, max }: Tag['attributes'], hidden: Set<number>) {
  if (!/^(?:1|true)$/.test(isHidden)) return;
  for (let place = Math.max(1, Number(min)); place <= Math.min(Number(max), mostColumns); place++)
    hidden.add(place - 1);
}

/** 2 for `C7`; beyond every sheet for what is no place. */
function placeOf(reference: string): number {
  const letters = /^[A-Za-z]{1,3}/.exec(reference)?.[0].toUpperCase();
  return letters === undefined
    ? mostColumns
    : Array.from(letters).reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf({ type, texts: found }: OpenCell, { texts }: WorkbookParts): string {
  const value = found.join('');
  if (type === 's') return texts[Number(value)] ?? '';
  return type === 'inlineStr' || type === 'str' ? excelText(value) : value;
}

function cellOf({ type, style }: OpenCell, value: string, { isDate, is1904 }: WorkbookParts): Cell {
  if (type === 's' || type === 'inlineStr' || type === 'str') return asText(value);
  if (value === '') return undefined;
  if (type === 'b') return asText(value === '1' ? 'TRUE' : 'FALSE');
  // #N/A and the like: shown as it is, so that the row is told about.
  if (type === 'e') return asText(value);
  if (type === 'd') return { type: 'date', text: value.replace('T', ' ').slice(0, 19) };
  const date = style !== '' && isDate[Number(style)] ? dateOfSerial(Number(value), is1904) : undefined;
  return date ? { type: 'date', text: date } : { type: 'number', text: value };
}

const asText = (text: string): Cell => (text.trim() === '' ? undefined : { type: 'text', text });
