import { Readable } from 'node:stream';
import type pg from 'pg';
import { type Database, inTransaction } from '../kernel/database/tenant-database.ts';
import type { FileStore } from '../kernel/files/file-store.ts';
import { addEnglishName } from '../kernel/record/translations.ts';
import { rowOfUpload } from '../kernel/uploads/add-upload.ts';
import { areaOfTenant, storeUpload } from '../kernel/uploads/store-upload.ts';
import { addDemoMaterials } from './add-demo-materials.ts';
import { addDemoBoms } from './boms/add-demo-boms.ts';
import { addDemoCategories } from './demo-categories.ts';
import { addDemoCertificates } from './demo-certificates.ts';
import { addDemoChanges } from './demo-changes.ts';
import { addDemoCorrespondence } from './messages/demo-correspondence.ts';
import { addDemoLabels } from './demo-labels.ts';
import { addDemoNews } from './messages/demo-news.ts';
import { demoPicture } from './demo-picture.ts';
import { addDemoSending } from './messages/demo-sending.ts';
import { addDemoSpecifications } from './demo-specifications.ts';
import type { DemoBrand, DemoTenant } from './demo-tenants.ts';
import { addDemoUnits } from './demo-units.ts';
import { addDemoProducts } from './products/add-demo-products.ts';
import type { DemoProduct } from './products/demo-product.ts';
import type { DrawnPictures } from './products/product-pictures.ts';
import type { DemoSize } from './seed-demo.ts';
import type { SettingType } from '@edp/contract/modules/setting/setting.ts';

/** Every demo tenant is filled from these; they are made once. */
interface Source {
  pool: pg.Pool;
  files: FileStore;
  secret: string;
  size: DemoSize;
  products: readonly DemoProduct[];
  pictures: DrawnPictures;
}

/** Everything that the users of a demo tenant work with, in one transaction. */
export async function fillDemoTenant(
  { pool, files, secret, size, products, pictures }: Source,
  tenant: DemoTenant,
  { tenantId, adminId }: { tenantId: number; adminId: string },
) {
  await inTransaction(pool, { tenantId, userId: adminId }, async (db) => {
    for (const [index, brand] of tenant.brands.entries()) await addBrand(db, files, tenantId, brand, index);
    await addDemoUnits(db);
    await addDemoApplications(db);
    await addDemoCertificates(db, { tenantId, tenantCode: tenant.code, files, secret });
    await addDemoSettings(db);
    await addDemoCategories(db);
    await addDemoLabels(db);
    await addDemoDictionaries(db);
    await addDemoSpecifications(db);
    await addDemoGoodsGroups(db);
    const placeVariants = await addDemoProducts(db, files, tenantId, productsOf(tenant, products, size), pictures);
    await addDemoMaterials(db, tenant.code, size);
    // After the thousands: how a material is looked up is planned at the first reference and kept, and what is good
    // among a few is slow among many.
    await placeVariants();
    await addDemoBoms(db, tenant.code, size);
    if (tenant.code === 'BRH') await addDemoCorrespondence(db);
    await addDemoNews(db);
    await addDemoSending(db);
    await addDemoChanges(db);
  });
}

/**
 * The first company shows what thousands of variants are like; for another one every fifth product does, without the
 * largest of all, and the first start takes less.
 */
function productsOf({ code }: DemoTenant, all: readonly DemoProduct[], size: DemoSize) {
  const share = size === 'small' ? 20 : 5;
  return code === 'BRH' && size === 'whole' ? all : all.filter((_product, index) => index % share === 1);
}

async function addBrand(db: Database, files: FileStore, tenantId: number, brand: DemoBrand, index: number) {
  const picture = await storeUpload(
    files,
    areaOfTenant(tenantId),
    `${brand.code}.png`,
    Readable.from([demoPicture(brand.name)]),
  );
  const file = await db
    .insertInto('file')
    .values({ ...rowOfUpload(picture), source: 'demo' })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Spread over the past weeks, so that lists look like lists.
  const created_time = `2026-09-${String(1 + (index % 28)).padStart(2, '0')} 09:${String((index * 7) % 60).padStart(2, '0')}:00`;
  const { code, name, description, active = true } = brand;
  const { id } = await db
    .insertInto('brand')
    .values({
      code,
      name,
      description,
      active,
      created_time,
      updated_time: created_time,
      sort_order: (index + 1) * 10,
      picture_file_id: file.id,
      source: index === 0 ? 1 : 2,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addEnglishName(db, 'brand', id, brand.english);
}

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
const addDemoGoodsGroups = (db: Database) =>
  db
    .insertInto('goods_group')
    .values([...demoGoodsGroups])
    .execute();

const grades = [
  ['A', '优等品', 'Superior'],
  ['B', '一等品', 'First grade'],
  ['C', '合格品', 'Acceptable'],
  ['D', '处理品', 'Seconds'],
] as const;

/** One of the tenant's own, for clients that ask by its key. */
async function addDemoDictionaries(db: Database): Promise<void> {
  const { id } = await db
    .insertInto('dictionary')
    .values({ code: 'quality_grade', name: '质量等级', remark: '入库检验使用' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addEnglishName(db, 'dictionary', id, 'Quality grades');
  await db
    .insertInto('dictionary_item')
    .values(
      grades.map(([code, name, name_eng], sort_order) => ({
        dictionary_id: id,
        code,
        name,
        name_eng,
        sort_order,
        active: code !== 'D',
      })),
    )
    .execute();
}

export const demoApplications = [
  { code: 'ERP', name: '企业资源计划', remarks: '采购、库存、财务一体化' },
  { code: 'MES', name: '制造执行系统', remarks: '车间排产与报工' },
  { code: 'WMS', name: '仓储管理系统', remarks: '入库、出库与盘点，手持终端扫码' },
  { code: 'CRM', name: '客户关系管理', remarks: '线索、商机与客户档案' },
  { code: 'SRM', name: '供应商协同平台', remarks: '询价、对账与到货预约' },
  { code: 'PLM', name: '产品生命周期管理', remarks: '图纸、BOM 与变更' },
  { code: 'OA', name: '协同办公', remarks: '流程审批与公文' },
  { code: 'HR', name: '人力资源', remarks: '组织、薪酬与考勤' },
  { code: 'QMS', name: '质量管理系统', remarks: '来料检验与不合格品处理' },
  { code: 'BI', name: '经营分析', remarks: '管理驾驶舱与报表' },
  { code: 'APP-STAFF', name: '员工移动端', remarks: 'iOS 与安卓，推送证书到期前提醒' },
  { code: 'OLD-EAM', name: '旧设备台账', remarks: '由 MES 替代，仅供查询', active: false },
];

/** The systems that a company of this kind runs. */
async function addDemoApplications(db: Database) {
  await db.insertInto('application').values(demoApplications).execute();
}

type DemoSetting = [name: string, code?: string, remark?: string];

const demoSettings: Readonly<Record<SettingType, readonly DemoSetting[]>> = {
  APPLICATION_MODULE: [
    ['系统设置'],
    ['报表中心'],
    ['流程审批'],
    ['质量管理'],
    ['设备维护'],
    ['售后服务'],
    ['财务结算'],
    ['仓储管理'],
    ['生产执行'],
    ['采购管理'],
    ['销售管理'],
    ['主数据管理', '', '品牌、单位、物料、商品等基础数据'],
  ],
  APPLICATION_CATEGORY: [
    ['办公协同', 'OA', '公文、日程、会议'],
    ['企业资源计划', 'ERP', '财务、采购、库存'],
    ['制造执行', 'MES', '车间工单与报工'],
    ['客户关系', 'CRM', '客户、商机、合同'],
    ['供应链协同', 'SCM', '供应商门户与物流'],
    ['数据分析', 'BI', '经营看板与自助报表'],
  ],
  APPLICATION_LABEL: [['试用中'], ['即将下线'], ['外部系统'], ['移动端'], ['管理层'], ['推荐'], ['常用']],
};

async function addDemoSettings(db: Database) {
  for (const [type, items] of Object.entries(demoSettings)) {
    const values = items.map(([name, code = '', remark = ''], index) => {
      const time = `2026-10-${String(index + 1).padStart(2, '0')} 10:${String((index * 11) % 60).padStart(2, '0')}:00`;
      return { type, name, code, remark, created_time: time, updated_time: time };
    });
    await db.insertInto('setting').values(values).execute();
  }
}
