import { maxBomLevel } from '@edp/contract/modules/bom/bom-fields.ts';
import { sql } from 'kysely';
import { AppError } from '../../../kernel/app-error.ts';
import type { Database } from '../../../kernel/database/tenant-database.ts';
import { placeAmong } from '../../../kernel/tree/place-among.ts';
import type { ItemBefore } from './item-values.ts';
import type { Revision } from '../copy-items.ts';

export interface DraftNode extends ItemBefore {
  id: string;
  parentId: string | null;
  sort: number;
  version: number;
}

/** The tree of a draft in memory: any number of moves is tried here and written at once. */
export interface DraftTree {
  nodes: Map<string, DraftNode>;
  /** In their order; the roots under ''. */
  children: Map<string, string[]>;
  /** The items whose place has changed. */
  moved: Set<string>;
}

export async function readDraft(db: Database, { bomId, revision }: Revision): Promise<DraftTree> {
  const { rows } = await sql<DraftNode>`
    select id, parent_id as "parentId", sort_order as sort, version, material_id, product_id, type_id, unit_id
      from bom_item where bom_id = ${bomId} and revision = ${revision} order by sort_order, id`.execute(db);
  const children = new Map(
    [...Map.groupBy(rows, ({ parentId }) => parentId ?? '')].map(([parent, nodes]) => [
      parent,
      nodes.map(({ id }) => id),
    ]),
  );
  return { nodes: new Map(rows.map((row) => [row.id, row])), children, moved: new Set() };
}

const childrenOf = ({ children }: DraftTree, parentId: string | null) => children.get(parentId ?? '') ?? [];

/** A node and all below it, each before its children. */
export function subtreeOf(tree: DraftTree, id: string): string[] {
  const found = [id];
  for (const each of found) found.push(...childrenOf(tree, each));
  return found;
}

export function levelOf({ nodes }: DraftTree, id: string | null): number {
  let level = 0;
  for (let at = id; at !== null; at = nodes.get(at)!.parentId) level++;
  return level;
}

function heightOf(tree: DraftTree, id: string): number {
  const below = childrenOf(tree, id);
  return 1 + (below.length ? Math.max(...below.map((child) => heightOf(tree, child))) : 0);
}

function isWithin({ nodes }: DraftTree, id: string | null, ancestor: string): boolean {
  for (let at = id; at !== null; at = nodes.get(at)?.parentId ?? null) if (at === ancestor) return true;
  return false;
}

function detach(tree: DraftTree, { id, parentId }: DraftNode): void {
  tree.children.set(
    parentId ?? '',
    childrenOf(tree, parentId).filter((each) => each !== id),
  );
}

/** Puts a node, which may be a new one, under a parent before a sibling or at the end. */
export function placeNode(
  tree: DraftTree,
  node: DraftNode,
  parentId: string | null,
  beforeId: string | undefined,
): void {
  if (parentId !== null && !tree.nodes.has(parentId)) throw new AppError(409, 'tree.parentGone');
  if (tree.nodes.has(node.id)) {
    if (isWithin(tree, parentId, node.id)) throw new AppError(409, 'tree.cycle');
    detach(tree, node);
  }
  tree.nodes.set(node.id, node);
  const siblings = childrenOf(tree, parentId);
  const index = beforeId === undefined || beforeId === node.id ? siblings.length : siblings.indexOf(beforeId);
  if (index === -1) throw new AppError(409, 'tree.placeGone');
  if (levelOf(tree, parentId) + heightOf(tree, node.id) > maxBomLevel)
    throw new AppError(409, 'tree.tooDeep', { params: { max: maxBomLevel } });
  const changed = placeAmong(
    siblings.map((id) => ({ id, sort: tree.nodes.get(id)!.sort })),
    index,
    node.id,
  );
  node.parentId = parentId;
  tree.children.set(parentId ?? '', siblings.toSpliced(index, 0, node.id));
  for (const { id, sort } of changed) {
    tree.nodes.get(id)!.sort = sort;
    tree.moved.add(id);
  }
  tree.moved.add(node.id);
}

/** Removes a node with all below it, and says which. */
export function removeNode(tree: DraftTree, id: string): string[] {
  const removed = subtreeOf(tree, id);
  detach(tree, tree.nodes.get(id)!);
  for (const each of removed) {
    tree.nodes.delete(each);
    tree.children.delete(each);
    tree.moved.delete(each);
  }
  return removed;
}

/** The items that stand below no other of them, in the order of the tree. */
export function topmost(tree: DraftTree, ids: readonly string[]): string[] {
  const chosen = new Set(ids);
  const missing = ids.find((id) => !tree.nodes.has(id));
  if (missing !== undefined) throw new AppError(409, 'bom.itemGone');
  const found: string[] = [];
  const visit = (id: string): void => {
    if (chosen.has(id)) found.push(id);
    else for (const child of childrenOf(tree, id)) visit(child);
  };
  for (const root of childrenOf(tree, null)) visit(root);
  return found;
}

export const placesOf = (tree: DraftTree, ids: Iterable<string>) =>
  [...ids].map((id) => ({
    id,
    parentId: tree.nodes.get(id)!.parentId,
    sort: tree.nodes.get(id)!.sort,
    level: levelOf(tree, id),
  }));
