import type { productGroups } from '@edp/contract/modules/product/product-record.ts';
import type { FieldValues } from '../../../../ui/form/engine/form-store.ts';

type ProductSwitch = (typeof productGroups)['policy']['fields'][number];

/** What stock was counted by. */
const stockSwitches: ReadonlySet<ProductSwitch> = new Set(['bathEnable', 'serialNumberEnable', 'assetMaterial']);

/** An asset is followed piece by piece. */
export const consequencesOf = (name: ProductSwitch, isOn: boolean): FieldValues =>
  name === 'assetMaterial' && isOn ? { serialNumberEnable: 1 } : {};

/** Why a switch cannot be changed. */
export function lockOf(
  name: ProductSwitch,
  { isHeld, isAsset }: { isHeld: boolean; isAsset: boolean },
): 'stock' | 'asset' | undefined {
  if (isHeld && stockSwitches.has(name)) return 'stock';
  return name === 'serialNumberEnable' && isAsset ? 'asset' : undefined;
}
