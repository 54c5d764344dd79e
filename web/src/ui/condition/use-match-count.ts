import { type Condition, conditionSchema, testedFields } from '@edp/contract/kernel/list/condition.ts';
import { pageInput } from '@edp/contract/kernel/paging.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { List } from '../../kernel/data/use-list.ts';
import { fetchPage } from '../../kernel/http/api.ts';
import { toCallError } from '../../kernel/http/call-error.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { useDebounced } from '../layout/use-debounced.ts';
import { useConditionText } from './condition.texts.ts';

/** How many records meet a condition together with the other filters, counted while it is made. */
export function useMatchCount(
  { call, allFilters }: Pick<List<unknown>, 'call' | 'allFilters'>,
  draft: Condition,
): { isValid: boolean; text: string } {
  const t = useConditionText();
  const isValid = draft.tests.length === 0 || conditionSchema(testedFields(call.input)!).safeParse(draft).success;
  const condition = useDebounced(draft.tests.length ? JSON.stringify(draft) : '');
  const input = { ...allFilters, condition };
  const { data, error, isFetching } = useQuery({
    queryKey: queryKeyOf(call, 'count', input),
    queryFn: ({ signal }) => fetchPage(call, { ...input, ...pageInput(call, 1, 1) }, signal),
    enabled: isValid && condition === (draft.tests.length ? JSON.stringify(draft) : ''),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  });
  if (!isValid) return { isValid, text: t('incomplete') };
  if (error) return { isValid, text: toCallError(error).message };
  if (!data || isFetching) return { isValid, text: t('counting') };
  return {
    isValid,
    text: t(data.approximate ? 'matchingAbout' : 'matching', { count: data.total.toLocaleString('en') }),
  };
}
