import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { CompletenessItem } from '@edp/contract/modules/product/completeness.ts';
import { ownOrganisations, product, productLock } from '@edp/contract/modules/product/product.ts';
import { sku } from '@edp/contract/modules/product/sku.ts';
import { sql } from 'kysely';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { assertVisible } from '../inventory/organisation-scope.ts';
import { translationHandlers } from '../../kernel/record/record-handlers.ts';
import { contains } from '../../kernel/search/search.ts';
import { readLabelSets } from '../label/label.queries.ts';
import { findProduct, readLock } from './find-product.ts';
import { listInGroup, listLoadable, listProducts } from './list-products.ts';
import { readCombinations, readMatrix } from './matrix.ts';
import {
  assignProduct,
  listAssignable,
  listOrganisationsOf,
  loadProducts,
  unassignProduct,
} from './product-organisations.ts';
import { readPriceHistory } from './price-history.ts';
import { productTable } from './product-table.ts';
import { saveProduct } from './save-product.ts';
import { deleteProducts, putOnShelf, takeOffShelf } from './shelf.ts';
import { takenCodes } from './variants/check-variants.ts';
import { listSkus } from './variants/list-skus.ts';
import { deleteSkus, setSkusActive } from './variants/sku-batch.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { neededOf } from './completeness.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { nextCodes } from '../../kernel/record/next-codes.ts';
import { type History, linksTo, numberColumn, recordHistory, referenceColumn } from '../../kernel/record/history.ts';
import { variantHistory } from './variants/variant-history.ts';

export const productRoutes = bind(
  product,
  {
    list: (context) => listProducts(context),
    all: (context) => listProducts(context),
    forStore: (context) => listProducts(context, { active: 1 }),
    choices: (context) => listProducts(context),
    choicesByOldName: (context) => listProducts(context),
    detail: (context) => findProduct(context, context.input.proId, context.input.invorgId),
    async read(context) {
      const found = await findProduct(context, context.input.proId, context.input.invorgId);
      return { ...found, specList: found.specList.filter(({ active }) => active === 1) };
    },
    create: (context) => saveProduct(context),
    update: (context) => saveProduct(context),
    delete: (context) => deleteProducts(context),
    up: (context) => putOnShelf(context),
    down: (context) => takeOffShelf(context),
    loadable: (context) => listLoadable(context),
    load: (context) => loadProducts(context),
    organisations: (context) => listOrganisationsOf(context),
    assignable: (context) => listAssignable(context),
    assign: (context) => assignProduct(context),
    unassign: (context) => unassignProduct(context),
    skus: (context) => listSkus(context),
    skusInStock: (context) => listSkus(context, { inStock: true }),
    stock: (context) => readProductStock(context),
    stockForSale: (context) => readProductStock(context, { forSale: true }),
    inGroup: (context) => listInGroup(context),
    matrix: (context) => readMatrix(context),
    combinations: (context) => readCombinations(context),
    takenCodes: async ({ db, input: { codes, proId } }) => [...(await takenCodes(db, codes, proId))],
    labels: ({ db, language }) => readLabelSets(db, 'PRODUCT', language),
    prices: (context) => readPriceHistory(context),
    requirement: (context) => readRequirement(context),
    setRequirement: (context) => setRequirement(context),
    addForTest: (context) => addForTest(context),
    ...translationHandlers(productTable, { remark: 'description', nameRequired: 'product.nameRequired' }),
  },
  {
    product_code_key: { error: 'product.codeTaken', field: 'code' },
    // A code that was taken between the check and the save, or by a material that the user does not see.
    material_code_key: { error: 'product.codeRepeated', field: 'specList' },
    material_variant_key: { error: 'product.combinationRepeated', field: 'specList' },
  },
);

export const skuRoutes = bind(sku, {
  list: (context) => listSkus(context),
  ofProduct: (context) => listSkus(context),
  delete: (context) => deleteSkus(context),
  setActive: (context) => setSkusActive(context),
});

export const productLockRoutes = bind(productLock, {
  async read(context) {
    await assertVisible('product', context, context.input.productId);
    return readLock(context, context.input.productId);
  },
});

export const ownOrganisationsRoutes = bind(ownOrganisations, {
  async list({ db, input: { name } }) {
    const { rows } = await sql<{
      id: string;
      name: string;
    }>`select id, name from organisation where ${name ? contains('organisation.name', name) : sql`true`} order by id limit 10000`.execute(
      db,
    );
    return rows.map((row) => ({ ...row, orgId: row.id, orgName: row.name }));
  },
});

async function requireCategory(db: Database, id: string): Promise<void> {
  const { rows } = await sql`select from category where id = ${id}`.execute(db);
  if (rows.length === 0) throw notFound();
}

async function readRequirement({
  db,
  input: { categoryId },
}: Context<ParsedOf<typeof product.requirement>>): Promise<{ needed: CompletenessItem[]; inherited: boolean }> {
  await requireCategory(db, categoryId);
  const { needed, inherited } = (await neededOf(db, [categoryId]))(categoryId);
  return { needed: [...needed], inherited };
}

async function setRequirement({
  db,
  input: { categoryId, needed },
}: Context<ParsedOf<typeof product.setRequirement>>): Promise<null> {
  await requireCategory(db, categoryId);
  if (needed === null) await sql`delete from product_requirement where category_id = ${categoryId}`.execute(db);
  else {
    await sql`insert into product_requirement (category_id, needed) values (${categoryId}, ${needed}::text[])
      on conflict on constraint product_requirement_key do update set needed = excluded.needed`.execute(db);
  }
  return null;
}

interface Held {
  id: string;
  proId: string;
  itemCode: string;
  invorgId: string;
  invOrgName: string;
  quantity: string;
}

/**
 * The stock that organisations hold of products or variants: the active one, or all for the master. `forSale`: what is on the
 * shelf alone.
 */
async function readProductStock(
  context: Context<ParsedOf<typeof product.stock>>,
  { forSale = false } = {},
): Promise<Held[]> {
  const {
    db,
    session,
    input: { proIds, ids },
  } = context;
  const organisation = session.isMasterOrganisation ? null : session.invorgId;
  const { rows } = await sql<Held>`
    select material.id, material.product_id as "proId", material.code as "itemCode", o.id as "invorgId", o.name as "invOrgName", trim_scale(s.quantity)::text as quantity
      from material join product p on p.id = material.product_id
      join material_stock s on s.material_id = material.id join inventory_organisation o on o.id = s.inventory_organisation_id
     where (material.product_id = any(${proIds}::bigint[]) or material.id = any(${ids}::bigint[]))
       and (${organisation}::bigint is null or o.id = ${organisation}::bigint)
       and (not ${forSale}::boolean or (p.active and material.on_shelf and material.active))
     order by material.id, o.id`.execute(db);
  return rows;
}

/** Products of a single style for load tests, with the first choices that the tenant has. */
async function addForTest({
  db,
  kernel,
  session,
  input: { count },
}: Context<ParsedOf<typeof product.addForTest>>): Promise<{ created: number }> {
  if (!kernel.config.allowsTestData) throw new AppError(403, 'product.noTestData');
  const {
    rows: [chosen],
  } = await sql<Record<'organisation' | 'unit' | 'brand' | 'category' | 'type', string | null>>`
    select (select organisation_id from user_account where id = ${session.userId}) as organisation,
           (select min(id) from unit where active) as unit, (select min(id) from brand where active) as brand,
           (select min(c.id) from category c join category_set s on s.id = c.category_set_id where s.code = ${materialSets.category} and c.active) as category,
           (select min(c.id) from category c join category_set s on s.id = c.category_set_id where s.code = ${materialSets.type} and c.active) as type`.execute(
    db,
  );
  if (!chosen || Object.values(chosen).includes(null)) throw new AppError(409, 'product.noTestChoices');
  const [codes, itemCodes] = [await nextCodes(db, 'product', 'P', count), await nextCodes(db, 'material', 'M', count)];
  await sql`
    with made as (
      insert into product (code, name, organisation_id, keyword, description, unit_id, brand_id, category_id, type_id, minimum_order_quantity, minimum_packing, variant_count)
      select code, '压测商品 ' || code, ${chosen.organisation}, '压测', '压测数据', ${chosen.unit}, ${chosen.brand}, ${chosen.category}, ${chosen.type}, 1, 1, 1 from unnest(${codes}::text[]) code
      returning *
    ), numbered as (select made.*, row_number() over (order by id) as number from made)
    insert into material (product_id, code, name, item_type, market_price, list_price, organisation_id, unit_id, category_id, type_id, on_shelf, is_inventory_item)
    select n.id, (${itemCodes}::text[])[n.number], n.name, 'FINISHED', 10, 10, n.organisation_id, n.unit_id, n.category_id, n.type_id, true, true from numbered n`.execute(
    db,
  );
  return { created: count };
}

export const productHistory: History = {
  ...recordHistory(productTable, {
    category_id: referenceColumn('categoryId', 'category'),
    type_id: referenceColumn('typeId', 'category'),
    variant_count: numberColumn('variantCount'),
  }),
  links: {
    product_label: linksTo('labelIds', 'label_id', 'label'),
    product_value: linksTo('proSpecConfigVoList', 'specification_value_id', 'specification_value'),
    product_assignment: linksTo('invOrgList', 'inventory_organisation_id', 'inventory_organisation'),
  },
  parts: variantHistory,
};
