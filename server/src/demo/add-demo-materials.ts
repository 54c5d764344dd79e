import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { sql } from 'kysely';
import type { Database } from '../kernel/database/tenant-database.ts';
import { snakeCase } from '../kernel/record/record-table.ts';
import { sanitiseHtml } from '../kernel/rich-text/sanitise-html.ts';
import { codesInBoms } from './boms/codes-in-boms.ts';
import { categoryIds, type Ids, idsBy, lookUp } from './demo-ids.ts';
import type { DemoMaterial } from './materials/demo-material.ts';
import { demoInventoryOrganisations } from './materials/inventory-organisations.ts';
import type { DemoSize } from './seed-demo.ts';

/** The materials of a demo tenant, in a few statements: there are thousands. */
export async function addDemoMaterials(db: Database, tenantCode: string, size: DemoSize) {
  // They take a moment to make, which only the first start should pay for.
  const { demoMaterials } = await import('./materials/demo-materials.ts');
  // The newest last, so that ids and times agree.
  const chosen = size === 'small' ? fewMaterials(demoMaterials(), await codesInBoms()) : demoMaterials();
  const materials = chosen.toSorted((one, other) => other.createdDaysAgo - one.createdDaysAgo);
  const [categories, types, units, organisation] = [
    await categoryIds(db, materialSets.category),
    await categoryIds(db, materialSets.type),
    await idsBy(db, 'unit'),
    (await idsBy(db, 'organisation'))('D0201'),
  ];
  const columns = materials.map((each) => columnsOf(each, { categories, types, units, organisation }));
  const names = Object.keys(columns[0]!).map((name) => sql.ref(name));
  const { rows: added } = await sql<{ id: string; code: string }>`
    insert into material (${sql.join(names)}) select ${sql.join(names)} from jsonb_populate_recordset(null::material, ${JSON.stringify(columns)}::jsonb) returning id, code`.execute(
    db,
  );
  const ids = lookUp(added.map(({ id, code }) => [code, id]));
  await addTranslations(db, materials, ids);
  await addLinks(db, materials, ids, tenantCode);
}

/** The materials that BOMs are made of, and every fortieth of the others. */
function fewMaterials(all: readonly DemoMaterial[], needed: ReadonlySet<string>): readonly DemoMaterial[] {
  const few = all.filter(({ itemCode }, index) => needed.has(itemCode) || index % 40 === 0);
  const codes = new Set(few.map(({ itemCode }) => itemCode));
  return few.map((each) => ({ ...each, accessories: each.accessories.filter((code) => codes.has(code)) }));
}

const texts = [
  'specificationModel',
  'specification',
  'texture',
  'drawingNumber',
  'drawingExplain',
  'sizeSpecification',
  'materialDescription',
  'bore',
  'wallThickness',
  'outsideDiameter',
  'furnaceBatchNumber',
  'blockNumber',
  'autoLotAlphaPrefix',
  'startAutoLotNumber',
  'autoSerialAlphaPrefix',
  'startAutoSerialNumber',
] as const;
const textColumns = texts.map((field) => [field, snakeCase(field)] as const);
const measures = {
  lengthStr: 'length',
  widthStr: 'width',
  highStr: 'height',
  roughWeight: 'gross_weight',
  netWeight: 'net_weight',
  volumeStr: 'volume',
} as const;

function columnsOf(each: DemoMaterial, ids: { categories: Ids; types: Ids; units: Ids; organisation: string }) {
  const { enabled, ...flags } = each.flags;
  const created = new Date(
    Date.UTC(2026, 9, 31, 1) -
      each.createdDaysAgo * 86_400_000 +
      ((each.itemCode.length * 7 + each.createdDaysAgo) % 480) * 60_000,
  ).toISOString();
  const unitOf = (code: string) => (code ? ids.units(code) : null);
  return {
    code: each.itemCode,
    name: each.itemName,
    organisation_id: ids.organisation,
    unit_id: ids.units(each.unit),
    category_id: ids.categories(each.category),
    type_id: ids.types(each.type),
    market_price: each.marketPrice,
    list_price: each.listPricePerUnit,
    length_unit_id: unitOf(each.measures.lengthUnit),
    weight_unit_id: unitOf(each.measures.weightUnit),
    volume_unit_id: unitOf(each.measures.volumeUnit),
    ...Object.fromEntries(
      Object.entries(measures).map(([field, column]) => [
        column,
        each.measures[field as keyof typeof measures] || null,
      ]),
    ),
    ...Object.fromEntries(textColumns.map(([field, column]) => [column, each[field]])),
    ...Object.fromEntries(Object.entries(flags).map(([field, value]) => [snakeCase(field), value])),
    active: enabled,
    start_date_active: each.startDateActive || null,
    end_date_active: each.endDateActive || null,
    // Most have none.
    graphic_details: each.graphicDetails && sanitiseHtml(each.graphicDetails),
    parameter: each.parameter && sanitiseHtml(each.parameter),
    created_time: created,
    updated_time: created,
  };
}

async function addTranslations(db: Database, materials: readonly DemoMaterial[], ids: Ids) {
  const rows = JSON.stringify(materials.map(({ itemCode, english }) => ({ id: ids(itemCode), name: english })));
  await sql`insert into translation (table_name, record_id, language, name) select 'material', id, 'ENG', name from jsonb_to_recordset(${rows}::jsonb) as given (id bigint, name text)`.execute(
    db,
  );
}

async function addLinks(db: Database, materials: readonly DemoMaterial[], ids: Ids, tenantCode: string) {
  const organisationId = await idsBy(db, 'inventory_organisation');
  const at = (index: number) => organisationId(demoInventoryOrganisations[tenantCode]![index]!.code);
  const assigned = JSON.stringify(
    materials.flatMap(({ itemCode, organisations }) =>
      [0, ...organisations].map((index) => ({ id: ids(itemCode), other: at(index) })),
    ),
  );
  const stock = JSON.stringify(
    materials.flatMap(({ itemCode, stock: held }) =>
      held.map(({ organisation, quantity }) => ({ id: ids(itemCode), other: at(organisation), quantity })),
    ),
  );
  const accessories = JSON.stringify(
    materials.flatMap(({ itemCode, accessories: codes }) =>
      codes.map((other) => ({ id: ids(itemCode), other: ids(other) })),
    ),
  );
  await sql`insert into material_assignment (material_id, inventory_organisation_id) select id, other from jsonb_to_recordset(${assigned}::jsonb) as given (id bigint, other bigint)`.execute(
    db,
  );
  await sql`insert into material_stock (material_id, inventory_organisation_id, quantity)
    select id, other, quantity from jsonb_to_recordset(${stock}::jsonb) as given (id bigint, other bigint, quantity numeric)`.execute(
    db,
  );
  await sql`insert into material_accessory (material_id, accessory_id) select id, other from jsonb_to_recordset(${accessories}::jsonb) as given (id bigint, other bigint)`.execute(
    db,
  );
}
