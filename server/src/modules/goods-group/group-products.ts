import type { GroupProduct } from '@edp/contract/modules/goods-group/goods-group.ts';
import { sql } from 'kysely';
import { AppError, invalid } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { flag } from '../../kernel/record/columns.ts';
import type { RecordContext } from '../../kernel/record/record-table.ts';
import { translatedName } from '../../kernel/record/translations.ts';
import { readVariantSums } from '../product/list-products.ts';

type Caller = Pick<Context, 'db' | 'session'>;

/** How many products that the caller sees are in each group. */
export async function countProducts(caller: Caller, groupIds: readonly string[]): Promise<(groupId: string) => number> {
  const { rows } = await sql<{ id: string; count: number }>`
    select l.goods_group_id as id, count(*)::int as count from goods_group_product l join product on product.id = l.product_id
     where l.goods_group_id = any(${groupIds}::bigint[]) group by l.goods_group_id`.execute(caller.db);
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return (groupId) => counts.get(groupId) ?? 0;
}

/**
 * The products of a group that the caller sees, the newest first. Only their ids are saved, so their names may be
 * translated.
 */
export async function readProducts(context: RecordContext, groupId: string): Promise<GroupProduct[]> {
  const { db, session, language, kernel } = context;
  const { rows } = await sql<Pick<GroupProduct, 'id' | 'code' | 'name' | 'active'> & { picture: string | null }>`
    select product.id, product.code, ${translatedName('product', language)} as name, ${flag('product.active')} as active, product.picture_file_id as picture
      from goods_group_product l join product on product.id = l.product_id
     where l.goods_group_id = ${groupId} order by product.id desc`.execute(db);
  const sumsOf = await readVariantSums(
    db,
    rows.map(({ id }) => id),
    session.isMasterOrganisation ? null : session.invorgId,
  );
  return rows.map(({ picture, ...row }) => ({
    ...row,
    thumbnailUrl: kernel.links.to(session.tenantId, picture),
    priceRange: sumsOf(row.id).priceRange,
  }));
}

export async function requireProducts(caller: Caller, ids: readonly string[]): Promise<void> {
  const { rows } = await sql`select from product where id = any(${ids}::bigint[])`.execute(caller.db);
  if (rows.length < ids.length) throw invalid('goodsGroup.productGone', 'productList');
}

/** Makes these the products of a group. Those that the caller does not see were not theirs to remove, and stay. */
export async function replaceProducts(caller: Caller, groupId: string, ids: readonly string[]): Promise<void> {
  await sql`
    delete from goods_group_product l using product
     where l.goods_group_id = ${groupId} and product.id = l.product_id and l.product_id <> all(${ids}::bigint[])`.execute(
    caller.db,
  );
  await sql`
    insert into goods_group_product (goods_group_id, product_id)
    select ${groupId}::bigint, product_id from unnest(${ids}::bigint[]) as product_id on conflict do nothing`.execute(
    caller.db,
  );
}

export async function removeProduct(caller: Caller, groupId: string, productId: string): Promise<void> {
  const { rows } = await sql`
    delete from goods_group_product l using product
     where l.goods_group_id = ${groupId} and l.product_id = ${productId} and product.id = l.product_id returning l.product_id`.execute(
    caller.db,
  );
  if (rows.length === 0) throw new AppError(404, 'goodsGroup.deleteFailed');
}
