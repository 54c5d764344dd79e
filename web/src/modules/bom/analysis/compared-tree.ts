import type { BomDifference } from '@edp/contract/modules/bom/bom-analysis.ts';
import type { Component } from '../workbench/bom-tree.ts';

/** The components of a revision, and among them those that the other one has and it lacks, where they stood. */
export function withRemoved(roots: readonly Component[], differences: readonly BomDifference[]): readonly Component[] {
  const removed = Map.groupBy(
    differences.filter(({ place }) => place !== null),
    ({ place }) => place!.supId,
  );
  if (removed.size === 0) return roots;
  const complete = (id: string, nodes: readonly Component[]): readonly Component[] => {
    const own = nodes.map((node) =>
      node.children || removed.has(node.id) ? { ...node, children: complete(node.id, node.children ?? []) } : node,
    );
    for (const { other, place } of removed.get(id) ?? [])
      insertAfter(own, place!.afterId, {
        ...toRemoved(other!),
        ...(removed.has(other!.id) && { children: complete(other!.id, []) }),
      });
    return own;
  };
  return complete('', roots);
}

/** It can only be read, as what belongs to a sub-BOM, and is not opened as one. */
const toRemoved = (item: NonNullable<BomDifference['other']>): Component => ({
  ...item,
  name: item.productName,
  code: item.itemCode,
  subBomId: '',
  subRevision: 0,
  isInSubBom: true,
  isRemoved: true,
});

/** At the end where the one before it is gone meanwhile. */
function insertAfter(nodes: Component[], afterId: string, node: Component): void {
  const index = afterId === '' ? -1 : nodes.findIndex(({ id }) => id === afterId);
  nodes.splice(afterId !== '' && index === -1 ? nodes.length : index + 1, 0, node);
}

/** What differs, and what stands above it. */
export const onlyDifferences = (nodes: readonly Component[], differs: (id: string) => boolean): readonly Component[] =>
  nodes.flatMap((node): Component[] => {
    const children = onlyDifferences(node.children ?? [], differs);
    if (children.length > 0) return [{ ...node, children }];
    return differs(node.id) ? [{ ...node, children: node.children && [] }] : [];
  });
