import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import { mapPage } from '@edp/contract/kernel/paging.ts';
import {
  type inventoryOrganisation,
  inventoryOrganisationFields,
  inventoryOrganisationTests,
} from '@edp/contract/modules/inventory-organisation/inventory-organisation.ts';
import { sql } from 'kysely';
import { assertFound } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { byCondition, testedTable } from '../../kernel/list/condition/by-condition.ts';
import { equals, textIn, where } from '../../kernel/list/filters.ts';
import { byPinyin } from '../../kernel/list/list-query.ts';
import { readIds, readList } from '../../kernel/list/read-list.ts';
import { anyOf, flag, fromFlag } from '../../kernel/record/columns.ts';
import { recordTable } from '../../kernel/record/record-table.ts';
import { nameIn } from '../../kernel/record/translations.ts';
import { contains } from '../../kernel/search/search.ts';

type Filters = NonNullable<ParsedOf<typeof inventoryOrganisation.deleteBatch>['filters']>;

const selectOrganisations = (db: Database) =>
  db
    .selectFrom('inventory_organisation')
    .select([
      'inventory_organisation.id',
      'inventory_organisation.version',
      'inventory_organisation.code',
      'inventory_organisation.name',
      flag('inventory_organisation.master').as('master'),
      sql<string>`coalesce(inventory_organisation.unit_organisation_id::text, '')`.as('unitOrgId'),
      sql<string>`coalesce((select u.name from organisation u where u.id = inventory_organisation.unit_organisation_id), '')`.as(
        'unitOrgName',
      ),
      flag('inventory_organisation.active').as('active'),
      'inventory_organisation.updated_time as updatedTime',
    ]);

const isOfUnit = (unit: string) => sql<boolean>`exists (select from organisation u
  where u.id = inventory_organisation.unit_organisation_id and (${contains('u.name', unit)} or ${contains('u.initials', unit)}))`;

export const inventoryOrganisationTable = recordTable('inventory_organisation', inventoryOrganisationFields, {
  unitOrgId: 'unit_organisation_id',
});

const tested = testedTable('inventory_organisation', inventoryOrganisationTests, {
  code: 'code',
  name: 'name',
  unitOrgName: 'unit_organisation_id',
  active: 'active',
  createTime: 'created_time',
  updatedTime: 'updated_time',
});

const organisationList = (db: Database, { name, code, unitOrgName, active, keyword, condition }: Filters) => ({
  table: 'inventory_organisation' as const,
  list: 'inventoryOrganisation',
  language: defaultLanguage,
  select: () => selectOrganisations(db),
  filters: [
    textIn(['name'], name),
    textIn(['code'], code),
    textIn(['code', 'name'], keyword),
    equals('active', fromFlag(active)),
    where(unitOrgName ? isOfUnit(unitOrgName) : undefined),
    byCondition(tested, condition, defaultLanguage),
  ],
  order: [['id', 'asc']] as const,
});

export const matchingOrganisations = (db: Database, filters: Filters, most: number) =>
  readIds(db, organisationList(db, filters), most);

export async function listInventoryOrganisations(context: Context<ParsedOf<typeof inventoryOrganisation.list>>) {
  const { db, reader, language } = context;
  const { pageNo, pageSize, exactTotal, sort: by, ...filters } = context.input;
  const columns = {
    code: 'code',
    name: byPinyin('inventory_organisation.name'),
    active: 'active',
    updatedTime: 'updated_time',
  } as const;
  const page = await readList(
    db,
    { ...organisationList(db, filters), sort: { by, columns } },
    { pageNo, pageSize, exactTotal },
    reader,
  );
  const rolesOf = await roleNames(
    db,
    page.rows.map(({ id }) => id),
    language,
  );
  return mapPage(page, (row) => ({ ...row, roleNames: rolesOf(row.id) }));
}

export async function findInventoryOrganisation(db: Database, id: string, language: Language) {
  const row = assertFound(await selectOrganisations(db).where('inventory_organisation.id', '=', id).executeTakeFirst());
  return { ...row, roleNames: (await roleNames(db, [id], language))(id) };
}

async function roleNames(db: Database, ids: readonly string[], language: Language) {
  const roles = await db
    .selectFrom('role_inventory_organisation as ri')
    .innerJoin('role', 'role.id', 'ri.role_id')
    .select(['ri.inventory_organisation_id as id', nameIn('role', language)])
    .where('ri.inventory_organisation_id', '=', anyOf(ids))
    .orderBy('role.id')
    .execute();
  const byOrganisation = Map.groupBy(roles, (row) => row.id);
  return (id: string) => (byOrganisation.get(id) ?? []).map((row) => row.name);
}
