import { tableLayout, type TableLayout } from '@edp/contract/modules/table-layout/table-layout.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchData, request } from '../http/api.ts';
import { showError } from '../http/call-error.ts';
import { queryClient } from '../http/query-client.ts';
import { viewParam } from './saved-views.ts';

/** Every layout of the user in one request per session. */
export const layoutsQuery = queryOptions({
  queryKey: ['tableLayout', 'read'],
  queryFn: ({ signal }) => fetchData(tableLayout.read, {}, signal),
  staleTime: Infinity,
  meta: { showsOwnError: true },
});

/** Dragging changes a width many times a second; only the last one is saved. */
const saveAfterMs = 800;
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Shown at once and saved a moment later; null is the default layout. That of a view is saved with the view, when the
 * user says so.
 */
export function storeLayout(table: string, layout: TableLayout | null) {
  queryClient.setQueryData(layoutsQuery.queryKey, (before = []) => [
    ...before.filter((each) => each.table !== table),
    ...(layout ? [{ table, layout }] : []),
  ]);
  if (table.startsWith(`${viewParam}.`)) return;
  clearTimeout(timers.get(table));
  timers.set(
    table,
    setTimeout(() => {
      timers.delete(table);
      request(tableLayout.save, { table, layout }).catch(showError);
    }, saveAfterMs),
  );
}

/** What is stored at the moment: a second change may come before the first is drawn. */
export const storedLayout = (table: string) => layoutOf(table, queryClient.getQueryData(layoutsQuery.queryKey));

const layoutOf = (table: string | undefined, layouts: readonly { table: string; layout: TableLayout }[] | undefined) =>
  layouts?.find((each) => each.table === table)?.layout;

/** The rest of the layout stays as it is. */
export const storePageSize = (table: string, pageSize: number) =>
  storeLayout(table, { columns: [], density: 'standard', ...storedLayout(table), pageSize });

/** How the user arranged a table; `layout` is undefined where the user has changed nothing. */
export function useStoredLayout(table: string | undefined): { layout: TableLayout | undefined; isPending: boolean } {
  const { data, isPending } = useQuery({ ...layoutsQuery, enabled: table !== undefined });
  return { layout: layoutOf(table, data), isPending: table !== undefined && isPending };
}
