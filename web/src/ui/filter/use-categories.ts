import { category } from '@edp/contract/modules/category/category.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../kernel/http/api.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import type { TreeFilter } from './filter.ts';

const input = { categorySetCode: materialSets.category };
const none: readonly never[] = [];

/** The categories of materials and products, also those that are disabled: records may still be in them. A form offers `useCategoryTree`. */
export function useCategories(): Pick<TreeFilter, 'nodes'> & { isLoading: boolean } {
  const { data, isPending } = useQuery({ queryKey: queryKeyOf(category.tree, input), queryFn: ({ signal }) => fetchData(category.tree, input, signal) });
  return { nodes: data ?? none, isLoading: isPending };
}
