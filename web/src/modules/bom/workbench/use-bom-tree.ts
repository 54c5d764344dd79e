import { bomAnalysis, type BomCost } from '@edp/contract/modules/bom/bom-analysis.ts';
import { bomItem, type BomNode } from '@edp/contract/modules/bom/bom-item.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { fetchData } from '../../../kernel/http/api.ts';
import { showError, toCallError } from '../../../kernel/http/call-error.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { invalidate } from '../../../kernel/http/run-action.ts';
import { accessTo } from '../../../kernel/session/field-access.ts';
import { buildTreeModel } from '../../../ui/tree-editor/view/tree-model.ts';
import { toComponents, type SubTrees } from './bom-tree.ts';

export type ItemCost = BomCost['items'][number];
const noSubTrees: SubTrees = new Map();
const noCosts: readonly ItemCost[] = [];

/** Without a revision, the tree of the one that is worked on: it can be read before it is known which one that is. */
export const treeQuery = (bomId: string, revision?: number) => ({
  queryKey: queryKeyOf(bomItem.tree, { bomId, revision }),
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchData(bomItem.tree, { bomId, revision }, signal),
  gcTime: 0,
  staleTime: Infinity,
  // Comparing thousands of nodes takes longer than rendering them.
  structuralSharing: false,
  meta: { showsOwnError: true },
});

function highestOf(items: Iterable<ItemCost>): { price: number; cost: number } {
  const highest = { price: 0, cost: 0 };
  for (const { price, cost } of items) {
    highest.price = Math.max(highest.price, Number(price));
    highest.cost = Math.max(highest.cost, Number(cost));
  }
  return highest;
}

/** The components of a revision and what they cost; the BOMs of components are read when they are opened. */
export function useBomTree(bomId: string, revision: number | undefined) {
  const tree = useQuery(treeQuery(bomId, revision));
  // Without prices there is no cost.
  const hasCosts = accessTo('material.marketPrice') !== 'hidden';
  const cost = useQuery({
    queryKey: queryKeyOf(bomAnalysis.cost, { id: bomId, revision }),
    queryFn: ({ signal }) => fetchData(bomAnalysis.cost, { id: bomId, revision }, signal),
    // The tree is shown first; of thousands the costs take as long.
    enabled: tree.data !== undefined && hasCosts,
    gcTime: 0,
    staleTime: Infinity,
    structuralSharing: false,
  });
  const [opened, setOpened] = useState({ trees: noSubTrees, costs: noCosts });
  const model = useMemo(
    () => tree.data && buildTreeModel(toComponents(tree.data as readonly BomNode[], opened.trees)),
    [tree.data, opened.trees],
  );
  const costs = useMemo(
    () => new Map([...opened.costs, ...(cost.data?.items ?? [])].map((each) => [each.id, each])),
    [cost.data, opened.costs],
  );

  const highest = useMemo(() => highestOf(costs.values()), [costs]);

  const openSubBom = async (subBomId: string, subRevision: number) => {
    if (opened.trees.has(subBomId)) return;
    try {
      const [nodes, items] = await Promise.all([
        fetchData(bomItem.tree, { bomId: subBomId, revision: subRevision }),
        hasCosts
          ? fetchData(bomAnalysis.cost, { id: subBomId, revision: subRevision }).then((found) => found.items)
          : noCosts,
      ]);
      setOpened(({ trees, costs: before }) => ({
        trees: new Map([...trees, [subBomId, nodes as readonly BomNode[]]]),
        costs: [...before, ...items],
      }));
    } catch (error) {
      showError(error);
    }
  };
  return {
    model,
    error: tree.error ? toCallError(tree.error) : undefined,
    cost: cost.data,
    /** False where the role may not see prices. */
    hasCosts,
    /** Of all items that are there. */
    highest,
    /** Of the item, wherever it is shown. */
    costOf: (id: string): ItemCost | undefined => costs.get(id.slice(id.lastIndexOf('/') + 1)),
    reload: () => void tree.refetch(),
    /** After a change: the tree first, which the next change needs. */
    refresh: async () => {
      await invalidate('bomItem');
      // Components are told about new data in a task of its own.
      await new Promise((resolve) => setTimeout(resolve));
      void invalidate('bomAnalysis');
      void invalidate('bom');
    },
    openSubBom,
  };
}
export type BomTreeState = ReturnType<typeof useBomTree>;
