import { material, type Material } from '@edp/contract/modules/material/material.ts';
import type { OrganisationPair } from '@edp/contract/modules/inventory-organisation/organisation-pair.ts';
import { materialRecord } from '@edp/contract/modules/material/material-record.ts';
import { pickInput } from '../../../kernel/data/rules.ts';
import { blankOf } from '../../../ui/noun/defined/defined-texts.tsx';
import { today } from '../../../ui/inputs/dates/day.ts';

export type MaterialValue = Material & { readonly name: string };

/** The form of a new material. */
export const blankMaterial = () => ({ ...blankOf(materialRecord), isCreateItem: 0, startDateActive: today() });

/** What the role may not see is absent from the answer; here it is empty. */
export function toMaterialValue(detail: unknown): Material {
  const seen = detail as Material;
  const blank = blankMaterial() as Readonly<Record<string, unknown>>;
  const combinedUnitVo = { ...(blank['combinedUnitVo'] as object), ...seen.combinedUnitVo };
  return { ...blank, ...seen, combinedUnitVo };
}

/** The form of a copy: everything but the code, and what makes the stored one this one. */
export function copyOfMaterial(detail: Material, organisations: readonly OrganisationPair[]) {
  const { id: _id, skuId: _skuId, version: _version, ...fields } = pickInput(material.save.input, detail);
  return { ...blankMaterial(), ...fields, itemCode: '', picId: '', invOrgList: organisations };
}
