import { label, type LabelNode } from '@edp/contract/modules/label/label.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { fetchData, fetchPage } from '../../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../../kernel/http/query-key.ts';
import { useCan } from '../../../../kernel/session/access.ts';

interface LabelTree {
  readonly id: string;
  readonly name: string;
  readonly roots: readonly LabelNode[];
}

const mostSets = 200;

/** The label sets for products with their labels, as far as the user may see label sets. */
export function useLabelTrees(isNeeded: boolean): { trees: readonly LabelTree[]; isPending: boolean } {
  const isEnabled = useCan()(labelSet.list.can) && isNeeded;
  const sets = useQuery({
    queryKey: queryKeyOf(labelSet.list, 'for products'),
    queryFn: async ({ signal }) => (await fetchPage(labelSet.list, { pageNo: 1, pageSize: mostSets }, signal)).rows.filter(({ useObj, state }) => useObj === 'PRODUCT' && state === 1),
    enabled: isEnabled,
  });
  const trees = useQueries({
    queries: (sets.data ?? []).map(({ id }) => ({ queryKey: queryKeyOf(label.tree, id), queryFn: ({ signal }: { signal: AbortSignal }) => fetchData(label.tree, { labelSetId: id }, signal) })),
  });
  return {
    trees: (sets.data ?? []).flatMap(({ id, name }, index) => (trees[index]?.data ? [{ id, name, roots: trees[index].data }] : [])),
    isPending: isEnabled && (sets.isPending || trees.some((tree) => tree.isPending)),
  };
}
