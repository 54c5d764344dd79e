import { applyChanges, type CellValue, type Change, type GridColumn, type GridRow } from '../model/grid-model.ts';

/** A small grid with every kind of column, for tests. */
export const sampleColumns: readonly GridColumn[] = [
  { name: 'colour', label: '颜色', kind: 'fixed', width: 80, pinned: true },
  { name: 'code', label: '编码', kind: 'text', width: 160 },
  { name: 'price', label: '标价', kind: 'number', width: 100, align: 'right', required: true, decimals: 2 },
  {
    name: 'type',
    label: '类型',
    kind: 'choice',
    width: 90,
    options: [
      { value: '1', label: '自制' },
      { value: '2', label: '外购' },
    ],
  },
  { name: 'shelf', label: '上架', kind: 'switch', width: 60, align: 'center' },
];

export const sampleRow = (
  key: number,
  values: Partial<Record<string, CellValue>> = {},
  more: Partial<GridRow> = {},
): GridRow => ({
  key: String(key),
  ...more,
  values: {
    colour: key % 2 ? '红' : '蓝',
    code: `C${key}`,
    price: `${key * 10}`,
    type: '1',
    shelf: true,
    ...(values as Record<string, CellValue>),
  },
});

export const sampleRows = (count: number): readonly GridRow[] =>
  Array.from({ length: count }, (_, index) => sampleRow(index + 1));

/** The values of a column after changes. */
export const columnAfter = (rows: readonly GridRow[], changes: readonly Change[], column: string) =>
  applyChanges(rows, changes).map(({ values }) => values[column]);
