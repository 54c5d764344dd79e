import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import type { OrganisationStock } from '@edp/contract/modules/material/material.ts';
import type { OrganisationPair } from '@edp/contract/modules/inventory-organisation/organisation-pair.ts';
import { type CompiledQuery, sql } from 'kysely';
import { filledIn } from '../../kernel/database/filled-in.ts';
import { genericPlan } from '../../kernel/database/generic-plan.ts';
import type { RecordContext, RowOf } from '../../kernel/record/record-table.ts';
import { organisationPairs } from '../inventory/assignments.ts';
import { isIn, stockScope } from '../inventory/organisation-scope.ts';
import { materialTable } from './material-table.ts';
import { categoryPath, pathTo, quantityIn, type SelectedCategory, type SelectedPath, unitName } from './related.ts';
import { queryBuilder } from '../../kernel/database/tenant-database.ts';

export type SelectedMaterial = RowOf<typeof materialTable.fields> & {
  category: SelectedCategory;
  type: SelectedPath;
  productCategory: SelectedPath;
  /** Null where the organisation does not use the material. */
  invOrgName: string | null;
  files: { kind: string; id: string; orginalName: string }[];
  accessories: { id: string; itemCode: string; itemName: string; category: SelectedPath; type: SelectedPath }[];
  stock: OrganisationStock[];
  invOrgList: OrganisationPair[];
};

const slots = { id: Symbol('id'), active: Symbol('active'), named: Symbol('named') } as const;
const statements = new Map<string, CompiledQuery>();

/**
 * One statement for a material and all that belongs to it, compiled once: each further one would cost as much again. It
 * finds nothing that the active organisation does not have.
 */
export function selectMaterial(
  { session, language }: Pick<RecordContext, 'session' | 'language'>,
  id: string,
  invorgId: string | undefined,
): CompiledQuery {
  const countsNamed = stockScope(session, invorgId) === invorgId;
  const key = `${language} ${session.isMasterOrganisation} ${countsNamed}`;
  const statement = statements.get(key) ?? compile(language, session.isMasterOrganisation, countsNamed);
  statements.set(key, statement);
  return filledIn(
    statement,
    new Map<unknown, unknown>([
      [slots.id, id],
      [slots.active, session.invorgId],
      [slots.named, invorgId ?? null],
    ]),
  );
}

function compile(language: Language, isMaster: boolean, countsNamed: boolean): CompiledQuery {
  const active = isMaster ? undefined : sql`${slots.active}`;
  return queryBuilder
    .selectFrom('material')
    .select([
      ...materialTable.selection(defaultLanguage),
      categoryPath(language).as('category'),
      pathTo('material.type_id', language).as('type'),
      pathTo('material.product_category_id', language).as('productCategory'),
      unitName(language).as('unitText'),
      quantityIn(countsNamed ? sql`${slots.named}` : active).as('storageNum'),
      organisationName.as('invOrgName'),
      files.as('files'),
      stock.as('stock'),
      organisationPairs('material', sql`${slots.id}::bigint`).as('invOrgList'),
      accessories(language).as('accessories'),
    ])
    .where(sql<boolean>`material.id = ${slots.id}::bigint`)
    .withPlugin(genericPlan)
    .compile();
}

/** The master has all. */
const organisationName = sql<string | null>`(
  select o.name from inventory_organisation o
   where o.tenant_id = material.tenant_id and o.id = ${slots.named}::bigint and (o.master or ${isIn('material', sql`${slots.named}`)}))`;

const files = sql`(
  select coalesce(json_agg(json_build_object('kind', m.kind, 'id', f.id::text, 'orginalName', f.original_name) order by m.sort_order), '[]')
    from material_file m join file f on f.tenant_id = m.tenant_id and f.id = m.file_id where m.tenant_id = material.tenant_id and m.material_id = material.id)`;

/** Which organisations hold how much, the largest first. */
const stock = sql`(
  select coalesce(json_agg(json_build_object('invorgId', o.id::text, 'invOrgName', o.name, 'quantity', trim_scale(s.quantity)::text) order by s.quantity desc, o.id), '[]')
    from material_stock s join inventory_organisation o on o.tenant_id = s.tenant_id and o.id = s.inventory_organisation_id
   where s.tenant_id = material.tenant_id and s.material_id = material.id)`;

/** Under the name of the table, which the paths use. */
const accessories = (language: Language) => sql`(
  select coalesce(json_agg(json_build_object('id', material.id::text, 'itemCode', material.code, 'itemName', material.name,
           'category', ${pathTo('material.category_id', language)}, 'type', ${pathTo('material.type_id', language)}) order by material.code), '[]')
    from material_accessory a join material on material.tenant_id = a.tenant_id and material.id = a.accessory_id where a.material_id = ${slots.id}::bigint)`;
