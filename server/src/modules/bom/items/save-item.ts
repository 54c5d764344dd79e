import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { maxBomLevel, mostBomItems } from '@edp/contract/modules/bom/bom-fields.ts';
import type { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { sql } from 'kysely';
import { AppError, assertFound, notFound } from '../../../kernel/app-error.ts';
import type { Database } from '../../../kernel/database/tenant-database.ts';
import type { Context } from '../../../kernel/http/bind.ts';
import { lockForUpdate } from '../../../kernel/record/lock-for-update.ts';
import { assertNoCycle, keyOf } from '../cycles.ts';
import { lockDraft } from '../revisions.ts';
import { type ItemBefore, itemValues } from './item-values.ts';
import { findItem } from './read-items.ts';
import { insertItems, reserveIds, updateItems } from './write-items.ts';
import type { Revision } from '../copy-items.ts';

/** Adds an item and, with an id, changes what stands in its place. */
export async function saveItem(context: Context<ParsedOf<typeof bomItem.save>>): Promise<{ id: string }> {
  const {
    db,
    input: { id, version, bomId, supId, sort, ...input },
  } = context;
  if (id !== undefined) await assertOf(db, bomId, id);
  const { head, newest } = await lockDraft(db, bomId);
  if (id !== undefined) await lockForUpdate(db, 'bom_item', id, version, () => findItem(context, id));
  const before = id === undefined ? undefined : await readBefore(db, newest, id);
  const [values] = await itemValues(db, [{ input, before }]);
  const component = keyOf({ materialId: values!.material_id, productId: values!.product_id });
  const was = before && keyOf({ materialId: before.material_id, productId: before.product_id });
  if (component !== was) await assertNoCycle(context, [{ head, component }]);
  if (id === undefined) return addItem(db, newest, supId ?? null, { ...values!, sort_order: sort });
  await updateItems(db, newest, [{ ...values!, id }]);
  await sql`update bom_item set sort_order = ${sort} where id = ${id} and sort_order <> ${sort}`.execute(db);
  return { id };
}

/** An item of another BOM, or of another tenant, does not exist here. */
async function assertOf(db: Database, bomId: string, id: string): Promise<void> {
  const { rows } = await sql`select from bom_item where id = ${id} and bom_id = ${bomId}`.execute(db);
  if (rows.length === 0) throw notFound();
}

async function readBefore(db: Database, { bomId, revision }: Revision, id: string): Promise<ItemBefore> {
  const { rows } = await sql<
    ItemBefore & { revision: number }
  >`select material_id, product_id, type_id, unit_id, revision from bom_item where id = ${id} and bom_id = ${bomId}`.execute(
    db,
  );
  const item = assertFound(rows[0]);
  if (item.revision !== revision) throw new AppError(409, 'bom.released', { params: { revision: item.revision } });
  return item;
}

async function addItem(
  db: Database,
  draft: Revision,
  parentId: string | null,
  values: Omit<Parameters<typeof insertItems>[2][number], 'id' | 'parent_id' | 'level'>,
): Promise<{ id: string }> {
  const {
    rows: [place],
  } = await sql<{ level: number | null; count: number }>`
    select (select level from bom_item where id = ${parentId}::bigint and bom_id = ${draft.bomId} and revision = ${draft.revision}) as level,
           (select count(*)::int from bom_item where bom_id = ${draft.bomId} and revision = ${draft.revision}) as count`.execute(
    db,
  );
  if (parentId !== null && place!.level === null) throw new AppError(409, 'tree.parentGone');
  const level = (place!.level ?? 0) + 1;
  if (level > maxBomLevel) throw new AppError(409, 'tree.tooDeep', { params: { max: maxBomLevel } });
  if (place!.count >= mostBomItems) throw new AppError(409, 'bom.tooManyItems', { params: { max: mostBomItems } });
  const [id] = await reserveIds(db, 1);
  await insertItems(db, draft, [{ ...values, id: id!, parent_id: parentId, level }]);
  return { id: id! };
}
