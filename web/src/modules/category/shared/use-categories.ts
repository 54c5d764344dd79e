import { category } from '@edp/contract/modules/category/category.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import type { TreeFilter } from '../../../ui/filter/filter.ts';

const none: readonly never[] = [];

/**
 * The categories of materials and products. A filter has also those that are disabled, as records may still be in them;
 * a form only those that can be chosen.
 */
export function useCategories({ isEnabledOnly = false } = {}): Pick<TreeFilter, 'nodes'> & { isLoading: boolean } {
  const input = { categorySetCode: materialSets.category, ...(isEnabledOnly && { status: 1 as const }) };
  const { data, isPending } = useQuery({
    queryKey: queryKeyOf(category.tree, input),
    queryFn: ({ signal }) => fetchData(category.tree, input, signal),
  });
  return { nodes: data ?? none, isLoading: isPending };
}
