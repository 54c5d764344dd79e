import type { Material } from '@edp/contract/modules/material/material.ts';
import type { RecordFile } from '@edp/contract/kernel/file-link.ts';
import type { Accessory } from '@edp/contract/modules/material/material-parts.ts';
import type { measureFields } from '@edp/contract/modules/material/measure-fields.ts';
import { notFound } from '../../kernel/app-error.ts';
import { answerRow } from '../../kernel/record/read-record.ts';
import type { RecordContext } from '../../kernel/record/record-table.ts';
import { completenessOfMaterial } from './material-completeness.ts';
import { materialTable } from './material-table.ts';
import { nodePath } from './related.ts';
import { type SelectedMaterial, selectMaterial } from './select-material.ts';

/** A material with everything that belongs to it, as it was written. */
export async function findMaterial(
  context: RecordContext,
  id: string,
  invorgId = context.session.invorgId ?? undefined,
): Promise<Material> {
  const {
    rows: [found],
  } = await context.db.executeQuery<SelectedMaterial>(selectMaterial(context, id, invorgId));
  // An organisation that the address names must use the material.
  if (!found || (invorgId !== undefined && found.invOrgName === null)) throw notFound();
  const { category, type, productCategory, files, accessories, ...record } = answerRow(
    context,
    materialTable,
    found,
  ) as SelectedMaterial;
  const [categories, types, productCategories] = [nodePath(category), nodePath(type), nodePath(productCategory)];
  const { measures, rest } = splitMeasures(record);
  const [pictures, documents] = [filesOf(context, files, 'picture'), filesOf(context, files, 'document')];
  const options = accessories.map(({ category: ofCategory, type: ofType, ...each }): Accessory => ({
    ...each,
    itemCategoryName: nodePath(ofCategory).names.join(','),
    itemType: nodePath(ofType).names.join(','),
  }));
  return {
    ...rest,
    skuId: id,
    completeness: completenessOfMaterial(context, found),
    invorgId: invorgId ?? '',
    invOrgName: record.invOrgName ?? '',
    itemCategoryId: categories.ids,
    itemCategoryText: categories.names.join(','),
    itemTypeId: types.ids,
    itemTypeIds: types.ids.join(','),
    itemTypePath: types.ids.join(','),
    itemTypeText: types.names.join(','),
    proCategoryId: productCategories.ids,
    proCategoryName: productCategories.names.at(-1) ?? '',
    combinedUnit: measures,
    combinedUnitVo: measures,
    picUrls: pictures,
    picIds: pictures,
    productDocumentUrls: documents,
    productDocumentIds: documents,
    skuResultList: options,
    productionOptions: options,
    isItemHasInventory: record.stock.length > 0,
  };
}

type MeasureName = keyof typeof measureFields;

function splitMeasures<Row extends Record<MeasureName, string>>(record: Row) {
  const {
    lengthUnitId,
    volumeUnitId,
    weightUnitId,
    lengthStr,
    widthStr,
    highStr,
    roughWeight,
    netWeight,
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
    measures: { ...units, lengthStr, widthStr, highStr, roughWeight, netWeight, volumeStr } satisfies Record<
      MeasureName,
      string
    >,
  };
}

const filesOf = ({ session, kernel }: RecordContext, files: SelectedMaterial['files'], kind: string): RecordFile[] =>
  files
    .filter((file) => file.kind === kind)
    .map(({ id, orginalName }) => ({ id, orginalName, filePath: kernel.links.to(session.tenantId, id) }));
