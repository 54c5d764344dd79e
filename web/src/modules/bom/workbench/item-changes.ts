import type { InputOf } from '@edp/contract/kernel/call.ts';
import type { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { siblingsOf, type TreeEntry, type TreeModel } from '../../../ui/tree-editor/view/tree-model.ts';
import type { TreePosition } from '../../../ui/tree-editor/tree-moves.ts';
import type { Component } from './bom-tree.ts';

export type ItemChange = InputOf<typeof bomItem.apply>['changes'][number];
type Model = TreeModel<Component>;

/** Changes that are sent together. `restores`: which deleted item an added one stands for, by its key. */
export interface Step {
  readonly changes: readonly ItemChange[];
  readonly restores: ReadonlyMap<string, string>;
}

export const step = (changes: readonly ItemChange[], restores: Step['restores'] = new Map()): Step => ({
  changes,
  restores,
});

/** What a component is, without its place. */
const valuesOf = ({
  productId,
  proSpecId,
  productName,
  proSpecName,
  typeId,
  quantity,
  unitId,
  scrapRate,
  position,
  remark,
  active,
  picId,
}: Component) => ({
  productId,
  proSpecId,
  productName,
  proSpecName,
  typeId,
  quantity,
  unitId,
  scrapRate,
  position,
  remark,
  active,
  picId,
});

const placeOf = (model: Model, entry: TreeEntry<Component>) => ({
  supId: entry.parent?.node.id,
  beforeId: siblingsOf(model, entry)[entry.index + 1]?.id,
});

/** The chosen ones that stand below no other chosen one, in the order of the tree. */
export function topmost({ entries }: Model, ids: ReadonlySet<string>): TreeEntry<Component>[] {
  const isBelowChosen = ({ parent }: TreeEntry<Component>): boolean =>
    parent !== undefined && (ids.has(parent.node.id) || isBelowChosen(parent));
  return [...entries.values()].filter(
    (entry) => ids.has(entry.node.id) && !entry.node.isInSubBom && !isBelowChosen(entry),
  );
}

/** Moves next to each other; the place is not before one of them. */
export const moveChanges = (
  entries: readonly TreeEntry<Component>[],
  { parentId, beforeId }: TreePosition,
): ItemChange[] => entries.map(({ node }) => ({ op: 'move', id: node.id, supId: parentId, beforeId }));

export const deleteChanges = (ids: readonly string[]): ItemChange[] => ids.map((id) => ({ op: 'delete', id }));

/** With the version that was shown: a change that came meanwhile is not overwritten. */
export const quantityChanges = (node: Component, quantity: string): ItemChange[] => [
  { op: 'update', id: node.id, version: node.version, ...valuesOf(node), quantity },
];

/** Back to the values and the place that an item has now. */
export const restoreChanges = (model: Model, entry: TreeEntry<Component>): ItemChange[] => [
  { op: 'update', id: entry.node.id, ...valuesOf(entry.node) },
  { op: 'move', id: entry.node.id, ...placeOf(model, entry) },
];

/** The step that takes back another one; the model is the tree before that. `newKey` names items that are added. */
export function invert(model: Model, { changes }: Step, newKey: () => string): Step {
  const restores = new Map<string, string>();
  const keys = new Map<string, string>();
  const added = new Set(
    changes.flatMap((change) => (change.op === 'add' && change.key !== undefined ? [String(change.key)] : [])),
  );
  const current = (id: string | undefined) => (id === undefined ? undefined : (keys.get(id) ?? id));

  const restore = (node: Component, supId: string | undefined, beforeId: string | undefined): ItemChange[] => {
    const key = newKey();
    restores.set(key, node.id);
    keys.set(node.id, key);
    const own = (node.children ?? []).filter(({ isInSubBom }) => !isInSubBom);
    return [
      { op: 'add', key, supId, beforeId, ...valuesOf(node) },
      ...own.flatMap((child) => restore(child, key, undefined)),
    ];
  };

  // The last first: what it stood before is there again when the one before it comes.
  const inverse = changes.toReversed().flatMap((change): ItemChange[] => {
    if (change.op === 'add')
      return added.has(String(change.supId)) || change.key === undefined ? [] : [{ op: 'delete', id: change.key }];
    const entry = model.entries.get(String(change.id));
    if (!entry) return [];
    const { supId, beforeId } = placeOf(model, entry);
    if (change.op === 'delete') return restore(entry.node, current(supId), current(beforeId));
    if (change.op === 'move')
      return [{ op: 'move', id: entry.node.id, supId: current(supId), beforeId: current(beforeId) }];
    return [{ op: 'update', id: entry.node.id, ...valuesOf(entry.node) }];
  });
  return step(inverse, restores);
}

/** With the ids that items have now: one that was deleted and restored has another. */
export function resolve({ changes, restores }: Step, idOf: (ref: string) => string): Step {
  const now = (ref: unknown) => (typeof ref === 'string' && ref !== '' ? idOf(ref) : undefined);
  return step(
    changes.map((change) => ({
      ...change,
      ...('id' in change && { id: idOf(String(change.id)) }),
      ...('supId' in change && { supId: now(change.supId) }),
      ...('beforeId' in change && { beforeId: now(change.beforeId) }),
    })),
    restores,
  );
}
