import { goodsGroupRowFields } from '@edp/contract/modules/goods-group/goods-group.ts';
import { recordTable } from '../../kernel/record/record-table.ts';

export const goodsGroupTable = recordTable('goods_group', goodsGroupRowFields);
