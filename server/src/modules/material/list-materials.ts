import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import type { LoadRow, material, MaterialRow } from '@edp/contract/modules/material/material.ts';
import { sql } from 'kysely';
import { together } from '../../kernel/database/together.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { between, equals, subtree, textIn, where } from '../../kernel/list/filters.ts';
import { readIds, readList } from '../../kernel/list/read-list.ts';
import { fromFlag } from '../../kernel/record/columns.ts';
import { answerRow } from '../../kernel/record/read-record.ts';
import type { RowOf } from '../../kernel/record/record-table.ts';
import { activeOrganisation, inScope } from './material-scope.ts';
import { materialRowTable } from './material-table.ts';
import { readPaths, readStock, readUnitNames } from './related.ts';

type ListInput = ParsedOf<typeof material.list>;
export type MaterialFilters = Partial<Omit<ListInput, 'sort' | 'exactTotal' | 'pageNo' | 'pageSize'>>;
type StoredRow = RowOf<typeof materialRowTable.fields>;

const queryOf = (context: Context, filters: MaterialFilters) => ({
  table: 'material' as const,
  language: context.language,
  select: () => context.db.selectFrom('material').select(materialRowTable.selection(context.language)),
  filters: [
    where(inScope(context)),
    textIn(['code'], filters.itemCode),
    textIn(['name'], filters.itemName),
    textIn(['code', 'name'], filters.keyword),
    equals('active', fromFlag(filters.enabled)),
    subtree('category_id', 'category', filters.itemCategoryId?.at(-1)),
    between('created_time', filters.createTime?.from, filters.createTime?.to),
    between('updated_time', filters.updatedTime?.from, filters.updatedTime?.to),
  ],
  order: [['id', 'desc']] as const,
});

export async function listMaterials(context: Context<ListInput>): Promise<Page<MaterialRow>> {
  const { sort: by, exactTotal, pageNo, pageSize, ...filters } = context.input;
  const query = { ...queryOf(context, filters), sort: { by, columns: materialRowTable.sorts(context.language) } };
  const page: Page<StoredRow> = await readList(context.db, query as never, { exactTotal, pageNo, pageSize });
  return { ...page, rows: await answerRows(context, page.rows) };
}

export const matchingMaterials = (context: Context, filters: MaterialFilters, most: number) =>
  readIds(context.db, { ...queryOf(context, filters), order: [] }, most);

/** What the master has and the active organisation lacks. */
export async function listLoadable(context: Context<ParsedOf<typeof material.loadable>>): Promise<Page<LoadRow>> {
  const { session, input: { itemCodeOrName, ...page } } = context;
  // The master has all.
  const missing = session.isMasterOrganisation ? sql<boolean>`false` : sql<boolean>`material.active and not exists (select from material_assignment a
    where a.inventory_organisation_id = ${activeOrganisation(context)}::bigint and a.material_id = material.id)`;
  const query = { ...queryOf(context, {}), list: 'material.loadable', filters: [where(missing), textIn(['code', 'name'], itemCodeOrName)] };
  const found: Page<StoredRow> = await readList(context.db, query as never, page);
  return { ...found, rows: await answerRows(context, found.rows) };
}

/** Completes the rows of a page with what other tables say, in one exchange. */
async function answerRows(context: Context, rows: readonly StoredRow[]): Promise<MaterialRow[]> {
  const { db, session, language } = context;
  const nodes = rows.flatMap(({ itemCategoryId, itemTypeId }) => [String(itemCategoryId), String(itemTypeId)]);
  const [pathOf, unitName, stockOf, organisation] = await together(
    readPaths(db, nodes, language),
    readUnitNames(db, rows.map(({ unitId }) => unitId), language),
    readStock(db, rows.map(({ id }) => id), session.isMasterOrganisation ? null : session.invorgId),
    db.selectFrom('inventory_organisation').select('name').where('id', '=', session.invorgId ?? '0').executeTakeFirst(),
  );
  return rows.map((stored) => {
    const row = answerRow(context, materialRowTable, stored);
    const [category, type] = [pathOf(String(row.itemCategoryId)), pathOf(String(row.itemTypeId))];
    return {
      ...row,
      skuId: row.id,
      invorgId: session.invorgId ?? '',
      invOrgName: organisation?.name ?? '',
      unitText: unitName(row.unitId),
      itemCategoryId: category.ids,
      itemCategoryText: category.names.join(','),
      itemTypeId: type.ids,
      itemTypeText: type.names.join(','),
      storageNum: stockOf(row.id),
    };
  });
}
