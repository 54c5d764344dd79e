import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { goodsGroup, type GoodsGroup } from '@edp/contract/modules/goods-group/goods-group.ts';
import { batchHandlers } from '../../kernel/batch/batch-handlers.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { byPinyin } from '../../kernel/list/list-query.ts';
import { readOptions } from '../../kernel/list/read-options.ts';
import { mapPage } from '../../kernel/list/slices.ts';
import { deleteRecord } from '../../kernel/record/delete-record.ts';
import { listRecords } from '../../kernel/record/list-records.ts';
import { goodsGroupTable } from './goods-group-table.ts';
import { countProducts, readProducts, removeProduct, replaceProducts, requireProducts } from './group-products.ts';
import { together } from '../../kernel/database/together.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { findRecord } from '../../kernel/record/read-record.ts';
import type { RecordContext } from '../../kernel/record/record-table.ts';
import { saveRecord } from '../../kernel/record/save-record.ts';
import { lockEditable } from '../../kernel/sharing/lock-editable.ts';

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
  if (productList) await requireProducts(context, productList);
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
