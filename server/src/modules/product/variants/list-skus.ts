import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import type { product } from '@edp/contract/modules/product/product.ts';
import type { sku, SkuRow } from '@edp/contract/modules/product/sku.ts';
import { skuFields } from '@edp/contract/modules/product/sku-fields.ts';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/tenant-database.ts';
import { together } from '../../../kernel/database/together.ts';
import type { Context } from '../../../kernel/http/bind.ts';
import { byCondition, testedTable } from '../../../kernel/list/condition/by-condition.ts';
import { equals, textIn, where } from '../../../kernel/list/filters.ts';
import { byPinyin } from '../../../kernel/list/list-query.ts';
import { readList } from '../../../kernel/list/read-list.ts';
import { fromFlag, flag } from '../../../kernel/record/columns.ts';
import { quantityIn } from '../../material/related.ts';
import { unionKey } from './read-variants.ts';

/** The variants of one product are few: they have no condition. */
type Input = ParsedOf<typeof product.skus> | (ParsedOf<typeof sku.ofProduct> & { condition?: undefined });

const sorts = {
  itemCode: 'code',
  itemName: byPinyin('material.name'),
  marketPrice: 'market_price',
  listPricePerUnit: 'list_price',
  active: 'on_shelf',
  createTime: 'created_time',
  updatedTime: 'updated_time',
} as const;

const { specUnionKey: _values, productCode: _code, storageNum: _stock, ...stored } = skuFields;
const tested = testedTable('material', stored, {
  itemCode: 'code',
  itemName: 'name',
  productName: 'product_id',
  proType: 'item_type',
  barCode: 'bar_code',
  marketPrice: 'market_price',
  listPricePerUnit: 'list_price',
  active: 'on_shelf',
  createTime: 'created_time',
  updatedTime: 'updated_time',
});

/** Variants of the active organisation; `inStock`: those alone of which it holds something. */
export async function listSkus(context: Context<Input>, { inStock = false } = {}): Promise<Page<SkuRow>> {
  const {
    db,
    language,
    session,
    kernel,
    reader,
    input: { productId, productCode, proType, active, itemCode, keyword, condition, sort: by, ...page },
  } = context;
  const organisation = session.isMasterOrganisation ? null : session.invorgId;
  const quantity = quantityIn(organisation === null ? undefined : sql`${organisation}`);
  const found = await readList<'material', StoredSku>(
    db,
    {
      table: 'material',
      language,
      list: inStock ? 'product.skusInStock' : 'product.skus',
      select: () =>
        db
          .selectFrom('material')
          .select([
            'material.id',
            'material.version',
            'material.product_id as productId',
            'material.code as itemCode',
            'material.name as itemName',
            'material.item_type as proType',
            'material.bar_code as barCode',
            sql<string>`coalesce(trim_scale(material.market_price)::text, '')`.as('marketPrice'),
            sql<string>`coalesce(trim_scale(material.list_price)::text, '')`.as('listPricePerUnit'),
            flag('material.on_shelf').as('active'),
            'material.picture_file_id as picture',
            sql<string[]>`material.value_ids::text[]`.as('specValues'),
            quantity.as('storageNum'),
            'material.created_time as createTime',
            'material.updated_time as updatedTime',
          ]),
      filters: [
        where(sql<boolean>`material.product_id is not null`),
        productId === undefined ? undefined : equals('product_id', productId),
        textIn(['code'], itemCode),
        textIn(['code', 'name'], keyword),
        equals('on_shelf', fromFlag(active)),
        equals('item_type', proType),
        productCode
          ? where(
              sql<boolean>`material.product_id in (select p.id from product p where position(app.fold(${productCode}) in app.fold(p.code)) > 0)`,
            )
          : undefined,
        byCondition(tested, condition, language),
        inStock
          ? where(
              sql<boolean>`exists (select from material_stock s where s.material_id = material.id and (${organisation}::bigint is null or s.inventory_organisation_id = ${organisation}::bigint))`,
            )
          : undefined,
      ],
      order: [
        ['product_id', 'desc'],
        ['variant_order', 'asc'],
      ],
      sort: { by, columns: { ...sorts, storageNum: sql`${quantity}::numeric` } },
    } as never,
    page,
    reader,
  );
  if (found.rows.length === 0) return { ...found, rows: [] };
  const [products, values] = await together(
    readProducts(
      db,
      found.rows.map((row) => row.productId),
    ),
    readValues(
      db,
      found.rows.flatMap(({ specValues }) => specValues),
    ),
  );
  return {
    ...found,
    rows: found.rows.map(({ picture, ...row }) => ({
      ...row,
      skuId: row.id,
      productCode: products.get(row.productId)?.code ?? '',
      productName: products.get(row.productId)?.name ?? '',
      keyList: row.specValues.map((id) => values.specifications.get(id) ?? ''),
      specValues: row.specValues.map((id) => values.names.get(id) ?? ''),
      specUnionKey: unionKey(row.specValues, values.names),
      dfilePreview: kernel.links.to(session.tenantId, picture),
    })),
  };
}

type StoredSku = Omit<SkuRow, 'skuId' | 'productCode' | 'productName' | 'keyList' | 'specUnionKey' | 'dfilePreview'> & {
  picture: string | null;
};

async function readProducts(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { code: string; name: string }>> {
  const { rows } = await sql<{
    id: string;
    code: string;
    name: string;
  }>`select id, code, name from product where id = any(${[...new Set(ids)]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The names of values, and the specifications that they are of. */
async function readValues(db: Database, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string; specification: string }>`
    select v.id, v.name, s.name as specification from specification_value v join specification s on s.id = v.specification_id where v.id = any(${[...new Set(ids)]}::bigint[])`.execute(
    db,
  );
  return {
    names: new Map(rows.map(({ id, name }) => [id, name])),
    specifications: new Map(rows.map(({ id, specification }) => [id, specification])),
  };
}
