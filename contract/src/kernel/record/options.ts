import { z } from 'zod';
import { filterText, optionalIds, wholeNumber } from '../fields.ts';
import { largestPage } from '../paging.ts';

/**
 * The options of a select are asked for with this: the first of them, a page, those that are called so, or by their ids
 * those that are chosen already.
 */
export const optionsInput = (most = largestPage) =>
  z.object({
    keyword: filterText(),
    ids: optionalIds(most),
    pageNo: wholeNumber(1, 1_000_000).default(1),
    pageSize: wholeNumber(1, most).default(most),
  });

export type OptionsInput = z.output<ReturnType<typeof optionsInput>>;
