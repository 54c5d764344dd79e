import type { Page } from '@edp/contract/kernel/paging.ts';

/**
 * Of a database through which a list is read to its end: each time the list is asked for a page it gives the next rows
 * of one snapshot.
 */
export interface ListBatches {
  readonly size: number;
  /** Those rows alone. */
  readonly ids: readonly string[] | undefined;
  /** Whether a field of the row is wanted; a list may leave out any other. */
  readonly wants: (field: string) => boolean;
  /** Whether the list has asked for rows: one that is read in another way has pages like any other. */
  readonly isUsed: boolean;
  /** There is no further batch. */
  readonly isOver: boolean;
  next: <Row>(open: () => AsyncIterable<Row[]>) => Promise<Page<Row>>;
  /** Ends the snapshot before the last row. */
  close: () => Promise<unknown>;
}

export function openBatches(size: number, ids?: readonly string[], fields?: ReadonlySet<string>): ListBatches {
  let batches: AsyncIterator<unknown[]> | undefined;
  let isOver = false;
  return {
    size,
    ids,
    wants: (field) => !fields || field === 'id' || fields.has(field),
    get isUsed() {
      return batches !== undefined;
    },
    get isOver() {
      return isOver;
    },
    async next<Row>(open: () => AsyncIterable<Row[]>) {
      batches ??= open()[Symbol.asyncIterator]();
      const { done, value } = await (batches as AsyncIterator<Row[]>).next();
      if (done) isOver = true;
      const rows: Row[] = done ? [] : value;
      return { rows, total: rows.length };
    },
    close: async () => batches?.return?.(),
  };
}
