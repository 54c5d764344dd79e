import { priceText, quantityText } from '../../../../../kernel/text/decimal-text.ts';
import type { GridRow } from '../../../../../ui/grid/model/grid-model.ts';
import { textColumnWidth } from '../../../../../ui/table/text-width.ts';

const columns = {
  marketPrice: { least: 100, format: priceText },
  listPricePerUnit: { least: 100, format: priceText },
  storageNum: { least: 76, format: quantityText },
};
export type NumberWidths = Readonly<Record<keyof typeof columns, number>>;

const longestOf = (rows: readonly GridRow[], name: string) =>
  rows.reduce((most, { values }) => {
    const text = String(values[name] ?? '');
    return text.length > most.length ? text : most;
  }, '');

/** The columns of numbers have room for the longest one: a price that is cut says something else. */
export function numberWidths(rows: readonly GridRow[]): NumberWidths {
  const width = (name: keyof typeof columns) =>
    Math.max(columns[name].least, textColumnWidth(columns[name].format(longestOf(rows, name))));
  return {
    marketPrice: width('marketPrice'),
    listPricePerUnit: width('listPricePerUnit'),
    storageNum: width('storageNum'),
  };
}
