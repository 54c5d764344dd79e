import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { goodsGroup, type GoodsGroup, type GroupProduct } from '@edp/contract/modules/goods-group/goods-group.ts';
import { sql } from 'kysely';
import { batchHandlers } from '../../kernel/batch/batch-handlers.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { byPinyin } from '../../kernel/list/list-query.ts';
import { readOptions } from '../../kernel/list/read-options.ts';
import { mapPage } from '../../kernel/list/slices.ts';
import { areThere } from '../../kernel/record/are-there.ts';
import { deleteRecord } from '../../kernel/record/delete-record.ts';
import { listRecords } from '../../kernel/record/list-records.ts';
import { goodsGroupTable } from './goods-group-table.ts';
import { together } from '../../kernel/database/together.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { findRecord } from '../../kernel/record/read-record.ts';
import type { RecordContext } from '../../kernel/record/record-table.ts';
import { saveRecord } from '../../kernel/record/save-record.ts';
import { lockEditable } from '../../kernel/sharing/lock-editable.ts';
import { AppError, invalid } from '../../kernel/app-error.ts';
import { flag } from '../../kernel/record/columns.ts';
import { translatedName } from '../../kernel/record/translations.ts';
import { readVariantSums } from '../product/list-products.ts';

const batch = batchHandlers(goodsGroupTable);

export const goodsGroupRoutes = bind(
  goodsGroup,
  {
    async list(context) {
      const page = await listRecords(context, goodsGroupTable, [['updated_time', 'desc']], context.input);
      const countOf = await countProducts(
        context,
        page.rows.map(({ id }) => id),
      );
      return mapPage(page, (row) => ({ ...row, productCount: countOf(row.id) }));
    },
    detail: (context) => findGroup(context, context.input.id),
    save: (context) => saveGroup(context),
    delete: (context) => deleteRecord(context, goodsGroupTable, context.input.id),
    deleteBatch: (context) => batch.deleteBatch(context),
    options: ({ db, language, input }) =>
      readOptions(
        db,
        {
          table: 'goods_group',
          language,
          searched: ['name'],
          order: [],
          sort: { by: 'name', columns: { name: byPinyin('goods_group.name') } },
          select: () => db.selectFrom('goods_group').select(['goods_group.id', 'goods_group.name']),
        },
        input,
      ),
    removeProduct: (context) => removeFromGroup(context),
  },
  {
    goods_group_name_key: { error: 'goodsGroup.nameTaken', field: 'name' },
    goods_group_product_product_id_fkey: { error: 'goodsGroup.productGone', field: 'productList' },
  },
);

type Input<Name extends keyof typeof goodsGroup> = ParsedOf<(typeof goodsGroup)[Name]>;

async function findGroup(context: RecordContext, id: string): Promise<GoodsGroup> {
  const [group, productList] = await together(findRecord(context, goodsGroupTable, id), readProducts(context, id));
  return { ...group, productCount: productList.length, productList };
}

/** A stale update is refused with the products of today, so that the form can merge them. */
async function saveGroup(context: Context<Input<'save'>>): Promise<{ id: string }> {
  const {
    db,
    input: { productList, ...fields },
  } = context;
  if (fields.id !== undefined)
    await lockForUpdate(db, 'goods_group', fields.id, fields.version, () => findGroup(context, fields.id!));
  if (productList && !(await areThere(db, 'product', productList)))
    throw invalid('goodsGroup.productGone', 'productList');
  const saved = await saveRecord(context, goodsGroupTable, fields);
  if (productList) await replaceProducts(context, saved.id, productList);
  return saved;
}

async function removeFromGroup(context: Context<Input<'removeProduct'>>): Promise<null> {
  const {
    db,
    input: { groupId, productId },
  } = context;
  await lockEditable(db, 'goods_group', groupId);
  await removeProduct(context, groupId, productId);
  // A form that was opened before has a product too many: its version must be an old one.
  await db
    .updateTable('goods_group')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', groupId)
    .execute();
  return null;
}

type Caller = Pick<Context, 'db' | 'session'>;

/** How many products that the caller sees are in each group. */
async function countProducts(caller: Caller, groupIds: readonly string[]): Promise<(groupId: string) => number> {
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
async function readProducts(context: RecordContext, groupId: string): Promise<GroupProduct[]> {
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

/** Makes these the products of a group. Those that the caller does not see were not theirs to remove, and stay. */
async function replaceProducts(caller: Caller, groupId: string, ids: readonly string[]): Promise<void> {
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

async function removeProduct(caller: Caller, groupId: string, productId: string): Promise<void> {
  const { rows } = await sql`
    delete from goods_group_product l using product
     where l.goods_group_id = ${groupId} and l.product_id = ${productId} and product.id = l.product_id returning l.product_id`.execute(
    caller.db,
  );
  if (rows.length === 0) throw new AppError(404, 'goodsGroup.deleteFailed');
}
