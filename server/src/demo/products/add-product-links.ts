import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { spread } from '../materials/variety.ts';
import type { Ids } from '../demo-ids.ts';
import type { PicturesOf } from './product-pictures.ts';
import type { Planned } from './variants.ts';

const newest = '新品推荐';
const clearance = '清仓特惠';

/** Files, English names, inventory organisations and goods groups. */
export async function addProductLinks(db: Database, planned: readonly Planned[], ids: Ids, pictures: PicturesOf) {
  const files = planned.flatMap(({ product }) => [
    ...(product.lacks.includes('picture') ? [] : pictures.pictures(product)).map((file, place) => ({
      product: ids(product.code),
      file,
      kind: 'picture',
      place,
    })),
    ...(product.lacks.includes('document')
      ? []
      : [{ product: ids(product.code), file: pictures.report, kind: 'document', place: 0 }]),
  ]);
  await sql`insert into product_file (product_id, file_id, kind, sort_order)
    select product, file, kind, place from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as given (product bigint, file bigint, kind text, place int)`.execute(
    db,
  );

  const names = planned
    .filter(({ product }) => !product.lacks.includes('translation'))
    .map(({ product }) => ({ product: ids(product.code), name: product.english }));
  await sql`insert into translation (table_name, record_id, language, name)
    select 'product', product, 'ENG', name from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as given (product bigint, name text)`.execute(
    db,
  );

  const { rows: organisations } = await sql<{
    id: string;
  }>`select id from inventory_organisation order by master desc, id`.execute(db);
  const assigned = planned
    .filter(({ product }) => !product.lacks.includes('organisation'))
    .flatMap(({ product, variants }) =>
      placesOf(product.code, variants.length > 100 ? 1 : organisations.length).map((place) => ({
        product: ids(product.code),
        organisation: organisations[place]!.id,
      })),
    );
  await sql`insert into product_assignment (product_id, inventory_organisation_id)
    select product, organisation from jsonb_to_recordset(${JSON.stringify(assigned)}::jsonb) as given (product bigint, organisation bigint)`.execute(
    db,
  );

  const grouped = planned.flatMap(({ product }, index) =>
    groupsOf(product.groups, product.code, index / planned.length).map((group) => ({
      product: ids(product.code),
      group,
    })),
  );
  await sql`insert into goods_group_product (goods_group_id, product_id)
    select g.id, product from jsonb_to_recordset(${JSON.stringify(grouped)}::jsonb) as given (product bigint, "group" text) join goods_group g on g.name = given."group"`.execute(
    db,
  );
}

/** The master, and up to two of the others. */
const placesOf = (code: string, count: number) => [
  ...new Set([
    0,
    ...Array.from(
      { length: count > 1 ? spread(`${code} assigned`, 3) : 0 },
      (_, index) => 1 + spread(`${code} place ${index}`, count - 1),
    ),
  ]),
];

/** The newest are recommended; of those that came early, some are sold off. */
const groupsOf = (groups: readonly string[], code: string, age: number) => [
  ...new Set([
    ...groups,
    ...(age > 0.92 ? [newest] : []),
    ...(age < 0.5 && spread(`${code} clearance`, 100) < 9 ? [clearance] : []),
  ]),
];
