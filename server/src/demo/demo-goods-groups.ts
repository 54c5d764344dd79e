import type { Database } from '../kernel/database/tenant-database.ts';

export const demoGoodsGroups = [
  { name: '新品推荐', description: '近三个月上市的商品，首页优先展示' },
  { name: '热销商品', description: '近半年订货量靠前的商品' },
  { name: '检修备件', description: '年度检修常用的备品备件' },
  { name: '节能产品', description: '达到一级、二级能效的设备' },
  { name: '现货供应', description: '中心仓常备库存，下单后两日内发货' },
  { name: '出口专供', description: '符合 CE、ATEX 认证，面向海外项目' },
  { name: '清仓特惠', description: '停产或换代型号，售完即止' },
] as const;

/** Selections of products across categories. */
export const addDemoGoodsGroups = (db: Database) =>
  db
    .insertInto('goods_group')
    .values([...demoGoodsGroups])
    .execute();
