import { sheetTitle } from '@edp/contract/sheets.ts';
import { type Cell, cellOf, fieldsOf, textOf } from '../../kernel/exchange/cell.ts';
import { columnLook } from '../../kernel/exchange/columns.ts';
import { byteOrderMark, csvWriter } from '../../kernel/exchange/csv.ts';
import { type Caller, readRows } from '../../kernel/exchange/read-rows.ts';
import { splitRows } from '../../kernel/exchange/split-rows.ts';
import { workbook } from '../../kernel/exchange/xlsx/workbook.ts';
import { mostSheetRows, type Worksheet } from '../../kernel/exchange/xlsx/worksheet.ts';
import { notesOf } from './export-notes.ts';
import { withItems } from './choices.ts';
import type { Export } from './prepare-export.ts';

/** Told how many rows have been read; what it throws ends the export. */
type OnRows = (count: number) => void;

/** The file of an export as it is made; a batch of rows at a time is in memory. */
export const exportFile = (exportRequest: Export, caller: Caller, onRows: OnRows): AsyncGenerator<Buffer, void> =>
  exportRequest.format === 'csv'
    ? csvFile(exportRequest, caller, onRows)
    : workbook(sheetsOf(exportRequest, caller, onRows));

export const fileName = ({ sheet, format }: Pick<Export, 'sheet' | 'format'>, { language }: Caller, time: string) =>
  `${sheetTitle(sheet)[language]}-${time.replaceAll(/\D/g, '').slice(0, 14)}.${format}`;

async function* csvFile(
  { list, input, ids, ...rest }: Export,
  caller: Caller,
  onRows: OnRows,
): AsyncGenerator<Buffer, void> {
  const columns = await withItems(caller, rest.columns);
  const cells = columns.map((column) => textOf(column, caller.language));
  const write = csvWriter();
  yield Buffer.from(byteOrderMark);
  yield write([columns.map(({ title }) => title[caller.language])]);
  let count = 0;
  for await (const rows of readRows(list, caller, input, ids, fieldsOf(columns))) {
    onRows((count += rows.length));
    yield write(rows.map((row) => cells.map((cell) => cell(row))));
  }
}

async function* sheetsOf(exportRequest: Export, caller: Caller, onRows: OnRows): AsyncGenerator<Worksheet, void> {
  const { sheet, list, input, ids } = exportRequest;
  const { language } = caller;
  const columns = await withItems(caller, exportRequest.columns);
  const cells = columns.map((column) => cellOf(column, language));
  let count = 0;
  async function* batches(): AsyncGenerator<Cell[][], void> {
    for await (const rows of readRows(list, caller, input, ids, fieldsOf(columns))) {
      onRows((count += rows.length));
      yield rows.map((row) => cells.map((cell) => cell(row)));
    }
  }
  const looks = columns.map((column) => columnLook(column, language));
  for await (const rows of splitRows(batches(), mostSheetRows - 1))
    yield { name: sheetTitle(sheet)[language], columns: looks, rows, hasFilter: true };
  yield notesOf(exportRequest, caller, count);
}
