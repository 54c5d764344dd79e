import type { Call, InputOf } from '@edp/contract/kernel/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchData } from '../../kernel/http/api.ts';
import { toCallError, type CallError } from '../../kernel/http/call-error.ts';
import { queryClient } from '../../kernel/http/query-client.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { buildTreeModel, type TreeModel, type TreeNode } from './view/tree-model.ts';

export interface TreeState<Node> {
  readonly model: TreeModel<Node> | undefined;
  readonly error: CallError | undefined;
  reload: () => void;
  /** Replaces the cached tree without a request. */
  replace: (roots: readonly Node[]) => void;
}

/** The tree returned by a call, never cached. */
export function useTree<Node extends TreeNode, C extends Call = Call>(call: C, input: InputOf<C>): TreeState<Node> {
  const queryKey = queryKeyOf(call, input);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await fetchData(call, input, signal)) as readonly Node[],
    gcTime: 0,
    staleTime: Infinity,
    // Comparing tens of thousands of nodes takes longer than rendering them.
    structuralSharing: false,
    meta: { showsOwnError: true },
  });
  const model = useMemo(() => data && buildTreeModel(data), [data]);
  return {
    model,
    error: error ? toCallError(error) : undefined,
    reload: () => void refetch(),
    replace: (roots) => queryClient.setQueryData(queryKey, roots),
  };
}
