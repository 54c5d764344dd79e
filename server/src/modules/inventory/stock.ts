import { joinNames, type Language } from '@edp/contract/kernel/language.ts';
import type { OrganisationStock } from '@edp/contract/modules/material/material.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Assigned } from '../../kernel/sharing/organisation-boundary.ts';

/** The rows of stock (`s`) of a material, or of all variants of a product. */
export const isStockOf = (table: Assigned, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  table === 'material'
    ? sql<boolean>`s.material_id = ${id}`
    : sql<boolean>`s.material_id in (select m.id from material m where m.product_id = ${id})`;

/** Which organisations hold how much of it, the largest first. */
export async function stockOf(db: Database, table: Assigned, id: string): Promise<OrganisationStock[]> {
  const { rows } = await sql<OrganisationStock>`
    select o.id as "invorgId", o.name as "invOrgName", trim_scale(sum(s.quantity))::text as quantity
      from material_stock s join inventory_organisation o on o.id = s.inventory_organisation_id
     where ${isStockOf(table, sql`${id}::bigint`)} group by o.id, o.name order by sum(s.quantity) desc, o.id`.execute(
    db,
  );
  return rows;
}

/** The stock of many materials, by their ids. */
export async function stocksOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrganisationStock[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<OrganisationStock & { materialId: string }>`
    select s.material_id as "materialId", o.id as "invorgId", o.name as "invOrgName", trim_scale(s.quantity)::text as quantity
      from material_stock s join inventory_organisation o on o.id = s.inventory_organisation_id where s.material_id = any(${ids}::bigint[]) order by s.quantity desc, o.id`.execute(
    db,
  );
  return Map.groupBy(rows, ({ materialId }) => materialId);
}

const most = 5;

/** 华东仓库 120、华北仓库 30: as a message says it. */
export function stockText(stock: readonly OrganisationStock[], language: Language): string {
  return (
    joinNames(
      stock.slice(0, most).map(({ invOrgName, quantity }) => `${invOrgName} ${quantity}`),
      language,
    ) + (stock.length > most ? '…' : '')
  );
}
