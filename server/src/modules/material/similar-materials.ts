import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { material, SimilarMaterial } from '@edp/contract/modules/material/material.ts';
import { sql } from 'kysely';
import type { Context } from '../../kernel/http/bind.ts';

const most = 5;
/** Shorter names resemble too many. */
const shortest = 2;

/** A few materials that resemble what is being typed. */
export async function findSimilar(context: Context<ParsedOf<typeof material.similar>>): Promise<SimilarMaterial[]> {
  const {
    db,
    input: { skuId, itemCode, itemName, specification },
  } = context;
  if (itemCode.length < shortest && itemName.length < shortest) return [];
  const { rows } = await sql<SimilarMaterial>`
    select material.id, material.code as "itemCode", material.name as "itemName", material.specification_model as "specificationModel", material.specification,
           s.same_code and ${itemCode} <> '' as "isSameCode", s.same_name and ${itemName} <> '' as "isSameName"
      from app.similar_materials(${itemCode}, ${itemName}, ${specification}, ${skuId ?? null}::bigint, ${most}) with ordinality
             as s (id, same_code, same_name, likeness, place)
      join material on material.id = s.id order by s.place`.execute(db);
  return rows;
}
