import { nodePath, type SelectedCategory, type SelectedPath } from '@edp/server/modules/material/related.ts';
import type { SelectedMaterial } from '@edp/server/modules/material/select-material.ts';

interface Row {
  id: string;
  category: SelectedCategory;
  type: SelectedPath;
}

const namesOf = (path: SelectedCategory) => nodePath(path).names.join(',');

/** A row as the wire has it; nothing that the bench reads has a picture. */
export const answerRow = ({ category, type, ...row }: Row, invorgId: string) => ({
  ...row,
  skuId: row.id,
  invorgId,
  completeness: { percent: 100, missing: [] },
  editable: 1,
  thumbnailUrl: '',
  itemCategoryId: nodePath(category).ids,
  itemCategoryText: namesOf(category),
  itemTypeId: nodePath(type).ids,
  itemTypeText: namesOf(type),
});

/** The same for a material with all that belongs to it; nothing that the bench reads has files or accessories. */
export function answerDetail({ productCategory, files, accessories, ...material }: SelectedMaterial, invorgId: string) {
  const { lengthUnitId, volumeUnitId, weightUnitId, lengthStr, widthStr, highStr, roughWeight, netWeight, volumeStr } =
    material;
  const combinedUnit = {
    lengthUnitId: lengthUnitId ?? '',
    volumeUnitId: volumeUnitId ?? '',
    weightUnitId: weightUnitId ?? '',
    lengthStr,
    widthStr,
    highStr,
    roughWeight,
    netWeight,
    volumeStr,
  };
  const types = nodePath(material.type).ids.join(',');
  return {
    ...material,
    ...answerRow(material, invorgId),
    itemTypeIds: types,
    itemTypePath: types,
    proCategoryId: nodePath(productCategory).ids,
    proCategoryName: namesOf(productCategory),
    combinedUnit,
    combinedUnitVo: combinedUnit,
    picUrls: files,
    picIds: files,
    productDocumentUrls: files,
    productDocumentIds: files,
    skuResultList: accessories,
    productionOptions: accessories,
    isItemHasInventory: material.stock.length > 0,
  };
}
