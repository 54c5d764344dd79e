import {
  type Completeness,
  type CompletenessItem,
  completenessItems,
  completenessOf,
  neededByDefault,
} from '@edp/contract/modules/product/completeness.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { categoriesAbove } from '../category/category-paths.ts';

/** Each category needs these for the shelf: its own entry, or that of the next one above. */
export async function neededOf(
  db: Database,
  categoryIds: readonly string[],
): Promise<(categoryId: string) => { needed: readonly CompletenessItem[]; inherited: boolean }> {
  const { rows } = await sql<{ node: string; needed: CompletenessItem[]; level: number }>`
    with recursive ${categoriesAbove(categoryIds)}
    select distinct on (above.node) above.node, r.needed, above.level from above join product_requirement r on r.category_id = above.id
     order by above.node, above.level`.execute(db);
  const entries = new Map(rows.map(({ node, needed, level }) => [node, { needed, inherited: level > 1 }]));
  return (categoryId) => entries.get(categoryId) ?? { needed: neededByDefault, inherited: true };
}

type Presence = Record<CompletenessItem, boolean> & { id: string; categoryId: string };

/** Whether a product `p` has it. */
export const presence: Readonly<Record<CompletenessItem, RawBuilder<boolean>>> = {
  picture: sql`p.picture_file_id is not null and exists (select from product_file f where f.product_id = p.id and f.kind = 'picture')`,
  price: sql`p.variant_count > 0 and not exists (select from material m where m.product_id = p.id and m.list_price is null)`,
  details: sql`p.graphic_details <> ''`,
  parameter: sql`p.parameter <> ''`,
  document: sql`exists (select from product_file f where f.product_id = p.id and f.kind = 'document')`,
  translation: sql`exists (select from translation t where t.table_name = 'product' and t.record_id = p.id and t.language = 'ENG' and t.name <> '')`,
  organisation: sql`exists (select from product_assignment a where a.product_id = p.id)`,
};
const columns = sql.join(completenessItems.map((item) => sql`${presence[item]} as ${sql.ref(item)}`));

/** The parts that products have of those that they should have. */
export async function readCompleteness(db: Database, ids: readonly string[]): Promise<(id: string) => Completeness> {
  const { rows } = await sql<Presence>`
    select p.id, p.category_id as "categoryId", ${columns} from product p where p.id = any(${ids}::bigint[])`.execute(
    db,
  );
  const needed = await neededOf(
    db,
    rows.map(({ categoryId }) => categoryId),
  );
  const found = new Map(
    rows.map(({ id, categoryId, ...has }) => {
      const present = new Set((Object.keys(has) as CompletenessItem[]).filter((item) => has[item]));
      return [id, completenessOf(present, needed(categoryId).needed)] as const;
    }),
  );
  return (id) => found.get(id) ?? completenessOf(new Set(), neededByDefault);
}
