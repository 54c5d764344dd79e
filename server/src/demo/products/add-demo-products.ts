import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { FileStore } from '../../kernel/files/file-store.ts';
import { sanitiseHtml } from '../../kernel/rich-text/sanitise-html.ts';
import { categoryIds, type Ids, idsBy, lookUp } from '../demo-ids.ts';
import { spread } from '../materials/variety.ts';
import { addProductLinks } from './add-product-links.ts';
import type { DemoProduct } from './demo-product.ts';
import { addPictures, type DrawnPictures, type PicturesOf } from './product-pictures.ts';
import { demoVariants, type Planned } from './variants.ts';

/**
 * Products with their variants, pictures and organisations, in one statement for each table: there are hundreds, with
 * thousands of variants. Returns what puts the variants into their places.
 */
export async function addDemoProducts(
  db: Database,
  files: FileStore,
  tenantId: number,
  products: readonly DemoProduct[],
  drawn: DrawnPictures,
): Promise<() => Promise<void>> {
  const pictures = await addPictures(db, files, tenantId, drawn);
  const planned = products.map((product): Planned => ({ product, variants: demoVariants(product) }));
  const ids = await addProducts(db, planned, pictures);
  await addVariants(db, planned, ids, pictures);
  await addProductLinks(db, planned, ids, pictures);
  return () => addPlaces(db, planned);
}

/** A working day further for every product or so, until the end of October. */
const createdTime = (index: number) =>
  new Date(
    Date.UTC(2026, 1, 23, 1) + Math.floor(index * 0.8) * 86_400_000 + Math.round(((index * 0.8) % 1) * 500) * 60_000,
  ).toISOString();

async function addProducts(db: Database, planned: readonly Planned[], pictures: PicturesOf): Promise<Ids> {
  const [categories, types, units, organisation, brands] = [
    await categoryIds(db, materialSets.category),
    await categoryIds(db, materialSets.type),
    await idsBy(db, 'unit'),
    (await idsBy(db, 'organisation'))('D0202'),
    await brandIds(db),
  ];
  const rows = planned.map(({ product: each, variants }, index) => ({
    code: each.code,
    name: each.name,
    keyword: each.keyword,
    description: each.description,
    organisation_id: organisation,
    unit_id: units(each.unit),
    brand_id: brands(each.brand),
    category_id: categories(each.category),
    type_id: types(each.type),
    multi_style: each.matrix.length > 0,
    variant_count: variants.length,
    active: each.isOnShelf,
    show_price: true,
    minimum_order_quantity: each.minimumOrder,
    minimum_packing: 1 + spread(`${each.code} packing`, 2) * (each.minimumOrder - 1),
    place_of_origin: each.origin,
    listing_date: each.isOnShelf ? createdTime(index).slice(0, 10) : null,
    picture_file_id: each.lacks.includes('picture') ? null : pictures.thumbnail(each),
    graphic_details: each.lacks.includes('details')
      ? ''
      : sanitiseHtml(
          `<h3>${each.name}</h3><p>${each.description}</p><p>质保十二个月，随货附合格证。非标规格可按图定制，交期另议。</p>`,
        ),
    parameter: each.lacks.includes('parameter')
      ? ''
      : sanitiseHtml(`<ul>${each.parameters.map(([what, value]) => `<li>${what}：${value}</li>`).join('')}</ul>`),
    is_inventory_asset: false,
    is_lot_control: false,
    is_serial_number_control: false,
    created_time: createdTime(index),
    updated_time: createdTime(index),
  }));
  const names = Object.keys(rows[0]!).map((name) => sql.ref(name));
  const { rows: added } = await sql<{ id: string; code: string }>`
    insert into product (${sql.join(names)}) select ${sql.join(names)} from jsonb_populate_recordset(null::product, ${JSON.stringify(rows)}::jsonb) returning id, code`.execute(
    db,
  );
  return lookUp(added.map(({ id, code }) => [code, id]));
}

/** A tenant that does not have the brand sells under its own, which is its first. */
async function brandIds(db: Database): Promise<Ids> {
  const brands = await db.selectFrom('brand').select(['id', 'code']).where('active', '=', true).orderBy('id').execute();
  return (code) => (brands.find((each) => each.code === code) ?? brands[0]!).id;
}

/** A variant is used where its product is, and kept in the last of these places. */
async function addPlaces(db: Database, planned: readonly Planned[]) {
  await sql`insert into material_assignment (material_id, inventory_organisation_id)
    select m.id, a.inventory_organisation_id from product_assignment a join material m on m.product_id = a.product_id`.execute(
    db,
  );
  const rows = JSON.stringify(
    planned.flatMap(({ variants }) =>
      variants.filter(({ stock }) => stock > 0).map(({ code, stock }) => ({ code, stock })),
    ),
  );
  await sql`insert into material_stock (material_id, inventory_organisation_id, quantity)
    select m.id, max(a.inventory_organisation_id), given.stock from jsonb_to_recordset(${rows}::jsonb) as given (code text, stock int)
      join material m on m.code = given.code join product_assignment a on a.product_id = m.product_id group by m.id, given.stock`.execute(
    db,
  );
}

/** The values that the variants are made of, and the variants with what their product says for all of them. */
async function addVariants(db: Database, planned: readonly Planned[], ids: Ids, pictures: PicturesOf) {
  const valueId = await valueIds(db);
  const values = planned.flatMap(({ product }) =>
    product.matrix
      .flatMap(([specification, names]) => names.map((name) => valueId(`${specification}/${name}`)))
      .map((value, place) => ({ product: ids(product.code), value, place: place + 1 })),
  );
  await sql`insert into product_value (product_id, specification_value_id, sort_order)
    select product, value, place from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given (product bigint, value bigint, place int)`.execute(
    db,
  );
  const rows = planned.flatMap(({ product, variants }) =>
    variants.map((each, place) => ({
      product: ids(product.code),
      code: each.code,
      name: each.name,
      place,
      market_price: each.marketPrice,
      list_price: each.listPrice,
      bar_code: each.barCode,
      on_shelf: each.isOnShelf,
      picture: pictures.variant(product, each.values),
      value_ids: each.values.map((name, axis) => valueId(`${product.matrix[axis]![0]}/${name}`)),
    })),
  );
  await sql`
    insert into material (product_id, code, name, value_ids, variant_order, market_price, list_price, bar_code, on_shelf, picture_file_id, item_type, organisation_id, unit_id, category_id, type_id,
        is_purchasing_item, is_customer_order, is_service_item, is_inventory_item, is_bom, is_build_in_wip, is_invoice, is_costing, start_date_active, created_time, updated_time)
    select p.id, r.code, r.name, r.value_ids, r.place, r.market_price, r.list_price, r.bar_code, r.on_shelf, r.picture, 'FINISHED', p.organisation_id, p.unit_id, p.category_id, p.type_id,
           true, true, true, true, true, true, true, true, p.created_time::date, p.created_time, p.updated_time
      from json_to_recordset(${JSON.stringify(rows)}::json) as r (product bigint, code text, name text, value_ids bigint[], place int, market_price numeric, list_price numeric, bar_code text, on_shelf boolean, picture bigint)
      join product p on p.id = r.product order by p.id, r.place`.execute(db);
}

/** By 规格/规格值. */
async function valueIds(db: Database): Promise<Ids> {
  const rows = await db
    .selectFrom('specification_value')
    .innerJoin('specification', 'specification.id', 'specification_value.specification_id')
    .select(['specification_value.id', 'specification_value.name', 'specification.name as specification'])
    .where('specification.active', '=', true)
    .execute();
  return lookUp(rows.map(({ id, name, specification }) => [`${specification}/${name}`, id]));
}
