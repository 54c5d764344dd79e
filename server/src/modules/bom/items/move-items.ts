import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { mostBomItems } from '@edp/contract/modules/bom/bom-fields.ts';
import type { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { sql } from 'kysely';
import { AppError } from '../../../kernel/app-error.ts';
import type { Database } from '../../../kernel/database/tenant-database.ts';
import type { Context } from '../../../kernel/http/bind.ts';
import { assertNoCycle } from '../cycles.ts';
import { ownColumns, type Revision } from '../copy-items.ts';
import { lockDraft, requireRevision } from '../revisions.ts';
import {
  type DraftTree,
  levelOf,
  placeNode,
  placesOf,
  readDraft,
  removeNode,
  subtreeOf,
  topmost,
} from './draft-tree.ts';
import { deleteItems, placeItems, reserveIds } from './write-items.ts';

type Input<Name extends 'delete' | 'move' | 'paste'> = ParsedOf<(typeof bomItem)[Name]>;

/** Items with everything below them, unless there is more below them than the user was warned of. */
export async function removeItems({ db, input: { bomId, ids, below: warned, preview } }: Context<Input<'delete'>>) {
  const { newest } = await lockDraft(db, bomId);
  const tree = await readDraft(db, newest);
  const chosen = topmost(tree, ids);
  const removed = chosen.flatMap((id) => removeNode(tree, id));
  const below = removed.length - chosen.length;
  const isPreview = preview === 1;
  if (!isPreview && warned !== undefined && below > warned)
    throw new AppError(409, 'tree.grown', { params: { count: below } });
  if (!isPreview) await deleteItems(db, newest, removed);
  return { items: chosen.length, below, deleted: !isPreview };
}

/** In the order of the tree, next to each other. */
export async function moveItems({ db, input: { bomId, ids, supId, beforeId } }: Context<Input<'move'>>) {
  const { newest } = await lockDraft(db, bomId);
  const tree = await readDraft(db, newest);
  const chosen = topmost(tree, ids);
  // The place may be in front of one of them: then in front of the next that stays.
  const before = beforeId === undefined ? undefined : nextThatStays(tree, supId ?? null, beforeId, new Set(chosen));
  for (const id of chosen) placeNode(tree, tree.nodes.get(id)!, supId ?? null, before);
  const affected = new Set([...tree.moved, ...chosen.flatMap((id) => subtreeOf(tree, id))]);
  await placeItems(db, newest, placesOf(tree, tree.moved));
  return { changed: await readPlaces(db, [...affected]) };
}

function nextThatStays(
  tree: DraftTree,
  parentId: string | null,
  beforeId: string,
  moved: ReadonlySet<string>,
): string | undefined {
  const siblings = tree.children.get(parentId ?? '') ?? [];
  const from = siblings.indexOf(beforeId);
  if (from === -1) throw new AppError(409, 'tree.placeGone');
  return siblings.slice(from).find((id) => !moved.has(id));
}

async function readPlaces(db: Database, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; supId: string; dept: number; sort: number; version: number }>`
    select id, coalesce(parent_id::text, '') as "supId", level as dept, sort_order as sort, version from bom_item where id = any(${ids}::bigint[])`.execute(
    db,
  );
  return rows;
}

/** Copies items with everything below them; of the same BOM or of another one that the user sees. */
export async function pasteItems(context: Context<Input<'paste'>>): Promise<{ ids: string[]; count: number }> {
  const {
    db,
    input: { bomId, sourceBomId = bomId, sourceRevision, ids, supId, beforeId },
  } = context;
  const { head, newest } = await lockDraft(db, bomId);
  const source = await requireRevision(db, sourceBomId, sourceRevision);
  const isSame = source.bomId === newest.bomId && source.revision === newest.revision;
  const target = await readDraft(db, newest);
  const from = isSame ? target : await readDraft(db, source);
  const chosen = topmost(from, ids);
  const copied = chosen.flatMap((id) => subtreeOf(from, id));
  if (isSame && supId !== undefined && copied.includes(supId)) throw new AppError(409, 'bom.pasteIntoItself');
  if (target.nodes.size + copied.length > mostBomItems)
    throw new AppError(409, 'bom.tooManyItems', { params: { max: mostBomItems } });

  const copies = new Map(
    await reserveIds(db, copied.length).then((free) => copied.map((id, index) => [id, free[index]!] as const)),
  );
  const parents = new Map(copied.map((id) => [id, from.nodes.get(id)!.parentId]));
  const tops = new Set(chosen);
  const sorts = new Map(copied.map((id) => [id, from.nodes.get(id)!.sort]));
  const before = beforeId;
  for (const id of copied) {
    const node = { ...from.nodes.get(id)!, id: copies.get(id)!, parentId: null, sort: 0, version: 1 };
    placeNode(
      target,
      node,
      tops.has(id) ? (supId ?? null) : copies.get(parents.get(id)!)!,
      tops.has(id) ? before : undefined,
    );
    // Below the top the order is that of the source.
    if (!tops.has(id)) node.sort = sorts.get(id)!;
  }
  const components = [...new Set(copied.flatMap((id) => componentOf(from.nodes.get(id)!)))];
  await assertNoCycle(
    context,
    components.map((component) => ({ head, component })),
  );

  const isCopy = new Set(copies.values());
  await placeItems(
    db,
    newest,
    placesOf(
      target,
      [...target.moved].filter((id) => !isCopy.has(id)),
    ),
  );
  await insertCopies(db, newest, target, copies);
  return { ids: chosen.map((id) => copies.get(id)!), count: copied.length };
}

const componentOf = ({
  material_id: materialId,
  product_id: productId,
}: {
  material_id: string | null;
  product_id: string | null;
}) => materialId ?? (productId === null ? [] : `-${productId}`);

async function insertCopies(
  db: Database,
  { bomId, revision }: Revision,
  target: DraftTree,
  copies: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = [...copies].map(([old, id]) => ({
    old,
    id,
    parent: target.nodes.get(id)!.parentId,
    sort: target.nodes.get(id)!.sort,
    level: levelOf(target, id),
  }));
  await sql`
    insert into bom_item (id, bom_id, revision, parent_id, level, sort_order, ${ownColumns}) overriding system value
    select g.id, ${bomId}::bigint, ${revision}::int, g.parent, g.level, g.sort, ${ownColumns}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (old bigint, id bigint, parent bigint, sort int, level int)
      join (select id as source_id, ${ownColumns} from bom_item) source on source.source_id = g.old
     order by g.level`.execute(db);
}
