import { material, type Material } from '@edp/contract/modules/material/material.ts';
import type { OrganisationPair } from '@edp/contract/modules/inventory-organisation/organisation-pair.ts';
import { fetchData } from '../../../kernel/http/api.ts';
import { fetchAll } from '../../../kernel/http/fetch-all.ts';

/** A material, and the organisations that its copy is assigned to as well. */
export async function readCopied(
  skuId: string,
  signal: AbortSignal,
): Promise<{ detail: Material; organisations: readonly OrganisationPair[] }> {
  const [detail, rows] = await Promise.all([
    fetchData(material.detail, { skuId }, signal),
    fetchAll(material.organisations, { skuId }, signal),
  ]);
  // The current organisation gets it by itself; to those of other roles the user may not add it.
  const organisations = rows
    .filter(({ isActive, isOfRole }) => !isActive && isOfRole)
    .map(({ id, invorgId, invOrgName, unitOrgName }) => ({ id, invorgId, invOrgName, unitOrgName }));
  return { detail, organisations };
}
