import type { Call } from '@edp/contract/kernel/call.ts';
import type { MessageKey } from '@edp/contract/texts.ts';

/** An inventory organisation and the unit organisation that it belongs to. */
export interface OrganisationPair {
  readonly id: string;
  readonly invorgId: string;
  readonly invOrgName: string;
  readonly unitOrgName: string;
}

/** How records of a noun are assigned to inventory organisations. */
export interface Assignments {
  /** The name of the record's id in the calls. */
  readonly idName: string;
  readonly calls: {
    readonly organisations: Call;
    readonly assignable: Call;
    readonly assign: Call;
    readonly unassign: Call;
  };
  readonly messages: { readonly nothingToAssign: MessageKey; readonly nothingToUnassign: MessageKey };
  /** What a removal means, below the question. */
  readonly removeDetail: string;
}
