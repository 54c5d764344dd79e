import type { Access } from '@edp/contract/kernel/call.ts';
import type { ReactNode } from 'react';
import type { Selection } from '../../../kernel/data/use-selection.ts';

/** What can be done with all selected rows. */
export interface BatchAction {
  readonly text: string;
  readonly can: Access;
  readonly danger?: boolean;
  readonly run: () => unknown;
}

export interface Batch<Row> {
  readonly selection: Selection<Row>;
  readonly actions: readonly BatchAction[];
  /** What came of the last action, if it has to be shown. */
  readonly dialog?: ReactNode;
}
