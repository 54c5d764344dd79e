import type { Sending } from '@edp/contract/modules/message/message-sending.ts';

/** A row of the list is named by its title. */
export type SendingRow = Sending & { readonly name: string };

export const toRow = (sending: Sending): SendingRow => ({ ...sending, name: sending.title });
