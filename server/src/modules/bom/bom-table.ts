import { bomFields } from '@edp/contract/modules/bom/bom-fields.ts';
import { type RawBuilder, sql } from 'kysely';
import { recordTable } from '../../kernel/record/record-table.ts';
import { specificationOf } from './items/specification.ts';

/** A draft has always the largest number. */
const newest = (column: RawBuilder<unknown>) =>
  sql`(select ${column} from bom_revision v where v.bom_id = bom.id order by v.revision desc limit 1)`;

/** The specification of a BOM (`b`): as typed, that of its material or that one's code, or the code of its product. */
export const specificationOfBom = sql<string>`coalesce(nullif(b.specification, ''), (select coalesce(nullif(${specificationOf}, ''), m.code) from material m where m.id = b.material_id), b.code)`;

/** The released revision of a BOM that holds on a day; null for none. */
export const revisionOn = (bomId: RawBuilder<unknown>, day: RawBuilder<unknown>) => sql<
  number | null
>`(select max(held.revision) from bom_revision held
  where held.bom_id = ${bomId} and held.status = 'released' and held.effective_from <= ${day} and (held.effective_to is null or held.effective_to >= ${day}))`;

export const bomTable = recordTable('bom', bomFields, {
  productCode: 'code',
  productName: 'name',
  proSpecName: 'specification',
  proSpecId: 'material_id',
  specUnionKey: sql`coalesce((select ${specificationOf} from material m where m.id = bom.material_id), '')`,
  itemCode: sql`coalesce((select m.code from material m where m.id = bom.material_id), '')`,
  typeText: sql`coalesce((select s.name from category_set s where s.id = bom.type_id), '')`,
  revision: newest(sql`v.revision`),
  status: newest(sql`v.status`),
  effectiveFrom: newest(sql`coalesce(v.effective_from::text, '')`),
  effectiveTo: newest(sql`coalesce(v.effective_to::text, '')`),
  currentRevision: sql`coalesce(${revisionOn(sql`bom.id`, sql`current_date`)}, 0)`,
  itemCount: sql`(select count(*)::int from bom_item i where i.bom_id = bom.id and i.revision = (select max(v.revision) from bom_revision v where v.bom_id = bom.id))`,
});
