import { SaxesParser } from 'saxes';
import { AppError } from '../../app-error.ts';
import { unreadable } from './zip-file.ts';

export interface Tag {
  /** Without prefix: some programs write `<x:row>` for `<row>`. */
  name: string;
  attributes: Readonly<Record<string, string>>;
}

interface Handlers {
  open: (tag: Tag) => void;
  /** The text since the last tag. */
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/**
 * Of what stands between two tags, and of a tag: the parser holds it in memory. A cell has 32,767 characters at most.
 */
const longestUnbroken = 4 * 1024 * 1024;
/** Of a tag: the root of a sheet names some dozens of namespaces. */
const mostAttributes = 256;
/** Tags within tags: a workbook needs about ten. */
const deepest = 100;

export const tooLarge = () => new AppError(413, 'import.unpackedTooLarge', { field: 'file' });

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads a document piece by piece. What the handlers have put into `made` is passed on before the next piece is read.
 */
export async function* readXml<T>(
  content: AsyncIterable<Buffer>,
  made: T[],
  { open, text, close }: Handlers,
): AsyncGenerator<T> {
  const decoder = new TextDecoder();
  const parser = new SaxesParser();
  let [unbroken, attributeCount, depth] = [0, 0, 0];
  parser.on('attribute', () => {
    if (++attributeCount > mostAttributes) throw tooLarge();
  });
  parser.on('opentag', ({ name, attributes }) => {
    [unbroken, attributeCount] = [0, 0];
    if (++depth > deepest) throw tooLarge();
    open({ name: withoutPrefix(name), attributes });
  });
  if (text) parser.on('text', text);
  parser.on('closetag', ({ name }) => {
    unbroken = 0;
    depth--;
    close?.(withoutPrefix(name));
  });
  const write = (piece: string) => {
    try {
      parser.write(piece);
    } catch (error) {
      throw error instanceof AppError ? error : unreadable();
    }
  };
  for await (const piece of content) {
    unbroken += piece.length;
    if (unbroken > longestUnbroken) throw tooLarge();
    write(decoder.decode(piece, { stream: true }));
    yield* made.splice(0);
  }
  write(decoder.decode());
  yield* made.splice(0);
}

export async function allOf<T>(made: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const each of made) all.push(each);
  return all;
}

/** `_x000D_` is how Excel writes a control character. */
export const excelText = (text: string) =>
  text.includes('_x')
    ? text.replaceAll(/_x([\dA-F]{4})_/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
