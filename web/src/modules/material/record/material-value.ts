import {
  material,
  type Material,
  type MaterialFile,
  type OrganisationPair,
} from '@edp/contract/modules/material/material.ts';
import { materialDefaults } from '@edp/contract/modules/material/material-fields.ts';
import { pickInput } from '../../../kernel/data/rules.ts';
import { today } from '../../../ui/inputs/dates/day.ts';

/** With the name that every record page looks for. */
export type MaterialValue = Material & { readonly name: string };

const noMeasures = {
  lengthUnitId: '',
  volumeUnitId: '',
  weightUnitId: '',
  lengthStr: '',
  widthStr: '',
  highStr: '',
  roughWeight: '',
  netWeight: '',
  volumeStr: '',
};

/** The form of a new material. */
export const blankMaterial = () => ({
  ...materialDefaults,
  isCreateItem: 0,
  itemCode: '',
  itemName: '',
  unitId: '',
  itemCategoryId: [],
  itemTypeId: [],
  proCategoryId: [],
  marketPrice: '',
  listPricePerUnit: '',
  startDateActive: today(),
  endDateActive: '',
  autoLotAlphaPrefix: '',
  startAutoLotNumber: '',
  autoSerialAlphaPrefix: '',
  startAutoSerialNumber: '',
  specificationModel: '',
  specification: '',
  texture: '',
  drawingNumber: '',
  drawingExplain: '',
  sizeSpecification: '',
  materialDescription: '',
  bore: '',
  wallThickness: '',
  outsideDiameter: '',
  furnaceBatchNumber: '',
  blockNumber: '',
  combinedUnitVo: noMeasures,
  thumbnailUrl: '',
  graphicDetails: '',
  parameter: '',
  picIds: [] as readonly MaterialFile[],
  productDocumentIds: [] as readonly MaterialFile[],
  productionOptions: [],
  invOrgList: [] as readonly OrganisationPair[],
});

/** What the role may not see is absent from the answer; here it is empty. */
export function toMaterialValue(detail: unknown): MaterialValue {
  const seen = detail as Material;
  const combinedUnitVo = { ...noMeasures, ...seen.combinedUnitVo };
  return { ...blankMaterial(), ...seen, combinedUnitVo, name: seen.itemName };
}

/** The form of a copy: everything but the code, and what makes the stored one this one. */
export function copyOfMaterial(detail: Material, organisations: readonly OrganisationPair[]) {
  const { id: _id, skuId: _skuId, version: _version, ...fields } = pickInput(material.save.input, detail);
  return { ...blankMaterial(), ...fields, itemCode: '', picId: '', invOrgList: organisations };
}
