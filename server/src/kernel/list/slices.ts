import { setImmediate as nextTurn } from 'node:timers/promises';
import { mapPage as mapAtOnce, type Page } from '@edp/contract/kernel/paging.ts';

/** A page of more rows than this keeps a process busy for so long that other requests would notice. */
export const largeFrom = 1000;
export const sliceRows = 200;

/** Rows by the slice; between two of them other requests get their turn. */
export async function* slicesOf<Row>(rows: readonly Row[]): AsyncGenerator<Row[]> {
  for (let start = 0; start < rows.length; start += sliceRows) {
    if (start > 0) await nextTurn();
    yield rows.slice(start, start + sliceRows);
  }
}

/** Like `mapPage` of the contract, for rows that take their time, such as those with a signed link. */
export const mapPage = <Row, Result>(
  page: Page<Row>,
  toResult: (row: Row) => Result,
): Page<Result> | Promise<Page<Result>> =>
  page.rows.length > largeFrom ? mapInSlices(page, toResult) : mapAtOnce(page, toResult);

async function mapInSlices<Row, Result>(
  { rows, ...page }: Page<Row>,
  toResult: (row: Row) => Result,
): Promise<Page<Result>> {
  const results: Result[] = [];
  for await (const slice of slicesOf(rows)) results.push(...slice.map(toResult));
  return { ...page, rows: results };
}
