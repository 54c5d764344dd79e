import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import type { material, OrganisationPair, OrganisationRow } from '@edp/contract/modules/material/material.ts';
import { sql } from 'kysely';
import { AppError, invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { together } from '../../kernel/database/together.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { where } from '../../kernel/list/filters.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { contains } from '../../kernel/search/search.ts';
import { lockEditable } from '../../kernel/sharing/lock-editable.ts';
import { stockOf } from './find-material.ts';
import { activeOrganisation, assertVisible } from './material-scope.ts';
import { stockText } from './stock-text.ts';

type Input<Name extends keyof typeof material> = ParsedOf<(typeof material)[Name]>;

/** Puts materials into organisations; those that they are in already stay. */
export async function assign({ db }: Pick<Context, 'db'>, materialIds: readonly string[], organisationIds: readonly string[], field: string): Promise<void> {
  await together(
    requireOrganisations(db, organisationIds, field),
    sql`
      insert into material_assignment (material_id, inventory_organisation_id)
      select m, o from unnest(${materialIds}::bigint[]) m, unnest(${organisationIds}::bigint[]) o on conflict do nothing`.execute(db),
  );
}

async function requireOrganisations(db: Database, ids: readonly string[], field: string): Promise<void> {
  const { rows } = await sql`select from inventory_organisation where id = any(${ids}::bigint[]) and active`.execute(db);
  if (rows.length < ids.length) throw invalid('material.organisationGone', field);
}

export async function assignMaterial(context: Context<Input<'assign'>>): Promise<null> {
  const { db, input: { skuId, ids } } = context;
  await assertVisible(context, skuId);
  await lockEditable(db, 'material', skuId);
  await assign(context, [skuId], [...new Set(ids)], 'ids');
  return null;
}

/** Refused where there is stock; the active organisation stays. */
export async function unassignMaterial(context: Context<Input<'unassign'>>): Promise<null> {
  const { db, language, session, input: { skuId, ids } } = context;
  await assertVisible(context, skuId);
  if (ids.includes(session.invorgId ?? '')) throw new AppError(409, 'material.activeOrganisation', { field: 'ids' });
  await lockEditable(db, 'material', skuId);
  const held = (await stockOf(db, skuId)).filter(({ invorgId }) => ids.includes(invorgId));
  if (held.length > 0) throw new AppError(409, 'material.organisationHasStock', { field: 'ids', params: { stock: stockText(held, language) } });
  await sql`delete from material_assignment where material_id = ${skuId} and inventory_organisation_id = any(${ids}::bigint[])`.execute(db);
  return null;
}

/** Brings materials of the master into the active organisation. */
export async function loadMaterials(context: Context<Input<'load'>>): Promise<null> {
  const { db, input: { ids } } = context;
  const { rows } = await sql<{ id: string }>`select id from material where id = any(${ids}::bigint[]) and active`.execute(db);
  if (rows.length < new Set(ids).size) throw new AppError(404, 'error.notFound');
  await assign(context, rows.map(({ id }) => id), [activeOrganisation(context)], 'ids');
  return null;
}

const unitName = sql<string>`coalesce((select u.name from organisation u where u.id = inventory_organisation.unit_organisation_id), '')`;

/** The organisations of a material, with what they hold. */
export async function listOrganisationsOf(context: Context<Input<'organisations'>>): Promise<Page<OrganisationRow>> {
  const { skuId, invOrgName, unitOrgName, ...page } = context.input;
  await assertVisible(context, skuId);
  const assigned = sql<boolean>`exists (select from material_assignment a join material m on m.id = a.material_id
    where a.inventory_organisation_id = inventory_organisation.id and a.material_id = ${skuId})`;
  return readPairs(context, [assigned, ...matching(invOrgName, unitOrgName)], page, skuId);
}

/** Those that it is not in yet. */
export async function listAssignable(context: Context<Input<'assignable'>>): Promise<Page<OrganisationPair>> {
  const { skuId, invOrgName, unitOrgName, ...page } = context.input;
  const free = sql<boolean>`inventory_organisation.active and not exists (select from material_assignment a
    where a.inventory_organisation_id = inventory_organisation.id and a.material_id = ${skuId ?? null}::bigint)`;
  return readPairs(context, [free, ...matching(invOrgName, unitOrgName)], page, skuId);
}

const matching = (name: string | undefined, unit: string | undefined) => [
  ...(name ? [sql<boolean>`(${contains('inventory_organisation.name', name)} or ${contains('inventory_organisation.initials', name)} or ${contains('inventory_organisation.code', name)})`] : []),
  ...(unit ? [sql<boolean>`exists (select from organisation u where u.id = inventory_organisation.unit_organisation_id and (${contains('u.name', unit)} or ${contains('u.initials', unit)}))`] : []),
];

type PageOf = Pick<Input<'organisations'>, 'pageNo' | 'pageSize' | 'exactTotal'>;

async function readPairs({ db, session }: Context, conditions: ReturnType<typeof matching>, page: PageOf, skuId: string | undefined): Promise<Page<OrganisationRow>> {
  const quantity = sql<string>`coalesce((select trim_scale(s.quantity)::text from material_stock s
    where s.inventory_organisation_id = inventory_organisation.id and s.material_id = ${skuId ?? null}::bigint), '0')`;
  const found = await readList(db, {
    table: 'inventory_organisation',
    language: defaultLanguage,
    select: () => db.selectFrom('inventory_organisation').select([
      'inventory_organisation.id', 'inventory_organisation.name as invOrgName', unitName.as('unitOrgName'), quantity.as('storageNum'),
    ]),
    filters: conditions.map((condition) => where(condition)),
    order: [['code', 'asc']],
  }, page);
  return { ...found, rows: found.rows.map((row) => ({ ...row, skuId: skuId ?? '', invorgId: row.id, isActive: row.id === session.invorgId })) };
}
