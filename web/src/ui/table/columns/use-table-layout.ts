import type { TableLayout } from '@edp/contract/modules/table-layout/table-layout.ts';
import { storedLayout, storeLayout, useStoredLayout } from '../../../kernel/data/table-layouts.ts';
import { useDensity } from '../../../kernel/theme/density.ts';
import type { Column } from '../column.ts';
import { arrangeColumns, changeColumn, defaultLayout, moveColumn, type ColumnState, type Density } from './layout.ts';

export interface Layout {
  readonly columns: readonly ColumnState[];
  readonly density: Density;
  readonly isPending: boolean;
  /** The user has changed something. */
  readonly isChanged: boolean;
  change: (key: string, change: Partial<ColumnState>) => void;
  move: (key: string, toPlaceOf: string) => void;
  setDensity: (density: Density) => void;
  reset: () => void;
}

/** The layout of a table; one without a name is always as it was made. */
export function useTableLayout(table: string | undefined, described: readonly Column<never>[]): Layout {
  const { layout: drawn, isPending } = useStoredLayout(table);
  const usual = useDensity();
  const whole = (layout: TableLayout | undefined) => {
    const { columns, ...rest } = layout ?? { ...defaultLayout, density: usual };
    return { ...rest, columns: arrangeColumns(described, columns) };
  };
  const { columns, density } = whole(drawn);
  const store = (change: (layout: TableLayout) => TableLayout | null) => {
    if (table !== undefined) storeLayout(table, change(whole(storedLayout(table))));
  };
  return {
    columns,
    density,
    isPending,
    isChanged: drawn !== undefined && (drawn.columns.length > 0 || density !== defaultLayout.density),
    change: (key, change) => store((layout) => ({ ...layout, columns: changeColumn(layout.columns, key, change) })),
    move: (key, toPlaceOf) => store((layout) => ({ ...layout, columns: moveColumn(layout.columns, key, toPlaceOf) })),
    setDensity: (next) => store((layout) => ({ ...layout, density: next })),
    // The page size is no matter of columns.
    reset: () => store(({ pageSize }) => (pageSize === undefined ? null : { ...defaultLayout, pageSize })),
  };
}
