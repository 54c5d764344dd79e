import { category } from '@edp/contract/modules/category/category.ts';
import { productCategorySet } from '@edp/contract/modules/specification/specification-fields.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../kernel/http/api.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import type { TreeNode } from '../../ui/inputs/tree.ts';

const noNodes: readonly TreeNode[] = [];

/** The product categories; for a form only those that can be chosen, while a filter has the disabled ones as well. */
export function useProductCategories({ isEnabledOnly = false } = {}): { nodes: readonly TreeNode[]; isLoading: boolean } {
  const input = { categorySetCode: productCategorySet, ...(isEnabledOnly && { status: 1 as const }) };
  const { data = noNodes, isPending } = useQuery({ queryKey: queryKeyOf(category.tree, input), queryFn: ({ signal }) => fetchData(category.tree, input, signal) });
  return { nodes: data, isLoading: isPending };
}
