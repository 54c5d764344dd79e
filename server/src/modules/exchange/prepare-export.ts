import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { Sheet, SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import type { exchange } from '@edp/contract/modules/exchange/exchange.ts';
import { sheetOf } from '@edp/contract/sheets.ts';
import { assertFound, invalid } from '../../kernel/app-error.ts';
import { assertReadable, listInput, ofPage, type Row } from '../../kernel/exchange/read-rows.ts';
import { listedColumns } from '../../kernel/exchange/columns.ts';
import type { BoundCall } from '../../kernel/http/bind.ts';
import type { Session } from '../../kernel/session/session.ts';

export type ExportInput = ParsedOf<typeof exchange.export>;

/** An export that may be made: the role has the permission of the list and sees what it filters, sorts and reads by. */
export interface Export extends Pick<ExportInput, 'format' | 'ids' | 'sort'> {
  sheet: Sheet;
  columns: readonly SheetColumn[];
  list: BoundCall;
  /** As the list's handler takes it, but for the page. */
  input: object;
  filters: Row;
}

export function readableSheet(noun: string, session: Session): Sheet {
  const sheet = assertFound(sheetOf(noun));
  assertReadable(sheet, session);
  return sheet;
}

export async function prepareExport(
  calls: readonly BoundCall[],
  session: Session,
  { noun, format, columns, filters, sort, ids }: ExportInput,
): Promise<Export> {
  const sheet = readableSheet(noun, session);
  const list = assertFound(calls.find(({ call }) => call === sheet.list));
  if (columns.some((name) => !sheet.columns.some(({ field }) => field === name)))
    throw invalid('rule.choice', 'columns');
  const visible = listedColumns(sheet, session);
  const chosen = [...new Set(columns)].flatMap((field) => visible.find((column) => column.field === field) ?? []);
  if (chosen.length === 0) throw invalid('exchange.noColumns', 'columns');
  const input = await listInput(sheet, session, filters, sort);
  const parsed = Object.fromEntries(
    Object.entries(input).filter(([name, value]) => !ofPage.has(name) && value !== undefined),
  );
  return { sheet, list, format, columns: chosen, input, filters: parsed, sort, ids };
}
