import type { ViewContent } from '@edp/contract/modules/saved-view/saved-view.ts';
import type { Column } from '../table/column.ts';
import { arrangeColumns } from '../table/columns/layout.ts';
import { useTableLayout } from '../table/columns/use-table-layout.ts';
import type { ViewBarProps } from '../table/view-bar.tsx';

/** The list as it is arranged now. */
export function usePresentContent({ list, columns }: ViewBarProps): ViewContent {
  const { columns: arranged, density } = useTableLayout(list.layoutName, columns);
  return {
    filters: list.filters,
    sort: list.sort,
    layout: { columns: [...arranged], density, pageSize: list.pageSize },
  };
}

const sorted = (filters: ViewContent['filters']) =>
  Object.entries(filters)
    .filter(([, value]) => value !== '')
    .toSorted(([one], [other]) => one.localeCompare(other));
const states = (columns: readonly Column<never>[], { layout }: ViewContent) =>
  arrangeColumns(columns, layout.columns).map(({ key, width = 0, isHidden = false, pinned = '' }) => [
    key,
    width,
    isHidden,
    pinned,
  ]);

/** Whether two arrangements look the same. How many rows a page has is no difference. */
export const isSameContent = (columns: readonly Column<never>[], one: ViewContent, other: ViewContent) =>
  JSON.stringify([sorted(one.filters), one.sort, one.layout.density, states(columns, one)]) ===
  JSON.stringify([sorted(other.filters), other.sort, other.layout.density, states(columns, other)]);
