import { openWriter, writeText, written } from '../byte-writer.ts';
import type { Cell } from '../cell.ts';
import { rowWriter } from './row-writer.ts';
import { type Style, styles } from './styles.ts';
import { columnName, xmlAttribute, xmlText } from './xml.ts';

export interface Column {
  title: string;
  /** In characters. */
  width: number;
  /** Of the cells below the title. */
  style: Style;
}

/** A drop-down, or a hint that is shown while a cell of the column is selected. */
interface Validation {
  column: number;
  /** A range with the choices: `选项!$A$1:$A$9`. */
  choices?: string | undefined;
  hint?: { title: string; text: string } | undefined;
}

export interface Worksheet {
  name: string;
  columns: readonly Column[];
  rows: AsyncIterable<readonly (readonly Cell[])[]> | Iterable<readonly (readonly Cell[])[]>;
  validations?: readonly Validation[];
  /** The first row stays in sight and filters the others. */
  hasFilter?: boolean;
  isHidden?: boolean;
}

/** More does not fit into a sheet; the title is one of them. */
export const mostSheetRows = 1_048_576;
/** Rows are collected up to about this many bytes. */
const partBytes = 128 * 1024;

/**
 * The XML of a sheet in parts. The rows go through two buffers: a part holds until the second one after it is asked
 * for.
 */
export async function* worksheetXml({
  columns,
  rows,
  validations = [],
  hasFilter = false,
}: Worksheet): AsyncGenerator<string | Buffer, void> {
  const names = columns.map((_column, index) => columnName(index));
  const writeRow = rowWriter(
    names,
    columns.map(({ style }) => styles[style]),
  );
  const writeHeading = rowWriter(
    names,
    columns.map(() => styles.heading),
    ' ht="22" customHeight="1"',
  );
  let [writer, other] = [openWriter(partBytes * 2), openWriter(partBytes * 2)];
  writeText(writer, opening(columns, hasFilter));
  writeHeading(
    writer,
    columns.map(({ title }) => title),
    1,
  );
  let number = 1;
  for await (const batch of rows) {
    for (const row of batch) {
      writeRow(writer, row, ++number);
      if (writer.length > partBytes) {
        yield written(writer);
        [writer, other] = [other, writer];
        writer.length = 0;
      }
    }
  }
  yield written(writer);
  const filter = hasFilter && columns.length > 0 ? `<autoFilter ref="A1:${names.at(-1)}${number}"/>` : '';
  yield `</sheetData>${filter}${validationsXml(validations)}</worksheet>`;
}

function opening(columns: readonly Column[], isFrozen: boolean): string {
  const pane = isFrozen ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : '';
  const widths = columns
    .map(
      ({ width, style }, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"${styles[style] ? ` style="${styles[style]}"` : ''}/>`,
    )
    .join('');
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>\
<sheetFormatPr defaultRowHeight="16"/>${widths && `<cols>${widths}</cols>`}<sheetData>`;
}

function validationsXml(validations: readonly Validation[]): string {
  if (validations.length === 0) return '';
  const one = ({ column, choices, hint }: Validation) => {
    const range = `${columnName(column)}2:${columnName(column)}${mostSheetRows}`;
    const list = choices ? ' type="list" showErrorMessage="1"' : '';
    const prompt = hint
      ? ` showInputMessage="1" promptTitle="${xmlAttribute(hint.title.slice(0, 32))}" prompt="${xmlAttribute(hint.text.slice(0, 255))}"`
      : '';
    return `<dataValidation${list} allowBlank="1"${prompt} sqref="${range}">${choices ? `<formula1>${xmlText(choices)}</formula1>` : ''}</dataValidation>`;
  };
  return `<dataValidations count="${validations.length}">${validations.map(one).join('')}</dataValidations>`;
}
