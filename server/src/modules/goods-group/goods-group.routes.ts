import { goodsGroup } from '@edp/contract/modules/goods-group/goods-group.ts';
import { batchHandlers } from '../../kernel/batch/batch-handlers.ts';
import { bind } from '../../kernel/http/bind.ts';
import { byPinyin } from '../../kernel/list/list-query.ts';
import { readOptions } from '../../kernel/list/read-options.ts';
import { mapPage } from '../../kernel/list/slices.ts';
import { deleteRecord } from '../../kernel/record/delete-record.ts';
import { listRecords } from '../../kernel/record/list-records.ts';
import { goodsGroupTable } from './goods-group-table.ts';
import { countProducts } from './group-products.ts';
import { findGroup, removeFromGroup, saveGroup } from './save-group.ts';

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
