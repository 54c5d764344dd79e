import { z } from 'zod';
import { isOffice, type Call } from './call.ts';
import { wholeNumber } from './fields.ts';

export const pageSizes = [10, 20, 30, 40, 50] as const;
export const defaultPageSize = 10;

/** Drop-down lists ask for everything at once; no list needs more than this. */
const largestPage = 10_000;

const pageNumber = wholeNumber(1, 1_000_000).default(1);
const pageLength = wholeNumber(1, largestPage).default(defaultPageSize);

/** Filters of a list together with its page. */
export const paged = <Shape extends z.ZodRawShape>(filters: Shape) =>
  z.object({
    ...filters,
    pageNo: pageNumber,
    pageSize: pageLength,
  });

/** The same for a list of the office, which has other names for them. */
export const officePaged = <Shape extends z.ZodRawShape>(filters: Shape) => z.object({ ...filters, page: pageNumber, limit: pageLength });

/** The page of a list call under the names that its input has for it. */
export const pageInput = (call: Pick<Call, 'service'>, pageNo: unknown, pageSize: unknown) =>
  isOffice(call) ? { page: pageNo, limit: pageSize } : { pageNo, pageSize };

/** Rows that nobody keeps count of are counted up to here, or as far as the neighbouring pages reach; beyond, lists say "more". */
export const countedUpTo = 500;

export interface Page<Row> {
  rows: Row[];
  total: number;
  /** There are more rows than `total`. */
  more?: boolean;
}

export const mapPage = <Row, Result>({ rows, ...page }: Page<Row>, toResult: (row: Row) => Result): Page<Result> => ({ ...page, rows: rows.map(toResult) });
