import type { Call } from '@edp/contract/kernel/call.ts';

/** An inventory organisation and the unit organisation that it belongs to. */
export interface OrganisationPair {
  readonly id: string;
  readonly invorgId: string;
  readonly invOrgName: string;
  readonly unitOrgName: string;
}

/** A pair that has the record. */
export interface AssignedPair extends OrganisationPair {
  /** The current organisation keeps the record. */
  readonly isActive: boolean;
  /** The user may add and remove it. */
  readonly isOfRole: boolean;
  readonly storageNum: string;
}

/** How records of a noun are assigned to inventory organisations. */
export interface Assignments {
  /** The name of the record's id in the calls. */
  readonly idName: string;
  readonly calls: { readonly organisations: Call; readonly assignable: Call };
  /** The page of a record in an organisation. */
  readonly pageOf: (id: string, invorgId: string) => string;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * The form holds all organisations of a record; what is sent are those that were added and removed since it was read. A
 * new record has none before.
 */
export function withOrganisationChanges(values: Values, read: Values): Values {
  const before = read['id'] === undefined ? [] : pairsIn(read);
  const now = pairsIn(values);
  return { ...values, invOrgList: idsMissingIn(before, now), removedInvOrgList: idsMissingIn(now, before) };
}

function idsMissingIn(some: readonly OrganisationPair[], others: readonly OrganisationPair[]): string[] {
  const ids = new Set(some.map(({ id }) => id));
  return others.flatMap(({ id }) => (ids.has(id) ? [] : id));
}

const pairsIn = ({ invOrgList }: Values) => (invOrgList ?? []) as readonly OrganisationPair[];
