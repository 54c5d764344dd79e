import { hasOwner, type OwnerSet } from './owner-set.ts';

/** Settings of the database that hold for one transaction, by name. */
export type Settings = readonly (readonly [name: string, value: string])[];

/**
 * A person sees and may change these records: of tables that the tenant does not leave to everyone, and within an inventory
 * organisation.
 */
export interface Sharing {
  /** The boundary of what inventory organisations have; undefined for the master, '0' for nothing at all. */
  readonly organisationId: string | undefined;
  /** Private tables. */
  readonly see: ReadonlyMap<string, OwnerSet>;
  /** Private tables, and those that everyone sees. */
  readonly edit: ReadonlyMap<string, OwnerSet>;
  readonly seeSettings: Settings;
  readonly editSettings: Settings;
}

const everything: Sharing = {
  organisationId: undefined,
  see: new Map(),
  edit: new Map(),
  seeSettings: [],
  editSettings: [],
};

/** The sharing within the active inventory organisation; the master is no boundary. */
export function withinOrganisation(
  sharing: Sharing | undefined,
  organisationId: string | null,
  isMaster: boolean,
): Sharing | undefined {
  if (isMaster) return sharing;
  const { seeSettings, ...rest } = sharing ?? everything;
  return {
    ...rest,
    organisationId: organisationId ?? '0',
    seeSettings: [...seeSettings, ['app.organisation', organisationId ?? '0']],
  };
}

/** Without that boundary: for the few calls that bring records of the master into the active organisation. */
export function beyondOrganisation(sharing: Sharing | undefined): Sharing | undefined {
  if (sharing?.organisationId === undefined) return sharing;
  return {
    ...sharing,
    organisationId: undefined,
    seeSettings: sharing.seeSettings.filter(([name]) => name !== 'app.organisation'),
  };
}

/** Whether a person may change a record that they see, for lists that say so beforehand: 1 or 0. */
export function editableFlag(sharing: Sharing | undefined, table: string, ownerId: string): 0 | 1 {
  const owners = sharing?.edit.get(table);
  return !owners || ownerId === '0' || hasOwner(owners, ownerId) ? 1 : 0;
}
