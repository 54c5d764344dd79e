import { Readable } from 'node:stream';
import type pg from 'pg';
import { type Database, inTransaction } from '../kernel/database/tenant-database.ts';
import type { FileStore } from '../kernel/files/file-store.ts';
import { addEnglishName } from '../kernel/record/translations.ts';
import { rowOfUpload } from '../kernel/uploads/add-upload.ts';
import { areaOfTenant, storeUpload } from '../kernel/uploads/store-upload.ts';
import { addDemoMaterials } from './add-demo-materials.ts';
import { addDemoBoms } from './boms/add-demo-boms.ts';
import { addDemoApplications } from './demo-applications.ts';
import { addDemoCategories } from './demo-categories.ts';
import { addDemoCertificates } from './demo-certificates.ts';
import { addDemoChanges } from './demo-changes.ts';
import { addDemoCorrespondence } from './messages/demo-correspondence.ts';
import { addDemoLabels } from './demo-labels.ts';
import { addDemoNews } from './messages/demo-news.ts';
import { demoPicture } from './demo-picture.ts';
import { addDemoSending } from './messages/demo-sending.ts';
import { addDemoSettings } from './demo-settings.ts';
import { addDemoSpecifications } from './demo-specifications.ts';
import type { DemoBrand, DemoTenant } from './demo-tenants.ts';
import { addDemoUnits } from './demo-units.ts';
import { addDemoProducts } from './products/add-demo-products.ts';
import type { DemoProduct } from './products/demo-product.ts';
import type { DrawnPictures } from './products/product-pictures.ts';
import type { DemoSize } from './seed-demo.ts';

/** What every demo tenant is filled from; made once. */
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
