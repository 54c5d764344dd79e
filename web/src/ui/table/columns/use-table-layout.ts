import type { TableLayout } from '@edp/contract/modules/table-layout/table-layout.ts';
import { storeLayout, useStoredLayout } from '../../../kernel/data/table-layouts.ts';
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
  const { layout: stored, isPending } = useStoredLayout(table);
  const usual = useDensity();
  const { density, ...rest } = stored ?? { ...defaultLayout, density: usual };
  const columns = arrangeColumns(described, rest.columns);
  const store = (layout: TableLayout | null) => {
    if (table !== undefined) storeLayout(table, layout);
  };
  return {
    columns,
    density,
    isPending,
    isChanged: stored !== undefined && (stored.columns.length > 0 || density !== defaultLayout.density),
    change: (key, change) => store({ ...rest, density, columns: changeColumn(columns, key, change) }),
    move: (key, toPlaceOf) => store({ ...rest, density, columns: moveColumn(columns, key, toPlaceOf) }),
    setDensity: (next) => store({ ...rest, density: next }),
    // The page size is no matter of columns.
    reset: () => store(rest.pageSize === undefined ? null : { ...defaultLayout, pageSize: rest.pageSize }),
  };
}
