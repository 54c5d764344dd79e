import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { material } from '@edp/contract/modules/material/material.ts';
import { materialDocuments, materialPictures } from '@edp/contract/modules/material/material-limits.ts';
import { sql } from 'kysely';
import { forbidden, invalid } from '../../kernel/app-error.ts';
import { together } from '../../kernel/database/together.ts';
import { isLockedFor } from '../../kernel/field-rights/field-access.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { replaceFiles, requireRecordFiles } from '../../kernel/files/record-files.ts';
import { assign, changeOrganisations } from '../inventory/assignments.ts';
import { activeOrganisation, assertVisible } from '../inventory/organisation-scope.ts';
import { stockOf, stockText } from '../inventory/stock.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { nextCodes } from '../../kernel/record/next-codes.ts';
import { replaceLinks } from '../../kernel/record/replace-links.ts';
import { insertRecord, updateRecord } from '../../kernel/record/save-record.ts';
import { hasPermission } from '../../kernel/session/session.ts';
import { ownOrganisation } from '../organisation/own-organisation.ts';
import { type Before, checkAccessories, checkCategories, checkUnits } from './check-material.ts';
import { findMaterial } from './find-material.ts';
import { materialTable } from './material-table.ts';
import { productOf, touchProducts } from './variant-of.ts';

type Input = ParsedOf<typeof material.save>;

/** One transaction for the material, its files, accessories and organisations. */
export async function saveMaterial(context: Context<Input>): Promise<{ id: string }> {
  const { db, language, session, input } = context;
  const given = input.id ?? input.skuId;
  if (given === undefined && input.invOrgList.length > 0 && !hasPermission(session, 'material.assign'))
    throw forbidden();
  const before = given === undefined ? undefined : await lockMaterial(context, given, input.version);
  const [orgId] = await together(
    before?.orgId ?? ownOrganisation(context, 'material.noOrganisation'),
    checkCategories(db, input, before ?? {}),
    checkUnits(db, input, before ?? {}, language),
    checkAccessories(db, input.productionOptions, given),
    requireRecordFiles(db, input, { pictures: materialPictures, documents: materialDocuments }),
  );
  if (before) await together(refuseLocked(context, before), refuseSetByProduct(context, before));
  const fields = { ...(await fieldsOf(context, before)), orgId };
  const { id } =
    given === undefined
      ? await insertRecord(context, materialTable, fields)
      : await updateRecord(context, materialTable, { ...fields, id: given });
  await together(
    // First: what is in no organisation belongs to nobody who could add to it.
    before
      ? undefined
      : assign(
          context,
          'material',
          [id],
          [...new Set([activeOrganisation(context), ...input.invOrgList])],
          'invOrgList',
        ),
    // A new one has none that could have to go.
    before || input.picIds.length + input.productDocumentIds.length > 0
      ? replaceFiles(db, 'material', id, input)
      : undefined,
    before || input.productionOptions.length > 0
      ? replaceLinks(db, 'material_accessory', ['material_id', id], ['accessory_id', input.productionOptions])
      : undefined,
  );
  if (before) await changeOrganisations(context, 'material', id, input);
  return { id };
}

export const lockedFields = ['isInventoryAsset', 'isLotControl', 'isSerialNumberControl'] as const;
type Stored = Before & Record<(typeof lockedFields)[number], 0 | 1> & { id: string; itemCode: string; orgId: string };

/** Locks the material, so that no stock arrives in between, and reads what may not change. */
async function lockMaterial(context: Context, id: string, version: number | undefined): Promise<Stored> {
  const read = () =>
    sql<Stored>`
    select id, code as "itemCode", organisation_id as "orgId", unit_id as "unitId", category_id as "itemCategoryId", type_id as "itemTypeId", product_category_id as "proCategoryId",
           length_unit_id as "lengthUnitId", weight_unit_id as "weightUnitId", volume_unit_id as "volumeUnitId",
           is_inventory_asset::int as "isInventoryAsset", is_lot_control::int as "isLotControl", is_serial_number_control::int as "isSerialNumberControl"
      from material where id = ${id}`.execute(context.db);
  const [, , , { rows }] = await together(
    touchProducts(context.db, [id]),
    assertVisible('material', context, id),
    lockForUpdate(context.db, 'material', id, version, () => findMaterial(context, id)),
    read(),
  );
  return rows[0]!;
}

/** What stock was counted by cannot change while there is any. */
async function refuseLocked({ db, input, language }: Context<Input>, before: Stored): Promise<void> {
  const changed = lockedFields.find((field) => before[field] !== input[field]);
  if (!changed) return;
  const stock = await stockOf(db, 'material', before.id);
  if (stock.length > 0) throw invalid('material.hasStock', changed, { stock: stockText(stock, language) });
}

/** What a product says for all its variants is changed there. */
async function refuseSetByProduct({ db, input }: Context<Input>, before: Stored): Promise<void> {
  const changed =
    lockedFields.find((field) => before[field] !== input[field]) ??
    (before.unitId === input.unitId ? undefined : 'unitId') ??
    (before.itemCategoryId === input.itemCategoryId.at(-1) ? undefined : 'itemCategoryId') ??
    (before.itemTypeId === input.itemTypeId.at(-1) ? undefined : 'itemTypeId');
  const product = changed && (await productOf(db, before.id));
  if (product) throw invalid('product.setByProduct', changed, { product });
}

async function fieldsOf(context: Context<Input>, before: Stored | undefined) {
  const { db, input, session } = context;
  const { combinedUnitVo, picId, thumbnailUrl = picId, ...fields } = input;
  // A code that is left empty stays as it is.
  const itemCode = input.itemCode || (before?.itemCode ?? (await nextCodes(db, 'material', 'M'))[0]!);
  const numbers = Object.entries(numbering(input)).filter(
    ([name]) => before === undefined || !isLockedFor(session.fields, `material.${name}`),
  );
  return { ...fields, ...combinedUnitVo, ...Object.fromEntries(numbers), itemCode, thumbnailUrl };
}

/** Where lots or serial numbers are not controlled, there is nothing to number. */
export const numbering = (
  given: Pick<
    Input,
    | 'isLotControl'
    | 'isSerialNumberControl'
    | 'autoLotAlphaPrefix'
    | 'startAutoLotNumber'
    | 'autoSerialAlphaPrefix'
    | 'startAutoSerialNumber'
  >,
) => ({
  autoLotAlphaPrefix: given.isLotControl === 0 ? '' : given.autoLotAlphaPrefix,
  startAutoLotNumber: given.isLotControl === 0 ? '' : given.startAutoLotNumber,
  autoSerialAlphaPrefix: given.isSerialNumberControl === 0 ? '' : given.autoSerialAlphaPrefix,
  startAutoSerialNumber: given.isSerialNumberControl === 0 ? '' : given.startAutoSerialNumber,
});
