import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { AppError } from '../../app-error.ts';
import { mostCharacters } from '../xlsx/xml.ts';
import { type FileRow, mostColumns, type RowFile } from './cell.ts';
import { cellTooLong } from './row-limits.ts';

/** As Excel in China writes them. GB18030 has all characters of GBK and GB2312. */
const encodings = ['utf-8', 'gb18030'] as const;

/** A text with commas, semicolons or tabs between its values. */
export async function openCsv(path: string): Promise<RowFile> {
  const encoding = await encodingOf(path);
  const separator = separatorIn(await firstLine(path, encoding));
  return {
    sheetName: '',
    hidden: new Set(),
    rows: () => parse(textOf(path, encoding), separator),
    close: async () => {},
  };
}

/** By the mark at the beginning; without one, the first in which every byte makes sense. */
async function encodingOf(path: string): Promise<string> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0).finally(() => file.close());
  const head = buffer.subarray(0, bytesRead);
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  // A zero byte is in no text of one of the others.
  if (head.includes(0)) return head[0] === 0 ? 'utf-16be' : 'utf-16le';
  for (const encoding of encodings) if (await isValid(path, encoding)) return encoding;
  throw new AppError(415, 'import.encoding', { field: 'file' });
}

async function isValid(path: string, encoding: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const piece of createReadStream(path, { highWaterMark: 256 * 1024 }))
      decoder.decode(piece as Buffer, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function* textOf(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of createReadStream(path, { highWaterMark: 256 * 1024 }))
    yield decoder.decode(piece as Buffer, { stream: true });
  yield decoder.decode();
}

async function firstLine(path: string, encoding: string): Promise<string> {
  for await (const text of textOf(path, encoding))
    return (
      text
        .slice(0, 20_000)
        .split(/\r\n|\r|\n/)
        .find((line) => line.trim() !== '') ?? ''
    );
  return '';
}

const separators = ['\t', ',', ';'] as const;
const separatorIn = (line: string) =>
  separators.toSorted((one, other) => line.split(other).length - line.split(one).length)[0]!;

/** A quoted value may hold separators and line breaks; rows are numbered as Excel numbers them, empty ones too. */
async function* parse(content: AsyncIterable<string>, separator: string): AsyncGenerator<FileRow> {
  let [values, value, isQuoted, wasQuote, isAfterReturn, number]: [
    string[],
    string,
    boolean,
    boolean,
    boolean,
    number,
  ] = [[], '', false, false, false, 1];
  const add = (part: string) => {
    value += part;
    // A quote that is never closed would make a value of the rest of the file.
    if (value.length > mostCharacters) throw cellTooLong(number, values.length);
  };
  for await (const text of content) {
    for (let at = 0; at < text.length;) {
      if (isQuoted) {
        // A doubled quote is one quote; a single one ends the value.
        if (wasQuote) {
          wasQuote = false;
          if (text[at] === '"') {
            add('"');
            at++;
          } else isQuoted = false;
          continue;
        }
        const quote = text.indexOf('"', at);
        add(text.slice(at, quote === -1 ? text.length : quote));
        wasQuote = quote !== -1;
        at = quote === -1 ? text.length : quote + 1;
        continue;
      }
      const character = text[at]!;
      if (character === '\n' && isAfterReturn) {
        isAfterReturn = false;
        at++;
        continue;
      }
      isAfterReturn = character === '\r';
      if (character === '"' && value === '') {
        isQuoted = true;
        at++;
      } else if (character === separator) {
        // What is beyond is not read, however much it is.
        if (values.length < mostColumns) values.push(value);
        value = '';
        at++;
      } else if (character === '\n' || character === '\r') {
        yield rowOf(number++, [...values, value]);
        [values, value] = [[], ''];
        at++;
      } else {
        const start = at;
        while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++;
        add(text.slice(start, at));
      }
    }
  }
  if (value !== '' || values.length > 0) yield rowOf(number, [...values, value]);
}

const rowOf = (number: number, values: readonly string[]): FileRow => ({
  number,
  cells: values
    .slice(0, mostColumns)
    .map((text) => (text.trim() === '' ? undefined : { type: 'text', text: withoutGuard(text) })),
});

/** `="00123"` is how texts are kept as texts for Excel; `'=…` how our exports keep formulas from being run. */
function withoutGuard(text: string): string {
  const guarded = /^="(.*)"$/s.exec(text.trim());
  if (guarded) return guarded[1]!.replaceAll('""', '"');
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}
