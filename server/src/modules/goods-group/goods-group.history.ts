import { type History, linksTo, recordHistory } from '../record/history.ts';
import { goodsGroupTable } from './goods-group-table.ts';

export const goodsGroupHistory: History = {
  ...recordHistory(goodsGroupTable),
  links: { goods_group_product: linksTo('productList', 'product_id', 'product') },
};
