import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import type { LoadRow, material, MaterialRow } from '@edp/contract/modules/material/material.ts';
import { sql } from 'kysely';
import type { Context } from '../../kernel/http/bind.ts';
import { byCondition } from '../../kernel/list/condition/by-condition.ts';
import { between, equals, subtree, textIn, where } from '../../kernel/list/filters.ts';
import type { ListReader, ListStream } from '../../kernel/list/list-reader.ts';
import { readIds, readList } from '../../kernel/list/read-list.ts';
import { mapPage } from '../../kernel/list/slices.ts';
import { fromFlag } from '../../kernel/record/columns.ts';
import { wantedColumns } from '../../kernel/record/list-records.ts';
import { answerRow } from '../../kernel/record/read-record.ts';
import type { RowOf } from '../../kernel/record/record-table.ts';
import { readAcrossOrganisations } from '../../kernel/sharing/organisation-boundary.ts';
import { activeOrganisation } from '../inventory/organisation-scope.ts';
import { readPaths } from '../category/category-paths.ts';
import { completenessOfMaterial } from './material-completeness.ts';
import { materialRowTable } from './material-table.ts';
import {
  categoryPath,
  nodePath,
  type NodePath,
  pathTo,
  quantityIn,
  type SelectedCategory,
  type SelectedPath,
  unitName,
} from './related.ts';

type ListInput = ParsedOf<typeof material.list>;
export type MaterialFilters = Partial<Omit<ListInput, 'sort' | 'exactTotal' | 'pageNo' | 'pageSize'>>;
type StoredRow = RowOf<typeof materialRowTable.fields> & {
  category: SelectedCategory;
  type: SelectedPath;
  invOrgName: string | null;
};

/**
 * One statement reads a page: each further one would cost as much again. The master's columns are the same for every
 * tenant, so they have no ids in them.
 */
export function columnsFor({ session, language }: Context, reader: ListReader) {
  const organisation = session.isMasterOrganisation ? undefined : sql`${session.invorgId}`;
  const isActive = organisation ? sql`o.id = ${organisation}::bigint` : sql`o.master`;
  const related = [unitName(language).as('unitText'), quantityIn(organisation).as('storageNum')];
  if (reader !== 'page')
    return [
      // The requirements come with the path of a category.
      ...wantedColumns(reader, materialRowTable, language).filter(({ alias }) => alias !== 'completeness'),
      ...related.filter(({ alias }) => typeof alias !== 'string' || reader.wants(alias)),
      sql`material.category_id`.as('category'),
      sql`material.type_id`.as('type'),
    ];
  return [
    ...materialRowTable.selection(language),
    ...related,
    categoryPath(language).as('category'),
    pathTo('material.type_id', language).as('type'),
    sql`(select o.name from inventory_organisation o where o.tenant_id = material.tenant_id and ${isActive})`.as(
      'invOrgName',
    ),
  ];
}

const queryOf = (context: Context, filters: MaterialFilters, reader: ListReader = 'page') => ({
  table: 'material' as const,
  language: context.language,
  select: () => context.db.selectFrom('material').select(columnsFor(context, reader)),
  filters: [
    textIn(['code'], filters.itemCode),
    textIn(['name'], filters.itemName),
    textIn(['code', 'name'], filters.keyword),
    equals('active', fromFlag(filters.enabled)),
    subtree('category_id', 'category', filters.itemCategoryId?.at(-1)),
    between('created_time', filters.createTime?.from, filters.createTime?.to),
    between('updated_time', filters.updatedTime?.from, filters.updatedTime?.to),
    byCondition(materialRowTable, filters.condition, context.language),
  ],
  order: [['id', 'desc']] as const,
});

export async function listMaterials(context: Context<ListInput>): Promise<Page<MaterialRow>> {
  const { sort: by, exactTotal, pageNo, pageSize, ...filters } = context.input;
  const { reader } = context;
  const query = {
    ...queryOf(context, filters, reader),
    sort: { by, columns: materialRowTable.sorts(context.language) },
  };
  const page: Page<StoredRow> = await readList(context.db, query as never, { exactTotal, pageNo, pageSize }, reader);
  if (reader !== 'page')
    return {
      ...page,
      rows: (await withPaths(context, reader, page.rows as unknown as RowWithIds[])).map((row) =>
        answerMaterial(context, row),
      ),
    };
  return mapPage(page, (row) => answerMaterial(context, row));
}

/**
 * A list that is read to its end has the id alone: to look for the path of each row takes longer than all else in the
 * statement.
 */
type RowWithIds = Omit<StoredRow, 'category' | 'type'> & { category: string | null; type: string | null };

/** The paths that a list knows already, while it is read to its end: categories are few beside materials. */
const knownPaths = new WeakMap<ListStream, Map<string, NodePath>>();

async function withPaths(
  { db, language }: Context,
  stream: ListStream,
  rows: readonly RowWithIds[],
): Promise<StoredRow[]> {
  const paths = knownPaths.get(stream) ?? new Map<string, NodePath>();
  knownPaths.set(stream, paths);
  const missing = new Set<string>();
  for (const { category, type } of rows)
    for (const id of [category, type]) if (id !== null && !paths.has(id)) missing.add(id);
  if (missing.size) {
    const pathOf = await readPaths(db, [...missing], language);
    for (const id of missing) paths.set(id, pathOf(id));
  }
  const toPath = (id: string | null): SelectedPath => {
    const path = id === null ? undefined : paths.get(id);
    return path ? [path.ids, path.names] : [null, null];
  };
  return rows.map((row) => Object.assign(row, { category: toPath(row.category), type: toPath(row.type) }));
}

export const matchingMaterials = (context: Context, filters: MaterialFilters, most: number) =>
  readIds(context.db, { ...queryOf(context, filters), order: [] }, most);

/** The materials that the master has and the active organisation lacks. */
export async function listLoadable(context: Context<ParsedOf<typeof material.loadable>>): Promise<Page<LoadRow>> {
  const {
    session,
    input: { itemCodeOrName, ...page },
  } = context;
  // The master has all.
  const missing = session.isMasterOrganisation
    ? sql<boolean>`false`
    : sql<boolean>`material.active and not exists (select from material_assignment a
    where a.inventory_organisation_id = ${activeOrganisation(context)}::bigint and a.material_id = material.id)`;
  const wide = { ...context, db: readAcrossOrganisations(context) };
  const query = {
    ...queryOf(wide, {}),
    list: 'material.loadable',
    filters: [where(missing), textIn(['code', 'name'], itemCodeOrName)],
  };
  const found: Page<StoredRow> = await readList(wide.db, query as never, page);
  return mapPage(found, (row) => answerMaterial(context, row));
}

/** Into the row itself: a copy of each would be most of the work of an export. */
function answerMaterial(context: Context, stored: StoredRow): MaterialRow {
  const row = answerRow(context, materialRowTable, stored) as StoredRow;
  const [categories, types] = [nodePath(row.category), nodePath(row.type)];
  // A list that is read to its end has none.
  if (row.completeness !== undefined) row.completeness = completenessOfMaterial(context, row);
  return Object.assign(row, {
    skuId: row.id,
    invorgId: context.session.invorgId ?? '',
    invOrgName: row.invOrgName ?? '',
    itemCategoryId: categories.ids,
    itemCategoryText: categories.names.join(','),
    itemTypeId: types.ids,
    itemTypeText: types.names.join(','),
  });
}
