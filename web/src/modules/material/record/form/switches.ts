import type { Material } from '@edp/contract/modules/material/material.ts';

/** The fourteen switches in the groups that people look for them in. */
export const switchGroups = [
  {
    title: 'stockGroup',
    names: ['enabled', 'isInventoryItem', 'isLotControl', 'isSerialNumberControl', 'isInventoryAsset'],
  },
  { title: 'tradeGroup', names: ['isPurchasingItem', 'isCustomerOrder', 'isInvoice', 'isServiceItem'] },
  { title: 'productionGroup', names: ['isBom', 'isBuildInWip', 'isCosting'] },
  { title: 'qualityGroup', names: ['isInspection', 'isRetest'] },
] as const;

export type SwitchName = (typeof switchGroups)[number]['names'][number];
export const switchNames: readonly SwitchName[] = switchGroups.flatMap(({ names }) => names);

/** The fields that belong to a switch: shown while it is on. */
export const subFields = {
  isLotControl: { prefix: 'autoLotAlphaPrefix', start: 'startAutoLotNumber' },
  isSerialNumberControl: { prefix: 'autoSerialAlphaPrefix', start: 'startAutoSerialNumber' },
} as const;

const noLot = { autoLotAlphaPrefix: '', startAutoLotNumber: '' };
const noSerial = { autoSerialAlphaPrefix: '', startAutoSerialNumber: '' };

/** What else changes with a switch. `isSerial`: how serial control stands before. */
export function consequencesOf(
  name: SwitchName,
  isOn: boolean,
  isSerial: boolean,
): Readonly<Record<string, string | number>> {
  if (name === 'isLotControl') return noLot;
  if (name === 'isSerialNumberControl') return noSerial;
  // An asset is followed piece by piece.
  return name === 'isInventoryAsset' && isOn && !isSerial ? { isSerialNumberControl: 1, ...noSerial } : {};
}

const stockSwitches: ReadonlySet<SwitchName> = new Set(['isInventoryAsset', 'isLotControl', 'isSerialNumberControl']);

/** Why a switch cannot be changed; stock was counted by what it says. */
export function lockOf(
  name: SwitchName,
  { hasStock, isAsset }: { hasStock: boolean; isAsset: boolean },
): 'stock' | 'asset' | undefined {
  if (hasStock && stockSwitches.has(name)) return 'stock';
  return name === 'isSerialNumberControl' && isAsset ? 'asset' : undefined;
}

export const holdsStock = (record: Pick<Material, 'isItemHasInventory'> | undefined) =>
  record?.isItemHasInventory === true;
