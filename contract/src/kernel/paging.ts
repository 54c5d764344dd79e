import { z } from 'zod';
import { wholeNumber } from './fields.ts';

export const pageSizes = [10, 20, 30, 40, 50] as const;
export const defaultPageSize = 10;

/** Drop-down lists ask for everything at once; no list needs more than this. */
const largestPage = 10_000;

/** Filters of a list together with its page. */
export const paged = <Shape extends z.ZodRawShape>(filters: Shape) =>
  z.object({
    ...filters,
    pageNo: wholeNumber(1, 1_000_000).default(1),
    pageSize: wholeNumber(1, largestPage).default(defaultPageSize),
  });

export interface Page<Row> {
  rows: Row[];
  total: number;
}
