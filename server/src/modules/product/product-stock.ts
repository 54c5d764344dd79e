import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { product } from '@edp/contract/modules/product/product.ts';
import { sql } from 'kysely';
import type { Context } from '../../kernel/http/bind.ts';

interface Held {
  id: string;
  proId: string;
  itemCode: string;
  invorgId: string;
  invOrgName: string;
  quantity: string;
}

/**
 * What organisations hold of products or variants: the active one, or all for the master. `forSale`: what is on the
 * shelf alone.
 */
export async function readProductStock(
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
