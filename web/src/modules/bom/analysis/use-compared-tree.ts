import { useMemo, useState } from 'react';
import { buildTreeModel, pathOf, type TreeModel } from '../../../ui/tree-editor/view/tree-model.ts';
import type { Component } from '../workbench/bom-tree.ts';
import type { BomTreeState } from '../workbench/use-bom-tree.ts';
import { onlyDifferences, withRemoved } from './compared-tree.ts';
import type { Comparison } from './comparison.ts';

/**
 * The tree as it is shown: during a comparison with what was removed, and on request with nothing but the differences.
 */
export function useComparedTree(model: TreeModel<Component>, tree: BomTreeState, comparison: Comparison | undefined) {
  const [isOnly, setOnly] = useState(false);
  const { differences, marks } = comparison ?? {};
  const complete = useMemo(
    () => (differences ? buildTreeModel(withRemoved(model.roots, differences)) : model),
    [model, differences],
  );
  /** In the order of the tree. */
  const ids = useMemo(
    () => (marks ? [...complete.entries.keys()].filter((id) => marks.has(id)) : []),
    [complete, marks],
  );
  const isFiltered = isOnly && ids.length > 0;
  const shown = useMemo(
    () => (isFiltered && marks ? buildTreeModel(onlyDifferences(complete.roots, (id) => marks.has(id))) : complete),
    [complete, marks, isFiltered],
  );
  return {
    shown,
    ids,
    isOnly,
    setOnly,
    /** With the costs of what was removed. */
    tree: comparison ? { ...tree, costOf: (id: string) => tree.costOf(id) ?? comparison.costOf(id) } : tree,
    /** Everything above the differences. */
    above: () => [
      ...new Set(
        ids.flatMap((id) =>
          pathOf(complete.entries.get(id)!)
            .slice(0, -1)
            .map((node) => node.id),
        ),
      ),
    ],
  };
}
