import type { ExportColumn } from '@edp/contract/modules/exchange/exchange.ts';
import type { ColumnState } from '../table/columns/layout.ts';

/** In the order of the table; what the table has no column for follows. */
export function inTableOrder(offered: readonly ExportColumn[], layout: readonly ColumnState[]): ExportColumn[] {
  const place = ({ column }: ExportColumn) => {
    const index = layout.findIndex(({ key }) => key === column);
    return index === -1 ? layout.length : index;
  };
  return offered.toSorted((one, other) => place(one) - place(other));
}

/** The fields of the columns that the table shows. */
export function shownFields(offered: readonly ExportColumn[], layout: readonly ColumnState[]): string[] {
  const shown = new Set(layout.filter(({ isHidden }) => !isHidden).map(({ key }) => key));
  return offered.filter(({ column }) => shown.has(column)).map(({ field }) => field);
}
