import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { material } from '@edp/contract/modules/material/material.ts';
import { materialDocuments, materialPictures } from '@edp/contract/modules/material/material-limits.ts';
import { sql } from 'kysely';
import { forbidden } from '../../kernel/app-error.ts';
import { together } from '../../kernel/database/together.ts';
import { isLockedFor } from '../../kernel/field-rights/field-access.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { replaceFiles, requireRecordFiles } from '../../kernel/files/record-files.ts';
import { assign, changeOrganisations } from '../inventory/assignments.ts';
import { activeOrganisation, assertVisible } from '../inventory/organisation-scope.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { nextCodes } from '../../kernel/record/next-codes.ts';
import { replaceLinks } from '../../kernel/record/replace-links.ts';
import { insertRecord, updateRecord } from '../../kernel/record/save-record.ts';
import { hasPermission } from '../../kernel/session/session.ts';
import { ownOrganisation } from '../organisation/own-organisation.ts';
import { assertMaterial, checkAccessories, ruledColumns } from './check-material.ts';
import { findMaterial } from './find-material.ts';
import { materialTable } from './material-table.ts';
import { touchProducts } from './variant-of.ts';

type Input = ParsedOf<typeof material.save>;

/** One transaction for the material, its files, accessories and organisations. */
export async function saveMaterial(context: Context<Input>): Promise<{ id: string }> {
  const { db, session, input } = context;
  const materialId = input.id ?? input.skuId;
  if (materialId === undefined && input.invOrgList.length > 0 && !hasPermission(session, 'material.assign'))
    throw forbidden();
  const before = materialId === undefined ? undefined : await lockMaterial(context, materialId, input.version);
  const [orgId] = await together(
    before?.organisation_id ?? ownOrganisation(context, 'material.noOrganisation'),
    assertMaterial(context, input, before ?? {}),
    checkAccessories(db, input.productionOptions, materialId),
    requireRecordFiles(db, input, { pictures: materialPictures, documents: materialDocuments }),
  );
  const fields = { ...(await fieldsOf(context, before)), orgId };
  const { id } =
    materialId === undefined
      ? await insertRecord(context, materialTable, fields)
      : await updateRecord(context, materialTable, { ...fields, id: materialId });
  await together(
    // First: a record in no organisation has no user who could add to it.
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

interface Stored {
  id: string;
  code: string;
  organisation_id: string;
  [column: string]: unknown;
}

/** Locks the material, so that no stock arrives in between, and reads what may not change. */
async function lockMaterial(context: Context, id: string, version: number | undefined): Promise<Stored> {
  const read = () =>
    sql<Stored>`
    select id, code, organisation_id, ${sql.join(ruledColumns.map((column) => sql.ref(column)))} from material where id = ${id}`.execute(
      context.db,
    );
  const [, , , { rows }] = await together(
    touchProducts(context.db, [id]),
    assertVisible('material', context, id),
    lockForUpdate(context.db, 'material', id, version, () => findMaterial(context, id)),
    read(),
  );
  return rows[0]!;
}

async function fieldsOf(context: Context<Input>, before: Stored | undefined) {
  const { db, input, session } = context;
  const { combinedUnitVo, picId, thumbnailUrl = picId, ...fields } = input;
  // A code that is left empty stays as it is.
  const itemCode = input.itemCode || (before?.code ?? (await nextCodes(db, 'material', 'M'))[0]!);
  const numbers = Object.entries(numbering(input)).filter(
    ([name]) => before === undefined || !isLockedFor(session.fields, `material.${name}`),
  );
  return { ...fields, ...combinedUnitVo, ...Object.fromEntries(numbers), itemCode, thumbnailUrl };
}

/** Where lots or serial numbers are not controlled, there is nothing to number. */
export const numbering = (
  fields: Pick<
    Input,
    | 'isLotControl'
    | 'isSerialNumberControl'
    | 'autoLotAlphaPrefix'
    | 'startAutoLotNumber'
    | 'autoSerialAlphaPrefix'
    | 'startAutoSerialNumber'
  >,
) => ({
  autoLotAlphaPrefix: fields.isLotControl === 0 ? '' : fields.autoLotAlphaPrefix,
  startAutoLotNumber: fields.isLotControl === 0 ? '' : fields.startAutoLotNumber,
  autoSerialAlphaPrefix: fields.isSerialNumberControl === 0 ? '' : fields.autoSerialAlphaPrefix,
  startAutoSerialNumber: fields.isSerialNumberControl === 0 ? '' : fields.startAutoSerialNumber,
});
