import { z } from 'zod';
import { isOffice, type Call } from './call.ts';
import { filterFlag, wholeNumber } from './fields.ts';
import { rule } from './rule.ts';

export const pageSizes = [1, 10, 20, 30, 40, 50] as const;
export const defaultPageSize = 10;
/** A search through many lists shows so many records of each. */
export const shortPage = 5;

/** Drop-down lists ask for everything at once; no list needs more than this. */
export const largestPage = 10_000;

const pageNumber = wholeNumber(1, 1_000_000).default(1);
const pageLength = wholeNumber(1, largestPage).default(defaultPageSize);

/** 1: count every row, however many there are. */
const exactTotal = filterFlag;

interface Options<Column extends string> {
  /** The columns that the list can be sorted by: `code` ascending, `-code` descending. */
  sort?: readonly Column[];
}

/** Filters of a list together with its order and its page. */
export const paged = <Shape extends z.ZodRawShape, const Column extends string = never>(
  filters: Shape,
  { sort = [] }: Options<Column> = {},
) => z.object({ ...filters, ...sortField(sort), exactTotal, pageNo: pageNumber, pageSize: pageLength });

/** The page of a list of the office, which has other names for it. */
export const officePaged = <Shape extends z.ZodRawShape, const Column extends string = never>(
  filters: Shape,
  { sort = [] }: Options<Column> = {},
) => z.object({ ...filters, ...sortField(sort), exactTotal, page: pageNumber, limit: pageLength });

type SortField<Column extends string> = [Column] extends [never]
  ? object
  : { sort: ReturnType<typeof filterSort<Column>> };

const sortField = <Column extends string>(columns: readonly Column[]) =>
  (columns.length ? { sort: filterSort(columns) } : {}) as SortField<Column>;

/** Absent and empty mean the list's own order. */
const filterSort = <Column extends string>(columns: readonly Column[]) =>
  z
    .union([z.literal(''), z.null(), z.enum(columns.flatMap((column) => [column, `-${column}` as const]))], {
      error: rule('rule.choice'),
    })
    .optional()
    .transform((value) => (value || undefined) as Column | `-${Column}` | undefined);

/** The page of a list call under the names that its input has for it. */
export const pageInput = (call: Pick<Call, 'service'>, pageNo: unknown, pageSize: unknown) =>
  isOffice(call) ? { page: pageNo, limit: pageSize } : { pageNo, pageSize };

/** Rows are counted up to here, or as far as the neighbouring pages reach; beyond, the total is an estimate. */
export const exactUpTo = 1000;

export interface Page<Row> {
  rows: Row[];
  total: number;
  /** The total is an estimate: there are more than `exactUpTo` rows. */
  approximate?: boolean;
}

export const mapPage = <Row, Result>({ rows, ...page }: Page<Row>, toResult: (row: Row) => Result): Page<Result> => ({
  ...page,
  rows: rows.map(toResult),
});
