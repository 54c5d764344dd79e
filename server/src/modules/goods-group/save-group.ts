import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { GoodsGroup, goodsGroup } from '@edp/contract/modules/goods-group/goods-group.ts';
import { together } from '../../kernel/database/together.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { findRecord } from '../../kernel/record/read-record.ts';
import type { RecordContext } from '../../kernel/record/record-table.ts';
import { saveRecord } from '../../kernel/record/save-record.ts';
import { lockEditable } from '../../kernel/sharing/lock-editable.ts';
import { goodsGroupTable } from './goods-group-table.ts';
import { readProducts, removeProduct, replaceProducts, requireProducts } from './group-products.ts';

type Input<Name extends keyof typeof goodsGroup> = ParsedOf<(typeof goodsGroup)[Name]>;

export async function findGroup(context: RecordContext, id: string): Promise<GoodsGroup> {
  const [group, productList] = await together(findRecord(context, goodsGroupTable, id), readProducts(context, id));
  return { ...group, productCount: productList.length, productList };
}

/** A stale update is refused with the products of today, so that the form can merge them. */
export async function saveGroup(context: Context<Input<'save'>>): Promise<{ id: string }> {
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

export async function removeFromGroup(context: Context<Input<'removeProduct'>>): Promise<null> {
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
