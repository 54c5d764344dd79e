import type { Page } from '@edp/contract/kernel/paging.ts';
import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import { type RawBuilder, sql } from 'kysely';
import { AppError, forbidden, invalid } from '../../kernel/app-error.ts';
import { together } from '../../kernel/database/together.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { where } from '../../kernel/list/filters.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { contains } from '../../kernel/search/search.ts';
import { hasPermission, type Session } from '../../kernel/session/session.ts';
import { lockEditable } from '../../kernel/sharing/lock-editable.ts';
import { assertVisible } from './organisation-scope.ts';
import { isStockOf, stockOf, stockText } from './stock.ts';
import type { Assigned } from '../../kernel/sharing/organisation-boundary.ts';

const linksOf = (table: Assigned) => ({ links: sql.table(`${table}_assignment`), column: sql.ref(`${table}_id`) });

/**
 * Outside of the master, a session assigns to the organisations of its role alone and removes only these; the active
 * one is always among them.
 */
const isOfRole = ({ isMasterOrganisation, roleId, invorgId }: Session) =>
  isMasterOrganisation
    ? sql<boolean>`true`
    : sql<boolean>`(inventory_organisation.id = ${invorgId}::bigint
  or exists (select from role_inventory_organisation ri where ri.role_id = ${roleId}::bigint and ri.inventory_organisation_id = inventory_organisation.id)) is true`;

/** Puts records into organisations; those that they are in already stay. */
export async function assign(
  context: Pick<Context, 'db' | 'session'>,
  table: Assigned,
  ids: readonly string[],
  organisationIds: readonly string[],
  field: string,
): Promise<void> {
  const { db } = context;
  const { links, column } = linksOf(table);
  await together(
    requireOrganisations(context, organisationIds, field),
    sql`insert into ${links} (${column}, inventory_organisation_id)
      select r, o from unnest(${ids}::bigint[]) r, unnest(${organisationIds}::bigint[]) o on conflict do nothing`.execute(
      db,
    ),
  );
}

/** Answers their names. */
async function requireOrganisations(
  { db, session }: Pick<Context, 'db' | 'session'>,
  ids: readonly string[],
  field: string,
): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from inventory_organisation where id = any(${ids}::bigint[]) and active and ${isOfRole(session)} order by code`.execute(
    db,
  );
  if (rows.length < ids.length) throw invalid('material.organisationGone', field);
  return rows.map(({ name }) => name);
}

/** Refuses organisations that records cannot be put into or, not `isAdding`, be taken out of: out of the active one never. */
export async function requireTargets(
  context: Pick<Context, 'db' | 'session'>,
  ids: readonly string[],
  isAdding: boolean,
): Promise<string[]> {
  const names = await requireOrganisations(context, ids, 'targets');
  if (!isAdding && ids.includes(context.session.invorgId ?? ''))
    throw invalid('material.activeOrganisation', 'targets');
  return names;
}

/** The organisations among these, disabled ones too, that the session adds records to and takes them away from. */
export async function organisationsOfRole(
  { db, session }: Pick<Context, 'db' | 'session'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    id: string;
  }>`select id::text from inventory_organisation where id = any(${ids}::bigint[]) and ${isOfRole(session)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Refused where there is stock or no assignment; the active organisation stays, and so do those that the session may not remove. */
export async function unassign(
  context: Context,
  table: Assigned,
  id: string,
  organisationIds: readonly string[],
  field = 'ids',
): Promise<void> {
  const { db, language, session } = context;
  await assertVisible(table, context, id);
  if (organisationIds.includes(session.invorgId ?? ''))
    throw new AppError(409, 'material.activeOrganisation', { field });
  const { rows } =
    await sql`select from inventory_organisation where id = any(${organisationIds}::bigint[]) and not (${isOfRole(session)})`.execute(
      db,
    );
  if (rows.length > 0) throw invalid('material.organisationNotOfRole', field);
  await lockEditable(db, table, id);
  const held = (await stockOf(db, table, id)).filter(({ invorgId }) => organisationIds.includes(invorgId));
  if (held.length > 0)
    throw new AppError(409, 'material.organisationHasStock', { field, params: { stock: stockText(held, language) } });
  const { links, column } = linksOf(table);
  const { numAffectedRows = 0n } =
    await sql`delete from ${links} where ${column} = ${id} and inventory_organisation_id = any(${organisationIds}::bigint[])`.execute(
      db,
    );
  if (numAffectedRows < new Set(organisationIds).size) throw invalid('material.organisationNotAssigned', field);
}

/** A form adds and removes these. */
export interface OrganisationChanges {
  readonly invOrgList: readonly string[];
  readonly removedInvOrgList: readonly string[];
}

/**
 * The organisations of a stored record after a save. A form may send all that the record has: what it has already needs
 * no right, and what it lacks is not removed.
 */
export async function changeOrganisations(
  context: Context,
  table: Assigned,
  id: string,
  { invOrgList, removedInvOrgList }: OrganisationChanges,
): Promise<{ removed: string[] }> {
  if (invOrgList.length + removedInvOrgList.length === 0) return { removed: [] };
  const { links, column } = linksOf(table);
  const { rows } = await sql<{
    id: string;
  }>`select inventory_organisation_id::text as id from ${links} where ${column} = ${id}`.execute(context.db);
  const assigned = new Set(rows.map((row) => row.id));
  const added = invOrgList.filter((each) => !assigned.has(each));
  const removed = removedInvOrgList.filter((each) => assigned.has(each) && !invOrgList.includes(each));
  if (added.length + removed.length > 0 && !hasPermission(context.session, `${table}.assign`)) throw forbidden();
  if (added.length > 0) await assign(context, table, [id], added, 'invOrgList');
  if (removed.length > 0) await unassign(context, table, id, removed, 'invOrgList');
  return { removed };
}

/** The pairs that the list of a record's organisations has, as an array of JSON. */
export const organisationPairs = (table: Assigned, id: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('id', inventory_organisation.id::text, 'invorgId', inventory_organisation.id::text, 'invOrgName', inventory_organisation.name, 'unitOrgName', ${unitName}) order by inventory_organisation.code), '[]')
    from ${sql.table(`${table}_assignment`)} a join inventory_organisation on inventory_organisation.tenant_id = a.tenant_id and inventory_organisation.id = a.inventory_organisation_id where ${sql.ref(`a.${table}_id`)} = ${id})`;

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
  isOfRole: boolean;
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

/** The organisations that it is not in yet and that the session may add; all of these for a new one. */
export function assignableTo(
  context: Context,
  table: Assigned,
  id: string | undefined,
  filters: PairFilters,
): Promise<Page<PairRow>> {
  const free = sql<boolean>`inventory_organisation.active and ${isOfRole(context.session)} and not exists (select from ${sql.table(`${table}_assignment`)} a
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
            isOfRole(session).as('isOfRole'),
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
