import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import type { Cell } from '../import-file/cell.ts';
import { type Converted, convertCell, shownText } from './convert-cell.ts';
import type { Lookups, Resolved } from './importer.ts';
import { isLookedUp } from './lookups.ts';
import { isShort, mostKnown } from './parse-input.ts';

/** What a cell says, and once it was looked up what that stands for. */
export interface ReadCell extends Converted {
  /** What a user reads in it. */
  shown: string;
  found?: Resolved | undefined;
}

/** Of a cell with several values. */
export const wordsOf = (text: string) =>
  text
    .split(/[;；\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

const emptyCell: ReadCell = { shown: '', text: undefined };

/** Reads the cells of a column. Most say the same as others, so what is read from one is remembered. */
export function cellReader(
  column: SheetColumn,
  replacements: ReadonlyMap<string, string> | undefined,
): (cell: Cell) => ReadCell {
  const cache = {
    text: new Map<string, ReadCell>(),
    number: new Map<string, ReadCell>(),
    date: new Map<string, ReadCell>(),
  };
  return (cell) => {
    if (!cell) return emptyCell;
    const own = cache[cell.type];
    const read = own.get(cell.text);
    if (read) return read;
    if (own.size >= mostKnown || !isShort(cell.text)) return readCell(column, replacements, cell);
    const kept = { ...cell, text: ownText(cell.text) };
    const made = readCell(column, replacements, kept);
    own.set(kept.text, made);
    return made;
  };
}

function readCell(
  column: SheetColumn,
  replacements: ReadonlyMap<string, string> | undefined,
  cell: NonNullable<Cell>,
): ReadCell {
  const shown = shownText(cell);
  const replaced = replacements?.get(shown);
  return { shown, ...convertCell(column, replaced === undefined ? cell : { type: 'text', text: replaced }) };
}

/** A part of a text keeps the whole alive: a copy does not. */
const ownText = (part: string) => Buffer.from(part, 'utf16le').toString('utf16le');

/** What the cell stands for; undefined where nothing is looked up. */
export function resolve(lookups: Lookups, column: SheetColumn, cell: ReadCell): Resolved | undefined {
  if (cell.text === undefined || cell.error !== undefined || !isLookedUp(column)) return undefined;
  return (cell.found ??= lookups.find(column, cell.text));
}
