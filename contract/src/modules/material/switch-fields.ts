import type { Text } from '../../kernel/language.ts';
import { switchField } from '../../kernel/record/record-fields.ts';

type LabelAndHint = readonly [label: Text, hint: Text];

/** Stock is counted by lots or serial numbers; materials and products say so in the same words. */
export const lotControl: LabelAndHint = [
  { ZHS: '批次控制', ENG: 'Lot control' },
  { ZHS: '收发按批号记录，可追溯来源', ENG: 'Booked by lot, traceable' },
];
export const serialControl: LabelAndHint = [
  { ZHS: '序列号控制', ENG: 'Serial control' },
  { ZHS: '每件一个序列号，逐件扫码', ENG: 'A number for each piece' },
];
export const assetHint: Text = { ZHS: '作为资产管理，自动启用序列号', ENG: 'Also turns serial on' };

const notControlled = { ZHS: '不控制', ENG: 'None' };

/** They follow the stock, and lists show them. */
export const stockSwitches = {
  isLotControl: switchField(...lotControl, 0, { words: [notControlled, { ZHS: '按批次', ENG: 'By lot' }] }),
  isSerialNumberControl: switchField(...serialControl, 0, {
    words: [notControlled, { ZHS: '按序列号', ENG: 'By serial number' }],
  }),
  isInventoryAsset: switchField({ ZHS: '资产物料', ENG: 'Asset' }, assetHint, 0, {
    words: [
      { ZHS: '非资产', ENG: 'No asset' },
      { ZHS: '资产', ENG: 'Asset' },
    ],
    list: { isHidden: true },
  }),
};

/** Documents may do these things with a material. */
export const documentSwitches = {
  isInventoryItem: switchField(
    { ZHS: '库存物料', ENG: 'Inventory item' },
    { ZHS: '收发存记账，进入盘点范围', ENG: 'Kept in stock, counted' },
    1,
  ),
  isPurchasingItem: switchField(
    { ZHS: '可采购', ENG: 'Purchasing' },
    { ZHS: '可用于采购申请与采购订单', ENG: 'For purchase orders' },
    1,
  ),
  isCustomerOrder: switchField(
    { ZHS: '可销售', ENG: 'Customer orders' },
    { ZHS: '客户可以下单订购', ENG: 'Customers can order it' },
    1,
  ),
  isInvoice: switchField(
    { ZHS: '可开票', ENG: 'Invoice' },
    { ZHS: '销售后可以开具发票', ENG: 'Invoiced after a sale' },
    1,
  ),
  isServiceItem: switchField(
    { ZHS: '服务项目', ENG: 'Service item' },
    { ZHS: '可在服务工单中领用', ENG: 'For service orders' },
    1,
  ),
  isBom: switchField(
    { ZHS: 'BOM 组件', ENG: 'BOM component' },
    { ZHS: '可加入产品与备件 BOM', ENG: 'For bills of materials' },
    1,
  ),
  isBuildInWip: switchField(
    { ZHS: '在制生产', ENG: 'Work in progress' },
    { ZHS: '可由车间工单生产并入库', ENG: 'Made by work orders' },
    1,
  ),
  isCosting: switchField(
    { ZHS: '成本核算', ENG: 'Costing' },
    { ZHS: '参与月末成本计算', ENG: 'In the monthly cost run' },
    1,
  ),
  isInspection: switchField(
    { ZHS: '来料检验', ENG: 'Inspection' },
    { ZHS: '检验合格后才能入库', ENG: 'Inspected on receipt' },
    0,
  ),
  isRetest: switchField(
    { ZHS: '定期复检', ENG: 'Retest' },
    { ZHS: '库存到期后须重新检验', ENG: 'Inspected again in time' },
    0,
  ),
};
