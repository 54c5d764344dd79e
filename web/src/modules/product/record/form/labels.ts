import type { LabelRoot } from '@edp/contract/modules/product/product-rows.ts';

/** The labels after one was chosen or given up: under a root with `isRadio` 1 there is only one. */
export function toggleLabel(chosen: readonly string[], root: LabelRoot, id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  const others = new Set(root.isRadio === 1 ? root.children.map((child) => child.id) : []);
  return [...chosen.filter((each) => !others.has(each)), id];
}

/** The names of labels by their ids, as the trees and a record know them. */
export const labelNames = (
  trees: readonly LabelRoot[],
  recordLabels: readonly { id: string; name: string }[] = [],
): ReadonlyMap<string, string> =>
  new Map([...recordLabels, ...trees.flatMap((root) => [root, ...root.children])].map(({ id, name }) => [id, name]));
