import type { Page } from '@edp/contract/kernel/paging.ts';

/** How the handler of a list reads: the page that its input names, or the next rows of a stream. */
export type ListReader = 'page' | ListStream;

/** A list that is read to its end: each time the list is asked for a page it gives the next rows of one snapshot. */
export interface ListStream {
  readonly size: number;
  /** The rows to which the stream is limited. */
  readonly ids: readonly string[] | undefined;
  /** Whether a field of the row is wanted; a list may leave out any other. */
  readonly wants: (field: string) => boolean;
  /** Whether the list has asked for rows; one whose handler keeps the reader to itself would answer the same page for ever. */
  readonly isUsed: boolean;
  /** Whether there is no further batch. */
  readonly isOver: boolean;
  next: <Row>(open: () => AsyncIterable<Row[]>) => Promise<Page<Row>>;
  /** Ends the snapshot before the last row. */
  close: () => Promise<unknown>;
}

export function openStream(size: number, ids?: readonly string[], fields?: ReadonlySet<string>): ListStream {
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
