import { type ByteWriter, reserve, stopsAt, writeBytes, writePlain, writeText } from '../byte-writer.ts';
import type { Cell } from '../cell.ts';
import { styles } from './styles.ts';
import { mostCharacters, xmlText } from './xml.ts';

type CellWriter = (writer: ByteWriter, value: Cell, row: number) => void;
type TagWriter = (writer: ByteWriter, row: number) => void;

/** More than the tags of a cell or of a row. */
const mostTags = 256;
const [rowEnd, numberEnd, textEnd] = [Buffer.from('</row>'), Buffer.from('</v></c>'), Buffer.from('</t></is></c>')];
/** `_x` may begin what Excel takes for an escaped character. */
const escaped = stopsAt('&<>_');

/** Writes rows whose cells have these styles; each starts with the same tag. */
export function rowWriter(
  names: readonly string[],
  cellStyles: readonly number[],
  look = '',
): (writer: ByteWriter, row: readonly Cell[], number: number) => void {
  const writeStart = tagWriter('<row r="', `"${look}>`);
  const writeCell = names.map((name, index) => cellWriter(name, cellStyles[index]!));
  return (writer, row, number) => {
    reserve(writer, mostTags);
    writeStart(writer, number);
    for (let index = 0; index < row.length; index++) writeCell[index]!(writer, row[index]!, number);
    reserve(writer, mostTags);
    writeBytes(writer, rowEnd);
  };
}

/**
 * A tag that is the same in every row but for the number of the row: it is kept as bytes, and only the digits are
 * written into it.
 */
function tagWriter(before: string, after: string): TagWriter {
  let [tag, end, next] = [Buffer.alloc(0), 0, 0];
  return (writer, row) => {
    if (row >= next) {
      const digits = String(row).length;
      [tag, end, next] = [Buffer.from(before + '0'.repeat(digits) + after), before.length + digits, 10 ** digits];
    }
    for (let at = end - 1, rest = row; rest > 0; at--, rest = Math.trunc(rest / 10)) tag[at] = 48 + (rest % 10);
    writeBytes(writer, tag);
  };
}

function cellWriter(name: string, style: number): CellWriter {
  const isText = style !== styles.date && style !== styles.time && style !== 0;
  const textStyle = isText ? `" s="${style}"` : '"';
  const writeNumberTag = tagWriter(`<c r="${name}`, style ? `" s="${style}"><v>` : '"><v>');
  const writePlainTag = tagWriter(`<c r="${name}`, `${textStyle} t="inlineStr"><is><t>`);
  return (writer, value, row) => {
    if (value === '') return;
    reserve(writer, mostTags);
    if (typeof value === 'number') {
      writeNumberTag(writer, row);
      writePlain(writer, String(value), escaped);
      writeBytes(writer, numberEnd);
      return;
    }
    const start = writer.length;
    writePlainTag(writer, row);
    if (!isPlain(value) || !writePlain(writer, value, escaped)) {
      writer.length = start;
      // Blanks around a text, and the ends of its lines, would be lost.
      const space = /^\s|\s$|\n/.test(value) ? ' xml:space="preserve"' : '';
      writeText(writer, `<c r="${name}${row}${textStyle} t="inlineStr"><is><t${space}>${xmlText(value)}`);
    }
    reserve(writer, mostTags);
    writeBytes(writer, textEnd);
  };
}

const isPlain = (text: string) =>
  text.length <= mostCharacters && !mayBeBlank(text.charCodeAt(0)) && !mayBeBlank(text.charCodeAt(text.length - 1));
/** What is certainly none begins and ends almost every text. */
const mayBeBlank = (code: number) => code <= 0x20 || (code >= 0x7f && code <= 0x3000) || code >= 0xd800;
