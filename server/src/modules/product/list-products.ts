import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import type { product } from '@edp/contract/modules/product/product.ts';
import type { ProductLoadRow, ProductRow } from '@edp/contract/modules/product/product-rows.ts';
import { sql } from 'kysely';
import { notFound } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { together } from '../../kernel/database/together.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { readAcrossOrganisations } from '../../kernel/sharing/organisation-boundary.ts';
import { activeOrganisation } from '../inventory/organisation-scope.ts';
import { byCondition } from '../../kernel/list/condition/by-condition.ts';
import { equals, subtree, textIn, where } from '../../kernel/list/filters.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { fromFlag } from '../../kernel/record/columns.ts';
import { answerRow } from '../../kernel/record/read-record.ts';
import { namesOf } from '../../kernel/record/record-name.ts';
import type { RowOf } from '../../kernel/record/record-table.ts';
import { readPaths } from '../category/category-paths.ts';
import { readCompleteness } from './completeness.ts';
import { isIncomplete } from './incomplete.ts';
import { productRowTable } from './product-table.ts';

type ListInput = ParsedOf<typeof product.list>;
type Filters = Partial<Omit<ListInput, 'sort' | 'exactTotal' | 'pageNo' | 'pageSize'>>;
type StoredRow = RowOf<typeof productRowTable.fields>;

const queryOf = (context: Context, filters: Filters) => ({
  table: 'product' as const,
  language: context.language,
  select: () => context.db.selectFrom('product').select(productRowTable.selection(context.language)),
  filters: [
    textIn(['name'], filters.name),
    textIn(['code'], filters.code),
    textIn(['code', 'name'], filters.keyword),
    equals('active', fromFlag(filters.active)),
    subtree('category_id', 'category', filters.categoryId?.at(-1)),
    where(filters.incomplete ? isIncomplete(context.session.userId, filters.incomplete === 'own') : undefined),
    byCondition(productRowTable, filters.condition, context.language),
  ],
  order: [['id', 'desc']] as const,
});

/** The products of the active organisation, narrowed further where a call asks for it. */
export async function listProducts(context: Context<ListInput>, more: Filters = {}): Promise<Page<ProductRow>> {
  const { sort: by, exactTotal, pageNo, pageSize, ...filters } = context.input;
  const query = {
    ...queryOf(context, { ...filters, ...more }),
    sort: { by, columns: productRowTable.sorts(context.language) },
  };
  const page: Page<StoredRow> = await readList(
    context.db,
    query as never,
    { exactTotal, pageNo, pageSize },
    context.reader,
  );
  return { ...page, rows: await answerRows(context, page.rows) };
}

/** The products of a goods group. */
export async function listInGroup(context: Context<ParsedOf<typeof product.inGroup>>): Promise<Page<ProductRow>> {
  const { groupId, name, ...page } = context.input;
  const { rows } = await sql`select from goods_group where id = ${groupId}::bigint`.execute(context.db);
  if (rows.length === 0) throw notFound();
  const inGroup = sql<boolean>`exists (select from goods_group_product g where g.goods_group_id = ${groupId}::bigint and g.product_id = product.id)`;
  const query = queryOf(context, { name });
  const found: Page<StoredRow> = await readList(
    context.db,
    { ...query, list: 'product.inGroup', filters: [...query.filters, where(inGroup)] } as never,
    page,
  );
  return { ...found, rows: await answerRows(context, found.rows) };
}

/** The products that the master has and the active organisation lacks. */
export async function listLoadable(context: Context<ParsedOf<typeof product.loadable>>): Promise<Page<ProductLoadRow>> {
  const {
    session,
    input: { name, code, keyword, ...page },
  } = context;
  // The master has all.
  const missing = session.isMasterOrganisation
    ? sql<boolean>`false`
    : sql<boolean>`not exists (select from product_assignment a
    where a.inventory_organisation_id = ${activeOrganisation(context)}::bigint and a.product_id = product.id)`;
  const wide = { ...context, db: readAcrossOrganisations(context) };
  const query = queryOf(wide, { name, code, keyword });
  const found: Page<StoredRow> = await readList(
    wide.db,
    { ...query, list: 'product.loadable', filters: [...query.filters, where(missing)] } as never,
    page,
  );
  return { ...found, rows: await describedRows(wide, found.rows) };
}

/** The rows of a page with how complete each is. */
async function answerRows(context: Context, rows: readonly StoredRow[]): Promise<ProductRow[]> {
  if (rows.length === 0) return [];
  const [described, completeness] = await together(
    describedRows(context, rows),
    readCompleteness(
      context.db,
      rows.map(({ id }) => id),
    ),
  );
  return described.map((row) => ({ ...row, completeness: completeness(row.id) }));
}

/** Completes the rows of a page with what other tables say. */
async function describedRows(
  context: Context,
  rows: readonly StoredRow[],
): Promise<Omit<ProductRow, 'completeness'>[]> {
  const { db, session, language } = context;
  const ids = rows.map(({ id }) => id);
  const [pathOf, brands, variantsOf] = await together(
    readPaths(
      db,
      rows.flatMap(({ categoryId, typeId }) => [String(categoryId), String(typeId)]),
      language,
    ),
    namesOf(
      context,
      'brand',
      rows.map(({ brandId }) => brandId),
    ),
    readVariantSums(db, ids, session.isMasterOrganisation ? null : session.invorgId),
  );
  return rows.map((stored) => {
    const row = answerRow(context, productRowTable, stored);
    const [category, type] = [pathOf(String(row.categoryId)), pathOf(String(row.typeId))];
    return {
      ...row,
      proId: row.id,
      invorgId: session.invorgId ?? '',
      categoryId: category.ids,
      categoryText: category.names.join(','),
      typeId: type.ids,
      typeText: type.names.join(','),
      brandText: brands.get(row.brandId) ?? '',
      ...variantsOf(row.id),
    };
  });
}

interface VariantSums {
  priceRange: string;
  storageNum: string;
}

/** The prices of the variants of products, and how much of them an organisation holds; without one, all together. */
export async function readVariantSums(
  db: Database,
  ids: readonly string[],
  organisationId: string | null,
): Promise<(id: string) => VariantSums> {
  const { rows } = await sql<VariantSums & { id: string }>`
    select m.product_id as id,
           concat_ws(' - ', trim_scale(min(m.list_price)), nullif(trim_scale(max(m.list_price)), trim_scale(min(m.list_price)))) as "priceRange",
           coalesce((select trim_scale(sum(s.quantity))::text from material_stock s join material v on v.id = s.material_id
              where v.product_id = m.product_id and (${organisationId}::bigint is null or s.inventory_organisation_id = ${organisationId}::bigint)), '0') as "storageNum"
      from material m where m.product_id = any(${ids}::bigint[]) group by m.product_id`.execute(db);
  const sums = new Map(rows.map(({ id, ...each }) => [id, each]));
  return (id) => sums.get(id) ?? { priceRange: '', storageNum: '0' };
}
