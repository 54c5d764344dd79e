import type { Lock, Product } from '@edp/contract/modules/product/product-rows.ts';
import type { productMeasureFields } from '@edp/contract/modules/product/product-fields.ts';
import { sql } from 'kysely';
import { assertFound } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { together } from '../../kernel/database/together.ts';
import { filesOf } from '../../kernel/files/record-files.ts';
import { organisationPairs } from '../inventory/assignments.ts';
import { assertVisible, stockScope } from '../inventory/organisation-scope.ts';
import { stockOf, stockText } from '../inventory/stock.ts';
import { findRecord } from '../../kernel/record/read-record.ts';
import { namesOf } from '../../kernel/record/record-name.ts';
import type { RecordContext } from '../../kernel/record/record-table.ts';
import { countUses } from '../../kernel/record/record-uses.ts';
import { placesOf } from '../../kernel/record/delete-unused.ts';
import { readPaths } from '../category/category-paths.ts';
import { readUnitNames } from '../material/related.ts';
import { readCompleteness } from './completeness.ts';
import { readVariantSums } from './list-products.ts';
import { productTable } from './product-table.ts';
import { readVariants, specificationsOf } from './variants/read-variants.ts';

/** A product with everything that belongs to it, as it was written. */
export async function findProduct(
  context: RecordContext,
  id: string,
  invorgId = context.session.invorgId ?? undefined,
): Promise<Product> {
  const { db, session, language } = context;
  const [, record, files, links, organisation, specifications] = await together(
    assertVisible('product', context, id),
    findRecord(context, productTable, id),
    filesOf(context, 'product', id),
    linksOf(db, id),
    nameOfOrganisation(db, id, invorgId),
    specificationsOf(db, id),
  );
  const [pathOf, unitName, brands, labels, groups, sums, completeness, lock, variants] = await together(
    readPaths(db, [String(record.categoryId), String(record.typeId)], language),
    readUnitNames(db, [record.unitId], language),
    namesOf(context, 'brand', [record.brandId]),
    namesOf(context, 'label', links.labels),
    namesOf(context, 'goods_group', links.groups),
    readVariantSums(db, [id], stockScope(session, invorgId)),
    readCompleteness(db, [id]),
    readLock(context, id),
    readVariants(context, id, specifications, stockScope(session, invorgId)),
  );
  const [category, type] = [pathOf(String(record.categoryId)), pathOf(String(record.typeId))];
  const { measures, rest } = splitMeasures(record);
  return {
    ...rest,
    proId: id,
    invorgId: invorgId ?? '',
    invOrgName: organisation,
    unitText: unitName(record.unitId),
    brandText: brands.get(record.brandId) ?? '',
    categoryId: category.ids,
    pathIds: category.ids.join(','),
    categoryText: category.names.join(','),
    typeId: type.ids,
    typeText: type.names.join(','),
    combinedUnitVo: measures,
    labelIds: links.labels,
    label: links.labels.map((label) => ({ id: label, name: labels.get(label) ?? '' })),
    groupId: links.groups,
    groupText: links.groups.map((group) => groups.get(group) ?? '').join(','),
    picIds: files.picture,
    productDocumentIds: files.document,
    proSpecConfigVoList: specifications,
    specList: variants,
    invOrgList: links.organisations,
    ...sums(id),
    completeness: completeness(id),
    lock,
  };
}

type Stored = Awaited<ReturnType<typeof findRecord<typeof productTable.fields>>>;

function splitMeasures(record: Stored) {
  const {
    lengthUnitId,
    volumeUnitId,
    weightUnitId,
    lengthStr,
    widthStr,
    highStr,
    roughWeight,
    netWeight,
    weight,
    volumeStr,
    ...rest
  } = record;
  const units = {
    lengthUnitId: lengthUnitId ?? '',
    volumeUnitId: volumeUnitId ?? '',
    weightUnitId: weightUnitId ?? '',
  };
  return {
    rest,
    measures: { ...units, lengthStr, widthStr, highStr, roughWeight, netWeight, weight, volumeStr } satisfies Record<
      keyof typeof productMeasureFields,
      string
    >,
  };
}

interface Links {
  labels: string[];
  groups: string[];
  organisations: Product['invOrgList'];
}

async function linksOf(db: Database, id: string): Promise<Links> {
  const { rows } = await sql<Links>`
    select array(select label_id::text from product_label where product_id = ${id} order by label_id) as labels,
           array(select g.id::text from goods_group_product l join goods_group g on g.id = l.goods_group_id where l.product_id = ${id} order by g.id) as groups,
           ${organisationPairs('product', sql`${id}`)} as organisations`.execute(db);
  return rows[0]!;
}

/** The reasons that keep the switches of a product as they are, and its variants from being removed. */
export async function readLock({ db, language }: Pick<RecordContext, 'db' | 'language'>, id: string): Promise<Lock> {
  const { rows } = await sql<{ id: string }>`select id from material where product_id = ${id}`.execute(db);
  const [stock, uses, ownUses] = await together(
    stockOf(db, 'product', id),
    countUses(
      db,
      'material',
      rows.map((row) => row.id),
    ),
    countUses(db, 'product', [id]),
  );
  const others = [...uses, ...ownUses].filter(({ table }) => table !== 'material_stock');
  return {
    isEdit: stock.length === 0 && others.length === 0,
    stock: stockText(stock, language),
    uses: placesOf(others, language),
  };
}

/** An organisation that the address names must use the product; the master has all. */
async function nameOfOrganisation(db: Database, id: string, invorgId: string | undefined): Promise<string> {
  if (invorgId === undefined) return '';
  const { rows } = await sql<{ name: string }>`select o.name from inventory_organisation o where o.id = ${invorgId}
    and (o.master or exists (select from product_assignment a where a.inventory_organisation_id = o.id and a.product_id = ${id}))`.execute(
    db,
  );
  return assertFound(rows[0]).name;
}
