import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import type { ProductInput } from '@edp/contract/modules/product/product-input.ts';
import { productDocuments, productPictures, productThumbnail } from '@edp/contract/modules/product/product-limits.ts';
import { sql } from 'kysely';
import { forbidden, invalid } from '../../kernel/app-error.ts';
import { together } from '../../kernel/database/together.ts';
import { replaceFiles, requireRecordFiles } from '../../kernel/files/record-files.ts';
import { requireFiles } from '../../kernel/files/require-file.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { assign } from '../inventory/assignments.ts';
import { activeOrganisation, assertVisible } from '../inventory/organisation-scope.ts';
import { stockOf, stockText } from '../inventory/stock.ts';
import { areThere } from '../../kernel/record/are-there.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { nextCodes } from '../../kernel/record/next-codes.ts';
import { replaceLinks } from '../../kernel/record/replace-links.ts';
import { insertRecord, updateRecord } from '../../kernel/record/save-record.ts';
import { hasPermission } from '../../kernel/session/session.ts';
import { requireCategories } from '../category/require-categories.ts';
import { assertUnits } from '../material/check-material.ts';
import { ownOrganisation } from '../organisation/own-organisation.ts';
import { findProduct } from './find-product.ts';
import { changeProductOrganisations } from './product-organisations.ts';
import { productTable } from './product-table.ts';
import { checkVariants, requireNewCodes } from './variants/check-variants.ts';
import { alignVariants, saveVariants } from './variants/save-variants.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';

type Input = ProductInput & { id?: string; version?: number | undefined };

const lockedFields = ['assetMaterial', 'bathEnable', 'serialNumberEnable'] as const;
type Stored = Record<(typeof lockedFields)[number], 0 | 1> & {
  id: string;
  code: string;
  active: 0 | 1;
  orgId: string;
  brandId: string;
  categoryId: string;
  typeId: string;
};

/** One transaction for the product, its variants, pictures and organisations. */
export async function saveProduct(context: Context<Input>): Promise<{ id: string }> {
  const { db, session, input } = context;
  if (input.id === undefined && input.invOrgList.length > 0 && !hasPermission(session, 'product.assign'))
    throw forbidden();
  const before = input.id === undefined ? undefined : await lockProduct(context, input.id, input.version);
  const [{ rows, values }] = await together(
    checkVariants(db, input, input.id),
    requireCategories(db, [
      {
        field: 'categoryId',
        path: input.categoryId,
        set: materialSets.category,
        gone: 'material.categoryGone',
        before: before?.categoryId,
      },
      {
        field: 'typeId',
        path: input.typeId,
        set: materialSets.type,
        gone: 'material.typeGone',
        before: before?.typeId,
      },
    ]),
    assertUnits(context, productTable, input, before ? { ...before } : {}),
    checkBrand(db, input.brandId, before?.brandId),
    checkLabels(db, input.labelIds),
    checkGroups(db, input.groupId),
    requireRecordFiles(db, input, { pictures: productPictures, documents: productDocuments }),
    requireFiles(
      db,
      [...new Set(input.specList.flatMap(({ dfilePreviewIds }) => dfilePreviewIds))],
      productThumbnail,
      'specList',
    ),
  );
  await requireNewCodes(db, rows, input.id);
  if (before) await refuseLocked(context, before);
  const fields = await fieldsOf(context, before);
  const { id } = before
    ? await updateRecord(context, productTable, { ...fields, id: before.id })
    : await insertRecord(context, productTable, fields);
  // First: a record in no organisation has no user who could add to it.
  if (before) await changeProductOrganisations(context, id, input);
  else
    await assign(
      context,
      'product',
      [id],
      [...new Set([activeOrganisation(context), ...input.invOrgList])],
      'invOrgList',
    );
  await replaceFiles(db, 'product', id, input);
  await replaceLinks(db, 'product_label', ['product_id', id], ['label_id', input.labelIds]);
  await replaceGroups(context, id);
  await replaceValues(context, id, values, () => saveVariants(context, id, rows));
  await alignVariants(db, [id]);
  return { id };
}

/** Groups that the user does not see keep the product. */
async function replaceGroups({ db, input: { groupId } }: Context<Input>, id: string): Promise<void> {
  await sql`delete from goods_group_product l using goods_group g where g.id = l.goods_group_id and l.product_id = ${id} and g.id <> all(${groupId}::bigint[])`.execute(
    db,
  );
  await sql`insert into goods_group_product (goods_group_id, product_id) select g, ${id}::bigint from unnest(${groupId}::bigint[]) g on conflict do nothing`.execute(
    db,
  );
}

/**
 * The values first that come, then the variants, then the values that go: a variant never has a value that its product
 * lacks.
 */
async function replaceValues(
  { db }: Context,
  id: string,
  values: readonly string[],
  saveRows: () => Promise<void>,
): Promise<void> {
  const relation = sql`unnest(${values}::bigint[]) with ordinality as given (value_id, place)`;
  await sql`delete from product_value v using ${relation} where v.product_id = ${id} and v.specification_value_id = given.value_id and v.sort_order <> given.place`.execute(
    db,
  );
  await sql`insert into product_value (product_id, specification_value_id, sort_order) select ${id}::bigint, value_id, place from ${relation} on conflict do nothing`.execute(
    db,
  );
  await saveRows();
  await sql`delete from product_value where product_id = ${id} and specification_value_id <> all(${values}::bigint[])`.execute(
    db,
  );
}

/** Locks the product, so that two saves follow each other, and reads what may not change. */
async function lockProduct(context: Context, id: string, version: number | undefined): Promise<Stored> {
  await assertVisible('product', context, id);
  await lockForUpdate(context.db, 'product', id, version, () => findProduct(context, id));
  const { rows } = await sql<Stored>`
    select id, code, active::int as active, organisation_id as "orgId", unit_id as "unitId", brand_id as "brandId", category_id as "categoryId", type_id as "typeId",
           length_unit_id as "lengthUnitId", weight_unit_id as "weightUnitId", volume_unit_id as "volumeUnitId",
           is_inventory_asset::int as "assetMaterial", is_lot_control::int as "bathEnable", is_serial_number_control::int as "serialNumberEnable"
      from product where id = ${id}`.execute(context.db);
  // So that no stock arrives in between.
  await sql`select from material where product_id = ${id} order by id for update`.execute(context.db);
  return rows[0]!;
}

/** A field that stock was counted by cannot change while there is any. */
async function refuseLocked({ db, input, language }: Context<Input>, before: Stored): Promise<void> {
  const changed = lockedFields.find((field) => before[field] !== input[field]);
  if (!changed) return;
  const stock = await stockOf(db, 'product', before.id);
  if (stock.length > 0) throw invalid('product.hasStock', changed, { stock: stockText(stock, language) });
}

async function fieldsOf(context: Context<Input>, before: Stored | undefined) {
  const { db, input } = context;
  const { combinedUnitVo, picId, thumbnailUrl = picId, ...fields } = input;
  // A code that is left empty stays as it is.
  const code = input.code || (before?.code ?? (await nextCodes(db, 'product', 'P'))[0]!);
  // The shelf is left and reached by calls of its own.
  const active = before?.active ?? 0;
  return {
    ...fields,
    ...combinedUnitVo,
    code,
    thumbnailUrl,
    active,
    orgId: input.orgId ?? before?.orgId ?? (await ownOrganisation(context, 'product.noOrganisation')),
  } as const;
}

/** The brand must be in use, unless the product has it already. */
async function checkBrand(db: Database, id: string, before: string | undefined): Promise<void> {
  if (id === before) return;
  const { rows } = await sql`select from brand where id = ${id} and active`.execute(db);
  if (rows.length === 0) throw invalid('product.brandGone', 'brandId');
}

/** Labels must exist, and under a root that says so only one of them can be chosen. */
async function checkLabels(db: Database, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ root: string; name: string; radio: boolean }>`
    select root.id as root, root.name, root.radio from label l join label root on root.id = coalesce(l.parent_id, l.id) where l.id = any(${ids}::bigint[])`.execute(
    db,
  );
  if (rows.length < ids.length) throw invalid('product.labelGone', 'labelIds');
  const crowded = [...Map.groupBy(rows, ({ root }) => root).values()].find((same) => same[0]!.radio && same.length > 1);
  if (crowded) throw invalid('product.oneLabel', 'labelIds', { label: crowded[0]!.name });
}

async function checkGroups(db: Database, ids: readonly string[]): Promise<void> {
  if (!(await areThere(db, 'goods_group', ids))) throw invalid('product.groupGone', 'groupId');
}
