import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { mostBomItems } from '@edp/contract/modules/bom/bom-fields.ts';
import type { BomChange, bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { AppError, invalid } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/http/bind.ts';
import { assertNoCycle, keyOf } from '../cycles.ts';
import { lockDraft } from '../revisions.ts';
import { type DraftTree, levelOf, placeNode, placesOf, readDraft, removeNode } from './draft-tree.ts';
import { itemValues, type GivenItem, type ItemBefore } from './item-values.ts';
import { deleteItems, insertItems, placeItems, reserveIds, updateItems } from './write-items.ts';

interface Written {
  input: GivenItem;
  before: ItemBefore | undefined;
  prefix: string;
}

/** The changes are made in memory in their order, and what remains of them is written in a few statements. */
export async function applyChanges(
  context: Context<ParsedOf<typeof bomItem.apply>>,
): Promise<{ ids: Record<string, string> }> {
  const {
    db,
    input: { bomId, changes },
  } = context;
  const { head, newest } = await lockDraft(db, bomId);
  const tree = await readDraft(db, newest);
  const adds = changes.filter(({ op }) => op === 'add');
  const free = await reserveIds(db, adds.length);
  const ids = new Map<string, string>();
  const [added, updated, deleted] = [new Map<string, Written>(), new Map<string, Written>(), [] as string[]];

  for (const [index, change] of changes.entries()) {
    const prefix = `changes.${index}.`;
    const find = finder(tree, ids, prefix);
    if (change.op === 'add') {
      const { op: _op, key, supId, beforeId, ...input } = change;
      const id = free.pop()!;
      placeNode(
        tree,
        { id, parentId: null, sort: 0, version: 1, material_id: null, product_id: null, type_id: null, unit_id: null },
        find(supId) ?? null,
        find(beforeId),
      );
      if (key !== undefined) remember(ids, key, id, prefix);
      added.set(id, { input, before: undefined, prefix });
    } else if (change.op === 'update') {
      const { op: _op, id: ref, version, ...input } = change;
      const id = find(ref)!;
      const node = tree.nodes.get(id)!;
      if (version !== undefined && !added.has(id) && version !== node.version) throw new AppError(409, 'rule.stale');
      if (added.has(id)) added.set(id, { input, before: undefined, prefix });
      else updated.set(id, { input, before: node, prefix });
    } else if (change.op === 'move') {
      placeNode(tree, tree.nodes.get(find(change.id)!)!, find(change.supId) ?? null, find(change.beforeId));
    } else {
      for (const id of removeNode(tree, find(change.id)!)) {
        updated.delete(id);
        if (!added.delete(id)) deleted.push(id);
      }
    }
  }

  if (tree.nodes.size > mostBomItems) throw new AppError(409, 'bom.tooManyItems', { params: { max: mostBomItems } });
  const values = await itemValues(db, [...added.values(), ...updated.values()]);
  const pairs = [...added.values(), ...updated.values()].flatMap(({ before }, index) => {
    const component = keyOf({ materialId: values[index]!.material_id, productId: values[index]!.product_id });
    return before && component === keyOf({ materialId: before.material_id, productId: before.product_id })
      ? []
      : [{ head, component }];
  });
  await assertNoCycle(context, pairs);

  const places = placesOf(
    tree,
    [...tree.moved].filter((id) => !added.has(id)),
  );
  // Items under a new item come after it.
  await placeItems(
    db,
    newest,
    places.filter(({ parentId }) => parentId === null || !added.has(parentId)),
  );
  await insertItems(
    db,
    newest,
    [...added.keys()].map((id, index) => {
      const { parentId, sort } = tree.nodes.get(id)!;
      return { ...values[index]!, id, parent_id: parentId, level: levelOf(tree, id), sort_order: sort };
    }),
  );
  await placeItems(
    db,
    newest,
    places.filter(({ parentId }) => parentId !== null && added.has(parentId)),
  );
  await updateItems(
    db,
    newest,
    [...updated.keys()].map((id, index) => ({ ...values[added.size + index]!, id })),
  );
  await deleteItems(db, newest, deleted);
  return { ids: Object.fromEntries([...ids].filter(([, id]) => tree.nodes.has(id))) };
}

/** An item by its id, or by the key under which an earlier change added it. */
function finder(tree: DraftTree, ids: ReadonlyMap<string, string>, prefix: string) {
  return (ref: string | undefined): string | undefined => {
    if (ref === undefined) return undefined;
    const isKey = !/^\d/.test(ref);
    const id = isKey ? ids.get(ref) : ref;
    if (id === undefined) throw invalid('bom.unknownKey', prefix.slice(0, -1), { key: ref });
    if (!tree.nodes.has(id)) throw new AppError(409, 'bom.itemGone');
    return id;
  };
}

function remember(
  ids: Map<string, string>,
  key: NonNullable<Extract<BomChange, { op: 'add' }>['key']>,
  id: string,
  prefix: string,
): void {
  if (/^\d/.test(key)) throw invalid('rule.type', `${prefix}key`);
  if (ids.has(key)) throw invalid('bom.keyTwice', `${prefix}key`, { key });
  ids.set(key, id);
}
