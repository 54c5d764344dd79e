import { siblingsOf, type TreeModel } from '../../../ui/tree-editor/view/tree-model.ts';
import { positionOfDrop, type DropTarget, type TreePosition } from '../../../ui/tree-editor/tree-moves.ts';
import type { Component } from './bom-tree.ts';

/** After a component, before the next sibling that does not move itself. */
export function placeAfter(model: TreeModel<Component>, id: string, moved: ReadonlySet<string>): TreePosition {
  const entry = model.entries.get(id)!;
  const next = siblingsOf(model, entry)
    .slice(entry.index + 1)
    .find((each) => !moved.has(each.id));
  return { parentId: entry.parent?.node.id, beforeId: next?.id };
}

/** Where several components go that are dropped together; `id` is the one that was dragged. */
export function placeOfDrop(
  model: TreeModel<Component>,
  id: string,
  drop: DropTarget,
  moved: ReadonlySet<string>,
): TreePosition {
  if (drop.where === 'after') return placeAfter(model, drop.id, moved);
  const place = positionOfDrop(model, drop, id);
  return place.beforeId !== undefined && moved.has(place.beforeId) ? placeAfter(model, place.beforeId, moved) : place;
}
