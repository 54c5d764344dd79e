import type { Call, InputOf, OutputOf } from '@edp/contract/kernel/call.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import { fetchPage } from '../../kernel/http/api.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { searchNameOf } from '../inputs/use-remote-options.ts';

/** An item that can be chosen. */
export interface Named {
  readonly id: string;
  readonly name: string;
  /** Distinguishes items of the same name, such as by department. */
  readonly detail?: string;
}

interface ChoiceQuery {
  text: string;
  pageNo: number;
  pageSize: number;
}

/** The source of a list to choose from. Its query key begins with the noun. */
export interface Source<Row = Named> {
  readonly queryKey: readonly unknown[];
  readonly fetch: (query: ChoiceQuery, signal: AbortSignal) => Promise<Page<Row>>;
}

/** Any list call; the search finds records by name, pinyin initials and code. */
export const listSource = <C extends Call>(call: C, filters: Partial<InputOf<C>> = {}): Source<OutputOf<C>> => ({
  queryKey: queryKeyOf(call, filters),
  fetch: ({ text, ...page }, signal) =>
    fetchPage(call, { ...filters, [searchNameOf(call)]: text, ...page } as InputOf<C>, signal),
});
