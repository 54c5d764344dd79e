import type { Call, InputOf } from '@edp/contract/kernel/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchData } from '../../kernel/api.ts';
import { toCallError, type CallError } from '../../kernel/call-error.ts';
import { queryClient } from '../../kernel/query-client.ts';
import { queryKeyOf } from '../../kernel/query-key.ts';
import { buildTreeModel, type TreeModel, type TreeNode } from './tree-model.ts';

export interface TreeState<Node> {
  readonly model: TreeModel<Node> | undefined;
  readonly error: CallError | undefined;
  reload: () => void;
  /** Puts a tree in the place of the one that is shown, without asking the server. */
  replace: (roots: readonly Node[]) => void;
}

/** The tree that a call answers with, always as it is now. */
export function useTree<Node extends TreeNode, C extends Call = Call>(call: C, input: InputOf<C>): TreeState<Node> {
  const queryKey = queryKeyOf(call, input);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await fetchData(call, input, signal)) as readonly Node[],
    gcTime: 0,
    staleTime: Infinity,
    // Comparing tens of thousands of nodes with the old ones takes longer than showing the new ones.
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
