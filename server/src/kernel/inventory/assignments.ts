import type { Page } from '@edp/contract/kernel/paging.ts';
import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import { sql } from 'kysely';
import { AppError, invalid } from '../app-error.ts';
import type { Database } from '../database/tenant-database.ts';
import { together } from '../database/together.ts';
import type { Context } from '../http/bind.ts';
import { where } from '../list/filters.ts';
import { readList } from '../list/read-list.ts';
import { contains } from '../search/search.ts';
import { lockEditable } from '../sharing/lock-editable.ts';
import { type Assigned, assertVisible } from './organisation-scope.ts';
import { isStockOf, stockOf, stockText } from './stock.ts';

const linksOf = (table: Assigned) => ({ links: sql.table(`${table}_assignment`), column: sql.ref(`${table}_id`) });

/** Puts records into organisations; those that they are in already stay. */
export async function assign(
  { db }: Pick<Context, 'db'>,
  table: Assigned,
  ids: readonly string[],
  organisationIds: readonly string[],
  field: string,
): Promise<void> {
  const { links, column } = linksOf(table);
  await together(
    requireOrganisations(db, organisationIds, field),
    sql`insert into ${links} (${column}, inventory_organisation_id)
      select r, o from unnest(${ids}::bigint[]) r, unnest(${organisationIds}::bigint[]) o on conflict do nothing`.execute(
      db,
    ),
  );
}

async function requireOrganisations(db: Database, ids: readonly string[], field: string): Promise<void> {
  const { rows } = await sql`select from inventory_organisation where id = any(${ids}::bigint[]) and active`.execute(
    db,
  );
  if (rows.length < ids.length) throw invalid('material.organisationGone', field);
}

/** Refused where there is stock; the active organisation stays. */
export async function unassign(
  context: Context,
  table: Assigned,
  id: string,
  organisationIds: readonly string[],
): Promise<void> {
  const { db, language, session } = context;
  await assertVisible(table, context, id);
  if (organisationIds.includes(session.invorgId ?? ''))
    throw new AppError(409, 'material.activeOrganisation', { field: 'ids' });
  await lockEditable(db, table, id);
  const held = (await stockOf(db, table, id)).filter(({ invorgId }) => organisationIds.includes(invorgId));
  if (held.length > 0)
    throw new AppError(409, 'material.organisationHasStock', {
      field: 'ids',
      params: { stock: stockText(held, language) },
    });
  const { links, column } = linksOf(table);
  await sql`delete from ${links} where ${column} = ${id} and inventory_organisation_id = any(${organisationIds}::bigint[])`.execute(
    db,
  );
}

interface PairFilters {
  invOrgName?: string | undefined;
  unitOrgName?: string | undefined;
  /** The name, its initials or the code. */
  keyword?: string | undefined;
  pageNo: number;
  pageSize: number;
  exactTotal: 0 | 1 | undefined;
}

interface PairRow {
  id: string;
  invorgId: string;
  code: string;
  name: string;
  invOrgName: string;
  unitOrgName: string;
  storageNum: string;
  isActive: boolean;
}

/** The organisations of a record, with what they hold. */
export async function organisationsOf(
  context: Context,
  table: Assigned,
  id: string,
  filters: PairFilters,
): Promise<Page<PairRow>> {
  await assertVisible(table, context, id);
  const assigned = sql<boolean>`exists (select from ${sql.table(`${table}_assignment`)} a join ${sql.table(table)} r on r.id = ${sql.ref(`a.${table}_id`)}
    where a.inventory_organisation_id = inventory_organisation.id and r.id = ${id})`;
  return readPairs(context, table, id, assigned, filters);
}

/** Those that it is not in yet; all for a new one. */
export function assignableTo(
  context: Context,
  table: Assigned,
  id: string | undefined,
  filters: PairFilters,
): Promise<Page<PairRow>> {
  const free = sql<boolean>`inventory_organisation.active and not exists (select from ${sql.table(`${table}_assignment`)} a
    where a.inventory_organisation_id = inventory_organisation.id and ${sql.ref(`a.${table}_id`)} = ${id ?? null}::bigint)`;
  return readPairs(context, table, id, free, filters);
}

const unitName = sql<string>`coalesce((select u.name from organisation u where u.id = inventory_organisation.unit_organisation_id), '')`;

const matching = ({ invOrgName: name, keyword, unitOrgName: unit }: PairFilters) => [
  ...[name, keyword].flatMap((text) =>
    text
      ? [
          sql<boolean>`(${contains('inventory_organisation.name', text)} or ${contains('inventory_organisation.initials', text)} or ${contains('inventory_organisation.code', text)})`,
        ]
      : [],
  ),
  ...(unit
    ? [
        sql<boolean>`exists (select from organisation u where u.id = inventory_organisation.unit_organisation_id and (${contains('u.name', unit)} or ${contains('u.initials', unit)}))`,
      ]
    : []),
];

async function readPairs(
  { db, session }: Context,
  table: Assigned,
  id: string | undefined,
  condition: ReturnType<typeof matching>[number],
  filters: PairFilters,
): Promise<Page<PairRow>> {
  const { pageNo, pageSize, exactTotal } = filters;
  const quantity = sql<string>`coalesce((select trim_scale(sum(s.quantity))::text from material_stock s
    where s.inventory_organisation_id = inventory_organisation.id and ${isStockOf(table, sql`${id ?? null}::bigint`)}), '0')`;
  const found = await readList(
    db,
    {
      table: 'inventory_organisation',
      language: defaultLanguage,
      select: () =>
        db
          .selectFrom('inventory_organisation')
          .select([
            'inventory_organisation.id',
            'inventory_organisation.code',
            'inventory_organisation.name',
            unitName.as('unitOrgName'),
            quantity.as('storageNum'),
          ]),
      filters: [condition, ...matching(filters)].map((each) => where(each)),
      order: [['code', 'asc']],
    },
    { pageNo, pageSize, exactTotal },
  );
  return {
    ...found,
    rows: found.rows.map((row) => ({
      ...row,
      invorgId: row.id,
      invOrgName: row.name,
      isActive: row.id === session.invorgId,
    })),
  };
}
