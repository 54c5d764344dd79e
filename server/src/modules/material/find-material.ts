import type { Accessory, Material, MaterialFile, OrganisationStock } from '@edp/contract/modules/material/material.ts';
import type { measureFields } from '@edp/contract/modules/material/material-fields.ts';
import { sql } from 'kysely';
import { assertFound } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { together } from '../../kernel/database/together.ts';
import type { RecordContext } from '../../kernel/record/record-table.ts';
import { findRecord } from '../../kernel/record/read-record.ts';
import { assertVisible } from './material-scope.ts';
import { materialTable } from './material-table.ts';
import { readPaths, readStock, readUnitNames } from './related.ts';


/** A material with everything that belongs to it, as it was written. */
export async function findMaterial(context: RecordContext, id: string, invorgId = context.session.invorgId ?? undefined): Promise<Material> {
  const { db, session, language } = context;
  const [, record, files, accessories, stock, organisation] = await together(
    assertVisible(context, id), findRecord(context, materialTable, id), filesOf(context, id), accessoriesOf(db, id), stockOf(db, id), nameOfOrganisation(db, id, invorgId),
  );
  const nodes = [record.itemCategoryId, record.itemTypeId, record.proCategoryId].map((node) => (node === null ? null : String(node)));
  const [pathOf, unitName, quantityOf] = await together(
    readPaths(db, [...nodes, ...accessories.flatMap(({ categoryId, typeId }) => [categoryId, typeId])], language),
    readUnitNames(db, [record.unitId], language),
    readStock(db, [id], session.isMasterOrganisation ? null : session.invorgId),
  );
  const [category, type, productCategory] = nodes.map((node) => pathOf(node)) as [ReturnType<typeof pathOf>, ReturnType<typeof pathOf>, ReturnType<typeof pathOf>];
  const { measures, rest } = splitMeasures(record);
  const options: Accessory[] = accessories.map(({ categoryId, typeId, ...each }) => ({
    ...each, itemCategoryName: pathOf(categoryId).names.join(','), itemType: pathOf(typeId).names.join(','),
  }));
  return {
    ...rest,
    skuId: id,
    invorgId: invorgId ?? '',
    invOrgName: organisation,
    unitText: unitName(record.unitId),
    itemCategoryId: category.ids,
    itemCategoryText: category.names.join(','),
    itemTypeId: type.ids,
    itemTypeIds: type.ids.join(','),
    itemTypePath: type.ids.join(','),
    itemTypeText: type.names.join(','),
    proCategoryId: productCategory.ids,
    proCategoryName: productCategory.names.at(-1) ?? '',
    combinedUnit: measures,
    combinedUnitVo: measures,
    picUrls: files.picture,
    picIds: files.picture,
    productDocumentUrls: files.document,
    productDocumentIds: files.document,
    skuResultList: options,
    productionOptions: options,
    storageNum: quantityOf(id),
    isItemHasInventory: stock.length > 0,
    stock,
  };
}

type Stored = Awaited<ReturnType<typeof findRecord<typeof materialTable.fields>>>;
type MeasureName = keyof typeof measureFields;

function splitMeasures(record: Stored) {
  const { lengthUnitId, volumeUnitId, weightUnitId, lengthStr, widthStr, highStr, roughWeight, netWeight, volumeStr, ...rest } = record;
  const units = { lengthUnitId: lengthUnitId ?? '', volumeUnitId: volumeUnitId ?? '', weightUnitId: weightUnitId ?? '' };
  return { rest, measures: { ...units, lengthStr, widthStr, highStr, roughWeight, netWeight, volumeStr } satisfies Record<MeasureName, string> };
}

async function filesOf({ db, session, kernel }: RecordContext, id: string): Promise<Record<'picture' | 'document', MaterialFile[]>> {
  const rows = await db
    .selectFrom('material_file').innerJoin('file', 'file.id', 'material_file.file_id')
    .select(['material_file.kind', 'file.id', 'file.original_name'])
    .where('material_file.material_id', '=', id)
    .orderBy('material_file.sort_order')
    .execute();
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind)
    .map((row) => ({ id: row.id, orginalName: row.original_name, filePath: kernel.links.to(session.tenantId, row.id) }));
  return { picture: ofKind('picture'), document: ofKind('document') };
}

const accessoriesOf = (db: Database, id: string) =>
  db
    .selectFrom('material_accessory').innerJoin('material', 'material.id', 'material_accessory.accessory_id')
    .select(['material.id', 'material.code as itemCode', 'material.name as itemName', 'material.category_id as categoryId', 'material.type_id as typeId'])
    .where('material_accessory.material_id', '=', id)
    .orderBy('material.code')
    .execute();

/** Which organisations hold how much of a material, the largest first. */
export const stockOf = (db: Database, id: string): Promise<OrganisationStock[]> =>
  db
    .selectFrom('material_stock').innerJoin('inventory_organisation as o', 'o.id', 'material_stock.inventory_organisation_id')
    .select(['o.id as invorgId', 'o.name as invOrgName', sql<string>`trim_scale(material_stock.quantity)::text`.as('quantity')])
    .where('material_stock.material_id', '=', id)
    .orderBy('material_stock.quantity', 'desc').orderBy('o.id')
    .execute();

/** An organisation that the address names must use the material; the master has all. */
async function nameOfOrganisation(db: Database, id: string, invorgId: string | undefined): Promise<string> {
  if (invorgId === undefined) return '';
  const organisation = await db
    .selectFrom('inventory_organisation as o').select('o.name').where('o.id', '=', invorgId)
    .where((eb) => eb.or([
      eb('o.master', '=', true),
      eb.exists(eb.selectFrom('material_assignment as a').select('a.material_id').whereRef('a.inventory_organisation_id', '=', 'o.id').where('a.material_id', '=', id)),
    ]))
    .executeTakeFirst();
  return assertFound(organisation).name;
}
