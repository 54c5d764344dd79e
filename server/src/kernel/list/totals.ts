import { exactUpTo, type Page } from '@edp/contract/kernel/paging.ts';

export interface PageInput {
  pageNo: number;
  pageSize: number;
  /** 1: count every row. */
  exactTotal?: 0 | 1 | undefined;
}

export const offsetOf = ({ pageNo, pageSize }: PageInput) => (pageNo - 1) * pageSize;

/** Two pages more than the one that is read: there is always a next page to turn to, where there is one. */
const countedFor = ({ pageNo, pageSize, exactTotal }: PageInput) =>
  exactTotal === 1 ? Infinity : Math.max(exactUpTo, (pageNo + 2) * pageSize);

/** The limit of a count that finds out whether there are more; null is no limit. */
export const countLimit = (page: PageInput) => (countedFor(page) === Infinity ? null : countedFor(page) + 1);

/** The page lies so far behind that more rows are counted than for the first pages. */
export const countsFurther = (page: PageInput) => page.exactTotal !== 1 && countedFor(page) > exactUpTo;

/** How many of the rows that are counted come with the page and after it. */
export const restOf = (page: PageInput) => (countLimit(page) ?? Infinity) - offsetOf(page);

/** A number that was known before the page was read, where it says enough for this page. */
export const knownFor = (page: PageInput, counted: number | undefined) =>
  counted !== undefined && (counted <= exactUpTo || countedFor(page) === exactUpTo) ? counted : undefined;

/**
 * The total of a page: exact as far as rows were counted and on the last page, otherwise an estimate, never below what
 * was counted.
 */
export async function totalOf(
  page: PageInput,
  read: number,
  counted: number,
  estimate: () => Promise<number>,
): Promise<Omit<Page<unknown>, 'rows'>> {
  const upTo = countedFor(page);
  if (read > 0 && read < page.pageSize) return { total: offsetOf(page) + read };
  if (counted <= upTo) return { total: counted };
  return { total: Math.max(upTo, await estimate()), approximate: true };
}
